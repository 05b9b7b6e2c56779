import type { Side } from "@runko/domain/documents/sides";
import { sql, type Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { LiveEvent } from "../platform/live/live-event.ts";
import { publishedSql, publishLive } from "../platform/live/publish-live.ts";
import type { DocumentScope } from "./document-scope.ts";
import type { StoredDocument } from "./document-store.ts";

/** What changed of a document, never its content; a screen that shows it fetches it again. */
type ChangedDocument = {
  eventId: number;
  documentType: string;
  /** Null where it is no affair of that side. */
  subscriberId: string | null;
  supplierId: string | null;
  /** Set where the document was forwarded from another. */
  forwarded?: true;
};

declare module "../platform/live/live-event.ts" {
  interface LiveEvents {
    document: ChangedDocument;
    lock: ChangedDocument;
    message: ChangedDocument;
  }
}

type DocumentEvent = LiveEvent<"document" | "lock" | "message">;

type Told = Pick<StoredDocument, "document_type" | "subscriber_id" | "supplier_id"> &
  Partial<Pick<StoredDocument, "original_event_id">>;

function eventOf(kind: DocumentEvent["kind"], document: Told, internal?: Side): Omit<DocumentEvent, "eventId"> {
  const { document_type: documentType } = document;
  const subscriberId = internal === "supplier" ? null : document.subscriber_id;
  const supplierId = internal === "subscriber" ? null : document.supplier_id;
  const forwarded = document.original_event_id ? { forwarded: true as const } : {};
  return { kind, documentType, subscriberId, supplierId, ...forwarded };
}

/** SQL of tellChange, of the document `written`; what is internal is told to that side alone. */
export const toldSql = (kind: DocumentEvent["kind"], document: Told, internal?: Side) =>
  publishedSql(
    sql`(${JSON.stringify(eventOf(kind, document, internal))}::jsonb || jsonb_build_object('eventId', written.id))::text`,
  );

/** Tells those who look, once the transaction commits, that a document or its edit lock has changed. */
export async function tellChange(
  trx: Kysely<Database>,
  kind: DocumentEvent["kind"],
  document: Told & Pick<StoredDocument, "id">,
): Promise<void> {
  await publishLive(trx, { ...eventOf(kind, document), eventId: document.id });
}

/** Whether the change is one of a document that the scope sees; a forwarder follows its forward as a supplier (D-9c). */
export function isWithin({ role, organizationId, side, branches }: DocumentScope, event: DocumentEvent): boolean {
  const party = side === "subscriber_id" ? event.subscriberId : event.supplierId;
  const { documentType, forwarded } = event;
  if (role === "SUPPLIER" && forwarded && event.subscriberId === organizationId) return true;
  return branches.some((own) => own.organizationId === party && own.documentType === documentType);
}
