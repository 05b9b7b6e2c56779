import { invitationStates } from "@runko/domain/accounts/invitations";
import { organizationRoles, productAdminRole, type OrganizationRole } from "@runko/domain/organizations/roles";
import { z } from "zod";
import { defineEntity } from "../platform/entity/define-entity.ts";
import {
  boolean,
  described,
  finnish,
  instant,
  nullable,
  objectJson,
  schemaOf,
  shown,
  shownInstant,
  text,
  unsorted,
  uuid,
  version,
} from "../platform/entity/fields.ts";
import { invitationState } from "./invitation-state.ts";
import { allowedActions, hasSecondFactor, judgedJoin, providerLinked, refusedActions } from "./user-rights.ts";

const held = "SELECT FROM user_organization_roles r WHERE r.user_id = u.id";
const heldHere = `${held} AND r.organization_id IN (SELECT id FROM asked)`;
const holds = (role: OrganizationRole) => unsorted(boolean(`(EXISTS (${heldHere} AND r.role = '${role}'))`));

const invitation = {
  state: shown(invitationState, z.enum(invitationStates)),
  times: described(shown("i.times", z.int()), "How often the user was invited."),
  askedAt: shownInstant("i.asked_at"),
  sentAt: nullable(shownInstant("i.sent_at")),
  openedAt: nullable(shownInstant("i.opened_at")),
  acceptedAt: nullable(shownInstant("i.accepted_at")),
  expiresAt: shownInstant("i.expires_at"),
};
const ofInvitation = (sql: string) => `(SELECT ${sql} FROM invitations i WHERE i.user_id = u.id)`;

const role = {
  organizationId: shown("o.id"),
  organizationName: shown("o.name"),
  role: shown("r.role", z.enum(organizationRoles)),
};
const rolesGiven = `coalesce((
  SELECT json_agg(${objectJson(role)} ORDER BY o.name COLLATE "fi-x-icu", o.id, r.role)
  FROM user_organization_roles r JOIN organizations o ON o.id = r.organization_id
  WHERE r.user_id = u.id AND o.id IN (SELECT id FROM administered)), '[]'::json)`;

/**
 * Users as their administrators see them, in a statement that knows the `administered` organizations, those that are
 * `asked`, and who calls (`$2`): nothing can be inferred of others (D-28).
 */
export const users = defineEntity({
  name: "user",
  schema: "ManagedUser",
  table: "users",
  as: "u",
  joins: { judged: judgedJoin },
  key: "id",
  order: [
    ["lastName", "ASC"],
    ["firstName", "ASC"],
  ],
  fields: {
    id: uuid("u.id"),
    firstName: finnish("u.first_name"),
    lastName: finnish("u.last_name"),
    emailAddress: described(text("u.email_address"), "Also the user name."),
    phoneNumber: described(shown("u.phone_numbers", z.array(z.string())), "The first is the one that is used."),
    jobTitle: finnish("u.job_title"),
    globalRole: text("u.global_role", z.enum([productAdminRole]).nullable()),
    groupAccount: described(boolean("u.group_account"), "Informs and does not log in."),
    disabled: boolean("u.disabled"),
    hasPassword: unsorted(boolean("(u.password_hash IS NOT NULL)")),
    hasSecondFactor: unsorted(boolean(hasSecondFactor)),
    providerLinked: described(
      unsorted(boolean(providerLinked)),
      "Whether the account is linked to the identity provider of an organization that the caller administers.",
    ),
    lastLoginAt: nullable(instant("u.last_login_at")),
    allowedActions,
    refusedActions,
    invitation: described(
      shown(ofInvitation(objectJson(invitation)), schemaOf(invitation).nullable()),
      "The newest invitation to set the first password; null for who was never invited.",
    ),
    organizationRoles: described(
      shown(rolesGiven, z.array(schemaOf(role))),
      "In the organizations that the caller administers, by name.",
    ),
    // Of what the administrators see and may change: what becomes of a user elsewhere is not told by it.
    version: version([
      "u.first_name, u.last_name, u.email_address, u.phone_numbers, u.job_title, u.group_account, u.disabled",
      `(SELECT json_agg(json_build_array(r.organization_id, r.role) ORDER BY r.organization_id, r.role)
        FROM user_organization_roles r WHERE r.user_id = u.id AND r.organization_id IN (SELECT id FROM administered))`,
    ]),
  },
  filters: {
    name: unsorted(text("(u.first_name || ' ' || u.last_name)")),
    "invitation.state": unsorted(text(ofInvitation(invitationState))),
    orphan: unsorted(boolean(`(u.global_role IS NULL AND NOT EXISTS (${held}))`)),
    ...Object.fromEntries(organizationRoles.map((each) => [`roles.${each}`, holds(each)])),
    admin: unsorted(boolean(`(EXISTS (${heldHere} AND r.role IN ('SUBSCRIBER_ADMIN', 'SUPPLIER_ADMIN')))`)),
  },
});
export type ManagedUser = z.output<typeof users.schema>;
