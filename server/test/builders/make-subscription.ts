import { documentTypes } from "@runko/domain/enumerations/document-types";
import type { Insertable, Kysely } from "kysely";
import type { Database } from "../../src/platform/database/schema.ts";

/** The right of one organization to order from another: active and for every type, unless said otherwise. */
export async function makeSubscription(
  db: Kysely<Database>,
  subscriber: { id: string },
  supplier: { id: string },
  overrides: Partial<Insertable<Database["subscriptions"]>> = {},
): Promise<void> {
  const row = {
    subscriber_id: subscriber.id,
    supplier_id: supplier.id,
    active: true,
    event_types: [...documentTypes],
    ...overrides,
  };
  await db.insertInto("subscriptions").values(row).execute();
}
