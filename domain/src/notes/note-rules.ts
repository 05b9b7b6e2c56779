import { isOwnSide } from "../documents/document-parties.ts";
import type { Actor, RuledDocument } from "../documents/ruled-document.ts";
import type { RefusalCode } from "../problems/refusal-codes.ts";
import type { Issue } from "../values/issue.ts";
import { isBlank, isStorableText } from "../values/text.ts";

/** Most characters of a note. */
export const noteLength = 4000;

type NotedDocument = Pick<RuledDocument, "subscriberId" | "supplierId">;

/**
 * Why the actor may not read and write its organization's notes of a document, if so: an organization keeps them of what it
 * is a party of itself, in the role in which it is, whatever the document's state.
 */
export const refusalToNotes = (actor: Actor, document: NotedDocument): RefusalCode | null =>
  isOwnSide(actor, document) ? null : "NOT_YOUR_ACTION";

/** A note says something, and no more than is read. */
export function checkNote({ content }: { content?: string | undefined }): Issue[] {
  if (content === undefined || isBlank(content)) return [{ path: "content", code: "REQUIRED" }];
  if (content.trim().length > noteLength) return [{ path: "content", code: "TOO_LONG", params: { max: noteLength } }];
  return isStorableText(content) ? [] : [{ path: "content", code: "INVALID_VALUE" }];
}
