import type { Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";

/** For what is told to those who may know the organization; empty when it does not exist. */
export async function loadOrganizationName(db: Kysely<Database>, id: string): Promise<string> {
  const row = await db.selectFrom("organizations").select("name").where("id", "=", id).executeTakeFirst();
  return row?.name ?? "";
}
