import type { GivenInput } from "@runko/domain/documents/action-inputs";
import type { FieldName } from "@runko/domain/documents/document-fields";
import { otherSide, type Side } from "@runko/domain/documents/sides";
import type { QuestionState } from "@runko/domain/documents/question-states";
import type { Kysely, Transaction } from "kysely";
import { v7 as uuidv7 } from "uuid";
import type { Database } from "../platform/database/schema.ts";
import { sideOf, type DocumentScope } from "./document-scope.ts";

type Done = { scope: Pick<DocumentScope, "side" | "userId">; at: Date };
type Given = Done & { input: GivenInput };

/** The fields that the subscriber may correct as it answers the question that waits for it. */
export async function loadAskedFields(db: Kysely<Database>, documentId: number): Promise<FieldName[]> {
  const open = await db
    .selectFrom("document_questions")
    .select("correctable")
    .where("document_id", "=", documentId)
    .where("asked_by", "=", "supplier")
    .where("state", "=", "open")
    .executeTakeFirst();
  return (open?.correctable ?? []) as FieldName[];
}

/** Keeps the question of an action that asks one. */
export async function keepQuestion(
  trx: Transaction<Database>,
  documentId: number,
  { input, scope, at }: Given,
): Promise<void> {
  await trx
    .insertInto("document_questions")
    .values({
      id: uuidv7(),
      document_id: documentId,
      asked_by: sideOf(scope),
      asked_by_id: scope.userId,
      asked_at: at,
      question: (input.text ?? "").trim(),
      answer_by: input.answerBy ?? null,
      correctable: [...(input.correctable ?? [])],
    })
    .execute();
}

type End = { asker: Side; state: Exclude<QuestionState, "open">; answer?: string };

async function endQuestion(
  trx: Transaction<Database>,
  documentId: number,
  { scope, at }: Done,
  { asker, state, answer }: End,
): Promise<void> {
  await trx
    .updateTable("document_questions")
    .set({ state, answer: answer ?? null, ended_by_id: scope.userId, ended_at: at })
    .where("document_id", "=", documentId)
    .where("asked_by", "=", asker)
    .where("state", "=", "open")
    .execute();
}

/** Keeps the answer to the other side's question. */
export const keepAnswer = async (trx: Transaction<Database>, documentId: number, given: Given): Promise<void> =>
  endQuestion(trx, documentId, given, {
    asker: otherSide(sideOf(given.scope)),
    state: "answered",
    answer: (given.input.text ?? "").trim(),
  });

/** Takes back one's own side's question. */
export const withdrawQuestion = async (trx: Transaction<Database>, documentId: number, done: Done): Promise<void> =>
  endQuestion(trx, documentId, done, { asker: sideOf(done.scope), state: "withdrawn" });

/** Nobody waits for answers about what has ended. */
export async function lapseQuestions(trx: Transaction<Database>, documentId: number, done: Done): Promise<void> {
  for (const asker of ["subscriber", "supplier"] as const)
    await endQuestion(trx, documentId, done, { asker, state: "lapsed" });
}
