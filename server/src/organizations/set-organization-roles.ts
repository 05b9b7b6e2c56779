import { changesBetween } from "@runko/domain/organizations/admin-subjects";
import type { OrganizationRole } from "@runko/domain/organizations/roles";
import type { Transaction } from "kysely";
import { writeAdminLog, type AdminActor } from "../admin-log/write-admin-log.ts";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import { refuseIssues } from "../platform/http/refuse-issues.ts";
import { checkOrganizationRoles } from "./check-organization-roles.ts";
import { lockOrganization, lockRoles, raiseVersion } from "./organization-record.ts";

/** Who holds one of the roles that are to go: users of the organization, and children that have it too. */
async function findHolders(
  trx: Transaction<Database>,
  organizationId: string,
  roles: readonly OrganizationRole[],
): Promise<string[]> {
  if (roles.length === 0) return [];
  const users = await trx
    .selectFrom("user_organization_roles as r")
    .innerJoin("users as u", "u.id", "r.user_id")
    .select(["u.first_name", "u.last_name"])
    .distinct()
    .where("r.organization_id", "=", organizationId)
    .where("r.role", "in", roles)
    .execute();
  const children = await trx
    .selectFrom("organization_role_grants as g")
    .innerJoin("organizations as o", "o.id", "g.organization_id")
    .select("o.name")
    .distinct()
    .where("o.parent_organization_id", "=", organizationId)
    .where("g.role", "in", roles)
    .execute();
  return [...users.map((user) => `${user.first_name} ${user.last_name}`.trim()), ...children.map(({ name }) => name)];
}

/** Gives the organization these roles and no other; one that somebody holds is not taken away. */
export async function setOrganizationRoles(
  trx: Transaction<Database>,
  actor: AdminActor,
  id: string,
  roles: OrganizationRole[],
): Promise<void> {
  const organization = await lockOrganization(trx, id);
  if (!organization) throw new Problem("NOT_FOUND");
  const before = await lockRoles(trx, id);
  const parentId = organization.parentOrganizationId;
  const ofParent = parentId === null ? null : [...(await lockRoles(trx, parentId)), ...before];
  const issues = checkOrganizationRoles(roles, ofParent);
  refuseIssues(issues);
  const taken = before.filter((role) => !roles.includes(role));
  const holders = await findHolders(trx, id, taken);
  if (holders.length > 0) {
    const [named, more] = [holders.slice(0, 10), Math.max(0, holders.length - 10)];
    throw new Problem("ROLE_IN_USE", { detail: ({ organizations }) => organizations.namesOf(named, more) });
  }
  const grant = (role: OrganizationRole) => ({ organization_id: id, role });
  const given = roles.filter((role) => !before.includes(role)).map(grant);
  if (given.length > 0) await trx.insertInto("organization_role_grants").values(given).execute();
  if (taken.length > 0)
    await trx
      .deleteFrom("organization_role_grants")
      .where("organization_id", "=", id)
      .where("role", "in", taken)
      .execute();
  await raiseVersion(trx, id);
  await writeAdminLog(trx, actor, {
    organizationId: id,
    subject: "organizationRoles",
    subjectId: id,
    subjectName: organization.name,
    action: "changed",
    changes: changesBetween({ organizationRoles: before.toSorted() }, { organizationRoles: roles.toSorted() }),
  });
}
