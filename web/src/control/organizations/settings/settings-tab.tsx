import { useQuery } from "@tanstack/react-query";
import { address } from "../../../addresses/address.ts";
import { given } from "../../../addresses/parts.ts";
import { useAddress } from "../../../addresses/use-address.ts";
import { allows } from "../../../api/allows.ts";
import { ErrorState } from "../../../components/feedback/error-state.tsx";
import { SkeletonBlock } from "../../../components/feedback/skeleton-block.tsx";
import { settingBoundsQuery } from "../organization-queries.ts";
import type { OrganizationTabProps } from "../organization-tab-props.ts";
import { SettingsForm } from "./settings-form.tsx";
import { SettingsView } from "./settings-view.tsx";

const tabAddress = address({ edit: given("edit") });

/** How an organization works in the portal; with `edit` in the address to be changed, by those who may. */
export default function SettingsTab({ organization }: OrganizationTabProps) {
  const { url } = useAddress(tabAddress);
  const { data: bounds, error, refetch } = useQuery(settingBoundsQuery);
  if (!bounds)
    return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonBlock lines={10} />;
  const mayChange = allows(organization, "changeSettings");
  if (mayChange && url.edit) return <SettingsForm organization={organization} bounds={bounds} />;
  return <SettingsView organization={organization} bounds={bounds} mayChange={mayChange} />;
}
