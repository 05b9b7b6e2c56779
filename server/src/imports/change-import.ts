import type { ColumnMapping } from "@runko/domain/imports/map-columns";
import { isUnderWay, maySend, mostRowsAtOnce, type ImportPolicy } from "@runko/domain/imports/import-states";
import { sql } from "kysely";
import { inTransaction } from "../platform/database/in-transaction.ts";
import { Problem } from "../platform/http/problem.ts";
import { refuseIssues } from "../platform/http/refuse-issues.ts";
import { checkRows } from "./check-rows.ts";
import type { ImportContext, ImportKind } from "../import-kind.ts";
import { forgetVerdicts, loadJob, setState, type JobKey, type LoadedJob } from "./import-store.ts";
import { tellSent } from "./send-rows.ts";
import { rememberMapping } from "./mapping-store.ts";

const resting = ["checked", "done", "stopped"] as const;

function requireResting({ state }: LoadedJob): void {
  if (!maySend(state)) throw new Problem("IMPORT_STATE");
}

/** Has every row that is not sent checked again. */
export async function checkAgain(context: ImportContext, kinds: readonly ImportKind[], key: JobKey): Promise<void> {
  await inTransaction(context.db, async (trx) => {
    requireResting(await loadJob(trx, kinds, key, { hold: true }));
    await forgetVerdicts(trx, key.jobId);
    await setState(trx, { jobId: key.jobId, from: resting, to: "checking" });
  });
}

type NewMapping = { mapping: ColumnMapping; defaults: Readonly<Record<string, string>> };

/** Says which column each header is, for this file and for the next ones, and has its rows checked by that. */
export async function changeMapping(
  context: ImportContext,
  kinds: readonly ImportKind[],
  key: JobKey,
  { mapping, defaults }: NewMapping,
): Promise<void> {
  await inTransaction(context.db, async (trx) => {
    const stored = await loadJob(trx, kinds, key, { hold: true });
    if (stored.state === "sending") throw new Problem("IMPORT_STATE");
    const { headers, kind, job } = stored;
    const columns = await kind.columns(context, { ...job, defaults });
    const known = (name: string | null) => name === null || columns.some((column) => column.name === name);
    const fitting = headers.map((_, at) => mapping[at] ?? null);
    const issues = fitting.flatMap((name, at) =>
      known(name) ? [] : [{ path: `mapping.${at}`, code: "NOT_AN_OPTION" as const }],
    );
    refuseIssues(issues);
    await sql`
      UPDATE import_jobs SET state = 'checking', mapping = ${JSON.stringify(fitting)}::jsonb,
        defaults = ${JSON.stringify(defaults)}::jsonb WHERE id = ${key.jobId}`.execute(trx);
    await rememberMapping(trx, { organizationId: key.organizationId, kind }, headers, fitting);
    await forgetVerdicts(trx, key.jobId);
  });
}

export type Mended = { number: number; column: string; from: string; to: string };

/** Writes another value into a cell of a row that is not sent, where it still says what was read; and checks the row. */
export async function mendCell(
  context: ImportContext,
  kinds: readonly ImportKind[],
  key: JobKey,
  { number, column, from, to }: Mended,
): Promise<void> {
  const stored = await loadJob(context.db, kinds, key);
  const at = stored.mapping.indexOf(column);
  if (at < 0) refuseIssues([{ path: "column", code: "NOT_AN_OPTION" }]);
  await inTransaction(context.db, async (trx) => {
    const held = await loadJob(trx, kinds, key, { hold: true });
    if (held.state === "sending") throw new Problem("IMPORT_STATE");
    const { rows } = await sql<{ said: string; state: string }>`
      SELECT cells ->> ${at}::int AS said, state FROM import_rows
      WHERE job_id = ${key.jobId} AND number = ${number} FOR UPDATE`.execute(trx);
    const [row] = rows;
    if (!row) throw new Problem("NOT_FOUND");
    if (row.state === "sent") throw new Problem("IMPORT_STATE");
    if (row.said !== from) throw new Problem("CONFLICT");
    await sql`
      UPDATE import_rows SET verdict = NULL, cells = jsonb_set(cells, ARRAY[${String(at)}], to_jsonb(${to}::text))
      WHERE job_id = ${key.jobId} AND number = ${number}`.execute(trx);
    // A row that said the same may be right now, or wrong.
    if (held.kind.unique?.includes(column) === true)
      await forgetVerdicts(trx, key.jobId, { at, values: [from, to].filter((value) => value.trim() !== "") });
  });
  await checkRows(context, stored, { numbers: [number] });
  // The others that said the same are checked with what is under way.
  await sql`
    UPDATE import_jobs SET state = 'checking' WHERE id = ${key.jobId} AND state <> 'sending'
      AND EXISTS (SELECT FROM import_rows WHERE job_id = ${key.jobId} AND verdict IS NULL AND state <> 'sent')`.execute(
    context.db,
  );
}

/** Begins to send the rows that are right, as of who says so. */
export async function beginSending(
  context: ImportContext,
  kinds: readonly ImportKind[],
  key: JobKey,
  { policy, userId }: { policy: ImportPolicy; userId: string },
): Promise<void> {
  await inTransaction(context.db, async (trx) => {
    const stored = await loadJob(trx, kinds, key, { hold: true });
    requireResting(stored);
    if (stored.kind.sends === false) throw new Problem("IMPORT_STATE");
    const { rows } = await sql<{ errors: number; right: number }>`
      SELECT count(*) FILTER (WHERE verdict = 'error') AS errors,
        count(*) FILTER (WHERE verdict IN ('ok', 'warning')) AS right
      FROM import_rows WHERE job_id = ${key.jobId} AND state <> 'sent'`.execute(trx);
    const { errors = 0, right = 0 } = rows[0] ?? {};
    if (Number(right) === 0) throw new Problem("IMPORT_NOTHING_TO_SEND");
    if (policy === "all" && Number(errors) > 0) throw new Problem("IMPORT_HAS_ERRORS");
    if (policy === "all" && Number(right) > mostRowsAtOnce) throw new Problem("IMPORT_TOO_LARGE_FOR_ALL");
    await sql`
      UPDATE import_jobs SET state = 'sending', policy = ${policy}, sent_by_id = ${userId},
        sent_at = ${context.clock.now()}, done_at = NULL WHERE id = ${key.jobId}`.execute(trx);
  });
}

/** Ends what is under way: what is not sent yet stays unsent, and what is sent is told of. */
export async function stopImport(context: ImportContext, kinds: readonly ImportKind[], key: JobKey): Promise<void> {
  await inTransaction(context.db, async (trx) => {
    const stored = await loadJob(trx, kinds, key, { hold: true });
    if (!isUnderWay(stored.state)) throw new Problem("IMPORT_STATE");
    await setState(trx, { jobId: key.jobId, from: ["checking", "sending"], to: "stopped" });
    await tellSent(trx, context, stored);
  });
}
