import { issueMessage } from "@runko/domain/values/issue-message";
import Button from "@mui/material/Button";
import DialogContentText from "@mui/material/DialogContentText";
import { takenInputs } from "@runko/domain/documents/action-inputs";
import { cannotBeUndone } from "@runko/domain/documents/cannot-be-undone";
import { checkInput } from "@runko/domain/documents/check-input";
import type { AskingAction } from "@runko/domain/documents/document-actions";
import { rowOfRole } from "@runko/domain/documents/row-of-role";
import { texts } from "@runko/domain/texts/texts";
import { todayInHelsinki } from "@runko/domain/values/calendar-date";
import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import { ApiProblem, problemText } from "../../api/api-problem.ts";
import { ActionButton } from "../../components/buttons/action-button.tsx";
import { AppDialog } from "../../components/dialogs/app-dialog.tsx";
import { ProblemNotice } from "../../components/feedback/notice.tsx";
import type { DocumentChange, Scope, WholeDocument } from "../api/entities.ts";
import { usePerform } from "../api/use-perform.ts";
import { firstInput, givenInput, inputOf, type InputForm } from "./input-form.ts";
import { InputField } from "./input-field.tsx";
import { StaleActionNotice } from "./stale-action-notice.tsx";

export type Asking = { action: AskingAction; document: WholeDocument };

export type InputDialogProps = {
  scope: Scope;
  /** What is asked, and the document as it was then: nothing that came later is agreed to unseen. */
  asked: Asking;
  /** The document as it is now, followed live. */
  latest: WholeDocument;
  /** The newer version has been seen, and the question is about it from now on. */
  onTakeUp: () => void;
  onClose: () => void;
};

type More = {
  /** How it is called, where that depends on more than the action. */
  words?: { title: string; text: string } | undefined;
  /** What is told above the inputs. */
  above?: ReactNode;
  /** More inputs, below them. */
  below?: ReactNode;
  /** What goes along of these; undefined while something in them is wrong, which they say themselves. */
  alongside?: () => Pick<DocumentChange, "document"> | undefined;
  /** Takes up what the server says of them; answers what it does not know of. */
  onRefused?: (problem: ApiProblem) => string[];
};

/** Asks what an action takes of its own, as the table says, and carries it out; what is typed stays until it is done. */
export function InputDialog({
  scope,
  asked,
  latest,
  onTakeUp,
  onClose,
  words: otherWords,
  above,
  below,
  alongside,
  onRefused,
}: InputDialogProps & More) {
  const { action, document } = asked;
  const { documentType } = document;
  const words = otherWords ?? texts.actionInputs.dialogs[action];
  const row = rowOfRole(action, scope.role, documentType);
  const names = takenInputs(row.takes);
  const { control, handleSubmit, setError, clearErrors } = useForm<InputForm>({
    defaultValues: firstInput(document.handlerId),
  });
  const { perform, performing, error, reset } = usePerform(scope, document);
  const stale = row.versioned && latest.version !== document.version;

  const refused = (failure: unknown) => {
    if (!(failure instanceof ApiProblem)) return;
    for (const { path, message } of failure.errors) {
      const name = inputOf(path);
      if (name) setError(name, { type: "server", message }, { shouldFocus: true });
    }
    onRefused?.(failure);
  };
  const submit = handleSubmit((values) => {
    const input = givenInput(values, names);
    const issues = checkInput(row, {
      input,
      documentType,
      today: todayInHelsinki(new Date()),
      before: document.document,
    });
    for (const issue of issues.toReversed()) {
      const name = inputOf(issue.path);
      if (name) setError(name, { type: "custom", message: issueMessage(texts.issues, issue) }, { shouldFocus: true });
    }
    const along = alongside ? alongside() : {};
    if (issues.length === 0 && along)
      perform({
        change: { action, ...input, ...along },
        version: document.version,
        onDone: onClose,
        onFailed: refused,
      });
  });
  const told =
    error && !stale && !(error instanceof ApiProblem && error.errors.length > 0) ? problemText(error) : undefined;
  return (
    <AppDialog
      open
      title={words.title}
      onClose={onClose}
      onSubmit={() => {
        clearErrors();
        reset();
        void submit();
      }}
      actions={
        <>
          <Button onClick={onClose}>{texts.common.abort}</Button>
          <ActionButton
            type="submit"
            variant="contained"
            color={cannotBeUndone(action, document) ? "error" : "primary"}
            busy={performing}
            disabledReason={stale ? texts.documentPage.stale.title : undefined}
          >
            {texts.documents.actions[action](documentType)}
          </ActionButton>
        </>
      }
    >
      <DialogContentText color="textPrimary">{words.text}</DialogContentText>
      {above}
      {names.map((name) => (
        <InputField key={name} control={control} name={name} action={action} type={documentType} row={row} />
      ))}
      {below}
      {stale && <StaleActionNotice scope={scope} action={action} base={document} latest={latest} onTakeUp={onTakeUp} />}
      <ProblemNotice problem={told} />
    </AppDialog>
  );
}
