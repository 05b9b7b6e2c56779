import { portalActions } from "@runko/domain/organizations/control-rights";
import { organizationRoles, productAdminRole } from "@runko/domain/organizations/roles";
import { z } from "zod";
import { idSchema } from "../platform/http/path-schemas.ts";

/** The caller, with the organizations and roles that are open to them. */
export const ownUserSchema = z
  .strictObject({
    id: idSchema,
    firstName: z.string(),
    lastName: z.string(),
    emailAddress: z.string().meta({ description: "Also the user name." }),
    phoneNumber: z.array(z.string()).meta({ description: "The first is the one that is used." }),
    jobTitle: z.string(),
    language: z.string().meta({ description: "In which the portal writes to the caller, as BCP 47 has it." }),
    languages: z.array(z.string()).meta({ description: "Those to choose from." }),
    globalRole: z.enum([productAdminRole]).nullable(),
    organizationRoles: z
      .array(
        z.strictObject({ organizationId: idSchema, organizationName: z.string(), role: z.enum(organizationRoles) }),
      )
      .meta({ description: "By the name of the organization, those of sandboxes last." }),
    lacksSecondFactor: z.boolean().meta({
      description: "Whether nothing but the set-up of the second factor is open: it is demanded of the caller.",
    }),
    allowedActions: z
      .array(z.enum(portalActions))
      .meta({ description: "What the caller may do beside what each organization's `allowedActions` say." }),
  })
  .meta({ id: "OwnUser" });

export type OwnUser = Omit<z.output<typeof ownUserSchema>, "languages" | "lacksSecondFactor" | "allowedActions">;

/** Shapes only; what the fields must say is told by checkOwnData. */
export const ownDataPatch = z.strictObject({
  firstName: z.string().optional(),
  lastName: z.string().optional(),
  emailAddress: z.string().optional(),
  phoneNumber: z
    .array(z.string())
    .length(1)
    .optional()
    .meta({ description: "Takes the place of the first number; the others stay." }),
  language: z.string().optional().meta({ description: "One of `languages`." }),
  currentPassword: z.string().optional().meta({ description: "Asked with a new e-mail address." }),
});

export type OwnDataPatch = z.output<typeof ownDataPatch>;
