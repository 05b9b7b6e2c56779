import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ConfirmDialog } from "../../components/dialogs/confirm-dialog.tsx";
import { showSnackbar } from "../../components/feedback/snackbar.ts";
import { controlKeys } from "../control-keys.ts";
import { controlProblemText } from "../control-problem.ts";

type ConfirmRemovalProps = {
  title: string;
  text: string;
  label: string;
  danger?: boolean;
  /** Does it, leaves the page when what it showed is gone, and answers what to tell. */
  perform: () => Promise<string>;
  onClose: () => void;
};

/** Asks before something is removed or put out of use, does it, and tells what came of it. */
export function ConfirmRemoval({ title, text, label, danger = true, perform, onClose }: ConfirmRemovalProps) {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  const confirm = async () => {
    if (busy) return;
    setBusy(true);
    setError(undefined);
    try {
      const done = await perform();
      void client.invalidateQueries({ queryKey: controlKeys.products() });
      showSnackbar(done, { severity: "success" });
      onClose();
    } catch (failure) {
      setBusy(false);
      setError(controlProblemText(failure));
    }
  };
  return (
    <ConfirmDialog
      open
      title={title}
      text={text}
      confirmLabel={label}
      onConfirm={() => void confirm()}
      onClose={onClose}
      busy={busy}
      error={error}
      danger={danger}
    />
  );
}
