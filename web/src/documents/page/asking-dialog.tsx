import type { AskingAction } from "@runko/domain/documents/document-actions";
import type { ComponentType } from "react";
import { AmendDialog } from "./amend-dialog.tsx";
import { AnswerDialog } from "./answer-dialog.tsx";
import { InputDialog, type InputDialogProps } from "./input-dialog.tsx";
import { RequestDialog } from "./request-dialog.tsx";

/** Those that show what they are about. */
const dialogs: Partial<Record<AskingAction, ComponentType<InputDialogProps>>> = {
  answerQuestion: AnswerDialog,
  requestAmend: AmendDialog,
  acceptRequest: RequestDialog,
  acceptWithCharge: RequestDialog,
  refuseRequest: RequestDialog,
  acceptCharge: RequestDialog,
};

/** The dialog of an action that asks for words of its own, in a file that is loaded when the first one opens. */
export default function AskingDialog(props: InputDialogProps) {
  const Dialog = dialogs[props.asked.action] ?? InputDialog;
  return <Dialog {...props} />;
}
