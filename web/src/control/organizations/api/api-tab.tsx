import { useQuery } from "@tanstack/react-query";
import { address } from "../../../addresses/address.ts";
import { idOf, oneOf } from "../../../addresses/parts.ts";
import { useAddress } from "../../../addresses/use-address.ts";
import { ErrorState } from "../../../components/feedback/error-state.tsx";
import { SkeletonBlock } from "../../../components/feedback/skeleton-block.tsx";
import type { OrganizationTabProps } from "../organization-tab-props.ts";
import { apiClientsQuery } from "./api-queries.ts";
import { ApiView } from "./api-view.tsx";
import { ClientForm } from "./client-form.tsx";

const tabAddress = address({ mode: oneOf("mode", ["add", "edit"]), clientId: idOf("client") });

/** API clients of an organization; `mode` and `client` of the address open the form of one. */
export default function ApiTab({ organization }: OrganizationTabProps) {
  const { url } = useAddress(tabAddress);
  const { data, error, refetch } = useQuery(apiClientsQuery(organization.id));
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonBlock lines={10} />;
  const { mode, clientId } = url;
  if (mode === "add") return <ClientForm key="new" organization={organization} client={undefined} />;
  const client = mode === "edit" ? data.find((one) => one.id === clientId) : undefined;
  if (client) return <ClientForm key={client.id} organization={organization} client={client} />;
  return <ApiView organizationId={organization.id} clients={data} />;
}
