import {
  organizationDataSchema,
  organizationFeaturesSchema,
  organizationLoginSchema,
  organizationRolesSchema,
  ownLimitsSchema,
} from "@runko/domain/organizations/organization-schema";
import { z } from "zod";
import { idSchema } from "../platform/http/path-schemas.ts";

export const organizationPatchSchema = organizationDataSchema
  .extend({
    ...ownLimitsSchema.shape,
    ...organizationLoginSchema.shape,
    ...organizationFeaturesSchema.shape,
    adminUserId: idSchema.nullable(),
    parentOrganizationId: idSchema.nullable(),
    organizationRoles: organizationRolesSchema,
  })
  .partial();

export const setRolesSchema = z.strictObject({ organizationRoles: organizationRolesSchema });
