import { AnswerDialog } from "./answer-dialog.tsx";
import { InputDialog, type InputDialogProps } from "./input-dialog.tsx";

/** The dialog of an action that asks for words of its own, in a file that is loaded when the first one opens. */
export default function AskingDialog(props: InputDialogProps) {
  return props.asked.action === "answerQuestion" ? <AnswerDialog {...props} /> : <InputDialog {...props} />;
}
