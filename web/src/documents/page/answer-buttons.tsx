import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { cannotBeUndone } from "@runko/domain/documents/cannot-be-undone";
import type { WholeDocument } from "../api/entities.ts";
import { actionLabel } from "../edit/action-label.ts";
import type { ScreenAction } from "../edit/offered-actions.ts";

const Answers = styled("div")({ display: "flex", flexWrap: "wrap", gap: 8, marginTop: 8 });

type AnswerButtonsProps = {
  document: Pick<WholeDocument, "documentType" | "rejected" | "allowedActions" | "waits">;
  actions: readonly ScreenAction[];
  busy: boolean;
  onAction: (action: ScreenAction) => void;
};

/** Those of the actions that the reader may do, beside what they answer. */
export function AnswerButtons({ document, actions, busy, onAction }: AnswerButtonsProps) {
  const { allowedActions } = document;
  const allowed = actions.filter((action) => allowedActions.includes(action));
  if (allowed.length === 0) return null;
  return (
    <Answers data-screen-only>
      {allowed.map((action) => (
        <Button
          key={action}
          size="small"
          variant="outlined"
          color={cannotBeUndone(action, document) ? "error" : "inherit"}
          disabled={busy}
          onClick={() => onAction(action)}
        >
          {actionLabel(action, document)}
        </Button>
      ))}
    </Answers>
  );
}
