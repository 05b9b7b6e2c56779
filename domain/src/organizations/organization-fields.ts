import { mayControl } from "./control-rights.ts";
import type { ControlCapability } from "./control-rights.ts";
import type { UserForRights } from "./roles.ts";

/** The right that each field of an organization asks (D-24). */
export const organizationFieldRights = {
  name: "identity",
  businessId: "identity",
  contactInfo: "info",
  adminUserId: "info",
  eventTypeRights: "settings",
  activeEventTypes: "settings",
  minimumNormalDeliveryDays: "settings",
  deliveryCheckDays: "settings",
  editLockMinutes: "settings",
  retentionDays: "settings",
  backboneOperator: "features",
  publicSupplier: "features",
  multiproduct: "features",
} as const satisfies Record<string, ControlCapability>;
export type OrganizationField = keyof typeof organizationFieldRights;
export const organizationFields = Object.keys(organizationFieldRights) as OrganizationField[];

/** What is changed together with the fields, each with checks of its own. */
export const organizationPlaceRights = {
  parentOrganizationId: "hierarchy",
  organizationRoles: "organizationRoles",
} as const satisfies Record<string, ControlCapability>;
export type OrganizationPlaceField = keyof typeof organizationPlaceRights;

const fieldRights = { ...organizationFieldRights, ...organizationPlaceRights };
export const changeableFields = Object.keys(fieldRights) as (OrganizationField | OrganizationPlaceField)[];

/** Whether the user may change this field of an organization; `path` is its id and the ids of those above it. */
export function mayChangeField(
  user: UserForRights,
  path: readonly string[],
  field: OrganizationField | OrganizationPlaceField,
): boolean {
  return mayControl(user, path, fieldRights[field]);
}

/** Whether the user may delete the organization, which is for those who administer the one above it (D-24). */
export function mayDeleteOrganization(user: UserForRights, path: readonly string[]): boolean {
  return mayControl(user, path.length > 1 ? path.slice(1) : path, path.length > 1 ? "subOrganizations" : "features");
}
