import CheckCircle from "@mui/icons-material/CheckCircle";
import RadioButtonUnchecked from "@mui/icons-material/RadioButtonUnchecked";
import IconButton from "@mui/material/IconButton";
import { texts } from "@runko/domain/texts/texts";
import type { DocumentRow } from "../api/entities.ts";

const words = texts.documentList;

type ProcessedToggleProps = { row: DocumentRow; onToggle: (row: DocumentRow) => void };

/** Sets or takes away the mark that a document has been dealt with (T13). */
export function ProcessedToggle({ row, onToggle }: ProcessedToggleProps) {
  const { id, userProcessed } = row;
  return (
    <IconButton
      size="small"
      aria-pressed={userProcessed}
      aria-label={userProcessed ? words.unmarkProcessed(id) : words.markProcessed(id)}
      onClick={() => onToggle(row)}
      sx={{ position: "relative", zIndex: 1, p: 1 }}
    >
      {userProcessed ? <CheckCircle color="success" fontSize="small" /> : <RadioButtonUnchecked fontSize="small" />}
    </IconButton>
  );
}
