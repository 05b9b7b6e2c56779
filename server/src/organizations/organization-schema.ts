import { documentTypes } from "@runko/domain/documents/document-types";
import { addressKinds } from "@runko/domain/enumerations/address-kinds";
import { organizationRoles } from "@runko/domain/organizations/roles";
import { z } from "zod";
import { versioned, versionField } from "../platform/http/answer-headers.ts";

const named = z.strictObject({ id: z.string(), name: z.string() });

export const addressSchema = z
  .strictObject({
    id: z.string(),
    kind: z.enum(addressKinds),
    streetName: z.string(),
    streetNumber: z.string(),
    streetLetter: z.string(),
    apartment: z.string(),
    postalCode: z.string(),
    postalPlace: z.string(),
    version: versionField,
  })
  .meta({ id: "Address" });

/** An organization; its relations only when they are included. */
export const organizationSchema = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    businessId: z.string().nullable(),
    parentOrganizationId: z.string().nullable(),
    adminUserId: z.string().nullable(),
    backboneOperator: z.boolean(),
    publicSupplier: z.boolean(),
    multiproduct: z.boolean(),
    contactInfo: z.string(),
    eventTypeRights: z.array(z.enum(documentTypes)),
    activeEventTypes: z.array(z.enum(documentTypes)),
    minimumNormalDeliveryDays: z.int(),
    deliveryCheckDays: z.int(),
    editLockMinutes: z.int().nullable().meta({ description: "Null: as the portal has it." }),
    retentionDays: z.int().nullable().meta({ description: "Null: as the portal has it." }),
    version: z.int().meta({ description: "Of the information and settings; a change may send it as If-Match." }),
    closedAt: z.string().nullable().meta({ format: "date-time", description: "Since when it is closed (D-53)." }),
    organizationRoles: z.array(z.enum(organizationRoles)).optional(),
    parentOrganization: named.nullable().optional(),
    admin: named.nullable().optional(),
    children: z.array(named).optional(),
    addresses: z.array(addressSchema).optional(),
    billingAddress: addressSchema.nullable().optional(),
  })
  .meta({ id: "Organization" })
  .register(versioned, { located: false });

/** As far as a filter has chosen its fields, and those of its relations. */
const chosenOfOrganization = organizationSchema
  .extend({
    parentOrganization: named.partial().nullable(),
    admin: named.partial().nullable(),
    children: z.array(named.partial()),
    addresses: z.array(addressSchema.partial()),
    billingAddress: addressSchema.partial().nullable(),
  })
  .partial();

export const organizationListSchema = z.array(z.union([organizationSchema, chosenOfOrganization]));
