import { isOwnSide } from "@runko/domain/documents/document-parties";
import type { Kysely } from "kysely";
import type { DocumentScope } from "../documents/document-scope.ts";
import { openDocument } from "../documents/open-document.ts";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";

/** The caller's own watching of a document: one watches what is of the own organization. */
async function openWatch(db: Kysely<Database>, scope: DocumentScope, eventId: number) {
  const { ruled } = await openDocument(db, scope, eventId);
  if (!isOwnSide(scope, ruled)) throw new Problem("NOT_YOUR_ACTION");
  return { document_id: eventId, user_id: scope.userId, organization_id: scope.organizationId };
}

export async function isWatched(db: Kysely<Database>, scope: DocumentScope, eventId: number): Promise<boolean> {
  const watch = await openWatch(db, scope, eventId);
  const found = db
    .selectFrom("document_watchers")
    .select("document_id")
    .where("document_id", "=", watch.document_id)
    .where("user_id", "=", watch.user_id)
    .where("organization_id", "=", watch.organization_id);
  return (await found.executeTakeFirst()) !== undefined;
}

/** Begins to watch; whoever watches already goes on. The document, its log and the other people know nothing of it. */
export async function watchDocument(
  db: Kysely<Database>,
  scope: DocumentScope,
  eventId: number,
  now: Date,
): Promise<void> {
  const watch = await openWatch(db, scope, eventId);
  await db
    .insertInto("document_watchers")
    .values({ ...watch, watched_since: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Ends it, where it was. */
export async function unwatchDocument(db: Kysely<Database>, scope: DocumentScope, eventId: number): Promise<void> {
  const watch = await openWatch(db, scope, eventId);
  await db
    .deleteFrom("document_watchers")
    .where("document_id", "=", watch.document_id)
    .where("user_id", "=", watch.user_id)
    .where("organization_id", "=", watch.organization_id)
    .execute();
}
