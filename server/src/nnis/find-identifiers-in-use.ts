import type { Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";

/** Those of the identifiers that NNIs of the organization have. */
export async function findIdentifiersInUse(
  db: Kysely<Database>,
  organizationId: string,
  identifiers: readonly string[],
): Promise<Set<string>> {
  if (identifiers.length === 0) return new Set();
  const rows = await db
    .selectFrom("nnis")
    .select("identifier")
    .where("organization_id", "=", organizationId)
    .where("identifier", "in", [...new Set(identifiers)])
    .execute();
  return new Set(rows.map(({ identifier }) => identifier));
}
