import { hasRole } from "./roles.ts";
import type { OrganizationRole, UserForRights } from "./roles.ts";

export const organizationAdminRoles = [
  "SUBSCRIBER_ADMIN",
  "SUPPLIER_ADMIN",
] as const satisfies readonly OrganizationRole[];

const admins: readonly OrganizationRole[] = organizationAdminRoles;
const supplierAdmin: readonly OrganizationRole[] = ["SUPPLIER_ADMIN"];
const subscriberAdmin: readonly OrganizationRole[] = ["SUBSCRIBER_ADMIN"];
const productAdminAlone: readonly OrganizationRole[] = [];

/** Who may change what in the control area, of the own organization and its descendants (D-24, D-17, D-18). */
export const controlRights = {
  users: admins,
  info: admins,
  eventMessages: admins,
  settings: admins,
  billing: admins,
  eventVisibility: admins,
  subOrganizations: admins,
  adminLog: admins,
  requestSubscriptions: subscriberAdmin,
  activateSubscriptions: supplierAdmin,
  subscribersInfo: supplierAdmin,
  products: supplierAdmin,
  whitelists: supplierAdmin,
  nnis: supplierAdmin,
  features: productAdminAlone,
  hierarchy: productAdminAlone,
  organizationRoles: productAdminAlone,
  productGroups: productAdminAlone,
  commonProducts: productAdminAlone,
} as const satisfies Record<string, readonly OrganizationRole[]>;
export type ControlCapability = keyof typeof controlRights;

/** Whether the user may do this in an organization; `path` is its id and the ids of those above it. */
export function mayControl(user: UserForRights, path: readonly string[], capability: ControlCapability): boolean {
  const roles = controlRights[capability];
  return path.some((organizationId) => hasRole(user, organizationId, ...roles));
}

/** The organizations in which the user holds an admin role; all below them are administered too. */
export function administeredRootIds(user: UserForRights): string[] {
  const held = user.organizationRoles.filter(({ role }) => admins.includes(role));
  return [...new Set(held.map(({ organizationId }) => organizationId))];
}

/** The organizations in which the user may do this; in all below them too. */
export function controlledRootIds(user: UserForRights, capability: ControlCapability): string[] {
  const roles = controlRights[capability];
  const held = user.organizationRoles.filter(({ role }) => roles.some((one) => one === role));
  return [...new Set(held.map(({ organizationId }) => organizationId))];
}
