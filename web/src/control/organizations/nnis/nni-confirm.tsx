import { texts } from "@runko/domain/texts/texts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { ConfirmDialog } from "../../../components/dialogs/confirm-dialog.tsx";
import { showSnackbar } from "../../../components/feedback/snackbar.ts";
import { controlKeys } from "../../control-keys.ts";
import { controlProblemText } from "../../control-problem.ts";
import { nniPaths } from "./nni-paths.ts";
import type { Nni } from "./nni-entities.ts";
import { removeNni } from "./nni-queries.ts";

const words = texts.controlNnis;

type NniConfirmProps = { organizationId: string; nni: Nni; onClose: () => void };

/** Asks before an NNI is removed, or made inactive because documents name it, and does it. */
export function NniConfirm({ organizationId, nni, onClose }: NniConfirmProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const { identifier, inUse } = nni;

  const confirm = async () => {
    if (busy) return;
    setBusy(true);
    setError(undefined);
    try {
      const outcome = await removeNni(organizationId, nni.id);
      if (outcome === "removed") void navigate(nniPaths.list(organizationId), { replace: true });
      void client.invalidateQueries({ queryKey: controlKeys.nnis() });
      showSnackbar(words[outcome](identifier), { severity: "success" });
      onClose();
    } catch (failure) {
      setBusy(false);
      setError(controlProblemText(failure));
    }
  };
  return (
    <ConfirmDialog
      open
      title={(inUse ? words.deactivateTitle : words.removeTitle)(identifier)}
      text={inUse ? words.deactivateText : words.removeText}
      confirmLabel={inUse ? words.deactivate : words.remove}
      onConfirm={() => void confirm()}
      onClose={onClose}
      busy={busy}
      error={error}
      danger
    />
  );
}
