import { openingRoles, type PathNeed } from "./acting.ts";
import { hasRole, isProductAdmin } from "./held-roles.ts";
import type { OrganizationRole, PathRole, UserForRights } from "./roles.ts";

export const organizationAdminRoles = [
  "SUBSCRIBER_ADMIN",
  "SUPPLIER_ADMIN",
] as const satisfies readonly OrganizationRole[];

/** Who may do something: the product admin, and who holds one of the roles in the organization, above it, or in either. */
export type Right = { roles: readonly OrganizationRole[]; held: "here" | "hereOrAbove" | "above" };

const by = (...roles: OrganizationRole[]): Right => ({ roles, held: "hereOrAbove" });
const admins = by(...organizationAdminRoles);
const supplierAdmin = by("SUPPLIER_ADMIN");
const subscriberAdmin = by("SUBSCRIBER_ADMIN");
const productAdminAlone = by();

const entered = (role: PathRole, need: PathNeed): Right => ({ roles: openingRoles(role, need), held: "here" });

/** Who may enter the paths of each role, in that organization alone. */
const pathRights = {
  workAsSubscriber: entered("SUBSCRIBER", "act"),
  searchAsSubscriber: entered("SUBSCRIBER", "read"),
  workAsSupplier: entered("SUPPLIER", "act"),
  searchAsSupplier: entered("SUPPLIER", "read"),
  workAsFaultHandler: entered("ERROR_HANDLER", "act"),
  searchAsFaultHandler: entered("ERROR_HANDLER", "read"),
} as const satisfies Record<string, Right>;

/** Who may do what in an organization: enter its areas (§6), and keep it and those below it in the control area (D-24, D-17, D-18, D-45). */
export const organizationRights = {
  ...pathRights,
  enterControl: { roles: organizationAdminRoles, held: "here" },
  keepUsers: admins,
  giveSubscriberRoles: subscriberAdmin,
  giveSupplierRoles: supplierAdmin,
  changeInfo: admins,
  keepRecipients: admins,
  changeSettings: admins,
  keepBilling: admins,
  openDocuments: admins,
  addSubOrganization: admins,
  readAdminLog: admins,
  requestSubscriptions: subscriberAdmin,
  activateSubscriptions: supplierAdmin,
  keepSubscribersInfo: supplierAdmin,
  keepProducts: supplierAdmin,
  keepWhitelists: supplierAdmin,
  keepNnis: supplierAdmin,
  keepServiceTimes: supplierAdmin,
  keepEscalation: supplierAdmin,
  terminateConnections: supplierAdmin,
  manageApi: admins,
  changeIdentity: productAdminAlone,
  keepIdentityProvider: productAdminAlone,
  widenEventTypes: productAdminAlone,
  changeFeatures: productAdminAlone,
  changeRoles: productAdminAlone,
  move: productAdminAlone,
  close: productAdminAlone,
  delete: { roles: organizationAdminRoles, held: "above" },
} as const satisfies Record<string, Right>;
export type OrganizationAction = keyof typeof organizationRights;
export const organizationActions = Object.keys(organizationRights) as OrganizationAction[];

const adminsAnywhere: readonly OrganizationRole[] = organizationAdminRoles;
const supplierAdminsAnywhere: readonly OrganizationRole[] = ["SUPPLIER_ADMIN"];
const nobodyElse: readonly OrganizationRole[] = [];

/** Who may do what of no one organization: the product admin, and who holds one of the roles in any (D-24). */
export const portalRights = {
  administerUsers: adminsAnywhere,
  readAdminLogs: adminsAnywhere,
  exportOrganizations: adminsAnywhere,
  nameSubscribers: supplierAdminsAnywhere,
  workInEveryOrganization: nobodyElse,
  appointProductAdmins: nobodyElse,
  createOrganizations: nobodyElse,
  keepProductGroups: nobodyElse,
  keepCommonProducts: nobodyElse,
  sendMassMails: nobodyElse,
  keepNewsletters: nobodyElse,
  keepFaq: nobodyElse,
  answerContactRequests: nobodyElse,
  readOverview: nobodyElse,
  readMails: nobodyElse,
  readPortalReports: nobodyElse,
} as const satisfies Record<string, readonly OrganizationRole[]>;
export type PortalAction = keyof typeof portalRights;
export const portalActions = Object.keys(portalRights) as PortalAction[];

const placesOf = (path: readonly string[], held: Right["held"]): readonly string[] =>
  held === "hereOrAbove" ? path : held === "above" ? path.slice(1) : path.slice(0, 1);

/** Whether the user may do this to an organization; `path` is its id and the ids of those above it. */
export function mayControl(user: UserForRights, path: readonly string[], action: OrganizationAction): boolean {
  if (isProductAdmin(user)) return true;
  const { roles, held }: Right = organizationRights[action];
  return placesOf(path, held).some((organizationId) => hasRole(user, organizationId, ...roles));
}

export const organizationActionsOf = (user: UserForRights, path: readonly string[]): OrganizationAction[] =>
  organizationActions.filter((action) => mayControl(user, path, action));

/** Whether the user may do this, which is of no one organization. */
export function mayInPortal(user: UserForRights, action: PortalAction): boolean {
  const roles: readonly OrganizationRole[] = portalRights[action];
  return isProductAdmin(user) || user.organizationRoles.some(({ role }) => roles.includes(role));
}

export const portalActionsOf = (user: UserForRights): PortalAction[] =>
  portalActions.filter((action) => mayInPortal(user, action));

/** The organizations in which the user may do this; in all below them too. */
export function controlledRootIds(user: UserForRights, action: OrganizationAction): string[] {
  const { roles }: Right = organizationRights[action];
  const held = user.organizationRoles.filter(({ role }) => roles.includes(role));
  return [...new Set(held.map(({ organizationId }) => organizationId))];
}
