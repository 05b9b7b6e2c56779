import { eventTypesOf, type Happening } from "@runko/domain/events/document-events";
import { isBySupplier, type ChangedBy } from "@runko/domain/documents/processed-mark";
import type { DocumentState } from "@runko/domain/documents/document-states";
import type { Side } from "@runko/domain/documents/sides";
import { sql, type Kysely, type RawBuilder } from "kysely";
import { v7 as uuidv7 } from "uuid";
import { prepared } from "../platform/database/name-prepared.ts";
import type { Database } from "../platform/database/schema.ts";
import type { StoredDocument } from "./document-store.ts";

type Told = Pick<StoredDocument, "document_type" | "event_state" | "version" | "subscriber_id" | "supplier_id">;

export type HappenedTo = {
  /** As it is now. */
  document: Told;
  /** null: programs hear nothing of it. */
  happening: Happening | null;
  /** The state before; null of a new document. */
  before: DocumentState | null;
  movedDate?: boolean;
  by: ChangedBy;
  /** Which side alone is told; null: both. */
  to: Side | null;
  at: Date;
};

const actorOf = (by: ChangedBy, supplierId: string): Side | null => {
  if (by === null || by.organizationId === null) return null;
  return isBySupplier(by, { supplierId }) ? "supplier" : "subscriber";
};

function typesOf({ document, happening, ...happened }: HappenedTo): string[] {
  if (happening === null) return [];
  const { document_type: documentType, event_state: eventState } = document;
  return eventTypesOf({ documentType, eventState }, { happening, ...happened });
}

/** SQL that adds what happened to the document `written` to the feed of both sides (0201), to stand in a WITH. */
export function eventsSql(happened: HappenedTo): RawBuilder<unknown> {
  const { document, by, to, at } = happened;
  const { document_type, event_state, version, subscriber_id, supplier_id } = document;
  const types = typesOf(happened);
  const ids = types.map(() => uuidv7());
  return sql`told_events AS (
    INSERT INTO document_events (id, type, document_id, at, document_type, event_state, version, subscriber_id, supplier_id,
      told_subscriber, told_supplier, actor)
    SELECT e.id, e.type, w.id, ${at}::timestamptz, ${document_type}::text, ${event_state}::text, ${version}::bigint,
      ${subscriber_id}::uuid, ${supplier_id}::uuid, ${to !== "supplier"}::boolean, ${to !== "subscriber"}::boolean,
      ${actorOf(by, supplier_id)}::text
    FROM written w CROSS JOIN unnest(${ids}::uuid[], ${types}::text[]) AS e (id, type)
  )`;
}

/** Adds to the feed what is no change of the document itself. */
export async function writeDocumentEvents(
  trx: Kysely<Database>,
  documentId: number,
  happened: HappenedTo,
): Promise<void> {
  const events = eventsSql(happened);
  await sql`${sql.raw(prepared)}WITH written AS (SELECT ${documentId}::bigint AS id), ${events} SELECT`.execute(trx);
}
