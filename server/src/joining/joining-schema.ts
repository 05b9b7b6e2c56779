import { joiningStates } from "@runko/domain/accounts/joining";
import { organizationRoles } from "@runko/domain/organizations/roles";
import { z } from "zod";
import { nullable, schemaOf, shown, shownInstant } from "../platform/entity/fields.ts";

const role = z.enum(organizationRoles);

export const invitationBody = z.strictObject({
  emailAddress: z.string().max(255),
  roles: z.array(role).max(organizationRoles.length),
});
export type InvitationBody = z.output<typeof invitationBody>;

const inviter = "(SELECT trim(b.first_name || ' ' || b.last_name) FROM users b WHERE b.id = i.invited_by)";

const asked = {
  id: shown("i.id"),
  roles: shown("i.roles", z.array(role)),
  invitedBy: shown(inviter),
  invitedAt: shownInstant("i.invited_at"),
  expiresAt: shownInstant("i.expires_at"),
};

/** An invitation `i` as the organization's administrators see it at the time $2: nothing tells whether the address is anybody's. */
export const organizationInvitationFields = {
  ...asked,
  emailAddress: shown("i.email_address"),
  endedAt: nullable(shownInstant("i.ended_at")),
  state: shown(
    "coalesce(i.outcome, CASE WHEN i.expires_at > $2 THEN 'open' ELSE 'expired' END)",
    z.enum(joiningStates),
  ),
};
export const organizationInvitationSchema = schemaOf(organizationInvitationFields).meta({
  id: "OrganizationInvitation",
});

/** An invitation `i` to an organization `o`, as the invited person sees it. */
export const ownInvitationFields = { ...asked, organizationId: shown("o.id"), organizationName: shown("o.name") };
export const ownInvitationSchema = schemaOf(ownInvitationFields).meta({ id: "OwnInvitation" });
