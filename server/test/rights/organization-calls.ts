import { noSuchId } from "../documents/support/no-such.ts";
import type { Call } from "./call.ts";

const incomplete = "422 VALIDATION_FAILED";
const gone = "404 NOT_FOUND";

/** Calls without an organization in their path that need an admin role in one, or the product admin. */
export const administrationCalls: Call[] = [
  { operationId: "listUsers", need: "admin", path: () => "/users", granted: "200" },
  { operationId: "createUser", need: "admin", method: "POST", path: () => "/users", body: {}, granted: incomplete },
  {
    operationId: "changeUser",
    need: "admin",
    method: "PATCH",
    path: () => `/users/${noSuchId}`,
    body: {},
    granted: gone,
  },
  { operationId: "deleteUser", need: "admin", method: "DELETE", path: () => `/users/${noSuchId}`, granted: gone },
];

const member = `/users/${noSuchId}`;

/** The control area of an organization. */
export const organizationControlCalls: Call[] = [
  { operationId: "listOrganizationUsers", need: "control as admin", path: () => "/users", granted: "200" },
  {
    operationId: "createOrganizationUser",
    need: "control as admin",
    method: "POST",
    path: () => "/users",
    body: {},
    granted: incomplete,
  },
  { operationId: "getOrganizationUser", need: "control as admin", path: () => member, granted: gone },
  {
    operationId: "changeOrganizationUser",
    need: "control as admin",
    method: "PATCH",
    path: () => member,
    body: {},
    granted: gone,
  },
  {
    operationId: "removeOrganizationUser",
    need: "control as admin",
    method: "DELETE",
    path: () => member,
    granted: gone,
  },
  {
    operationId: "listUserOrganizations",
    need: "control as admin",
    path: () => `/user-organizations/${noSuchId}`,
    granted: gone,
  },
];
