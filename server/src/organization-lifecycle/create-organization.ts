import { checkUser } from "@runko/domain/accounts/check-user";
import { userRefusal } from "@runko/domain/accounts/user-actions";
import { changesBetween } from "@runko/domain/organizations/admin-subjects";
import type { DocumentType } from "@runko/domain/enumerations/document-types";
import { rolesToGive } from "@runko/domain/organizations/allowed";
import { widenedEventTypes } from "@runko/domain/organizations/event-type-rights";
import { mayControl, organizationActionsOf } from "@runko/domain/organizations/control-rights";
import { organizationFields } from "@runko/domain/organizations/organization-fields";
import type { OrganizationRole } from "@runko/domain/organizations/roles";
import type { Issue } from "@runko/domain/values/issue";
import type { Transaction } from "kysely";
import { v7 as uuidv7 } from "uuid";
import type { Administration } from "../admin-log/administration.ts";
import { loadUser } from "../accounts/find-users.ts";
import type { UserPatch } from "../accounts/user-schema.ts";
import { changeUser, createUser, newUserFields } from "../accounts/write-user.ts";
import { writeAdminLog, type AdminActor } from "../admin-log/write-admin-log.ts";
import { adminRolesOf, checkOrganizationRoles } from "../organizations/check-organization-roles.ts";
import { appointAdmin, insertOrganization } from "../organizations/insert-organization.ts";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import { refuseIssues } from "../platform/http/refuse-issues.ts";
import { lockParent, lockRoles, type OrganizationRecord } from "../organizations/organization-record.ts";

export type NewOrganization = { [Field in keyof OrganizationRecord]?: OrganizationRecord[Field] | undefined } & {
  name: string;
  organizationRoles: OrganizationRole[];
  /** A new user; or `adminUserId`, one whom the caller administers. */
  admin?: UserPatch | undefined;
};

export type NewOrganizationCaller = { administration: Administration; actor: AdminActor };

function organizationDataOf(input: NewOrganization): Partial<OrganizationRecord> {
  const given = organizationFields.filter((field) => field !== "adminUserId" && input[field] !== undefined);
  return Object.fromEntries(given.map((field) => [field, input[field]]));
}

function checkAdmin({ admin, adminUserId }: NewOrganization): Issue[] {
  if (admin === undefined) return adminUserId ? [] : [{ path: "admin", code: "REQUIRED" }];
  if (adminUserId) return [{ path: "adminUserId", code: "DUPLICATE" }];
  const issues = checkUser(newUserFields(admin));
  return issues.map((issue) => ({ ...issue, path: `admin.${issue.path}` }));
}

/** The admin roles of the new organization that the caller gives there: of its own side (D-45). */
const givenAdminRoles = (
  { administration }: NewOrganizationCaller,
  path: readonly string[],
  roles: readonly OrganizationRole[],
) => {
  const given = rolesToGive(organizationActionsOf(administration.user, path));
  return adminRolesOf(roles).filter((role) => given.includes(role));
};

/** What a new organization may order: as asked, of what the parent may unless the product admin makes it (D-45). */
function eventTypesOf(
  { administration }: NewOrganizationCaller,
  path: readonly string[],
  parent: OrganizationRecord | null,
  asked: DocumentType[] | undefined,
): { eventTypeRights?: DocumentType[]; issues: Issue[] } {
  if (!parent || mayControl(administration.user, path, "widenEventTypes")) return { issues: [] };
  const eventTypeRights = asked ?? parent.eventTypeRights;
  const widened = widenedEventTypes(parent.eventTypeRights, eventTypeRights);
  return {
    eventTypeRights,
    issues: widened.length > 0 ? [{ path: "eventTypeRights", code: "EVENT_TYPES_WIDENED" }] : [],
  };
}

/** Makes the admin, or gives one who is there already the roles; answers the user's id. */
async function placeAdmin(
  trx: Transaction<Database>,
  caller: NewOrganizationCaller,
  path: readonly string[],
  { admin, adminUserId, organizationRoles }: NewOrganization,
): Promise<string> {
  const [organizationId = ""] = path;
  const added = givenAdminRoles(caller, path, organizationRoles).map((role) => ({ organizationId, role }));
  const write = { ...caller, rolePath: () => "organizationRoles" };
  if (admin) {
    const issuesOfAdmin = (error: unknown) => {
      if (!(error instanceof Problem) || error.code !== "VALIDATION_FAILED") throw error;
      const issues = (error.extras.issues ?? []).map((issue) => ({ ...issue, path: `admin.${issue.path}` }));
      throw new Problem("VALIDATION_FAILED", { issues });
    };
    const user = await createUser(trx, { ...write, patch: { ...admin, organizationRoles: added } }).catch(
      issuesOfAdmin,
    );
    return user.id;
  }
  const user = adminUserId ? await loadUser(trx, caller.administration, adminUserId, { lock: true }) : undefined;
  const isBarred = user && userRefusal(user, "changeRoles") !== undefined;
  if (!user || user.groupAccount || user.disabled || isBarred)
    throw new Problem("VALIDATION_FAILED", { issues: [{ path: "adminUserId", code: "USER_NOT_AVAILABLE" }] });
  const held = user.organizationRoles.map(({ organizationId: id, role }) => ({ organizationId: id, role }));
  await changeUser(trx, { ...write, patch: { organizationRoles: [...held, ...added] } }, user);
  return user.id;
}

/** Makes an organization with its roles and its admin, under the first of this path or under none; answers its id. */
export async function createOrganization(
  trx: Transaction<Database>,
  caller: NewOrganizationCaller,
  parentPath: readonly string[],
  input: NewOrganization,
): Promise<string> {
  const [parentId = null] = parentPath;
  const parent = parentId === null ? null : await lockParent(trx, parentId);
  if (parent === undefined)
    throw new Problem("VALIDATION_FAILED", {
      issues: [{ path: "parentOrganizationId", code: "ORGANIZATION_NOT_AVAILABLE" }],
    });
  const ofParent = parentId === null ? null : await lockRoles(trx, parentId);
  const id = uuidv7();
  const path = [id, ...parentPath];
  const { organizationRoles } = input;
  const { issues: ofEventTypes, ...eventTypes } = eventTypesOf(caller, path, parent, input.eventTypeRights);
  const issues = [...checkOrganizationRoles(organizationRoles, ofParent), ...checkAdmin(input), ...ofEventTypes];
  // Nobody handles faults in what is only being made (D-9d).
  if (input.activeEventTypes?.includes("Fault"))
    issues.push({ path: "activeEventTypes", code: "FAULT_HANDLER_REQUIRED" });
  if (issues.length === 0 && givenAdminRoles(caller, path, organizationRoles).length === 0)
    issues.push({ path: "organizationRoles", code: "ROLE_NOT_YOURS_TO_GIVE" });
  refuseIssues(issues);
  const fields = { ...organizationDataOf(input), ...eventTypes };
  const { name } = input;
  await insertOrganization(trx, { id, parentId, at: caller.actor.at }, { ...fields, name }, organizationRoles);
  await writeAdminLog(trx, caller.actor, {
    organizationId: id,
    subject: "organization",
    subjectId: id,
    subjectName: input.name,
    action: "created",
    changes: changesBetween(null, { ...fields, organizationRoles, parentOrganizationId: parentId }),
  });
  const adminUserId = await placeAdmin(trx, caller, path, input);
  await appointAdmin(trx, id, adminUserId);
  return id;
}
