import { documentParties, takesPart } from "../documents/document-parties.ts";
import type { RefusalCode } from "../problems/refusal-codes.ts";
import type { Actor, RuledDocument } from "../documents/ruled-document.ts";

type MessagedDocument = Pick<RuledDocument, "documentType" | "subscriberId" | "supplierId" | "archived">;

const { supplier } = documentParties;

/**
 * Why the actor may not read the messages of a document, if so: they are between its two parties, neither along a chain
 * of forwards nor for a parent organization that sees the document. A supplier reads those of its faults too (D-9d).
 */
export function refusalToReadMessages(actor: Actor, document: MessagedDocument): RefusalCode | null {
  return takesPart(actor, document) || supplier(actor, document) ? null : "NOT_YOUR_ACTION";
}

/** Why the actor may not mark a message as read or unread, if so; of an archived document it still may. */
export function refusalToMarkMessages(actor: Actor, document: MessagedDocument): RefusalCode | null {
  return takesPart(actor, document) ? null : "NOT_YOUR_ACTION";
}

/** Why the actor may not send a message or take one of its own out of date, if so. */
export function refusalToWriteMessages(actor: Actor, document: MessagedDocument): RefusalCode | null {
  if (!takesPart(actor, document)) return "NOT_YOUR_ACTION";
  return document.archived ? "NOT_ALLOWED_WHEN_ARCHIVED" : null;
}
