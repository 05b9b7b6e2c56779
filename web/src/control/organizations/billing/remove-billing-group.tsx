import { texts } from "@runko/domain/texts/texts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ConfirmDialog } from "../../../components/dialogs/confirm-dialog.tsx";
import { showSnackbar } from "../../../components/feedback/snackbar.ts";
import { controlProblemText } from "../../control-problem.ts";
import { forgetBillingGroups, removeBillingGroup, type BillingGroup } from "./billing-queries.ts";

const words = texts.controlBilling;

type RemoveBillingGroupProps = { organizationId: string; group: BillingGroup; onClose: () => void };

/** Asks before a billing group is removed, and does it. */
export function RemoveBillingGroup({ organizationId, group: { id, name }, onClose }: RemoveBillingGroupProps) {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const confirm = async () => {
    if (busy) return;
    setBusy(true);
    setError(undefined);
    try {
      await removeBillingGroup(organizationId, id);
      await forgetBillingGroups(client, organizationId);
      showSnackbar(words.removed(name), { severity: "success" });
      onClose();
    } catch (failure) {
      setBusy(false);
      setError(controlProblemText(failure));
    }
  };
  return (
    <ConfirmDialog
      open
      danger
      title={words.removeTitle(name)}
      text={words.removeText}
      confirmLabel={words.removeLabel}
      onConfirm={() => void confirm()}
      onClose={onClose}
      busy={busy}
      error={error}
    />
  );
}
