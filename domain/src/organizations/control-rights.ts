import type { DocumentType } from "../documents/document-types.ts";
import { hasRole, isProductAdmin, organizationRoles } from "./roles.ts";
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
  identity: productAdminAlone,
  closing: productAdminAlone,
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

/** The roles that each admin role gives and takes away: those of its own side (D-45). */
export const givenRoles = {
  SUBSCRIBER_ADMIN: ["SUBSCRIBER", "SUBSCRIBER_ADMIN"],
  SUPPLIER_ADMIN: ["SUPPLIER", "SUPPLIER_ADMIN", "ERROR_HANDLER"],
} as const satisfies Record<(typeof organizationAdminRoles)[number], readonly OrganizationRole[]>;

/** The roles that the user gives to others in an organization; `path` is its id and the ids of those above it. */
export function rolesToGive(user: UserForRights, path: readonly string[]): OrganizationRole[] {
  const held = organizationAdminRoles.filter((role) => path.some((id) => hasRole(user, id, role)));
  return organizationRoles.filter((role) => held.some((admin) => givenRoles[admin].some((given) => given === role)));
}

/** Whether the user may change the roles of this one: of others, for nobody gives a role to themselves (D-45). */
export const mayChangeRolesOf = (user: UserForRights, userId: string): boolean =>
  isProductAdmin(user) || user.id !== userId;

/** The event types that an organization would be given anew; the product admin alone gives more (D-45). */
export function widenedEventTypes(
  user: UserForRights,
  before: readonly DocumentType[],
  after: readonly DocumentType[],
): DocumentType[] {
  return isProductAdmin(user) ? [] : after.filter((type) => !before.includes(type));
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
