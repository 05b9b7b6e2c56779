import { texts } from "@runko/domain/texts/texts";
import { formatAddress } from "@runko/domain/values/address";
import { useQueryClient } from "@tanstack/react-query";
import { PerformDialog } from "../../../components/dialogs/perform-dialog.tsx";
import { controlKeys } from "../../control-keys.ts";
import { controlProblemText } from "../../control-problem.ts";
import type { OrganizationAddress } from "../../entities.ts";
import { deleteAddress } from "../organization-queries.ts";

const words = texts.controlOrganizations;

type DeleteAddressProps = { organizationId: string; address: OrganizationAddress; onClose: () => void };

/** Asks before an address is deleted. */
export function DeleteAddress({ organizationId, address, onClose }: DeleteAddressProps) {
  const client = useQueryClient();
  return (
    <PerformDialog
      danger
      title={words.deleteAddressTitle}
      text={formatAddress(address)}
      confirmLabel={words.deleteAddress}
      perform={async () => {
        await deleteAddress(organizationId, address.id);
        await client.invalidateQueries({ queryKey: controlKeys.organizations("one", organizationId) });
        return words.addressDeleted;
      }}
      problemOf={controlProblemText}
      onClose={onClose}
    />
  );
}
