import { createHash } from "node:crypto";
import { sql, type Kysely, type Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { z } from "zod";
import { Problem } from "../platform/http/problem.ts";

const KEPT_HOURS = 24;

export const idempotencyHeader = z.looseObject({
  "idempotency-key": z.string().min(1).max(255).optional().meta({
    description: "A repeat with the same key within a day answers with the first result.",
  }),
});

export type Answer = { status: number; body: string };
/** A request by which a repeat of it is known. */
export type Repeatable = { userId: string; key: string; path: string; body: unknown };

const hashOf = ({ path, body }: Repeatable): string =>
  createHash("sha256")
    .update(`${path}\n${JSON.stringify(body)}`)
    .digest("hex");

/** What the same request was answered within a day, if it has been; refuses the key of another. */
export async function knownAnswer(db: Kysely<Database>, request: Repeatable): Promise<Answer | undefined> {
  const known = await db
    .selectFrom("idempotency_keys")
    .select(["request_hash", "status", "body"])
    .where("user_id", "=", request.userId)
    .where("key", "=", request.key)
    .where("created_at", ">=", sql<Date>`now() - make_interval(hours => ${KEPT_HOURS})`)
    .executeTakeFirst();
  if (!known) return undefined;
  const { status, body } = known;
  if (known.request_hash !== hashOf(request) || status === null || body === null)
    throw new Problem("IDEMPOTENCY_KEY_REUSED");
  return { status, body };
}

/**
 * Runs the work once for each key of a user; a repeat within a day answers what the first did, also while the first is
 * under way in another transaction. The same key with another request is refused (D-30, R8).
 */
export async function idempotently(
  trx: Transaction<Database>,
  request: Repeatable,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const { userId, key } = request;
  const hash = hashOf(request);
  const { rows } = await sql<{ key: string }>`
    INSERT INTO idempotency_keys AS k (user_id, key, request_hash) VALUES (${userId}, ${key}, ${hash})
    ON CONFLICT (user_id, key) DO UPDATE SET request_hash = excluded.request_hash, created_at = now(), status = NULL, body = NULL
      WHERE k.created_at < now() - make_interval(hours => ${KEPT_HOURS})
    RETURNING key`.execute(trx);
  if (rows.length === 0) {
    const known = await knownAnswer(trx, request);
    if (!known) throw new Problem("IDEMPOTENCY_KEY_REUSED");
    return known;
  }
  const answer = await work();
  await trx
    .updateTable("idempotency_keys")
    .set({ status: answer.status, body: answer.body })
    .where("user_id", "=", userId)
    .where("key", "=", key)
    .execute();
  return answer;
}
