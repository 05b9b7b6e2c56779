import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useId, type SubmitEvent } from "react";
import type { DialogProps } from "./dialog-props.ts";

const fields = [
  'input:not([type="hidden"], [type="file"], :disabled)',
  "textarea:not([aria-hidden], :disabled)",
  "select:not(:disabled)",
].join();

/** One answers what a dialog asks without first finding the way to it; where its fields come later, as they come. */
function beginInFirstField(content: HTMLElement | null): (() => void) | undefined {
  if (!content) return undefined;
  const dialog = content.closest("[role=dialog]") ?? content;
  const begin = (): boolean => {
    if (dialog.querySelector(":focus")) return true;
    const field = content.querySelector<HTMLElement>(fields);
    field?.focus({ preventScroll: true });
    return field !== null;
  };
  if (begin()) return undefined;
  const coming = new MutationObserver(() => begin() && coming.disconnect());
  coming.observe(content, { childList: true, subtree: true });
  return () => coming.disconnect();
}

/** The dialog itself, in a file of its own so that it is loaded when the first one opens. */
export default function DialogFrame(props: DialogProps) {
  const { open, title, onClose, onSubmit, actions, width = 600, children } = props;
  const titleId = useId();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    event.stopPropagation();
    onSubmit?.();
  };
  const inside = (
    <>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent
        ref={beginInFirstField}
        sx={{ display: "flex", flexDirection: "column", gap: 4, pt: "8px !important" }}
      >
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
      data-open-dialog={open || undefined}
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
