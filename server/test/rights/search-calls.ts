import type { PathRole } from "@runko/domain/organizations/roles";
import { noSuchId } from "../documents/support/no-such.ts";
import type { Call } from "./call.ts";

const query = "?documentType=Fault";

/** Search and saved searches in a role: an admin role is enough for them (§6). */
export function searchCalls(role: PathRole): Call[] {
  const base = `/roles/${role}`;
  const need = `read as ${role}` as const;
  const saved = `${base}/saved-searches`;
  const one = () => `${saved}/${noSuchId}`;
  const gone = "404 NOT_FOUND";
  return [
    { operationId: "findEvents", need, path: () => `${base}/events${query}`, granted: "200" },
    { operationId: "countEvents", need, path: () => `${base}/events/facets${query}`, granted: "200" },
    { operationId: "exportEvents", need, path: () => `${base}/events/export${query}`, granted: "200" },
    ...(role === "SUPPLIER"
      ? [
          {
            operationId: "exportAnswers",
            need,
            path: () => `${base}/events/answer-file${query}`,
            granted: "200",
          } as const,
        ]
      : []),
    { operationId: "listCounterparties", need, path: () => `${base}/counterparties`, granted: "200" },
    { operationId: "listSavedSearches", need, path: () => saved, granted: "200" },
    { operationId: "countPinnedSearches", need, path: () => `${saved}/counts`, granted: "200" },
    { operationId: "saveSearch", need, method: "POST", path: () => saved, body: {}, granted: "400 MALFORMED_REQUEST" },
    { operationId: "changeSavedSearch", need, method: "PATCH", path: one, body: {}, granted: gone },
    { operationId: "removeSavedSearch", need, method: "DELETE", path: one, granted: gone },
    { operationId: "pinSavedSearch", need, method: "POST", path: () => `${one()}/pin`, body: {}, granted: gone },
    { operationId: "unpinSavedSearch", need, method: "DELETE", path: () => `${one()}/pin`, granted: gone },
  ];
}

export const searchCallsOfOrganization: Call[] = [
  {
    operationId: "findSubscriberEvents",
    need: "read as SUBSCRIBER",
    path: () => `/subscriber-events${query}`,
    granted: "200",
  },
  {
    operationId: "findSupplierEvents",
    need: "read as SUPPLIER or ERROR_HANDLER",
    path: () => `/supplier-events${query}`,
    granted: "200",
  },
];
