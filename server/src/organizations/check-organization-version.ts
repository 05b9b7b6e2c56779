import type { Transaction } from "kysely";
import { changedSince } from "../admin-log/changed-since.ts";
import type { Database } from "../platform/database/schema.ts";
import { matchesVersion } from "../platform/http/matches-version.ts";
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
  if (matchesVersion(ifMatch, row.version)) return;
  throw await changedSince(trx, {
    code: "ORGANIZATION_CHANGED",
    organizationId: id,
    subjects: ["organization", "organizationRoles"],
    subjectId: id,
    version: row.version,
  });
}
