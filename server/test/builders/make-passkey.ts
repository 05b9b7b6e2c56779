import type { Kysely } from "kysely";
import { v7 as uuidv7 } from "uuid";
import type { Database } from "../../src/platform/database/schema.ts";

/** A passkey of the user, who has a second factor by it; answers its id. */
export async function makePasskey(db: Kysely<Database>, { id }: { id: string }): Promise<string> {
  const now = new Date();
  const row = {
    id: uuidv7(),
    user_id: id,
    name: "Avain",
    credential_id: uuidv7(),
    public_key: Buffer.from("avain"),
    counter: 0,
    transports: [],
    made_at: now,
  };
  await db
    .insertInto("second_factors")
    .values({ user_id: id, has_app: false, sealed_secret: "", made_at: now, proven_at: now })
    .execute();
  await db.insertInto("passkeys").values(row).execute();
  return row.id;
}
