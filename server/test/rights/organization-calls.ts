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
  {
    operationId: "createOrganization",
    need: "product admin",
    method: "POST",
    path: () => "/organizations",
    body: { name: "Uusi", organizationRoles: [] },
    granted: incomplete,
  },
  { operationId: "listOrganizationRoles", need: "user", path: () => "/organization-roles", granted: "200" },
  { operationId: "listWholeAdminLog", need: "admin", path: () => "/admin-log", granted: "200" },
  { operationId: "getOverview", need: "product admin", path: () => "/admin/overview", granted: "200" },
  { operationId: "listEditLocks", need: "product admin", path: () => "/admin/edit-locks", granted: "200" },
  {
    operationId: "releaseEditLock",
    need: "product admin",
    method: "DELETE",
    path: () => "/admin/edit-locks/999999999",
    granted: gone,
  },
  { operationId: "listSecurityLog", need: "product admin", path: () => "/admin/security-log", granted: "200" },
  { operationId: "deleteUser", need: "admin", method: "DELETE", path: () => `/users/${noSuchId}`, granted: gone },
];

const visibilities = "/sub-organization-event-visibilities";
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
    operationId: "createSubOrganization",
    need: "control as admin",
    method: "POST",
    path: () => "/organizations",
    body: { name: "Uusi", organizationRoles: [] },
    granted: incomplete,
  },
  {
    operationId: "changeOrganization",
    need: "control as admin",
    method: "PATCH",
    path: () => "",
    body: {},
    granted: "200",
  },
  {
    operationId: "deleteOrganization",
    need: "control from above",
    method: "DELETE",
    path: () => "",
    granted: "409 ORGANIZATION_HAS_USERS",
  },
  { operationId: "listRolesOfOrganization", need: "visible", path: () => "/organization-roles", granted: "200" },
  {
    operationId: "setOrganizationRoles",
    need: "control as product admin",
    method: "POST",
    path: () => "/organization-roles",
    body: { organizationRoles: [] },
    granted: incomplete,
  },
  {
    operationId: "listUserOrganizations",
    need: "control as admin",
    path: () => `/user-organizations/${noSuchId}`,
    granted: gone,
  },
  { operationId: "listAdminLog", need: "control as admin", path: () => "/admin-log", granted: "200" },
  {
    operationId: "addAddress",
    need: "control as admin",
    method: "POST",
    path: () => "/addresses",
    body: { kind: "POSTAL" },
    granted: incomplete,
  },
  {
    operationId: "addBillingGroup",
    need: "control as admin",
    method: "POST",
    path: () => "/org-addresses",
    body: { name: "", type: "regular" },
    granted: incomplete,
  },
  { operationId: "listEventVisibilities", need: "control as admin", path: () => visibilities, granted: "200" },
  {
    operationId: "openEventVisibility",
    need: "control as admin",
    method: "POST",
    path: () => visibilities,
    body: { childId: noSuchId, eventType: "Order" },
    granted: incomplete,
  },
  {
    operationId: "closeEventVisibilities",
    need: "control as admin",
    method: "DELETE",
    path: () => visibilities,
    granted: "400 INVALID_FILTER",
  },
  {
    operationId: "getSubscriptionForm",
    need: "control as SUBSCRIBER_ADMIN",
    path: () => "/subscription-form",
    granted: "200",
  },
  {
    operationId: "requestSubscription",
    need: "control as SUBSCRIBER_ADMIN",
    method: "POST",
    path: () => "/subscriptions",
    body: { supplierId: noSuchId, eventTypes: [] },
    granted: incomplete,
  },
  {
    operationId: "changeSubscription",
    need: "control as SUBSCRIBER_ADMIN",
    method: "PATCH",
    path: () => "/subscriptions",
    body: { supplierId: noSuchId },
    granted: gone,
  },
  {
    operationId: "listSubscribersInfo",
    need: "control as SUPPLIER_ADMIN",
    path: () => "/subscribers-info",
    granted: "200",
  },
  {
    operationId: "createSubscriberInfo",
    need: "control as SUPPLIER_ADMIN",
    method: "POST",
    path: () => "/subscribers-info",
    body: { subscriberId: noSuchId },
    granted: incomplete,
  },
  {
    operationId: "changeSubscriberInfo",
    need: "control as SUPPLIER_ADMIN",
    method: "PATCH",
    path: () => `/subscribers-info?where[subscriberId]=${noSuchId}`,
    body: {},
    granted: gone,
  },
];
