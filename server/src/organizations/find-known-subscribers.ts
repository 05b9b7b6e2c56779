import { CompiledQuery, type Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { defineEntity } from "../platform/entity/define-entity.ts";
import { finnish, uuid } from "../platform/entity/fields.ts";
import { createScope, type Scope } from "../platform/filter/combine-where.ts";

/** The suppliers $1 and all below each of them; names the rows that come of the select. */
const ofFamily = (select: string) => `(
  WITH RECURSIVE family AS (
    SELECT id AS root, id, public_supplier FROM organizations WHERE id = ANY($1::uuid[])
    UNION SELECT f.root, c.id, c.public_supplier FROM organizations c JOIN family f ON c.parent_organization_id = f.id
  ) ${select})`;

/**
 * $1 are suppliers, $2 whether the asker sees all; `o` is a subscriber that the keepers of one of them may name. None
 * names itself.
 */
const isKnown = `EXISTS (SELECT FROM organization_role_grants g WHERE g.organization_id = o.id AND g.role = 'SUBSCRIBER')
  AND ARRAY[o.id] <> $1::uuid[] AND ($2::boolean AND NOT o.sandbox OR o.id IN ${ofFamily(
    "SELECT s.subscriber_id FROM subscriptions s JOIN family f ON f.id = s.supplier_id AND f.root <> s.subscriber_id",
  )} OR NOT o.sandbox AND o.id <> ANY ${ofFamily("SELECT DISTINCT root FROM family WHERE public_supplier")})`;

/** The subscribers that a supplier knows. */
export const knownSubscribers = defineEntity({
  name: "knownSubscriber",
  schema: "KnownSubscriber",
  table: "organizations",
  as: "o",
  key: "id",
  order: [["name", "ASC"]],
  fields: { id: uuid("o.id"), name: finnish("o.name") },
});

/**
 * The subscribers that the keepers of suppliers may name: those that have asked to order from one of them or from one
 * below it, which may offer what is shared to it; any subscriber for a public supplier, and for who sees all.
 */
export const knownTo = ({ supplierIds, seesAll }: { supplierIds: readonly string[]; seesAll: boolean }): Scope =>
  createScope(isKnown, [supplierIds, seesAll]);

/** One of them; another is as none (R2). */
export async function findKnownSubscriber(
  db: Kysely<Database>,
  { supplierId, seesAll, subscriberId }: { supplierId: string; seesAll: boolean; subscriberId: string },
): Promise<{ id: string; name: string } | undefined> {
  const text = `SELECT o.id, o.name FROM organizations o WHERE ${isKnown} AND o.id = $3`;
  const values = [[supplierId], seesAll, subscriberId];
  const { rows } = await db.executeQuery<{ id: string; name: string }>(CompiledQuery.raw(text, values));
  return rows[0];
}
