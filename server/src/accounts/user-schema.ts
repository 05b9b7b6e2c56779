import { invitationResults, mostInvited } from "@runko/domain/accounts/invitations";
import { organizationRoles } from "@runko/domain/organizations/roles";
import { z } from "zod";
import { idSchema } from "../platform/http/path-schemas.ts";

const roleSchema = z.enum(organizationRoles);

/** Shapes only; what the fields must say is told by checkUser. */
const fields = {
  firstName: z.string(),
  lastName: z.string(),
  emailAddress: z.string(),
  phoneNumber: z.array(z.string()).max(100),
  jobTitle: z.string(),
  groupAccount: z.boolean(),
  disabled: z.boolean(),
};
const rolesOfSeveral = z.array(z.strictObject({ organizationId: idSchema, role: roleSchema })).max(1000);
const rolesOfOne = z.array(roleSchema).max(organizationRoles.length);

export const userBodySchema = z
  .strictObject({ ...fields, organizationRoles: rolesOfSeveral })
  .partial()
  .meta({ description: "A user must belong to an organization, with roles that it has." });

export const memberBodySchema = z
  .strictObject({ ...fields, roles: rolesOfOne })
  .partial()
  .meta({ description: "A new user of the organization, with roles that it has." });

export type UserPatch = z.output<typeof userBodySchema>;
export type MemberPatch = z.output<typeof memberBodySchema>;

export const invitationsBodySchema = z.strictObject({ userIds: z.array(idSchema).min(1).max(mostInvited) });

export const invitationsAnswerSchema = z
  .strictObject({
    kept: z.boolean().meta({ description: "Whether no mail leaves, and the product admin reads the links (0066)." }),
    results: z.array(z.strictObject({ userId: z.string(), result: z.enum(invitationResults) })),
  })
  .meta({ id: "InvitedUsers" });

const currentPassword = z.string().max(1000).meta({ description: "The caller's own." });

export const productAdminBodySchema = z.strictObject({ productAdmin: z.boolean(), currentPassword });

export const ownPasswordBodySchema = z.strictObject({ currentPassword });
