import {
  CompiledQuery,
  type Insertable,
  type Kysely,
  type Selectable,
  type Transaction,
  type Updateable,
} from "kysely";
import type { OpenedDocument } from "../documents/open-document.ts";
import type { InternalMessagesTable } from "../platform/database/schema.generated.ts";
import type { Database } from "../platform/database/schema.ts";
import { wholeRows } from "../platform/entity/find-rows.ts";
import { createScope, type Scope } from "../platform/filter/combine-where.ts";
import { messages } from "./message-entity.ts";

type Document = OpenedDocument["stored"];
export type StoredMessage = Selectable<InternalMessagesTable>;

/** Whose messages a party received: what a former supplier said is the supplier's own (T20). */
const receivedBy = ({ id, subscriber_id, supplier_id }: Document, organizationId: string) =>
  organizationId === supplier_id ? [id, subscriber_id, true] : [id, organizationId, false];

/** The messages of a document, as one of its parties sees them. */
export const messagesOf = (document: Document, organizationId: string): Scope =>
  createScope("m.document_id = $1", receivedBy(document, organizationId));

/** One message of the document as JSON text; the caller knows that it is there. */
export async function loadMessageJson(
  db: Kysely<Database>,
  document: Document,
  organizationId: string,
  messageId: string,
): Promise<string> {
  const text = wholeRows(messages, "m.document_id = $1 AND m.id = $4");
  const values = [...receivedBy(document, organizationId), messageId];
  const { rows } = await db.executeQuery<{ json: string }>(CompiledQuery.raw(text, values));
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
