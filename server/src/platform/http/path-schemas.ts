import { pathRoles } from "@runko/domain/organizations/roles";
import { z } from "zod";

/** An id in a path (D-5); a text that is none answers 404, as an id that does not exist. */
export const idSchema = z.guid().toLowerCase();

export const organizationParams = z.object({ id: idSchema.meta({ description: "The organization." }) });

export const organizationRoleParams = organizationParams.extend({
  role: z.enum(pathRoles).meta({ description: "The role in which the caller works." }),
});
