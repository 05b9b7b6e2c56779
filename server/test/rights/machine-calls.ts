import type { PathRole } from "@runko/domain/organizations/roles";
import { noSuchId } from "../documents/support/no-such.ts";
import type { Call } from "./call.ts";

const incomplete = "422 VALIDATION_FAILED";
const gone = "404 NOT_FOUND";

/** A person has no token. */
export const ownTokenCall: Call = {
  operationId: "getOwnToken",
  need: "user",
  path: () => "/tokens/self",
  granted: "403 FORBIDDEN",
};

/** The feed of events, which people may read too. */
export const feedCall = (role: PathRole): Call => ({
  operationId: "listDocumentEvents",
  need: `read as ${role}`,
  path: () => `/roles/${role}/document-events`,
  granted: "200",
});

/** The API clients of an organization and their tokens. */
export const machineCalls: Call[] = [
  { operationId: "listApiClients", need: "control as admin", path: () => "/api-clients", granted: "200" },
  {
    operationId: "createApiClient",
    need: "control as admin",
    method: "POST",
    path: () => "/api-clients",
    body: { name: "", scopes: [] },
    granted: incomplete,
  },
  {
    operationId: "changeApiClient",
    need: "control as admin",
    method: "PATCH",
    path: () => `/api-clients/${noSuchId}`,
    body: {},
    granted: gone,
  },
  {
    operationId: "makeApiToken",
    need: "control as admin",
    method: "POST",
    path: () => `/api-clients/${noSuchId}/tokens`,
    body: {},
    granted: gone,
  },
  {
    operationId: "revokeApiToken",
    need: "control as admin",
    method: "DELETE",
    path: () => `/api-clients/${noSuchId}/tokens/${noSuchId}`,
    granted: gone,
  },
];
