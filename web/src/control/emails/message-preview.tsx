import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import type { Message } from "./email-queries.ts";

const Paper = styled("div")(({ theme }) => ({
  border: `1px solid ${theme.colors.divider}`,
  borderRadius: theme.shape.borderRadius,
  padding: "10px 14px",
  maxHeight: 320,
  overflowY: "auto",
  "& pre": { margin: "8px 0 0", font: "inherit", whiteSpace: "pre-wrap", overflowWrap: "anywhere" },
  "& footer": { marginTop: 12, whiteSpace: "pre-line", color: theme.colors.textSecondary },
}));

/** A message as its recipient reads it. */
export function MessagePreview({ message: { subject, text } }: { message: Message }) {
  return (
    <Paper role="region" aria-label={texts.controlEmails.preview} tabIndex={0}>
      <strong>{subject}</strong>
      <pre>{text}</pre>
      <footer>{texts.controlEmails.footer}</footer>
    </Paper>
  );
}
