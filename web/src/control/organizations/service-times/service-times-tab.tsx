import { useQuery } from "@tanstack/react-query";
import { address } from "../../../addresses/address.ts";
import { oneOf } from "../../../addresses/parts.ts";
import { useAddress } from "../../../addresses/use-address.ts";
import { ErrorState } from "../../../components/feedback/error-state.tsx";
import { SkeletonBlock } from "../../../components/feedback/skeleton-block.tsx";
import type { OrganizationTabProps } from "../organization-tab-props.ts";
import { ServiceTimesForm } from "./service-times-form.tsx";
import { serviceTimesQuery } from "./service-times-queries.ts";
import { ServiceTimesView } from "./service-times-view.tsx";

const tabAddress = address({ mode: oneOf("mode", ["edit"]) });

/** When a supplier serves and within what time, to be read or with `mode=edit` in the address to be changed. */
export default function ServiceTimesTab({ organization: { id } }: OrganizationTabProps) {
  const { url } = useAddress(tabAddress);
  const { data, error, refetch } = useQuery(serviceTimesQuery(id));
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonBlock lines={14} />;
  if (url.mode === "edit") return <ServiceTimesForm organizationId={id} given={data} />;
  return <ServiceTimesView times={data.times} />;
}
