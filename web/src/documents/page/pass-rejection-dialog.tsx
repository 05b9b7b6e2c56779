import { checkReason } from "@runko/domain/documents/check-action-input";
import { stepBefore } from "@runko/domain/documents/step-before";
import { handlingReasons } from "@runko/domain/enumerations/handling-reasons";
import { texts } from "@runko/domain/texts/texts";
import { formatEventId } from "@runko/domain/values/event-number";
import { issueMessage } from "@runko/domain/values/issue-message";
import { useQuery } from "@tanstack/react-query";
import { problemText } from "../../api/api-problem.ts";
import { ReasonDialog, type Reason } from "../../components/dialogs/reason-dialog.tsx";
import { documentQuery } from "../api/document-queries.ts";
import type { Scope, WholeDocument } from "../api/entities.ts";
import { usePerform } from "../api/use-perform.ts";

const words = texts.forwarding;

type PassRejectionDialogProps = {
  organizationId: string;
  /** The rejected forward, whose reason is passed on. */
  forward: WholeDocument;
  originalId: number;
  onClose: () => void;
};

const changeOf = ({ choice, text }: Reason) => ({
  reason: choice,
  ...(text.trim() !== "" && { explanation: text.trim() }),
});

function faultOf(reason: Reason) {
  const [issue] = checkReason("rejectReason", changeOf(reason));
  if (!issue) return undefined;
  return {
    field: issue.path === "reason" ? ("choice" as const) : ("text" as const),
    message: issueMessage(texts.issues, issue),
  };
}

/** Rejects the original of a rejected forward for the same reason, taken into processing first if it is open. */
export default function PassRejectionDialog({
  organizationId,
  forward,
  originalId,
  onClose,
}: PassRejectionDialogProps) {
  const scope: Scope = { organizationId, role: "SUPPLIER" };
  const { documentType, document: answered } = forward;
  const { data: original, error: unread } = useQuery(documentQuery(scope, originalId));
  const { perform, performing, error } = usePerform(scope, { id: originalId, documentType });
  const name = `${texts.documents.objectForm[documentType]} ${formatEventId(originalId)}`;
  const first = original && stepBefore("reject", original);
  const possible = original !== undefined && (first !== undefined || original.allowedActions.includes("reject"));
  const refusal = original?.refusedActions.find(({ action }) => action === "reject")?.message;
  const problem = error ?? unread;
  return (
    <ReasonDialog
      title={words.rejectTitle(name)}
      text={texts.documentPage.reason.rejectText}
      choices={handlingReasons.map((value) => ({ value, label: texts.enumerations.handlingReason[value] }))}
      choiceLabel={texts.documentPage.reason.choice}
      reasonLabel={texts.documentPage.reason.explanation}
      initial={{ choice: answered.rejectReason ?? "", text: answered.reasonExplanation ?? "" }}
      check={faultOf}
      confirmLabel={words.reject}
      danger
      busy={performing || (original === undefined && !unread)}
      error={problem ? problemText(problem) : undefined}
      disabledReason={original && !possible ? (refusal ?? words.rejectImpossible) : undefined}
      onConfirm={(reason) =>
        original &&
        perform({
          first,
          change: { action: "reject", ...changeOf(reason) },
          version: original.version,
          onDone: onClose,
        })
      }
      onClose={onClose}
    />
  );
}
