import type { DocumentType } from "@runko/domain/enumerations/document-types";
import { sql, type Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { findAbleSubscribers, mayOrderFrom } from "../products/may-order-from.ts";
import { isCustomer } from "./is-customer.ts";

export type Customer = { id: string; name: string };

/** Whether the supplier may make a document of this type on behalf of the subscriber (D-9d). */
export async function mayWriteFor(
  db: Kysely<Database>,
  parties: { subscriberId: string; supplierId: string; documentType: DocumentType },
): Promise<boolean> {
  const { supplierId, subscriberId } = parties;
  return (await mayOrderFrom(db, parties)) === true && (await isCustomer(db, supplierId, subscriberId));
}

/** The subscribers with which the supplier deals and for which it may make documents of this type, by name in Finnish order. */
export async function findCustomers(
  db: Kysely<Database>,
  supplierId: string,
  documentType: DocumentType,
): Promise<Customer[]> {
  const { rows } = await sql<Customer>`
    SELECT o.id, o.name FROM organizations o
    WHERE EXISTS (SELECT FROM subscriptions WHERE subscriber_id = o.id AND supplier_id = ${supplierId} AND active)
      OR EXISTS (SELECT FROM documents WHERE subscriber_id = o.id AND supplier_id = ${supplierId})
    ORDER BY o.name COLLATE "fi-x-icu", o.id`.execute(db);
  const able = await findAbleSubscribers(db, { subscriberIds: rows.map(({ id }) => id), supplierId, documentType });
  return rows.filter(({ id }) => able.has(id));
}
