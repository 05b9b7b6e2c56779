import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import type { ReactNode } from "react";
import { CopyButton } from "../buttons/copy-button.tsx";

const List = styled("dl")({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(220px, 100%), 1fr))",
  gap: "12px 24px",
  margin: 0,
  "& dt": { fontSize: "0.75rem", lineHeight: 1.4 },
  "& dd": { margin: 0, whiteSpace: "pre-line" },
  "& [data-wide]": { gridColumn: "1 / -1" },
});

const Label = styled("dt")(({ theme }) => ({ color: theme.colors.textSecondary }));

export type Field = {
  label: string;
  value: ReactNode;
  /** The text that a button beside the value copies. */
  copy?: string | undefined;
  wide?: boolean;
};

const isEmpty = (value: ReactNode) => value === undefined || value === null || value === "";

/** Names and values as text: what read mode is made of. */
export function FieldList({ items }: { items: readonly Field[] }) {
  return (
    <List>
      {items.map(({ label, value, copy, wide }) => (
        <div key={label} data-wide={wide || undefined}>
          <Label>{label}</Label>
          <dd>
            {isEmpty(value) ? "–" : value}
            {copy && <CopyButton text={copy} label={texts.common.copyWhat(label)} />}
          </dd>
        </div>
      ))}
    </List>
  );
}
