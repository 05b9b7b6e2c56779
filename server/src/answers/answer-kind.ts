import { answerColumns, answerFields, keyColumns, reasonColumns } from "@runko/domain/answers/answer-columns";
import { readAnswer, type AnswerCells } from "@runko/domain/answers/read-answer";
import { todayInHelsinki } from "@runko/domain/values/calendar-date";
import type { Issue } from "@runko/domain/values/issue";
import type { Transaction } from "kysely";
import { ownDocuments, type DocumentScope } from "../documents/document-scope.ts";
import type {
  ImportAsked,
  ImportContext,
  ImportJob,
  ImportKind,
  NamedRow,
  RowJudgement,
  RowResult,
} from "../import-kind.ts";
import { isPassing, refusalOf } from "../imports/refusal-of.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { refuseIssues } from "../platform/http/refuse-issues.ts";
import { performAnswer } from "./perform-answer.ts";

const role = "SUPPLIER";

/** Ends the transaction in which a row was tried. */
class Tried extends Error {}

/** Who sends is asked for its role by whoever carries the rows. */
const scopeOf = ({ organizationId, userId }: Pick<ImportAsked, "organizationId" | "userId">): DocumentScope => ({
  ...ownDocuments(organizationId, role),
  userId,
  mayAct: true,
});

const known: ReadonlySet<string> = new Set([...keyColumns, ...answerFields, ...reasonColumns]);

/** An issue of an action at the column that says it. */
function placed(issue: Issue): Issue {
  const name = issue.path.replace(/^document\./, "");
  const path = name === "text" ? "explanation" : name;
  return { ...issue, path: known.has(path) ? path : "" };
}

async function answerRow(
  trx: Transaction<Database>,
  context: ImportContext,
  { organizationId, userId, texts, jobId }: ImportJob,
  { cells, number }: NamedRow,
) {
  const { request, issues } = readAnswer(texts, cells as AnswerCells, todayInHelsinki(context.clock.now()));
  refuseIssues(issues);
  if (!request) return undefined;
  const scope = scopeOf({ organizationId, userId });
  const { version, eventState } = await performAnswer(trx, context, {
    scope,
    asked: request,
    requestId: `${jobId} ${number}`,
  });
  return { eventId: request.eventId, version, eventState };
}

/** Does what the row asks and takes it back: the very rules by which it is sent have then judged it. */
async function tryRow(context: ImportContext, job: ImportJob, row: NamedRow): Promise<readonly Issue[]> {
  try {
    await inTransaction(context.db, async (trx) => {
      await answerRow(trx, context, job, row);
      throw new Tried();
    });
    return [];
  } catch (error) {
    if (error instanceof Tried) return [];
    if (isPassing(error)) throw error;
    return refusalOf(context, { job, kind: answerKind }, error);
  }
}

/** A supplier's answers to many documents, a row each. Source: beyond E4 */
export const answerKind: ImportKind = {
  name: "answers",
  role,
  sheetNames: ["Vastaukset", "Svar", "Answers"],
  unique: ["eventId"],
  columns: (_context, { texts }) =>
    Promise.resolve(
      answerColumns.map((name) => ({
        name,
        header: texts.answers.columns[name],
        required: keyColumns.some((key) => key === name),
      })),
    ),
  resultColumns: ({ answers }) => answers.results,
  check: async (context, job, rows) => {
    const judged: RowJudgement[] = [];
    for (const row of rows) judged.push({ issues: await tryRow(context, job, row), warnings: [] });
    return judged;
  },
  send: async (trx, context, job, row): Promise<RowResult> => {
    const done = await answerRow(trx, context, job, row);
    if (!done) return { eventState: job.texts.answers.nothing };
    const { eventId, version, eventState } = done;
    return {
      eventId: String(eventId),
      eventState: job.texts.documents.states[eventState],
      newVersion: String(version),
    };
  },
  placed,
};
