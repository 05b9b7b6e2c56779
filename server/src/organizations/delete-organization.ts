import { changesBetween } from "@runko/domain/organizations/admin-subjects";
import { mayControl } from "@runko/domain/organizations/control-rights";
import type { UserForRights } from "@runko/domain/organizations/roles";
import type { Transaction } from "kysely";
import { writeAdminLog, type AdminActor } from "../admin-log/write-admin-log.ts";
import { hasCode } from "../platform/error-code.ts";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import { lockOrganization, lockRoles } from "./organization-record.ts";

const FOREIGN_KEY_VIOLATION = "23503";
const MOST_NAMED = 10;

type Named = { id: string; name: string };

async function findUsersOf(trx: Transaction<Database>, organizationId: string): Promise<Named[]> {
  const rows = await trx
    .selectFrom("users as u")
    .select(["u.id", "u.first_name", "u.last_name"])
    .where("u.id", "in", (held) =>
      held.selectFrom("user_organization_roles").select("user_id").where("organization_id", "=", organizationId),
    )
    .orderBy("u.last_name")
    .orderBy("u.id")
    .execute();
  return rows.map((row) => ({ id: row.id, name: `${row.first_name} ${row.last_name}`.trim() }));
}

async function refuse(code: "ORGANIZATION_HAS_USERS" | "ORGANIZATION_HAS_CHILDREN", found: Named[]): Promise<void> {
  if (found.length === 0) return;
  const named = found.slice(0, MOST_NAMED);
  const names = named.map(({ name }) => name);
  throw new Problem(code, {
    detail: ({ organizations }) => organizations.namesOf(names, found.length - named.length),
    members: { inTheWay: named },
  });
}

/** Deletes an organization without users, children, documents and products; the refusal tells who is in the way. */
export async function deleteOrganization(
  trx: Transaction<Database>,
  { actor, user, path }: { actor: AdminActor; user: UserForRights; path: readonly string[] },
  id: string,
): Promise<void> {
  if (!mayControl(user, path, "delete")) throw new Problem("FORBIDDEN");
  const organization = await lockOrganization(trx, id);
  if (!organization) throw new Problem("NOT_FOUND");
  const organizationRoles = await lockRoles(trx, id);
  await refuse("ORGANIZATION_HAS_USERS", await findUsersOf(trx, id));
  const children = trx.selectFrom("organizations").select(["id", "name"]).where("parent_organization_id", "=", id);
  await refuse("ORGANIZATION_HAS_CHILDREN", await children.orderBy("name").execute());
  try {
    await trx.deleteFrom("organizations").where("id", "=", id).execute();
  } catch (error) {
    throw hasCode(error, FOREIGN_KEY_VIOLATION) ? new Problem("ORGANIZATION_IN_USE") : error;
  }
  await writeAdminLog(trx, actor, {
    organizationId: organization.parentOrganizationId,
    subject: "organization",
    subjectId: id,
    subjectName: organization.name,
    action: "deleted",
    changes: changesBetween({ ...organization, organizationRoles }, null),
  });
}
