import { organizationRoles, type OrganizationRole } from "@runko/domain/organizations/roles";
import { publishEntity } from "../platform/filter/published-entity.ts";
import { invitationState } from "./invitation-state.ts";

const held = "SELECT FROM user_organization_roles r WHERE r.user_id = u.id";
const heldHere = `${held} AND r.organization_id IN (SELECT id FROM asked)`;

const holds = (role: OrganizationRole) =>
  ({ type: "boolean", column: `(EXISTS (${heldHere} AND r.role = '${role}'))`, sortable: false }) as const;

/** What a filter may name of users, over the `asked` organizations: nothing can be inferred of others (D-28). */
export const publishedUsers = publishEntity({
  name: "user",
  key: "id",
  defaultOrder: [
    { field: "lastName", direction: "ASC" },
    { field: "firstName", direction: "ASC" },
  ],
  fields: {
    id: { type: "uuid", column: "u.id" },
    firstName: { type: "text", column: "u.first_name", collate: "fi" },
    lastName: { type: "text", column: "u.last_name", collate: "fi" },
    name: { type: "text", column: "(u.first_name || ' ' || u.last_name)", sortable: false },
    emailAddress: { type: "text", column: "u.email_address" },
    jobTitle: { type: "text", column: "u.job_title", collate: "fi" },
    globalRole: { type: "text", column: "u.global_role" },
    groupAccount: { type: "boolean", column: "u.group_account" },
    disabled: { type: "boolean", column: "u.disabled" },
    lastLoginAt: { type: "instant", column: "u.last_login_at" },
    hasPassword: { type: "boolean", column: "(u.password_hash IS NOT NULL)", sortable: false },
    "invitation.state": {
      type: "text",
      column: `(SELECT ${invitationState} FROM invitations i WHERE i.user_id = u.id)`,
      sortable: false,
    },
    orphan: { type: "boolean", column: `(u.global_role IS NULL AND NOT EXISTS (${held}))`, sortable: false },
    ...Object.fromEntries(organizationRoles.map((role) => [`roles.${role}`, holds(role)])),
    admin: {
      type: "boolean",
      column: `(EXISTS (${heldHere} AND r.role IN ('SUBSCRIBER_ADMIN', 'SUPPLIER_ADMIN')))`,
      sortable: false,
    },
  },
  shown: ["phoneNumber", "manageable", "invitation", "organizationRoles", "version"],
  relations: {},
});
