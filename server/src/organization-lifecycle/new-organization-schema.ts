import {
  organizationDataSchema,
  organizationFeaturesSchema,
  organizationRolesSchema,
} from "@runko/domain/organizations/organization-schema";
import { userBodySchema } from "../accounts/user-schema.ts";
import { idSchema } from "../platform/http/path-schemas.ts";

const withAdmin = {
  organizationRoles: organizationRolesSchema,
  admin: userBodySchema.omit({ organizationRoles: true }).optional().meta({ description: "A new user as its admin." }),
  adminUserId: idSchema.optional().meta({ description: "Or one who is a user already." }),
};

export const newSubOrganizationSchema = organizationDataSchema.partial().required({ name: true }).extend(withAdmin);

export const newOrganizationSchema = newSubOrganizationSchema.extend({
  ...organizationFeaturesSchema.partial().shape,
  parentOrganizationId: idSchema.nullable().optional(),
  contactRequestId: idSchema.optional().meta({ description: "The request for credentials that is answered by it." }),
});
