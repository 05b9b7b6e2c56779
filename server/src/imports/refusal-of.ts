import { isConnectionFailure, isOverload, isUnwritable } from "../platform/database/failures.ts";
import { Problem } from "../platform/http/problem.ts";
import type { ImportContext } from "../import-kind.ts";
import type { StoredIssue, StoredJob } from "./stored-job.ts";

/** Of the database for the moment, and of no row: it is tried again. */
export const isPassing = (error: unknown): boolean =>
  isConnectionFailure(error) || isUnwritable(error) || isOverload(error);

/** What a row is told that could not be sent. What is no refusal is told to the log, and to the row that it did not succeed. */
export function refusalOf(
  { log }: Pick<ImportContext, "log">,
  { job, kind }: Pick<StoredJob, "job" | "kind">,
  error: unknown,
): readonly StoredIssue[] {
  const { titles } = job.texts.problems;
  const issues = error instanceof Problem ? error.extras.issues : undefined;
  if (issues && issues.length > 0) return issues.map((issue) => kind.placed?.(issue) ?? issue);
  if (error instanceof Problem && error.status < 500)
    return [{ path: "", code: "IMPORT_ROW_REFUSED", params: { reason: titles[error.code] } }];
  log.error({ err: error }, "A row of an import could not be sent");
  return [{ path: "", code: "IMPORT_ROW_REFUSED", params: { reason: titles.INTERNAL_ERROR } }];
}
