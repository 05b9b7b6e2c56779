import Button from "@mui/material/Button";
import DialogContentText from "@mui/material/DialogContentText";
import { texts } from "@runko/domain/texts/texts";
import type { ReactNode } from "react";
import { ActionButton } from "../buttons/action-button.tsx";
import { ProblemNotice } from "../feedback/notice.tsx";
import { AppDialog } from "./app-dialog.tsx";

export type ConfirmDialogProps = {
  open: boolean;
  title: string;
  text?: string;
  confirmLabel: string;
  onConfirm: () => void;
  onClose: () => void;
  busy?: boolean;
  /** What went wrong at the last try, in Finnish. */
  error?: string | readonly string[] | undefined;
  danger?: boolean;
  /** Why it cannot be confirmed now, in Finnish. */
  disabledReason?: string | undefined;
  children?: ReactNode;
};

/** Asks once more before something that binds. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, text, confirmLabel, onConfirm, onClose, busy = false, error, danger = false } = props;
  return (
    <AppDialog
      open={open}
      title={title}
      onClose={onClose}
      onSubmit={onConfirm}
      width={450}
      actions={
        <>
          <Button onClick={onClose}>{texts.common.abort}</Button>
          <ActionButton
            type="submit"
            variant="contained"
            color={danger ? "error" : "primary"}
            busy={busy}
            disabledReason={props.disabledReason}
          >
            {confirmLabel}
          </ActionButton>
        </>
      }
    >
      {text && <DialogContentText color="textPrimary">{text}</DialogContentText>}
      {props.children}
      <ProblemNotice problem={error} />
    </AppDialog>
  );
}
