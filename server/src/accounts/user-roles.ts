import { mayBeOrganizationAdmin, type UserFields } from "@runko/domain/accounts/check-user";
import type { OrganizationRole } from "@runko/domain/organizations/roles";
import type { Issue } from "@runko/domain/values/issue";
import { CompiledQuery, sql, type Kysely, type Transaction } from "kysely";
import { releaseLocksWithoutRole } from "../documents/release-locks.ts";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import { leaveWithoutAdmin } from "../organizations/leave-without-admin.ts";
import { administrator, isGiven, withAdministered, type Administration } from "../admin-log/administration.ts";

export type HeldRole = { organizationId: string; role: OrganizationRole };

const keyOf = ({ organizationId, role }: HeldRole) => `${organizationId} ${role}`;

export function isSameRole(one: HeldRole): (other: HeldRole) => boolean {
  return (other) => keyOf(one) === keyOf(other);
}

type GrantedRole = HeldRole & { given: boolean };

/** What is wrong with making these roles of a user out of those before: the caller gives and takes those of its side (D-45). */
export async function checkRoles(
  trx: Kysely<Database>,
  administration: Administration,
  { before, after }: { before: readonly HeldRole[]; after: readonly HeldRole[] },
  path: (index?: number) => string,
): Promise<Issue[]> {
  const query = CompiledQuery.raw(
    `${withAdministered} SELECT a.id AS "organizationId", g.role, ${isGiven("a.id", "g.role")} AS given FROM administered a
      LEFT JOIN organization_role_grants g ON g.organization_id = a.id WHERE a.id = ANY($2::uuid[])`,
    [administrator(administration), [...before, ...after].map(({ organizationId }) => organizationId)],
  );
  const { rows } = await trx.executeQuery<GrantedRole>(query);
  const isForeign = (role: HeldRole) => rows.find(isSameRole(role))?.given === false;
  const taken = before.filter((held) => !after.some(isSameRole(held)));
  const issues = after.flatMap((wanted, index): Issue[] => {
    if (after.slice(0, index).some(isSameRole(wanted))) return [{ path: path(index), code: "DUPLICATE" }];
    if (rows.some(isSameRole(wanted)))
      return isForeign(wanted) && !before.some(isSameRole(wanted))
        ? [{ path: path(index), code: "ROLE_NOT_YOURS_TO_GIVE" }]
        : [];
    const known = rows.some(({ organizationId }) => organizationId === wanted.organizationId);
    return [{ path: path(index), code: known ? "ROLE_NOT_AVAILABLE" : "ORGANIZATION_NOT_AVAILABLE" }];
  });
  return taken.some(isForeign) ? [...issues, { path: path(), code: "ROLE_NOT_YOURS_TO_GIVE" }] : issues;
}

const isClosed = (organizationId: string) =>
  sql<boolean>`(SELECT o.closed FROM organizations o WHERE o.id = ${organizationId})`;

/**
 * Makes the user's roles out of `before` those of `after`; both are of administered organizations. What the user holds
 * for editing in a role that is taken away is free at once.
 */
export async function writeRoles(
  trx: Transaction<Database>,
  userId: string,
  before: readonly HeldRole[],
  after: readonly HeldRole[],
): Promise<void> {
  const row = ({ organizationId, role }: HeldRole) => ({ user_id: userId, organization_id: organizationId, role });
  const taken = before.filter((one) => !after.some(isSameRole(one)));
  for (const held of taken) {
    const { organization_id, role } = row(held);
    await trx
      .deleteFrom("user_organization_roles")
      .where("user_id", "=", userId)
      .where("organization_id", "=", organization_id)
      .where("role", "=", role)
      .execute();
  }
  if (taken.length > 0) await releaseLocksWithoutRole(trx, userId);
  const added = after
    .filter((one) => !before.some(isSameRole(one)))
    .map((one) => ({ ...row(one), organization_closed: isClosed(one.organizationId) }));
  if (added.length === 0) return;
  await trx
    .insertInto("user_organization_roles")
    .values(added)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Those of the organizations that have users still; one that its last user leaves is without an admin and may be deleted. */
async function keepInhabited<Led extends { id: string }>(trx: Transaction<Database>, led: Led[]): Promise<Led[]> {
  const inhabited = await trx
    .selectFrom("user_organization_roles")
    .select("organization_id as id")
    .distinct()
    .where(
      "organization_id",
      "in",
      led.map(({ id }) => id),
    )
    .execute();
  const isInhabited = ({ id }: { id: string }) => inhabited.some((one) => one.id === id);
  const empty = led.filter((one) => !isInhabited(one)).map(({ id }) => id);
  await leaveWithoutAdmin(trx, empty);
  return led.filter(isInhabited);
}

/** Refuses a change after which an organization's admin could not be that any more (specification §5): 409. */
export async function keepOrganizationAdmins(
  trx: Transaction<Database>,
  userId: string,
  user: Pick<UserFields, "groupAccount" | "disabled">,
): Promise<void> {
  const led = await trx
    .selectFrom("organizations as o")
    .leftJoin("user_organization_roles as r", (join) =>
      join.onRef("r.organization_id", "=", "o.id").on("r.user_id", "=", userId),
    )
    .select(["o.id", "o.name", "r.role"])
    .where("o.admin_user_id", "=", userId)
    .execute();
  const unable = led.filter(({ id }) => {
    const roles = led.flatMap((row) => (row.id === id && row.role !== null ? [row.role] : []));
    return !mayBeOrganizationAdmin(user, roles);
  });
  const left = unable.length === 0 ? [] : await keepInhabited(trx, unable);
  if (left.length === 0) return;
  const organizations = [...new Map(left.map(({ id, name }) => [id, { id, name }])).values()];
  throw new Problem("USER_IS_ORGANIZATION_ADMIN", { members: { organizations } });
}

/** Gives somebody these roles in an organization, which hold from the next request on; a product admin has them all already. */
export async function giveRoles(
  trx: Transaction<Database>,
  userId: string,
  organizationId: string,
  roles: readonly OrganizationRole[],
): Promise<void> {
  const user = await trx.selectFrom("users").select("global_role").where("id", "=", userId).executeTakeFirst();
  if (user?.global_role === null)
    await writeRoles(
      trx,
      userId,
      [],
      roles.map((role) => ({ organizationId, role })),
    );
}
