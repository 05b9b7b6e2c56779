import type { OrganizationAction } from "./control-rights.ts";

/** The action that changing each field of an organization asks (D-24). */
export const organizationFieldRights = {
  name: "changeIdentity",
  businessId: "changeIdentity",
  contactInfo: "changeInfo",
  adminUserId: "changeInfo",
  eventTypeRights: "changeSettings",
  activeEventTypes: "changeSettings",
  minimumNormalDeliveryDays: "changeSettings",
  deliveryCheckDays: "changeSettings",
  answerDays: "changeSettings",
  editLockMinutes: "changeSettings",
  retentionDays: "changeSettings",
  secondFactorRequired: "changeSettings",
  backboneOperator: "changeFeatures",
  publicSupplier: "changeFeatures",
  multiproduct: "changeFeatures",
} as const satisfies Record<string, OrganizationAction>;
export type OrganizationField = keyof typeof organizationFieldRights;
export const organizationFields = Object.keys(organizationFieldRights) as OrganizationField[];

/** What is changed together with the fields, each with checks of its own. */
export const organizationPlaceRights = {
  parentOrganizationId: "move",
  organizationRoles: "changeRoles",
} as const satisfies Record<string, OrganizationAction>;
export type OrganizationPlaceField = keyof typeof organizationPlaceRights;

const fieldRights = { ...organizationFieldRights, ...organizationPlaceRights };
export const changeableFields = Object.keys(fieldRights) as (OrganizationField | OrganizationPlaceField)[];

/** Whether who is allowed these actions in an organization may change this field of it. */
export const mayChangeField = (
  allowed: readonly OrganizationAction[],
  field: OrganizationField | OrganizationPlaceField,
): boolean => allowed.includes(fieldRights[field]);
