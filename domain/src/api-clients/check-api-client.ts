import type { OrganizationRole } from "../organizations/roles.ts";
import { checkText } from "../values/check-text.ts";
import type { Issue } from "../values/issue.ts";
import { mayHaveScope, type ApiScope } from "./api-scopes.ts";
import { readNetwork } from "./networks.ts";

/** A machine of an organization as its administrators keep it; without networks it may call from anywhere. */
export type ApiClientFields = { name: string; scopes: readonly ApiScope[]; networks: readonly string[] };

const longestClientName = 60;
const mostNetworks = 20;
/** Those that are disabled count too: what they did names them for good. */
export const mostApiClients = 50;

function checkNetworks(networks: readonly string[]): Issue[] {
  if (networks.length > mostNetworks) return [{ path: "networks", code: "TOO_MANY", params: { max: mostNetworks } }];
  return networks.flatMap((network, index): Issue[] =>
    readNetwork(network) ? [] : [{ path: `networks.${index}`, code: "INVALID_NETWORK" }],
  );
}

/** What is wrong with a client of an organization that has these roles. */
export function checkApiClient(
  { name, scopes, networks }: ApiClientFields,
  roles: readonly OrganizationRole[],
): Issue[] {
  return [
    ...checkText("name", name, true, longestClientName),
    ...(scopes.length === 0 ? [{ path: "scopes", code: "REQUIRED" as const }] : []),
    ...scopes.flatMap((scope, index): Issue[] =>
      mayHaveScope(roles, scope) ? [] : [{ path: `scopes.${index}`, code: "NOT_AN_OPTION" }],
    ),
    ...checkNetworks(networks),
  ];
}
