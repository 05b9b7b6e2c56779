import { countersOf } from "@runko/domain/documents/counters";
import { answerShown } from "@runko/domain/documents/answer-shown";
import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import type { DocumentState } from "@runko/domain/documents/document-states";
import type { DocumentType } from "@runko/domain/enumerations/document-types";
import { sql, type Insertable, type Kysely } from "kysely";
import { searchTextOf, splitFields } from "../../src/documents/document-columns.ts";
import { countedDocument } from "../../src/documents/document-store.ts";
import { inTransaction } from "../../src/platform/database/in-transaction.ts";
import type { Database } from "../../src/platform/database/schema.ts";
import type { TestProduct } from "./make-product.ts";

type Parties = {
  subscriber: { id: string };
  supplier: { id: string };
  product: TestProduct;
  /** Its maker. */
  subscriberUser: { id: string };
};

type Choice = Partial<Insertable<Database["documents"]>> & {
  type: DocumentType;
  state?: DocumentState;
  fields?: DocumentFields;
  caseId?: number;
};

export type TestDocument = { id: number; documentType: DocumentType; caseId: number; version: number };

/** A document as if it had come to this state, with its product and counted; without log. */
export const makeDocument = (db: Kysely<Database>, parties: Parties, choice: Choice): Promise<TestDocument> =>
  inTransaction(db, (trx) => insertWhole(trx, parties, choice));

/** A connection is folded of the order and its products at once, as everywhere. */
async function insertWhole(
  db: Kysely<Database>,
  { subscriber, supplier, product, subscriberUser }: Parties,
  { type, state = "OPEN", fields = {}, caseId, ...overrides }: Choice,
): Promise<TestDocument> {
  const { columns, details } = splitFields(fields);
  const case_id = caseId ?? (await db.insertInto("cases").defaultValues().returning("id").executeTakeFirstOrThrow()).id;
  const row = await db
    .insertInto("documents")
    .values({
      document_type: type,
      event_state: state,
      case_id,
      subscriber_id: subscriber.id,
      supplier_id: supplier.id,
      category: product.group.category,
      product_group_id: product.group.id,
      product_name: product.name,
      created_by_id: subscriberUser.id,
      created_by_role: "SUBSCRIBER",
      answer_shown: answerShown(type, state, false),
      ...columns,
      details: JSON.stringify(details),
      search_text: searchTextOf({ fields, productNames: [product.name], answerShown: answerShown(type, state, false) }),
      ...overrides,
    })
    .returning([
      "id",
      "version",
      "fault_type",
      "archived",
      "cancelled_by_customer",
      "cancel_confirmed",
      "waiting_for_subscriber_since",
      "waiting_for_supplier_since",
    ])
    .executeTakeFirstOrThrow();
  await db
    .insertInto("event_products")
    .values({ document_id: row.id, product_id: product.id, product_name: product.name })
    .execute();
  const counted = countedDocument({
    ...row,
    document_type: type,
    event_state: state,
    subscriber_id: subscriber.id,
    supplier_id: supplier.id,
  });
  for (const [party, role, side] of [
    [subscriber, "SUBSCRIBER", "subscriber"],
    [supplier, "SUPPLIER", "supplier"],
  ] as const)
    for (const counter of countersOf(counted, side))
      await sql`INSERT INTO document_counters AS c (organization_id, role, document_type, counter, amount)
        VALUES (${party.id}, ${role}, ${type}, ${counter}, 1)
        ON CONFLICT (organization_id, role, document_type, counter) DO UPDATE SET amount = c.amount + 1`.execute(db);
  return { id: row.id, documentType: type, caseId: case_id, version: row.version };
}
