import { readHubQuery, type HubQuery } from "@runko/domain/tmf/tmf-events";
import type { TmfResource } from "@runko/domain/tmf/tmf-resources";
import type { Issue } from "@runko/domain/values/issue";

const longest = 1000;

/** The query of a hub, written as that of an address. */
export function parseHubQuery(resource: TmfResource, query: string): { query: HubQuery; issues: Issue[] } {
  if (query.length > longest)
    return { query: {}, issues: [{ path: "/query", code: "TOO_LONG", params: { max: longest } }] };
  return readHubQuery(resource, [...new URLSearchParams(query)]);
}
