import Button from "@mui/material/Button";
import DialogContentText from "@mui/material/DialogContentText";
import { texts } from "@runko/domain/texts/texts";
import { AppDialog } from "../../components/dialogs/app-dialog.tsx";

const words = texts.documentPage.edit;

type CloseDialogProps = { open: boolean; onStay: () => void; onKeep: () => void; onDiscard: () => void };

/** Asks what becomes of unsaved changes when the editing is closed. */
export function CloseDialog({ open, onStay, onKeep, onDiscard }: CloseDialogProps) {
  return (
    <AppDialog
      open={open}
      title={words.closeTitle}
      width={450}
      onClose={onStay}
      actions={
        <>
          <Button onClick={onStay}>{texts.common.abort}</Button>
          <Button color="error" onClick={onDiscard}>
            {words.discardAndClose}
          </Button>
          <Button variant="contained" onClick={onKeep}>
            {words.keepAndClose}
          </Button>
        </>
      }
    >
      <DialogContentText color="textPrimary">{words.closeText}</DialogContentText>
    </AppDialog>
  );
}
