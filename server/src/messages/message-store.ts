import { sql, type Insertable, type Kysely, type Selectable, type Transaction, type Updateable } from "kysely";
import type { Pool } from "pg";
import type { OpenedDocument } from "../documents/open-document.ts";
import type { InternalMessagesTable } from "../platform/database/schema.generated.ts";
import type { Database } from "../platform/database/schema.ts";
import { combineWhere, createScope } from "../platform/filter/combine-where.ts";
import { compileOrder } from "../platform/filter/compile-order.ts";
import type { Filter } from "../platform/filter/filter.ts";
import type { FoundRows } from "../platform/http/answer-list.ts";
import { messageJson } from "./message-json.ts";
import { publishedMessages } from "./published-messages.ts";

type Document = OpenedDocument["stored"];
export type StoredMessage = Selectable<InternalMessagesTable>;

/** SQL of whether a party received a message: what a former supplier said is the supplier's own (T20). */
function receivedBy({ subscriber_id, supplier_id }: Document, organizationId: string) {
  const [operator, id] = organizationId === supplier_id ? ["=", subscriber_id] : ["<>", organizationId];
  return { id, receivedOf: (given: string) => `m.sender_organization_id ${operator} ${given}` };
}

/** A page of the messages of a document, as one of its parties sees them, and how many there are. */
export async function findMessages(
  pool: Pool,
  document: Document,
  organizationId: string,
  filter: Filter,
): Promise<FoundRows> {
  const { id, receivedOf } = receivedBy(document, organizationId);
  const scope = createScope("m.document_id = $1 AND $2::uuid IS NOT NULL", [document.id, id]);
  const { sql: where, values } = combineWhere(scope, { where: filter.where, entity: publishedMessages });
  const order = compileOrder(filter.order, publishedMessages);
  const [limit, skip] = [values.length + 1, values.length + 2];
  const { rows } = await pool.query<FoundRows>(
    `SELECT (SELECT count(*) FROM internal_messages m WHERE ${where}) AS total,
      coalesce((SELECT json_agg(${messageJson(receivedOf("$2::uuid"))} ORDER BY ${order})
        FROM (SELECT * FROM internal_messages m WHERE ${where} ORDER BY ${order} LIMIT $${limit} OFFSET $${skip}) m),
        '[]')::text AS json`,
    [...values, filter.limit, filter.skip],
  );
  return rows[0] ?? { json: "[]", total: 0 };
}

/** One message of the document as JSON text; the caller knows that it is there. */
export async function loadMessageJson(
  db: Kysely<Database>,
  document: Document,
  organizationId: string,
  messageId: string,
): Promise<string> {
  const { id, receivedOf } = receivedBy(document, organizationId);
  const { rows } = await sql<{ json: string }>`
    SELECT ${sql.raw(messageJson(receivedOf("other.id")))}::text AS json
    FROM internal_messages m, (SELECT ${id}::uuid AS id) other
    WHERE m.document_id = ${document.id} AND m.id = ${messageId}`.execute(db);
  return rows[0]?.json ?? "null";
}

/** A message of the document, and none of another. */
export async function loadMessage(
  trx: Transaction<Database>,
  document: Document,
  messageId: string,
): Promise<StoredMessage | undefined> {
  return await trx
    .selectFrom("internal_messages")
    .selectAll()
    .where("document_id", "=", document.id)
    .where("id", "=", messageId)
    .executeTakeFirst();
}

/** How many messages the organization has sent about the document since a moment. */
export async function countSentSince(
  trx: Transaction<Database>,
  document: Document,
  organizationId: string,
  since: Date,
): Promise<number> {
  const { sent } = await trx
    .selectFrom("internal_messages")
    .select(({ fn }) => fn.countAll<number>().as("sent"))
    .where("document_id", "=", document.id)
    .where("sender_organization_id", "=", organizationId)
    .where("sent_at", ">", since)
    .executeTakeFirstOrThrow();
  return sent;
}

export async function insertMessage(
  trx: Transaction<Database>,
  document: Document,
  message: Omit<Insertable<InternalMessagesTable>, "document_id">,
): Promise<void> {
  await trx
    .insertInto("internal_messages")
    .values({ ...message, document_id: document.id })
    .execute();
}

export async function updateMessage(
  trx: Transaction<Database>,
  document: Document,
  messageId: string,
  change: Pick<Updateable<InternalMessagesTable>, "read_at" | "answered" | "expired">,
): Promise<void> {
  await trx
    .updateTable("internal_messages")
    .set(change)
    .where("document_id", "=", document.id)
    .where("id", "=", messageId)
    .execute();
}
