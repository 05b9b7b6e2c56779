import { joiningStates } from "@runko/domain/accounts/joining";
import { organizationRoles } from "@runko/domain/organizations/roles";
import { z } from "zod";

const role = z.enum(organizationRoles);

export const invitationBody = z.strictObject({
  emailAddress: z.string().max(255),
  roles: z.array(role).max(organizationRoles.length),
});
export type InvitationBody = z.output<typeof invitationBody>;

/** As the organization's administrators see it: nothing tells whether the address is anybody's. */
export const organizationInvitationSchema = z
  .strictObject({
    id: z.string(),
    emailAddress: z.string(),
    roles: z.array(role),
    invitedBy: z.string(),
    invitedAt: z.string(),
    expiresAt: z.string(),
    endedAt: z.string().nullable(),
    state: z.enum(joiningStates),
  })
  .meta({ id: "OrganizationInvitation" });

/** As the invited person sees it. */
export const ownInvitationSchema = z
  .strictObject({
    id: z.string(),
    organizationId: z.string(),
    organizationName: z.string(),
    roles: z.array(role),
    invitedBy: z.string(),
    invitedAt: z.string(),
    expiresAt: z.string(),
  })
  .meta({ id: "OwnInvitation" });
