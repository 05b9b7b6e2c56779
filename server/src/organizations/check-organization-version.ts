import { texts } from "@runko/domain/texts/texts";
import { formatInstant } from "@runko/domain/values/instant";
import { sql, type Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";

/** Refuses a version that is not the present one, telling who changed the organization and when; locks its row. */
export async function checkOrganizationVersion(
  trx: Transaction<Database>,
  id: string,
  ifMatch: string | undefined,
): Promise<void> {
  if (ifMatch === undefined) return;
  const row = await trx
    .selectFrom("organizations")
    .select("version")
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Problem("NOT_FOUND");
  if (ifMatch.replaceAll(/^W\/|"/g, "") === String(row.version)) return;
  const last = await trx
    .selectFrom("admin_log as l")
    .leftJoin("users as u", "u.id", "l.user_id")
    .select(["l.at", sql<string | null>`u.first_name || ' ' || u.last_name`.as("name")])
    .where("l.organization_id", "=", id)
    .where("l.subject_id", "=", id)
    .where("l.subject", "in", ["organization", "organizationRoles"])
    .orderBy("l.id", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!last) throw new Problem("ORGANIZATION_CHANGED");
  const changedBy = last.name ?? texts.problems.system;
  const changedAt = last.at.toISOString();
  throw new Problem("ORGANIZATION_CHANGED", {
    detail: texts.problems.organizationChangedBy(changedBy, formatInstant(changedAt)),
    members: { changedBy, changedAt, version: row.version },
  });
}
