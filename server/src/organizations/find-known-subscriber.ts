import { sql, type Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";

type Asked = { supplierId: string; subscriberId: string; seesAll: boolean };

/**
 * A subscriber that the keepers of a supplier may name: one that has asked to order from it or from one below it, which
 * may offer what is shared to it; any subscriber for a public supplier, and for who sees all. Another is as none (R2).
 */
export async function findKnownSubscriber(
  db: Kysely<Database>,
  { supplierId, subscriberId, seesAll }: Asked,
): Promise<{ id: string; name: string } | undefined> {
  const { rows } = await sql<{ id: string; name: string }>`
    WITH RECURSIVE family AS (
      SELECT id, public_supplier FROM organizations WHERE id = ${supplierId}
      UNION SELECT c.id, c.public_supplier FROM organizations c JOIN family f ON c.parent_organization_id = f.id
    )
    SELECT o.id, o.name FROM organizations o
      JOIN organization_role_grants g ON g.organization_id = o.id AND g.role = 'SUBSCRIBER'
    WHERE o.id = ${subscriberId} AND o.id <> ${supplierId} AND (${seesAll}
      OR EXISTS (SELECT FROM family WHERE public_supplier)
      OR EXISTS (SELECT FROM subscriptions s JOIN family f ON f.id = s.supplier_id WHERE s.subscriber_id = o.id))`.execute(
    db,
  );
  return rows[0];
}
