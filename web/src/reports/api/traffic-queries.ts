import type { PathRole } from "@runko/domain/organizations/roles";
import { queryOptions } from "@tanstack/react-query";
import { answer } from "../../api/answer.ts";
import { api } from "../../api/client.ts";
import { queryKeys } from "../../api/query-keys.ts";
import type { components } from "../../api/schema.generated.ts";
import type { FileFormat } from "./report-queries.ts";

export type Traffic = components["schemas"]["Traffic"];
export type TrafficPlace = { view: PathRole; organizationId: string };
export type TrafficAsked = { counterpartyId: string; from: string; to: string };

const path = "/organizations/{id}/roles/{role}/export/traffic";
const paramsOf = ({ view, organizationId }: TrafficPlace, query: TrafficAsked & { format?: FileFormat }) => ({
  path: { id: organizationId, role: view },
  query,
});

/** What both parties are told of their traffic; it may be a minute old, as reports may. */
export const trafficQuery = (place: TrafficPlace, asked: TrafficAsked) =>
  queryOptions({
    queryKey: [...queryKeys.inOrganization(place.organizationId, place.view), "traffic", asked],
    queryFn: async ({ signal }) => {
      const found = await answer(api.GET(path, { params: paramsOf(place, asked), signal }));
      return found as Traffic;
    },
    staleTime: 60_000,
  });

/** The same as a file. */
export async function fetchTrafficFile(place: TrafficPlace, asked: TrafficAsked, format: FileFormat): Promise<Blob> {
  const params = paramsOf(place, { ...asked, format });
  const { data, error, response } = await api.GET(path, { params, parseAs: "blob" });
  return await answer(Promise.resolve({ ...(data && { data }), error, response }));
}
