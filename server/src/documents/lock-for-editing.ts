import { judgeAction } from "@runko/domain/documents/allowed-actions";
import { actionTable, type DocumentAction } from "@runko/domain/documents/document-actions";
import { locksOfUser } from "@runko/domain/documents/edit-lock-limits";
import { sql, type Kysely, type Transaction } from "kysely";
import type { AppContext } from "../app-context.ts";
import { loadEditLockMinutes, ownLimitBounds } from "../organizations/own-limits.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import { loadDocumentFacts } from "./document-facts.ts";
import { activeLock } from "./active-lock.ts";
import { documentLimits, type DocumentLimits } from "./document-limits.ts";
import type { DocumentScope } from "./document-scope.ts";
import { isOwnDocument, loadDocument, ruledDocument, type StoredDocument } from "./document-store.ts";
import { tellChange } from "./tell-change.ts";
import { findLockHolder, refusalProblem, reservedProblem, type LockHolder } from "./refuse.ts";

const editingActions: readonly DocumentAction[] = [
  ...new Set(actionTable.filter(({ guards }) => guards.includes("ownEditLock")).map(({ action }) => action)),
];

/** Refuses who has nothing to edit in the document: 403 for whom it is no part of, else the reason of the table. */
async function requireEditing(
  db: Kysely<Database>,
  context: AppContext,
  scope: DocumentScope,
  document: StoredDocument,
): Promise<void> {
  const limits = documentLimits(context.config);
  if (!isOwnDocument(scope, document)) throw new Problem("NOT_YOUR_ACTION");
  const loaded = await loadDocumentFacts(db, scope, document, "offer", context.clock.now(), limits);
  const facts = { ...loaded, lockedById: null };
  const verdicts = editingActions.map((action) => judgeAction(action, scope, ruledDocument(document), facts));
  if (verdicts.some(({ refusals }) => refusals.length === 0)) return;
  const refusals = verdicts.flatMap((verdict) => (verdict.row === null ? [] : verdict.refusals));
  throw await refusalProblem(db, refusals[0] ?? "NOT_YOUR_ACTION", document, limits.lockSilenceSeconds);
}

/** Refuses one more lock to a user who holds as many as anybody works on; of two asked for at once the second counts the first. */
async function refuseHoard(
  trx: Kysely<Database>,
  { userId }: DocumentScope,
  eventId: number,
  { lockSilenceSeconds }: DocumentLimits,
): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`edit-locks ${userId}`}, 0))`.execute(trx);
  const active = sql.raw(activeLock(String(lockSilenceSeconds)));
  const { rows } = await sql<{ others: number }>`
    SELECT count(*)::int AS others FROM edit_locks AS l
    WHERE l.user_id = ${userId} AND l.document_id <> ${eventId} AND ${active}`.execute(trx);
  if ((rows[0]?.others ?? 0) < locksOfUser) return;
  throw new Problem("TOO_MANY_LOCKS", { detail: ({ bounds }) => bounds.locks(locksOfUser) });
}

/** Takes the lock, or renews one's own; a repeat counts as a heartbeat (D-11). Whether it was taken anew. */
async function takeLock(
  trx: Kysely<Database>,
  scope: DocumentScope,
  eventId: number,
  limits: DocumentLimits & { lockMinutes: number },
): Promise<boolean | undefined> {
  const active = sql.raw(activeLock(String(limits.lockSilenceSeconds)));
  const { rows } = await sql<{ taken: boolean }>`
    INSERT INTO edit_locks AS l (document_id, user_id, organization_id, taken_at, until)
    VALUES (${eventId}, ${scope.userId}, ${scope.organizationId}, clock_timestamp(),
      clock_timestamp() + make_interval(mins => ${limits.lockMinutes}))
    ON CONFLICT (document_id) DO UPDATE SET
      user_id = excluded.user_id, organization_id = excluded.organization_id, until = excluded.until,
      taken_at = CASE WHEN l.user_id = excluded.user_id AND ${active} THEN l.taken_at ELSE excluded.taken_at END,
      heartbeat_at = CASE WHEN l.user_id = excluded.user_id AND ${active} THEN clock_timestamp() END
    WHERE l.user_id = excluded.user_id OR NOT (${active})
    RETURNING l.heartbeat_at IS NULL AS taken`.execute(trx);
  return rows[0]?.taken;
}

/** Reserves a free document for the transaction that changes it and gives it back; refuses what another has reserved. */
export async function reserveMeanwhile(
  trx: Transaction<Database>,
  scope: DocumentScope,
  eventId: number,
  limits: DocumentLimits,
): Promise<void> {
  const taken = await takeLock(trx, scope, eventId, { ...limits, lockMinutes: 1 });
  if (taken === undefined) throw reservedProblem(await findLockHolder(trx, eventId, limits.lockSilenceSeconds));
}

/** Reserves a document for editing, renews the reservation, or releases one's own; answers who holds it now, another if so. */
export async function lockForEditing(
  context: AppContext,
  scope: DocumentScope,
  eventId: number,
  { reset }: { reset: boolean },
): Promise<LockHolder | undefined> {
  const limits = documentLimits(context.config);
  return await inTransaction(context.db, async (trx) => {
    const document = await loadDocument(trx, scope, eventId);
    if (!document) throw new Problem("DOCUMENT_NOT_FOUND");
    if (reset) {
      const { numDeletedRows } = await trx
        .deleteFrom("edit_locks")
        .where("document_id", "=", eventId)
        .where("user_id", "=", scope.userId)
        .executeTakeFirst();
      if (numDeletedRows > 0n) await tellChange(trx, "lock", document);
      return await findLockHolder(trx, eventId, limits.lockSilenceSeconds);
    }
    await requireEditing(trx, context, scope, document);
    await refuseHoard(trx, scope, eventId, limits);
    const lockMinutes = await loadEditLockMinutes(
      trx,
      scope.organizationId,
      ownLimitBounds(context.config).editLockMinutes,
    );
    const taken = await takeLock(trx, scope, eventId, { ...limits, lockMinutes });
    const holder = await findLockHolder(trx, eventId, limits.lockSilenceSeconds);
    if (taken === undefined) throw reservedProblem(holder);
    if (taken) await tellChange(trx, "lock", document);
    return holder;
  });
}
