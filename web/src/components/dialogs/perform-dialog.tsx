import { useState } from "react";
import { problemText } from "../../api/api-problem.ts";
import { showSnackbar } from "../feedback/snackbar.ts";
import { ConfirmDialog, type ConfirmDialogProps } from "./confirm-dialog.tsx";

type PerformDialogProps = Pick<ConfirmDialogProps, "title" | "text" | "confirmLabel" | "danger" | "onClose"> & {
  /** Does it, and answers what to tell when it is done. */
  perform: () => Promise<string>;
  /** What to tell when it fails, in Finnish. */
  problemOf?: (failure: unknown) => string;
};

/** Asks before something is done, does it once, and tells what came of it; a failure leaves the question open. */
export function PerformDialog({ perform, problemOf = problemText, onClose, ...asked }: PerformDialogProps) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const confirm = async () => {
    if (busy) return;
    setBusy(true);
    setError(undefined);
    try {
      showSnackbar(await perform(), { severity: "success" });
      onClose();
    } catch (failure) {
      setBusy(false);
      setError(problemOf(failure));
    }
  };
  return <ConfirmDialog open onConfirm={() => void confirm()} onClose={onClose} busy={busy} error={error} {...asked} />;
}
