import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useId, type ReactNode, type SubmitEvent } from "react";

/** Source: specification §9, dialog and document dialog. */
type DialogWidth = 600 | 450;

export type AppDialogProps = {
  open: boolean;
  title: string;
  onClose: () => void;
  /** Makes the dialog a form, so that Enter in a field does what its submit button does. */
  onSubmit?: () => void;
  actions: ReactNode;
  width?: DialogWidth;
  children: ReactNode;
};

export function AppDialog({ open, title, onClose, onSubmit, actions, width = 600, children }: AppDialogProps) {
  const titleId = useId();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    event.stopPropagation();
    onSubmit?.();
  };
  const inside = (
    <>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent sx={{ display: "flex", flexDirection: "column", gap: 4, pt: "8px !important" }}>
        {children}
      </DialogContent>
      <DialogActions>{actions}</DialogActions>
    </>
  );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullWidth
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { maxWidth: width, m: 4, width: "calc(100% - 32px)" } } }}
    >
      {onSubmit ? (
        <form noValidate onSubmit={submit} style={{ display: "contents" }}>
          {inside}
        </form>
      ) : (
        inside
      )}
    </Dialog>
  );
}
