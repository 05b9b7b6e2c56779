import type { RefusalCode } from "@runko/domain/problems/refusal-codes";
import { shownState } from "@runko/domain/documents/document-states";
import { sql, type Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { judgeVersion } from "../platform/http/judge-version.ts";
import { Problem } from "../platform/http/problem.ts";
import { activeLock } from "./active-lock.ts";
import type { DocumentScope } from "./document-scope.ts";
import type { StoredDocument } from "./document-store.ts";

export type LockHolder = { byId: string; byName: string; since: string; until: string };

export async function findLockHolder(
  db: Kysely<Database>,
  eventId: number,
  silenceSeconds: number,
): Promise<LockHolder | undefined> {
  const { rows } = await sql<{ byId: string; byName: string; since: Date; until: Date }>`
    SELECT l.user_id AS "byId", u.first_name || ' ' || u.last_name AS "byName", l.taken_at AS since, l.until
    FROM edit_locks l JOIN users u ON u.id = l.user_id
    WHERE l.document_id = ${eventId} AND ${sql.raw(activeLock(String(silenceSeconds)))}`.execute(db);
  const [lock] = rows;
  return lock && { ...lock, since: lock.since.toISOString(), until: lock.until.toISOString() };
}

/** The problem that tells who holds the edit lock, since when and until when (D-11). */
export function reservedProblem(lock: LockHolder | undefined): Problem {
  if (!lock) return new Problem("EVENT_RESERVED");
  return new Problem("EVENT_RESERVED", {
    detail: ({ problems, formats }) => problems.reservedBy(lock.byName, formats.instant(lock.until)),
    members: { lock },
  });
}

/** The problem for what the table refuses; a state that forbids it is named (D-9). */
export async function refusalProblem(
  db: Kysely<Database>,
  code: RefusalCode,
  document: StoredDocument,
  silenceSeconds: number,
): Promise<Problem> {
  if (code === "EVENT_RESERVED") return reservedProblem(await findLockHolder(db, document.id, silenceSeconds));
  const state = shownState({ eventState: document.event_state, archived: document.archived });
  if (code !== "NOT_ALLOWED_IN_STATE" && code !== "NOT_ALLOWED_WHEN_ARCHIVED") return new Problem(code);
  return new Problem(code, {
    detail: ({ problems, documents }) => problems.currentState(documents.states[state]),
    members: { currentState: state },
  });
}

/** Refuses a version that is not the present one, telling who changed the document and when (D-10, R7). */
export async function checkVersion(
  db: Kysely<Database>,
  scope: DocumentScope,
  document: StoredDocument,
  ifMatch: string | undefined,
): Promise<void> {
  const side = scope.side === "subscriber_id" ? "subscriber" : "supplier";
  const lastChange = async () => {
    const last = await db
      .selectFrom("event_log as l")
      .leftJoin("users as u", "u.id", "l.user_id")
      .select(["l.at", sql<string | null>`u.first_name || ' ' || u.last_name`.as("name")])
      .where("l.document_id", "=", document.id)
      .where((where) => where.or([where("l.seen_by", "is", null), where("l.seen_by", "=", side)]))
      .orderBy("l.at", "desc")
      .orderBy("l.id", "desc")
      .limit(1)
      .executeTakeFirst();
    return last ?? { name: null, at: document.updated_at };
  };
  await judgeVersion({ ifMatch, version: document.version, lastChange, tell: ({ problems }) => problems.changedBy });
}
