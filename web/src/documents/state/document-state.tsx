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
  "td > &": { display: "flex", flexWrap: "nowrap" },
});
const Derived = styled("span")(({ theme }) => ({
  fontSize: "0.75rem",
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
  | "cancelConfirmed"
  | "processingFaultReport"
  | "returned"
  | "waitingSince"
  | "reopened"
  | "heldReason"
>;

type StateWords = { label: string; look: Look; beside: string[] };

/** How a document's state is told: icon and word in the colour of the state, and what is said beside it (D-9b). */
function stateWords(document: StateFacts): StateWords {
  const { derived, states } = texts.documents;
  // What is returned to the reader says so itself.
  const waits = document.waitingSince !== null && !document.returned;
  const words = [...derivedWords(texts.documents, document), ...(waits ? [texts.questions.mine] : [])];
  if (document.archived) return { label: states.ARCHIVED, look: stateLook.ARCHIVED, beside: words };
  if (document.rejected)
    return {
      label: derived.rejected,
      look: stateLook.REJECTED,
      beside: words.filter((word) => word !== derived.rejected),
    };
  const instead = awaitsCancelConfirmation(document)
    ? derived.unconfirmedCancellation
    : document.returned
      ? derived.returned
      : undefined;
  return {
    label: instead ?? states[shownState(document)],
    look: stateLook[document.eventState],
    beside: words.filter((word) => word !== instead),
  };
}

/** The state of a document as a chip, with the words derived from its flags. */
export function DocumentState({ document }: { document: StateFacts }) {
  const { label, look, beside } = stateWords(document);
  return (
    <Words>
      <StateChip tone={look.tone} icon={look.Icon} label={label} />
      {beside.length > 0 && <Derived>{beside.join(", ").toLowerCase()}</Derived>}
    </Words>
  );
}
