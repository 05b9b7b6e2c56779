import Button from "@mui/material/Button";
import type { DocumentAction } from "@runko/domain/documents/document-actions";
import { nextStep } from "@runko/domain/documents/next-step";
import { texts } from "@runko/domain/texts/texts";
import { formatEventId } from "@runko/domain/values/event-number";
import { Link } from "react-router";
import { ActionButton } from "../../components/buttons/action-button.tsx";
import { showProblem, tellFailure } from "../../components/feedback/tell-failure.ts";
import { useSession } from "../../session/session-context.ts";
import type { DocumentRow, Scope } from "../api/entities.ts";
import { useMarkProcessed } from "../api/use-mark-processed.ts";
import { usePerform } from "../api/use-perform.ts";
import { isAtOnce, stepPath } from "./step-path.ts";

const words = texts.todaysWork;

type StepProps = { scope: Scope; row: DocumentRow; label: string; onDone: () => void };

function StepAtOnce({ scope, row, label, action, onDone }: StepProps & { action: DocumentAction }) {
  const { perform, performing } = usePerform(scope, row);
  const { mark, marking } = useMarkProcessed(scope);
  const act = () => {
    onDone();
    if (action === "markProcessed") return mark(row, true);
    return perform({
      change: { action },
      version: row.version,
      onFailed: (failure) => void (tellFailure(failure) || showProblem(failure)),
    });
  };
  return (
    <ActionButton
      size="small"
      variant="outlined"
      busy={performing || marking}
      aria-label={words.stepOf(label, formatEventId(row.id))}
      onClick={act}
    >
      {label}
    </ActionButton>
  );
}

type WorkStepProps = Pick<StepProps, "scope" | "row" | "onDone"> & { steps: readonly DocumentAction[] };

/** What its reader does next with a document: done in place where nothing is asked, else the way to where it is asked. */
export function WorkStep({ scope, row, steps, onDone }: WorkStepProps) {
  const { user } = useSession();
  const action = nextStep(steps, { ...scope, userId: user.id }, row);
  const label = action ? texts.documents.actions[action](row.documentType) : words.open;
  if (action && isAtOnce(action)) return <StepAtOnce {...{ scope, row, label, action, onDone }} />;
  return (
    <Button
      component={Link}
      to={stepPath(scope.role, row, action)}
      size="small"
      variant="outlined"
      aria-label={words.stepOf(label, formatEventId(row.id))}
    >
      {label}
    </Button>
  );
}
