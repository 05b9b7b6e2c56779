import { takesPart } from "../documents/document-parties.ts";
import { finalStates } from "../documents/document-states.ts";
import type { RefusalCode } from "../problems/refusal-codes.ts";
import type { Actor, RuledDocument } from "../documents/ruled-document.ts";

/** What is done to the attachments of a document, as its log and notices name it. */
export type FileAction = "addFile" | "deleteFile";

const closed: readonly string[] = finalStates;

/** Why the actor may not add attachments to a document, if so: the parties may until it is archived. */
export function refusalToAddFiles(actor: Actor, document: RuledDocument): RefusalCode | null {
  if (!takesPart(actor, document)) return "NOT_YOUR_ACTION";
  return document.archived ? "NOT_ALLOWED_WHEN_ARCHIVED" : null;
}

/** Why the actor may not delete this attachment, if so: whose it is may while the document is unfinished. */
export function refusalToDeleteFile(
  actor: Actor,
  document: RuledDocument,
  file: { organizationId: string },
): RefusalCode | null {
  if (!takesPart(actor, document) || file.organizationId !== actor.organizationId) return "NOT_YOUR_ACTION";
  if (document.archived) return "NOT_ALLOWED_WHEN_ARCHIVED";
  return closed.includes(document.eventState) ? "NOT_ALLOWED_IN_STATE" : null;
}
