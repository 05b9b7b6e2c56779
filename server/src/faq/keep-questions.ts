import { checkFaqQuestion, faqQuestionsMax, type FaqFields } from "@runko/domain/faq/faq-questions";
import { changesBetween } from "@runko/domain/organizations/admin-subjects";
import type { Kysely, Transaction } from "kysely";
import { v7 as uuidv7 } from "uuid";
import { lastAdminChange } from "../admin-log/last-admin-change.ts";
import { writeAdminLog, type AdminActor } from "../admin-log/write-admin-log.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { judgeVersion } from "../platform/http/judge-version.ts";
import { Problem } from "../platform/http/problem.ts";
import { refuseIssues } from "../platform/http/refuse-issues.ts";
import {
  deleteQuestion,
  insertQuestion,
  lockQuestions,
  placeQuestions,
  updateQuestion,
  type FaqQuestion,
} from "./faq-store.ts";

const EXCERPT = 200;

/** The log tells how an answer begins. */
const excerpted = (fields: FaqFields | null) =>
  fields && { topic: fields.topic, question: fields.question, answer: fields.answer.slice(0, EXCERPT) };

type Change = { id: string; before: FaqFields | null; after: FaqFields | null };

async function log(trx: Transaction<Database>, actor: AdminActor, { id, before, after }: Change): Promise<void> {
  const standing = after === null ? "deleted" : "changed";
  await writeAdminLog(trx, actor, {
    organizationId: null,
    subject: "faqQuestion",
    subjectId: id,
    subjectName: (after ?? before)?.question ?? "",
    action: before === null ? "created" : standing,
    changes: changesBetween(excerpted(before), excerpted(after)),
  });
}

function refuseWrong(fields: FaqFields): void {
  const issues = checkFaqQuestion(fields);
  refuseIssues(issues);
}

/** Adds a question as the last one, and answers its id. */
export async function createQuestion(db: Kysely<Database>, actor: AdminActor, fields: FaqFields): Promise<string> {
  refuseWrong(fields);
  const id = uuidv7();
  await inTransaction(db, async (trx) => {
    const all = await lockQuestions(trx);
    if (all.length >= faqQuestionsMax)
      throw new Problem("VALIDATION_FAILED", {
        issues: [{ path: "question", code: "TOO_MANY", params: { max: faqQuestionsMax } }],
      });
    await insertQuestion(trx, id, fields);
    await log(trx, actor, { id, before: null, after: fields });
  });
  return id;
}

async function lockOne(trx: Transaction<Database>, id: string): Promise<FaqQuestion> {
  const found = (await lockQuestions(trx)).find((one) => one.id === id);
  if (!found) throw new Problem("NOT_FOUND");
  return found;
}

type Written = { changes: Partial<FaqFields>; ifMatch: string | undefined };

/** Changes the fields that are given, of the version that was read. */
export async function changeQuestion(
  db: Kysely<Database>,
  actor: AdminActor,
  id: string,
  { changes, ifMatch }: Written,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const { version, topic, question, answer } = await lockOne(trx, id);
    const logged = { organizationId: null, subjects: ["faqQuestion"], subjectId: id } as const;
    await judgeVersion({ ifMatch, version, lastChange: () => lastAdminChange(trx, logged) });
    const before = { topic, question, answer };
    const after = { ...before, ...changes };
    refuseWrong(after);
    await updateQuestion(trx, id, after);
    await log(trx, actor, { id, before, after });
  });
}

export async function removeQuestion(db: Kysely<Database>, actor: AdminActor, id: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    const before = await lockOne(trx, id);
    await deleteQuestion(trx, id);
    await log(trx, actor, { id, before, after: null });
  });
}

/** Those between the first and the last that stand elsewhere than before. */
function movedBetween(before: readonly string[], after: readonly string[]): [string[], string[]] {
  const differs = (id: string, index: number) => id !== after[index];
  const [first, last] = [before.findIndex(differs), before.findLastIndex(differs) + 1];
  return first < 0 ? [[], []] : [before.slice(first, last), after.slice(first, last)];
}

/** Sets all questions in an order; refused when others were added or removed meanwhile. */
export async function orderQuestions(db: Kysely<Database>, actor: AdminActor, ids: readonly string[]): Promise<void> {
  await inTransaction(db, async (trx) => {
    const all = await lockQuestions(trx);
    const names = new Map(all.map(({ id, question }) => [id, question]));
    if (ids.length !== all.length || new Set(ids).size !== all.length || !ids.every((id) => names.has(id)))
      throw new Problem("STALE_VERSION");
    const present = all.map(({ id }) => id);
    const [before, after] = movedBetween(present, ids).map((moved) => moved.map((id) => names.get(id) ?? ""));
    await placeQuestions(trx, ids);
    await writeAdminLog(trx, actor, {
      organizationId: null,
      subject: "faqQuestion",
      subjectId: "order",
      subjectName: "",
      action: "changed",
      changes: changesBetween({ order: before }, { order: after }),
    });
  });
}
