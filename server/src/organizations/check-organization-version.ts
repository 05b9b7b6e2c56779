import type { Transaction } from "kysely";
import { lastAdminChange } from "../admin-log/last-admin-change.ts";
import type { Database } from "../platform/database/schema.ts";
import { judgeVersion } from "../platform/http/judge-version.ts";
import { Problem } from "../platform/http/problem.ts";

/** Refuses a version that is not the present one, telling who changed the organization and when; locks its row. */
export async function checkOrganizationVersion(
  trx: Transaction<Database>,
  id: string,
  ifMatch: string | undefined,
): Promise<void> {
  const row = await trx
    .selectFrom("organizations")
    .select("version")
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Problem("NOT_FOUND");
  const subject = { organizationId: id, subjects: ["organization", "organizationRoles"], subjectId: id } as const;
  await judgeVersion({ ifMatch, version: row.version, lastChange: () => lastAdminChange(trx, subject) });
}
