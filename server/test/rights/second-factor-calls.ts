import { noSuchId } from "../documents/support/no-such.ts";
import type { Call } from "./call.ts";

/** The caller's own second factor and another's, and the login by it. */
export const secondFactorCalls: Call[] = [
  { operationId: "getOwnSecondFactor", need: "user", path: () => "/users/me/second-factor", granted: "200" },
  {
    operationId: "beginSecondFactor",
    need: "user",
    method: "POST",
    path: () => "/users/me/second-factor",
    body: {},
    granted: "400 MALFORMED_REQUEST",
  },
  {
    operationId: "switchSecondFactorOn",
    need: "user",
    method: "POST",
    path: () => "/users/me/second-factor/proof",
    body: {},
    granted: "400 MALFORMED_REQUEST",
  },
  {
    operationId: "proveAgain",
    need: "user",
    method: "POST",
    path: () => "/users/me/second-factor/confirmation",
    body: {},
    granted: "400 MALFORMED_REQUEST",
  },
  {
    operationId: "switchSecondFactorOff",
    need: "user",
    method: "POST",
    path: () => "/users/me/second-factor/removal",
    body: {},
    granted: "400 MALFORMED_REQUEST",
  },
  {
    operationId: "resetSecondFactor",
    need: "admin",
    method: "POST",
    path: () => `/users/${noSuchId}/second-factor/reset`,
    body: { currentPassword: "väärä salasana" },
    granted: "404 NOT_FOUND",
  },
  {
    operationId: "logInByCode",
    need: "public",
    method: "POST",
    path: () => "/users/login/code",
    body: { challenge: "x", code: "123456" },
    granted: "422 VALIDATION_FAILED",
  },
];
