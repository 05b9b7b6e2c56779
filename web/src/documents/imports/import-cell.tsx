import ButtonBase from "@mui/material/ButtonBase";
import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { issueMessage } from "@runko/domain/values/issue-message";
import { useState } from "react";
import type { ImportRow } from "./import-queries.ts";

const words = texts.imports;

const Press = styled(ButtonBase)(({ theme }) => ({
  minHeight: 24,
  minWidth: 60,
  padding: "2px 4px",
  justifyContent: "flex-start",
  font: "inherit",
  textAlign: "start",
  borderRadius: 4,
  "&[data-wrong]": { outline: `1px solid ${theme.tones.red.line}`, background: theme.tones.red.ground },
  "&[data-doubted]": { outline: `1px solid ${theme.tones.amber.line}`, background: theme.tones.amber.ground },
  "&:hover, &:focus-visible": { outline: `2px solid ${theme.colors.primary}` },
}));
const Field = styled("input")(({ theme }) => ({
  font: "inherit",
  width: "100%",
  minWidth: 120,
  minHeight: 28,
  padding: "2px 4px",
  color: "inherit",
  background: theme.colors.surface,
  border: `1px solid ${theme.colors.primary}`,
  borderRadius: 4,
}));
const Wrong = styled("small")(({ theme }) => ({ display: "block", color: theme.tones.red.text }));

type ImportCellProps = {
  label: string;
  value: string;
  issues: ImportRow["issues"];
  mayMend: boolean;
  onMend: (to: string) => Promise<void>;
};

/** A cell that is mended by a press on it: Enter keeps what is typed, Escape leaves it. */
export function ImportCell({ label, value, issues, mayMend, onMend }: ImportCellProps) {
  const [typed, setTyped] = useState<string>();
  const keep = () => {
    const to = typed;
    setTyped(undefined);
    if (to !== undefined && to !== value) void onMend(to);
  };
  const isWrong = issues.some(({ warning }) => warning !== true);
  return (
    <>
      {typed === undefined ? (
        mayMend ? (
          <Press
            aria-label={words.mend(label, value)}
            data-wrong={isWrong || undefined}
            data-doubted={(!isWrong && issues.length > 0) || undefined}
            onClick={() => setTyped(value)}
          >
            {value}
          </Press>
        ) : (
          value
        )
      ) : (
        <Field
          autoFocus
          aria-label={label}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={keep}
          onKeyDown={({ key }) => {
            if (key === "Enter") keep();
            if (key === "Escape") setTyped(undefined);
          }}
        />
      )}
      {issues.map((issue) => (
        <Wrong key={issue.code}>{issueMessage(texts.issues, issue)}</Wrong>
      ))}
    </>
  );
}
