import Button from "@mui/material/Button";
import { texts } from "@runko/domain/texts/texts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { address } from "../../../addresses/address.ts";
import { idOf, oneOf } from "../../../addresses/parts.ts";
import { useAddress } from "../../../addresses/use-address.ts";
import { CenteredMessage } from "../../../components/feedback/centered-message.tsx";
import { ErrorState } from "../../../components/feedback/error-state.tsx";
import { SkeletonBlock } from "../../../components/feedback/skeleton-block.tsx";
import { controlPaths } from "../../control-paths.ts";
import type { OrganizationTabProps } from "../organization-tab-props.ts";
import { BillingGroupForm } from "./billing-group-form.tsx";
import { BillingView } from "./billing-view.tsx";
import { billingGroupsQuery } from "./billing-queries.ts";

const words = texts.controlBilling;

const tabAddress = address({ mode: oneOf("mode", ["add", "edit"]), groupId: idOf("group") });

/** Billing groups of an organization; `mode` and `group` of the address open the form of one. */
export default function BillingTab({ organization }: OrganizationTabProps) {
  const { url } = useAddress(tabAddress);
  const { data, error, refetch } = useQuery(billingGroupsQuery(organization.id));
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonBlock lines={10} />;
  const { mode, groupId } = url;
  if (mode === "add") return <BillingGroupForm key="new" organization={organization} group={undefined} />;
  if (mode !== "edit") return <BillingView organization={organization} groups={data} />;
  const group = data.find((one) => one.id === groupId);
  if (group) return <BillingGroupForm key={group.id} organization={organization} group={group} />;
  return (
    <CenteredMessage>
      <p>{words.groupNotFound}</p>
      <Button component={Link} to={controlPaths.organization(organization.id, "billing-info")} variant="contained">
        {words.title}
      </Button>
    </CenteredMessage>
  );
}
