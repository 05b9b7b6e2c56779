import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";

/** Takes their admin from organizations that nobody is in any more, so that they may be deleted. */
export async function leaveWithoutAdmin(trx: Transaction<Database>, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await trx.updateTable("organizations").set({ admin_user_id: null }).where("id", "in", ids).execute();
}
