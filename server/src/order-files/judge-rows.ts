import { columnOfIssue } from "@runko/domain/imports/read-document-row";
import type { Issue } from "@runko/domain/values/issue";
import type { CreateRequest } from "../documents/new-document.ts";
import type { ImportJob, RowJudgement } from "../import-kind.ts";
import { Problem } from "../platform/http/problem.ts";
import type { ReadOrderRow } from "./read-rows.ts";

/** Rows that are judged at the same time: few, so that connections are left for those who wait. */
const AT_ONCE = 4;

const withoutKnown = (issues: readonly Issue[], known: readonly Issue[]): Issue[] =>
  issues.filter(({ path }) => !known.some((one) => one.path === path));

type Judge = (request: CreateRequest) => Promise<readonly Issue[]>;

async function judgeRow({ request, issues, warnings }: ReadOrderRow, job: ImportJob, judge: Judge) {
  if (!request) return { issues, warnings };
  const broken = await judge(request).catch((error: unknown): readonly Issue[] => {
    if (!(error instanceof Problem) || error.status >= 500) throw error;
    const reason = job.texts.problems.titles[error.code];
    return error.extras.issues ?? [{ path: "", code: "IMPORT_ROW_REFUSED", params: { reason } }];
  });
  return { issues: [...issues, ...withoutKnown(broken.map(columnOfIssue), issues)], warnings };
}

/** What is thought of rows that were read, by what making their documents would be refused for. */
export async function judgeRows(read: readonly ReadOrderRow[], job: ImportJob, judge: Judge): Promise<RowJudgement[]> {
  const judged: RowJudgement[] = [];
  for (let at = 0; at < read.length; at += AT_ONCE)
    judged.push(...(await Promise.all(read.slice(at, at + AT_ONCE).map((row) => judgeRow(row, job, judge)))));
  return judged;
}
