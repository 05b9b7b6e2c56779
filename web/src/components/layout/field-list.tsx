import Link from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import type { ReactNode } from "react";
import { Link as RouterLink } from "react-router";
import { phoneScreen } from "../../screen/breakpoints.ts";
import { CopyButton } from "../buttons/copy-button.tsx";
import { MailAddress } from "../mail-address.tsx";

const List = styled("dl")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(170px, 100%), 1fr))",
  gap: "12px 24px",
  margin: 0,
  "& dt": { fontSize: "0.75rem", lineHeight: 1.4 },
  "& dd": { margin: 0, whiteSpace: "pre-line", overflowWrap: "anywhere" },
  // Where there is a pointer, what copies a value shows beside the value that is pointed at, and where the focus is; it
  // takes no room. A finger needs it in sight: there such a value has its row for itself.
  "@media (hover: hover)": {
    "& dd > button": { position: "absolute", marginBlock: -4, opacity: 0 },
    "& dd:hover > button, & dd > button:focus-visible": { opacity: 1 },
  },
  "@media (hover: none)": { "& dd > button": { marginBlock: -10 } },
  [`@media (hover: none) and ${phoneScreen}`]: { "& [data-copied]": { gridColumn: "1 / -1" } },
  "& dd > a": { display: "inline-block", minHeight: 24 },
  "& [data-wide]": { gridColumn: "1 / -1" },
  [theme.breakpoints.down("sm")]: {
    gridTemplateColumns: "repeat(auto-fill, minmax(min(130px, 100%), 1fr))",
    gap: "10px 16px",
    "& [data-long]": { gridColumn: "1 / -1" },
  },
  "&[data-roomy]": { gridTemplateColumns: "repeat(auto-fill, minmax(min(230px, 100%), 1fr))" },
}));

const Label = styled("dt")(({ theme }) => ({ color: theme.colors.textSecondary }));

export type Field = {
  label: string;
  value: ReactNode;
  /** The text that a button beside the value copies. */
  copy?: string | undefined;
  wide?: boolean;
  /** Where a press on the value leads: a call, a mail. */
  href?: string | undefined;
  /** The page of the portal that it leads to. */
  to?: string | undefined;
};

/** So many letters do not fit beside another value on a phone. */
const long = 24;
const isLong = (value: ReactNode) => typeof value === "string" && value.length > long;

const isEmpty = (value: ReactNode) => value === undefined || value === null || value === "";

function Value({ value, href, to }: Pick<Field, "value" | "href" | "to">) {
  if (isEmpty(value)) return "–";
  if (to)
    return (
      <Link component={RouterLink} to={to}>
        {value}
      </Link>
    );
  if (!href) return value;
  const isMail = href.startsWith("mailto:") && typeof value === "string";
  return <Link href={href}>{isMail ? <MailAddress address={value} /> : value}</Link>;
}

/** Names and values as text: what read mode is made of; `roomy` where the values are as long as mail addresses. */
export function FieldList({ items, roomy }: { items: readonly Field[]; roomy?: boolean }) {
  return (
    <List data-roomy={roomy || undefined}>
      {items.map(({ label, value, copy, wide, href, to }) => (
        <div
          key={label}
          data-wide={wide || undefined}
          data-long={isLong(value) || undefined}
          data-copied={copy !== undefined || undefined}
        >
          <Label>{label}</Label>
          <dd>
            <Value value={value} href={href} to={to} />
            {copy && <CopyButton text={copy} label={texts.common.copyWhat(label)} />}
          </dd>
        </div>
      ))}
    </List>
  );
}
