import { texts } from "@runko/domain/texts/texts";
import { useQueryClient } from "@tanstack/react-query";
import { PerformDialog } from "../../../components/dialogs/perform-dialog.tsx";
import { controlProblemText } from "../../control-problem.ts";
import { forgetBillingGroups, removeBillingGroup, type BillingGroup } from "./billing-queries.ts";

const words = texts.controlBilling;

type RemoveBillingGroupProps = { organizationId: string; group: BillingGroup; onClose: () => void };

/** Asks before a billing group is removed, and does it. */
export function RemoveBillingGroup({ organizationId, group: { id, name }, onClose }: RemoveBillingGroupProps) {
  const client = useQueryClient();
  return (
    <PerformDialog
      danger
      title={words.removeTitle(name)}
      text={words.removeText}
      confirmLabel={words.removeLabel}
      perform={async () => {
        await removeBillingGroup(organizationId, id);
        await forgetBillingGroups(client, organizationId);
        return words.removed(name);
      }}
      problemOf={controlProblemText}
      onClose={onClose}
    />
  );
}
