import { formatFieldValue } from "@runko/domain/documents/format-field-value";
import { unfinishedStates } from "@runko/domain/documents/document-states";
import { faultyConnectionFields } from "@runko/domain/documents/standing-connection";
import { portalTexts } from "@runko/domain/texts/texts-for";
import type { Kysely, Transaction } from "kysely";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { joinFields } from "./document-columns.ts";
import type { StoredDocument } from "./document-store.ts";
import { writeDerived } from "./write-derived.ts";

/** What a fault keeps of its connection, so that lists show it and search finds it: what is broken, no more (D-47). */
export function faultyConnection(order: StoredDocument) {
  const fields = joinFields(order);
  const values = faultyConnectionFields.map((name) => formatFieldValue(portalTexts, name, fields[name]));
  const words = [String(order.id), ...values, order.product_name].map((word) => word.replaceAll(/\s+/g, " ").trim());
  return {
    supplier_connection_id: order.supplier_connection_id,
    connection_words: ` ${words.filter(Boolean).join(" · ").toLowerCase()}`,
  };
}

/** Tells the unfinished faults of an order that their connection is another now. */
export async function tellFaults(trx: Transaction<Database>, order: StoredDocument): Promise<void> {
  const faults = trx
    .selectFrom("documents")
    .select("id")
    .where("source_event_id", "=", order.id)
    .where("document_type", "=", "Fault")
    .where("source_mode", "=", "FROM_EXISTING")
    .where("event_state", "in", unfinishedStates);
  await writeDerived(trx, faults, faultyConnection(order));
}

const BATCH = 100;

async function nameBatch(trx: Transaction<Database>): Promise<number> {
  const faults = await trx
    .selectFrom("documents")
    .select(["id", "source_event_id"])
    .where("document_type", "=", "Fault")
    .where("source_mode", "=", "FROM_EXISTING")
    .where("connection_words", "=", "")
    .limit(BATCH)
    .forUpdate()
    .skipLocked()
    .execute();
  for (const { id, source_event_id } of faults) {
    const order = await trx
      .selectFrom("documents")
      .selectAll()
      .where("id", "=", source_event_id)
      .executeTakeFirstOrThrow();
    await writeDerived(trx, [id], faultyConnection(order));
  }
  return faults.length;
}

/** Tells what is broken to faults that an older version of the portal made; answers how many there were. */
export async function nameFaultyConnections(db: Kysely<Database>): Promise<number> {
  for (let done = 0; ;) {
    const batch = await inTransaction(db, (trx) => nameBatch(trx), { repeatable: true });
    if (batch === 0) return done;
    done += batch;
  }
}
