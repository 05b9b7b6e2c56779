import type { QueryKey } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { problemText } from "../../api/api-problem.ts";
import { useAction } from "../submit/use-action.ts";
import { ConfirmDialog, type ConfirmDialogProps } from "./confirm-dialog.tsx";

type PerformDialogProps = Pick<
  ConfirmDialogProps,
  "title" | "text" | "confirmLabel" | "danger" | "disabledReason" | "children" | "onClose"
> & {
  /** Does it, and answers what to tell when it is done. */
  perform: () => Promise<string>;
  stale?: readonly QueryKey[];
  /** What to tell when it fails, in Finnish. */
  problemOf?: (failure: unknown) => string;
  /** Shown of a failure in the place of a sentence; undefined when the sentence says it all. */
  refusalOf?: (failure: unknown) => ReactNode | undefined;
};

/** Asks before something is done, does it once, and tells what came of it; a failure leaves the question open. */
export function PerformDialog(props: PerformDialogProps) {
  const { perform, stale, problemOf = problemText, refusalOf = () => undefined, onClose, children, ...asked } = props;
  const { run, busy, failure } = useAction({ perform, done: (told) => told, onDone: onClose, stale, once: true });
  const refusal = failure && refusalOf(failure);
  const error = failure && refusal === undefined ? problemOf(failure) : undefined;
  return (
    <ConfirmDialog open onConfirm={() => void run()} onClose={onClose} busy={busy} error={error} {...asked}>
      {children}
      {refusal}
    </ConfirmDialog>
  );
}
