import type { FaqFields } from "@runko/domain/faq/faq-questions";
import { sql, type Kysely, type Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";

export type FaqQuestion = FaqFields & { id: string; version: number };

const columns = ["id", "topic", "question", "answer", "version"] as const;

/** Every question in its order. */
export async function loadQuestions(db: Kysely<Database>): Promise<FaqQuestion[]> {
  return await db.selectFrom("faq_questions").select(columns).orderBy("place").orderBy("id").execute();
}

export async function loadQuestion(db: Kysely<Database>, id: string): Promise<FaqQuestion | undefined> {
  return await db.selectFrom("faq_questions").select(columns).where("id", "=", id).executeTakeFirst();
}

/** Every question in its order, which nobody else changes until the transaction ends. */
export async function lockQuestions(trx: Transaction<Database>): Promise<FaqQuestion[]> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('faq_questions'))`.execute(trx);
  return await loadQuestions(trx);
}

export async function insertQuestion(trx: Transaction<Database>, id: string, fields: FaqFields): Promise<void> {
  await trx
    .insertInto("faq_questions")
    .values({ id, ...fields, place: sql`(SELECT coalesce(max(place), 0) + 1 FROM faq_questions)` })
    .execute();
}

export async function updateQuestion(trx: Transaction<Database>, id: string, fields: FaqFields): Promise<void> {
  const set = { ...fields, version: sql<number>`version + 1` };
  await trx.updateTable("faq_questions").set(set).where("id", "=", id).execute();
}

export async function deleteQuestion(trx: Transaction<Database>, id: string): Promise<void> {
  await trx.deleteFrom("faq_questions").where("id", "=", id).execute();
}

export async function placeQuestions(trx: Transaction<Database>, ids: readonly string[]): Promise<void> {
  await sql`
    UPDATE faq_questions q SET place = o.place
    FROM unnest(${ids}::text[]) WITH ORDINALITY AS o (id, place) WHERE q.id = o.id`.execute(trx);
}
