import type { PathRole } from "@runko/domain/organizations/roles";
import { noSuchId } from "../documents/support/no-such.ts";
import type { Call } from "./call.ts";

const incomplete = "422 VALIDATION_FAILED";
const gone = "404 NOT_FOUND";

export const tokenCalls: Call[] = [
  // A person has no token.
  { operationId: "getOwnToken", need: "user", path: () => "/tokens/self", granted: "403 FORBIDDEN" },
  // A client asks by its token, for which it needs no other.
  {
    operationId: "issueAccessToken",
    need: "public",
    method: "POST",
    path: () => "/oauth/token",
    body: {},
    granted: "400",
  },
];

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
  { operationId: "listWebhooks", need: "control as admin", path: () => "/webhooks", granted: "200" },
  {
    operationId: "createWebhook",
    need: "control as admin",
    method: "POST",
    path: () => "/webhooks",
    body: { name: "", url: "", role: "SUBSCRIBER", types: [] },
    granted: incomplete,
  },
  {
    operationId: "changeWebhook",
    need: "control as admin",
    method: "PATCH",
    path: () => `/webhooks/${noSuchId}`,
    body: {},
    granted: gone,
  },
  {
    operationId: "deleteWebhook",
    need: "control as admin",
    method: "DELETE",
    path: () => `/webhooks/${noSuchId}`,
    granted: gone,
  },
  {
    operationId: "renewWebhookSecret",
    need: "control as admin",
    method: "POST",
    path: () => `/webhooks/${noSuchId}/secret`,
    granted: gone,
  },
  {
    operationId: "testWebhook",
    need: "control as admin",
    method: "POST",
    path: () => `/webhooks/${noSuchId}/test`,
    granted: gone,
  },
  {
    operationId: "listWebhookDeliveries",
    need: "control as admin",
    path: () => `/webhooks/${noSuchId}/deliveries`,
    granted: gone,
  },
  {
    operationId: "resendWebhookDelivery",
    need: "control as admin",
    method: "POST",
    path: () => `/webhooks/${noSuchId}/deliveries/${noSuchId}/resend`,
    granted: gone,
  },
  {
    operationId: "resendFailedWebhookDeliveries",
    need: "control as admin",
    method: "POST",
    path: () => `/webhooks/${noSuchId}/resend`,
    body: { since: "2026-01-01T00:00:00Z" },
    granted: gone,
  },
  { operationId: "getSandbox", need: "control as admin", path: () => "/sandbox", granted: "200" },
  { operationId: "openSandbox", need: "control as admin", method: "POST", path: () => "/sandbox", granted: "200" },
  {
    operationId: "emptySandbox",
    need: "control as admin",
    method: "POST",
    path: () => "/sandbox/empty",
    granted: "200",
  },
  {
    operationId: "makeRobotDocument",
    need: "member",
    method: "POST",
    path: () => "/sandbox/documents",
    body: { documentType: "Fault" },
    granted: gone,
  },
];
