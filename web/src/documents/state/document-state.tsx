import { styled } from "@mui/material/styles";
import { awaitsCancelConfirmation, derivedWords } from "@runko/domain/documents/derived-words";
import { shownState } from "@runko/domain/documents/document-states";
import { texts } from "@runko/domain/texts/texts";
import { StateChip } from "../../components/state-chip.tsx";
import { stateLook, type Look } from "../../look/state-look.ts";
import type { DocumentRow } from "../api/entities.ts";

const Words = styled("span")({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "2px 8px",
  // In a row of a list the words stand under the chip, so that neither is cut.
  "td > &": { display: "flex", flexDirection: "column", flexWrap: "nowrap", alignItems: "flex-start", gap: 1 },
  "td > &[data-said] > span": { height: 20 },
  "[data-density=compact] td > &": { flexDirection: "row", alignItems: "center", gap: 6 },
});
const Derived = styled("small")(({ theme }) => ({
  fontSize: "0.75rem",
  "td &": { maxWidth: "100%", fontSize: "0.6875rem", lineHeight: "13px" },
  color: theme.colors.textSecondary,
  overflow: "hidden",
  textOverflow: "ellipsis",
}));

type StateFacts = Pick<
  DocumentRow,
  | "documentType"
  | "eventState"
  | "archived"
  | "rejected"
  | "modified"
  | "disconnected"
  | "imported"
  | "cancelConfirmed"
  | "processingFaultReport"
  | "returned"
  | "waitingSince"
  | "reopened"
  | "heldReason"
>;

type StateWords = { label: string; look: Look; beside: string[] };

/** What a word says that the chip does not say already. */
function beyond(label: string, word: string): string[] {
  if (word === label) return [];
  return [word.startsWith(`${label}, `) ? word.slice(label.length + 2) : word];
}

/** How a document's state is told: icon and word in the colour of the state, and what is said beside it (D-9b). */
function stateWords(document: StateFacts, inRow: boolean): StateWords {
  const { derived, states } = texts.documents;
  // What is returned to the reader says so itself.
  const waits = document.waitingSince !== null && !document.returned;
  const words = [...derivedWords(texts.documents, document), ...(waits ? [texts.questions.mine] : [])];
  if (document.archived) return { label: states.ARCHIVED, look: stateLook.ARCHIVED, beside: words };
  if (document.rejected)
    return {
      label: derived.rejected,
      look: stateLook.REJECTED,
      beside: words.flatMap((word) => beyond(derived.rejected, word)),
    };
  const insteadOf = awaitsCancelConfirmation(document)
    ? derived.unconfirmedCancellation
    : document.returned
      ? derived.returned
      : undefined;
  const label = (inRow ? undefined : insteadOf) ?? states[shownState(document)];
  return { label, look: stateLook[document.eventState], beside: words.flatMap((word) => beyond(label, word)) };
}

type DocumentStateProps = {
  document: StateFacts;
  /** In a row of a list the chip says the state alone, and what is more stands under it. */
  inRow?: boolean;
};

/** The state of a document as a chip, with the words derived from its flags. */
export function DocumentState({ document, inRow = false }: DocumentStateProps) {
  const { label, look, beside } = stateWords(document, inRow);
  return (
    <Words data-said={beside.length > 0 || undefined}>
      <StateChip tone={look.tone} icon={look.Icon} label={label} />
      {beside.length > 0 && <Derived>{beside.join(", ").toLowerCase()}</Derived>}
    </Words>
  );
}
