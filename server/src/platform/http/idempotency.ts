import { createHash } from "node:crypto";
import { sql, type Kysely, type Transaction } from "kysely";
import { z } from "zod";
import { inTransaction } from "../database/in-transaction.ts";
import type { Database } from "../database/schema.ts";
import { Problem } from "./problem.ts";

/** So long a key is known. */
export const keptHours = 24;

export const idempotencyHeader = z.looseObject({
  "idempotency-key": z.string().min(1).max(255).optional().meta({
    description: "A repeat with the same key within a day answers with the first result.",
  }),
});

type Answer = { status: number; body: string };
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
    .where("created_at", ">=", sql<Date>`now() - make_interval(hours => ${keptHours})`)
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
      WHERE k.created_at < now() - make_interval(hours => ${keptHours})
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

/** What a request is known by. */
export type Asking = {
  session: { user: { id: string } };
  headers: { "idempotency-key"?: string | undefined };
  url: string;
  body: unknown;
};

/**
 * The answer of a POST whose work is one transaction: with a key the first one's, kept in that transaction. The work has no
 * effect but through it.
 */
export async function answerOnce(
  db: Kysely<Database>,
  { session, headers, url: path, body }: Asking,
  work: (trx: Transaction<Database>) => Promise<string>,
): Promise<string> {
  const key = headers["idempotency-key"];
  const run = async (trx: Transaction<Database>) => {
    if (key === undefined) return await work(trx);
    const request = { userId: session.user.id, key, path, body };
    return (await idempotently(trx, request, async () => ({ status: 201, body: await work(trx) }))).body;
  };
  return await inTransaction(db, run, { repeatable: true });
}
