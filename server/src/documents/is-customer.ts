import { sql, type Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";

/** Whether the supplier deals with this subscriber: by a subscription in force, or a document between them (D-9d). */
export async function isCustomer(db: Kysely<Database>, supplierId: string, subscriberId: string): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    SELECT EXISTS (SELECT FROM subscriptions
        WHERE subscriber_id = ${subscriberId} AND supplier_id = ${supplierId} AND active)
      OR EXISTS (SELECT FROM documents
        WHERE subscriber_id = ${subscriberId} AND supplier_id = ${supplierId}) AS known`.execute(db);
  return rows[0]?.known ?? false;
}
