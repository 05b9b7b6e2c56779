import { namedCells } from "@runko/domain/imports/map-columns";
import { isSheetError } from "@runko/domain/imports/sheet-error";
import type { Issue } from "@runko/domain/values/issue";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { ImportContext, NamedRow, RowJudgement } from "../import-kind.ts";
import type { StoredIssue, StoredJob, StoredVerdict } from "./stored-job.ts";
import { findSame, holdRows, keepVerdicts, type StoredRow } from "./import-store.ts";

const CHUNK = 25;

export const namedRow = ({ job, mapping }: StoredJob, { number, cells }: StoredRow): NamedRow => ({
  number: Number(number),
  cells: namedCells(cells, mapping, job.defaults),
});

const failedIn = ({ cells }: NamedRow): Issue[] =>
  Object.entries(cells).flatMap(([path, said]) =>
    isSheetError(said) ? [{ path, code: "IMPORT_FORMULA_FAILED", params: { said } }] : [],
  );

/** Where a formula failed nothing else is said of its cell. */
function verdictOf(row: NamedRow, { issues, warnings }: RowJudgement, twice: readonly Issue[]): StoredVerdict {
  const failed = failedIn(row);
  const others = [...issues, ...twice].filter(({ path }) => !failed.some((one) => one.path === path));
  const errors = [...failed, ...others];
  const told: StoredIssue[] = [...errors, ...warnings.map((warning) => ({ ...warning, warning: true as const }))];
  return { verdict: errors.length > 0 ? "error" : warnings.length > 0 ? "warning" : "ok", issues: told };
}

/** For each of these rows, the columns in which another row of the file says the same although it may not. */
async function findTwice(
  db: ImportContext["db"],
  { job, kind, mapping }: StoredJob,
  numbers: readonly number[],
): Promise<Map<number, Issue[]>> {
  const found = new Map<number, Issue[]>();
  for (const name of kind.unique ?? []) {
    const at = mapping.indexOf(name);
    if (at < 0) continue;
    for (const [number, other] of await findSame(db, { jobId: job.jobId, at, numbers }))
      found.set(number, [
        ...(found.get(number) ?? []),
        { path: name, code: "IMPORT_VALUE_TWICE", params: { rows: other } },
      ]);
  }
  return found;
}

/**
 * Judges rows of a job and keeps what is thought of them: those of the numbers, or the next that nobody has judged or is
 * judging. Answers how many they were. Nothing but the verdicts is written.
 */
export async function checkRows(
  context: ImportContext,
  stored: StoredJob,
  asked: { numbers: readonly number[] } | { most: number } = { most: CHUNK },
): Promise<number> {
  const { job, kind } = stored;
  return await inTransaction(context.db, async (trx) => {
    const held = await holdRows(trx, job.jobId, asked);
    if (held.length === 0) return 0;
    const rows = held.map((row) => namedRow(stored, row));
    const twice = await findTwice(
      trx,
      stored,
      rows.map(({ number }) => number),
    );
    const judged = await kind.check(context, job, rows);
    const verdicts = rows.map((row, index) => ({
      number: row.number,
      ...verdictOf(row, judged[index] ?? { issues: [], warnings: [] }, twice.get(row.number) ?? []),
    }));
    await keepVerdicts(trx, job.jobId, verdicts);
    return rows.length;
  });
}
