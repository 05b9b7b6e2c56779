import { useState, type ReactNode } from "react";
import { problemText } from "../../api/api-problem.ts";
import { showSnackbar } from "../feedback/snackbar.ts";
import { ConfirmDialog, type ConfirmDialogProps } from "./confirm-dialog.tsx";

type PerformDialogProps = Pick<
  ConfirmDialogProps,
  "title" | "text" | "confirmLabel" | "danger" | "disabledReason" | "children" | "onClose"
> & {
  /** Does it, and answers what to tell when it is done. */
  perform: () => Promise<string>;
  /** What to tell when it fails, in Finnish. */
  problemOf?: (failure: unknown) => string;
  /** Shown of a failure in the place of a sentence; undefined when the sentence says it all. */
  refusalOf?: (failure: unknown) => ReactNode | undefined;
};

/** Asks before something is done, does it once, and tells what came of it; a failure leaves the question open. */
export function PerformDialog(props: PerformDialogProps) {
  const { perform, problemOf = problemText, refusalOf = () => undefined, onClose, children, ...asked } = props;
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<{ failure: unknown }>();
  const confirm = async () => {
    if (busy) return;
    setBusy(true);
    setFailed(undefined);
    try {
      showSnackbar(await perform(), { severity: "success" });
      onClose();
    } catch (failure) {
      setBusy(false);
      setFailed({ failure });
    }
  };
  const refusal = failed && refusalOf(failed.failure);
  const error = failed && refusal === undefined ? problemOf(failed.failure) : undefined;
  return (
    <ConfirmDialog open onConfirm={() => void confirm()} onClose={onClose} busy={busy} error={error} {...asked}>
      {children}
      {refusal}
    </ConfirmDialog>
  );
}
