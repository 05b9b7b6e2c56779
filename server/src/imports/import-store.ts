import type { ImportPolicy, ImportState, RowState } from "@runko/domain/imports/import-states";
import type { ColumnMapping } from "@runko/domain/imports/map-columns";
import type { PathRole } from "@runko/domain/organizations/roles";
import { textsFor } from "@runko/domain/texts/texts-for";
import { sql, type Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import type { ImportKind } from "../import-kind.ts";
import type { StoredIssue, StoredJob, StoredVerdict } from "./stored-job.ts";

export type JobKey = { jobId: string; organizationId: string; role: PathRole };

type JobRow = {
  id: string;
  organization_id: string;
  role: PathRole;
  kind: string;
  state: ImportState;
  policy: ImportPolicy | null;
  created_by_id: string;
  sent_by_id: string | null;
  file_name: string;
  headers: string[];
  mapping: ColumnMapping;
  defaults: Record<string, string>;
  language: string;
};

export type LoadedJob = StoredJob & { state: ImportState; policy: ImportPolicy | null };

function readJob(row: JobRow, kinds: readonly ImportKind[]): LoadedJob | undefined {
  const kind = kinds.find(({ name, role }) => name === row.kind && role === row.role);
  if (!kind) return undefined;
  const { state, policy, headers, mapping, defaults } = row;
  const job = {
    jobId: row.id,
    organizationId: row.organization_id,
    role: row.role,
    userId: row.sent_by_id ?? row.created_by_id,
    fileName: row.file_name,
    defaults,
    texts: textsFor(row.language),
  };
  return { job, kind, state, policy, headers, mapping };
}

const columns = sql.raw(`id, organization_id, role, kind, state, policy, created_by_id, sent_by_id, file_name, headers,
  mapping, defaults, language`);

/** A job of the organization in the role, which may be held until the transaction ends; one of others is not there. */
export async function loadJob(
  db: Kysely<Database>,
  kinds: readonly ImportKind[],
  { jobId, organizationId, role }: JobKey,
  { hold = false }: { hold?: boolean } = {},
): Promise<LoadedJob> {
  const { rows } = await sql<JobRow>`
    SELECT ${columns} FROM import_jobs
    WHERE id = ${jobId} AND organization_id = ${organizationId} AND role = ${role}
    ${hold ? sql`FOR UPDATE` : sql``}`.execute(db);
  const loaded = rows[0] && readJob(rows[0], kinds);
  if (!loaded) throw new Problem("NOT_FOUND");
  return loaded;
}

/** The job under way that nobody has worked on for longest, taken for its next step. */
export async function takeNextJob(db: Kysely<Database>, kinds: readonly ImportKind[]): Promise<LoadedJob | undefined> {
  const names = kinds.map(({ name }) => name);
  const { rows } = await sql<JobRow>`
    UPDATE import_jobs SET worked_at = clock_timestamp() WHERE id = (
      SELECT id FROM import_jobs WHERE state IN ('checking', 'sending') AND kind = ANY(${names}::text[])
      ORDER BY worked_at LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING ${columns}`.execute(db);
  return rows[0] && readJob(rows[0], kinds);
}

export async function setState(
  db: Kysely<Database>,
  { jobId, from, to }: { jobId: string; from: readonly ImportState[]; to: ImportState },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    UPDATE import_jobs SET state = ${to} WHERE id = ${jobId} AND state = ANY(${[...from]}::text[])`.execute(db);
  return numAffectedRows > 0n;
}

export type StoredRow = { number: number; cells: string[]; state: RowState };

/** Unsent rows, held by this transaction: those of the numbers, or the next that are to be checked and that nobody holds. */
export async function holdRows(
  db: Kysely<Database>,
  jobId: string,
  asked: { numbers: readonly number[] } | { most: number },
): Promise<StoredRow[]> {
  const which =
    "numbers" in asked
      ? sql`number = ANY(${[...asked.numbers]}::bigint[]) ORDER BY number FOR UPDATE`
      : sql`verdict IS NULL ORDER BY number LIMIT ${asked.most} FOR UPDATE SKIP LOCKED`;
  const { rows } = await sql<StoredRow>`
    SELECT number, cells, state FROM import_rows WHERE job_id = ${jobId} AND state <> 'sent' AND ${which}`.execute(db);
  return rows;
}

/** Keeps what is thought of the rows; what failed before waits again. */
export async function keepVerdicts(
  db: Kysely<Database>,
  jobId: string,
  verdicts: readonly (StoredVerdict & { number: number })[],
): Promise<void> {
  const given = JSON.stringify(verdicts);
  await sql`
    UPDATE import_rows r SET verdict = v.verdict, issues = v.issues, state = 'waiting'
    FROM jsonb_to_recordset(${given}::jsonb) AS v (number bigint, verdict text, issues jsonb)
    WHERE r.job_id = ${jobId} AND r.number = v.number AND r.state <> 'sent'`.execute(db);
}

/** What a row says in the column of this position, as it is compared. */
const said = (cells: string, at: number) => sql`lower(trim(${sql.raw(cells)} ->> ${sql.raw(String(at))}))`;

/** The other rows that say the same as each of these in a column, by its position among the headers. */
export async function findSame(
  db: Kysely<Database>,
  { jobId, at, numbers }: { jobId: string; at: number; numbers: readonly number[] },
): Promise<Map<number, number>> {
  const { rows } = await sql<{ number: number; other: number }>`
    SELECT r.number, min(o.number) AS other FROM import_rows r
    JOIN import_rows o ON o.job_id = r.job_id AND o.number <> r.number AND ${said("o.cells", at)} = ${said("r.cells", at)}
    WHERE r.job_id = ${jobId} AND r.number = ANY(${[...numbers]}::bigint[]) AND ${said("r.cells", at)} <> ''
    GROUP BY r.number`.execute(db);
  return new Map(rows.map(({ number, other }) => [Number(number), Number(other)]));
}

/** Has the rows checked again: all that are not sent, or those that say one of these in the column. */
export async function forgetVerdicts(
  db: Kysely<Database>,
  jobId: string,
  same?: { at: number; values: readonly string[] },
): Promise<void> {
  const which = same
    ? sql`AND ${said("cells", same.at)} = ANY(${same.values.map((value) => value.trim().toLowerCase())}::text[])`
    : sql``;
  await sql`UPDATE import_rows SET verdict = NULL WHERE job_id = ${jobId} AND state <> 'sent' ${which}`.execute(db);
}

export const keepIssues = (issues: readonly StoredIssue[]): string => JSON.stringify(issues);
