import Link from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { issueMessage } from "@runko/domain/values/issue-message";
import { useEffect, useRef } from "react";
import { Notice } from "../feedback/notice.tsx";
import { fieldId } from "./field-frame.tsx";
import type { SummarizedError } from "./form-errors.ts";
import { unfold } from "./unfold.ts";

const List = styled("ul")({
  margin: "4px 0 0",
  paddingInlineStart: 18,
  "& a": { display: "inline-block", padding: "3px 0", color: "inherit" },
});
const Frame = styled("div")({ "&:focus": { outline: "none" } });

type FormErrorSummaryProps = {
  errors: readonly SummarizedError[];
  labelOf: (name: string) => string;
  /** What is to be done at a field in which nothing is; else its label and what is wrong. */
  missingOf?: ((name: string) => string) | undefined;
  /** Errors that belong to no field. */
  general?: readonly string[];
  /** Grows with each refused try to send; each moves the focus here. */
  tries: number;
};

const none: readonly string[] = [];
const isMissing = issueMessage(texts.issues, { code: "REQUIRED" });

function goTo(name: string) {
  const control = document.getElementById(fieldId(name));
  if (!control) return;
  unfold(control);
  control.scrollIntoView({ block: "center" });
  control.focus({ preventScroll: true });
}

/** What must be put right, each with a link to its field (U14). Nothing when there is nothing. */
export function FormErrorSummary({ errors, labelOf, missingOf, general = none, tries }: FormErrorSummaryProps) {
  const frame = useRef<HTMLDivElement>(null);
  const count = errors.length + general.length;
  useEffect(() => {
    if (tries > 0) frame.current?.focus();
  }, [tries]);

  if (count === 0 || tries === 0) return null;
  return (
    <Frame ref={frame} tabIndex={-1} role="group" aria-label={texts.common.form.summaryTitle(count)}>
      <Notice severity="error" title={texts.common.form.summaryTitle(count)}>
        <List>
          {general.map((message) => (
            <li key={message}>{message}</li>
          ))}
          {errors.map(({ name, message }) => (
            <li key={name}>
              <Link
                href={`#${fieldId(name)}`}
                underline="always"
                onClick={(event) => {
                  event.preventDefault();
                  goTo(name);
                }}
              >
                {missingOf && message === isMissing ? missingOf(name) : `${labelOf(name)}: ${message}`}
              </Link>
            </li>
          ))}
        </List>
      </Notice>
    </Frame>
  );
}
