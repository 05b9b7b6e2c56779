import { texts } from "@runko/domain/texts/texts";
import { formatAddress } from "@runko/domain/values/address";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ConfirmDialog } from "../../../components/dialogs/confirm-dialog.tsx";
import { showSnackbar } from "../../../components/feedback/snackbar.ts";
import { controlKeys } from "../../control-keys.ts";
import { controlProblemText } from "../../control-problem.ts";
import type { OrganizationAddress } from "../../entities.ts";
import { deleteAddress } from "../organization-queries.ts";

const words = texts.controlOrganizations;

type DeleteAddressProps = { organizationId: string; address: OrganizationAddress; onClose: () => void };

/** Asks before an address is deleted. */
export function DeleteAddress({ organizationId, address, onClose }: DeleteAddressProps) {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const confirm = async () => {
    if (busy) return;
    setBusy(true);
    try {
      await deleteAddress(organizationId, address.id);
      await client.invalidateQueries({ queryKey: controlKeys.organizations("one", organizationId) });
      showSnackbar(words.addressDeleted, { severity: "success" });
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
      title={words.deleteAddressTitle}
      text={formatAddress(address)}
      confirmLabel={words.deleteAddress}
      onConfirm={() => void confirm()}
      onClose={onClose}
      busy={busy}
      error={error}
    />
  );
}
