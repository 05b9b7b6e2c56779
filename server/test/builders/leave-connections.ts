import { sql, type Kysely } from "kysely";
import type { Database } from "../../src/platform/database/schema.ts";

/** From here on documents make no rows of the register, whose folds one by one take longer than thousands of documents. */
export async function leaveConnections(db: Kysely<Database>): Promise<void> {
  await sql`ALTER TABLE documents DISABLE TRIGGER connection_of_new`.execute(db);
  await sql`ALTER TABLE documents DISABLE TRIGGER connections_meant_by_new`.execute(db);
}
