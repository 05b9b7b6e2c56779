import { readHubQuery, type HubQuery, type HubSubject } from "@runko/domain/tmf/tmf-events";
import type { Issue } from "@runko/domain/values/issue";

const longest = 1000;

/** The query of a hub, written as that of an address. */
export function parseHubQuery(subject: HubSubject, query: string): { query: HubQuery; issues: Issue[] } {
  if (query.length > longest)
    return { query: {}, issues: [{ path: "/query", code: "TOO_LONG", params: { max: longest } }] };
  return readHubQuery(subject, [...new URLSearchParams(query)]);
}
