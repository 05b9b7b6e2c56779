import { checkReason, hasReasonOptions } from "@runko/domain/documents/check-action-input";
import { cannotBeUndone } from "@runko/domain/documents/cannot-be-undone";
import { actionTable, type ReasonField } from "@runko/domain/documents/document-actions";
import { handlingReasons, returnReasons } from "@runko/domain/enumerations/handling-reasons";
import { texts } from "@runko/domain/texts/texts";
import { issueMessage } from "@runko/domain/values/issue-message";
import { problemText } from "../../api/api-problem.ts";
import { ConfirmDialog } from "../../components/dialogs/confirm-dialog.tsx";
import { ReasonDialog, type Reason } from "../../components/dialogs/reason-dialog.tsx";
import { FieldList } from "../../components/layout/field-list.tsx";
import type { DocumentChange, Scope, WholeDocument } from "../api/entities.ts";
import type { Asked, AskedAction } from "./asked-actions.ts";
import { StaleActionNotice } from "./stale-action-notice.tsx";
import { summaryItems } from "./summary-items.ts";

const words = texts.documentPage;

type ActionDialogProps = {
  scope: Scope;
  asked: Asked;
  /** The document as it is now, followed live. */
  latest: WholeDocument;
  busy: boolean;
  error: unknown;
  onConfirm: (change: DocumentChange) => void;
  /** The newer version has been seen, and the question is about it from now on. */
  onTakeUp: () => void;
  onClose: () => void;
};

const reasonFieldOf = (action: AskedAction): ReasonField | null =>
  actionTable.find((row) => row.action === action)?.reason ?? null;

function reasonTexts(action: AskedAction, type: WholeDocument["documentType"]) {
  if (action === "returnForCompletion") return { title: words.reason.returnTitle, text: words.reason.returnText };
  if (action === "reject")
    return { title: words.reason.rejectTitle(texts.documents.objectForm[type]), text: words.reason.rejectText };
  if (action === "reopenFault") return { title: words.reason.reopenTitle, text: words.reason.reopenText };
  return { title: words.confirmTitle(texts.documents.actions[action](type)), text: words.cancelText[type] };
}

function confirmText(action: AskedAction, { proposedDeliveryDate }: WholeDocument): string {
  if (action === "acceptProposedDate" && proposedDeliveryDate !== null)
    return texts.deliveryDates.accept(proposedDeliveryDate);
  return words.confirmTexts[action] ?? "";
}

const reasonLabelOf = (field: ReasonField) =>
  field === "reopenReason" ? texts.documents.fields.reopenReason : words.reason.cancel;

/** The words of a broken rule of the reason, at the field of the dialog that it is about. */
function faultOf(field: ReasonField, change: { reason: string; explanation?: string }): ReturnType<CheckOfDialog> {
  const [issue] = checkReason(field, change);
  if (!issue) return undefined;
  const inChoice = issue.path === "reason" && hasReasonOptions(field);
  return { field: inChoice ? "choice" : "text", message: issueMessage(texts.issues, issue) };
}
type CheckOfDialog = (reason: Reason) => { field: keyof Reason; message: string } | undefined;

/** Asks for the reason of an action, or whether it is meant, before it binds (U15). */
export default function ActionDialog(props: ActionDialogProps) {
  const { scope, asked, latest, busy, error, onConfirm, onTakeUp, onClose } = props;
  const { action, document } = asked;
  const { documentType: type } = document;
  const label = texts.documents.actions[action](type);
  const stale = latest.version !== document.version;
  const state = {
    busy,
    danger: cannotBeUndone(action, document),
    error: error && !stale ? problemText(error) : undefined,
    disabledReason: stale ? words.stale.title : undefined,
  };
  const notice = stale && (
    <StaleActionNotice scope={scope} action={action} base={document} latest={latest} onTakeUp={onTakeUp} />
  );
  const field = reasonFieldOf(action);
  if (field === null)
    return (
      <ConfirmDialog
        open
        title={words.confirmTitle(label)}
        text={confirmText(action, document)}
        confirmLabel={label}
        {...state}
        onConfirm={() => onConfirm({ action })}
        onClose={onClose}
      >
        {notice}
        <FieldList items={summaryItems(document, scope)} />
      </ConfirmDialog>
    );
  const withChoices = hasReasonOptions(field);
  const changeOf = ({ choice, text }: Reason) =>
    withChoices ? { reason: choice, ...(text.trim() !== "" && { explanation: text.trim() }) } : { reason: text.trim() };
  return (
    <ReasonDialog
      {...reasonTexts(action, type)}
      {...(withChoices && {
        choices: (field === "inProgressReason" ? returnReasons : handlingReasons).map((value) => ({
          value,
          label: texts.enumerations.handlingReason[value],
        })),
        choiceLabel: words.reason.choice,
      })}
      reasonLabel={withChoices ? words.reason.explanation : reasonLabelOf(field)}
      check={(reason) => faultOf(field, changeOf(reason))}
      confirmLabel={label}
      {...state}
      onConfirm={(reason) => onConfirm({ action, ...changeOf(reason) })}
      onClose={onClose}
    >
      {notice}
    </ReasonDialog>
  );
}
