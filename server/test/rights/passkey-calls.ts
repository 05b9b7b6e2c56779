import { noSuchId } from "../documents/support/no-such.ts";
import type { Call } from "./call.ts";

const own = "/users/me/passkeys";

/** The caller's own passkeys, and the login by one. */
export const passkeyCalls: Call[] = [
  {
    operationId: "beginPasskey",
    need: "user",
    method: "POST",
    path: () => `${own}/options`,
    body: {},
    granted: "400 MALFORMED_REQUEST",
  },
  {
    operationId: "addPasskey",
    need: "user",
    method: "POST",
    path: () => own,
    body: {},
    granted: "400 MALFORMED_REQUEST",
  },
  {
    operationId: "removePasskey",
    need: "user",
    method: "DELETE",
    path: () => `${own}/${noSuchId}`,
    granted: "404 NOT_FOUND",
  },
  {
    operationId: "beginConfirmation",
    need: "user",
    method: "POST",
    path: () => `${own}/confirmation/options`,
    granted: "200",
  },
  {
    operationId: "confirmByPasskey",
    need: "user",
    method: "POST",
    path: () => `${own}/confirmation`,
    body: {},
    granted: "400 MALFORMED_REQUEST",
  },
  {
    operationId: "beginPasskeyLogin",
    need: "public",
    method: "POST",
    path: () => "/users/login/passkey/options",
    body: { challenge: "x" },
    granted: "422 VALIDATION_FAILED",
  },
  {
    operationId: "logInByPasskey",
    need: "public",
    method: "POST",
    path: () => "/users/login/passkey",
    body: {},
    granted: "400 MALFORMED_REQUEST",
  },
];
