import Button from "@mui/material/Button";
import DialogContentText from "@mui/material/DialogContentText";
import { texts } from "@runko/domain/texts/texts";
import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import { ActionButton } from "../buttons/action-button.tsx";
import { Notice } from "../feedback/notice.tsx";
import type { Option } from "../forms/input-props.ts";
import { RadioInput } from "../forms/radio-input.tsx";
import { TextInput } from "../forms/text-input.tsx";
import { AppDialog } from "./app-dialog.tsx";

export type Reason = { choice: string; text: string };

export type ReasonDialogProps = {
  title: string;
  text?: string;
  /** Ready-made reasons to choose from, when there are any. */
  choices?: readonly Option[];
  choiceLabel?: string;
  reasonLabel: string;
  /** What is missing from the reason, in Finnish; undefined when it will do. */
  check: (reason: Reason) => { field: keyof Reason; message: string } | undefined;
  confirmLabel: string;
  danger?: boolean;
  onConfirm: (reason: Reason) => void;
  onClose: () => void;
  busy?: boolean;
  error?: string | undefined;
  /** Why it cannot be confirmed now, in Finnish. */
  disabledReason?: string | undefined;
  /** What it begins with, to be changed or left; nothing unless given. */
  initial?: Reason;
  children?: ReactNode;
};

/** Asks why, before an action that has to be explained. Mounted when it opens, so that it starts anew. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { choices, choiceLabel, check, onConfirm, onClose, busy = false, error } = props;
  const defaultValues = props.initial ?? { choice: "", text: "" };
  const { control, handleSubmit, setError, clearErrors } = useForm<Reason>({ defaultValues });
  const submit = handleSubmit((reason) => {
    const wrong = check(reason);
    if (wrong) setError(wrong.field, { type: "custom", message: wrong.message }, { shouldFocus: true });
    else onConfirm({ choice: reason.choice, text: reason.text.trim() });
  });

  return (
    <AppDialog
      open
      width={450}
      title={props.title}
      onClose={onClose}
      onSubmit={() => {
        clearErrors();
        void submit();
      }}
      actions={
        <>
          <Button onClick={onClose}>{texts.common.abort}</Button>
          <ActionButton
            type="submit"
            variant="contained"
            color={props.danger ? "error" : "primary"}
            busy={busy}
            disabledReason={props.disabledReason}
          >
            {props.confirmLabel}
          </ActionButton>
        </>
      }
    >
      {props.text && <DialogContentText color="textPrimary">{props.text}</DialogContentText>}
      {choices && <RadioInput control={control} name="choice" label={choiceLabel ?? ""} options={choices} required />}
      <TextInput control={control} name="text" label={props.reasonLabel} rows={3} required={choices === undefined} />
      {props.children}
      {error && (
        <Notice severity="error" live>
          {error}
        </Notice>
      )}
    </AppDialog>
  );
}
