import { z } from "zod";
import { documentTypes } from "../enumerations/document-types.ts";
import { isBusinessId, parseBusinessId } from "../values/business-id.ts";
import type { IssueCode } from "../values/issue.ts";
import { requiredTextSchema, textSchema } from "../values/text-schema.ts";
import { contactInfoMaxLength, dateLimitsMax } from "./check-organization.ts";
import { organizationRoles } from "./roles.ts";

const eventTypes = z
  .array(z.enum(documentTypes))
  .max(100)
  .overwrite((given) => documentTypes.filter((type) => given.includes(type)));

const businessId = z
  .string()
  .overwrite((text) => parseBusinessId(text) ?? text)
  .refine(isBusinessId, { error: "INVALID_BUSINESS_ID" satisfies IssueCode })
  .nullable();

/** What administrators write of an organization. */
export const organizationDataSchema = z.strictObject({
  name: requiredTextSchema(),
  businessId,
  contactInfo: textSchema(contactInfoMaxLength),
  eventTypeRights: eventTypes,
  activeEventTypes: eventTypes,
  minimumNormalDeliveryDays: z.int().min(0).max(dateLimitsMax.minimumNormalDeliveryDays),
  deliveryCheckDays: z.int().min(0).max(dateLimitsMax.deliveryCheckDays),
  answerDays: z.int().min(0).max(dateLimitsMax.answerDays),
});

/** What it sets for itself once it is there; `checkOwnLimits` judges it by the portal's bounds, which alone are true. */
export const ownLimitsSchema = z.strictObject({
  editLockMinutes: z.int().nullable(),
  retentionDays: z.int().nullable(),
});

/** What it asks of the people who work in it, once it is there. */
export const organizationLoginSchema = z.strictObject({ secondFactorRequired: z.boolean() });

/** What the product admin alone writes of it. */
export const organizationFeaturesSchema = z.strictObject({
  backboneOperator: z.boolean(),
  publicSupplier: z.boolean(),
  multiproduct: z.boolean(),
});

/** The roles of an organization, in the order of the list, each once. */
export const organizationRolesSchema = z
  .array(z.enum(organizationRoles))
  .max(100)
  .min(1, { error: "REQUIRED" satisfies IssueCode })
  .overwrite((given) => organizationRoles.filter((role) => given.includes(role)));
