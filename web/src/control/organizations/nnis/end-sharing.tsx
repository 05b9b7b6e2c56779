import { texts } from "@runko/domain/texts/texts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ConfirmDialog } from "../../../components/dialogs/confirm-dialog.tsx";
import { showSnackbar } from "../../../components/feedback/snackbar.ts";
import { controlKeys } from "../../control-keys.ts";
import { controlProblemText } from "../../control-problem.ts";
import { endSharing } from "./nni-queries.ts";
import type { Sharing } from "./sharing-list.tsx";

const words = texts.controlNnis;

type EndSharingProps = { sharing: Sharing; onClose: () => void };

/** Asks before an NNI is no longer shared, and ends it. */
export function EndSharing({ sharing: { nniId, identifier, receiver }, onClose }: EndSharingProps) {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  const confirm = async () => {
    if (busy) return;
    setBusy(true);
    setError(undefined);
    try {
      await endSharing(receiver.id, nniId);
      await client.invalidateQueries({ queryKey: controlKeys.nnis() });
      showSnackbar(words.ended(identifier), { severity: "success" });
      onClose();
    } catch (failure) {
      setBusy(false);
      setError(controlProblemText(failure));
    }
  };
  return (
    <ConfirmDialog
      open
      title={words.endTitle(identifier)}
      text={words.endText(receiver.name)}
      confirmLabel={words.end}
      onConfirm={() => void confirm()}
      onClose={onClose}
      busy={busy}
      error={error}
      danger
    />
  );
}
