import { noSuchId } from "../documents/support/no-such.ts";
import type { Call } from "./call.ts";

const emailAddress = "aino@ei-missaan.example";

/** How the people of an organization sign in by its own provider. */
export const identityProviderCalls: Call[] = [
  {
    operationId: "getIdentityProvider",
    need: "control as product admin",
    path: () => "/identity-provider",
    granted: "200",
  },
  {
    operationId: "changeIdentityProvider",
    need: "control as product admin",
    method: "PATCH",
    path: () => "/identity-provider",
    body: { enabled: false },
    granted: "428 VERSION_REQUIRED",
  },
];

/** The login by it, and the end of an account's link. */
export const providerLoginCalls: Call[] = [
  {
    operationId: "unlinkProvider",
    need: "admin",
    method: "POST",
    path: () => `/users/${noSuchId}/provider-link/removal`,
    granted: "404 NOT_FOUND",
  },
  {
    operationId: "findLoginWays",
    need: "public",
    method: "POST",
    path: () => "/users/login/ways",
    body: { emailAddress },
    granted: "200",
  },
  {
    operationId: "beginProviderLogin",
    need: "public",
    method: "POST",
    path: () => "/users/login/provider",
    body: { emailAddress },
    granted: "404 NOT_FOUND",
  },
  {
    operationId: "finishProviderLogin",
    need: "public",
    method: "POST",
    path: () => "/users/login/provider/answer",
    body: { ticket: "x", answer: "" },
    granted: "422 VALIDATION_FAILED",
  },
];
