import type { ImportColumn } from "@runko/domain/imports/map-columns";
import type { PathRole } from "@runko/domain/organizations/roles";
import type { Catalogue } from "@runko/domain/texts/catalogue";
import type { Issue } from "@runko/domain/values/issue";
import type { Transaction } from "kysely";
import type { AppContext } from "./app-context.ts";
import type { Database } from "./platform/database/schema.ts";

export type ImportContext = Pick<AppContext, "config" | "db" | "pool" | "clock" | "log" | "files">;

/** Whose file it is, and what it says of all its rows. */
export type ImportAsked = {
  organizationId: string;
  role: PathRole;
  userId: string;
  /** What a row says that leaves the column empty. */
  defaults: Readonly<Record<string, string>>;
  texts: Catalogue;
};

/** A file whose rows are to be judged or sent; `jobId` names it in what is kept. */
export type ImportJob = ImportAsked & { jobId: string; fileName: string };

/** A row by the names of its columns, its defaults filled in. */
export type NamedRow = { number: number; cells: Readonly<Record<string, string>> };

/** What is thought of a row; `path` of an issue is the name of a column, or empty. */
export type RowJudgement = { issues: readonly Issue[]; warnings: readonly Issue[] };

/** What became of a row, by the names of the result columns; `eventId` is the document that it made or changed. */
export type RowResult = Readonly<Record<string, string>> & { eventId?: string };

/**
 * What rows of a file can become. A capability gives its kinds beside its routes (`imports` of capability.ts); uploading,
 * mapping, mending, sending and the files are the same for all.
 */
export type ImportKind = {
  /** Known in the API and kept with the job. */
  name: string;
  role: PathRole;
  /** Of rows in one file; the usual limit when absent. */
  mostRows?: number;
  /** A sheet that is read before the first one, by any of these names. */
  sheetNames?: readonly string[];
  /** Columns whose values may stand in one file once. */
  unique?: readonly string[];
  /** Refuses who may not bring such files at all, by a Problem, before anything else of the file is read. */
  requireRight?: (
    context: ImportContext,
    asked: Pick<ImportAsked, "organizationId" | "role" | "userId">,
  ) => Promise<void>;
  /** The columns that a file with these defaults may have. */
  columns: (context: ImportContext, asked: ImportAsked) => Promise<readonly ImportColumn[]>;
  /** What the result file says of each row beside its cells, its state and its errors: names and headers. */
  resultColumns: (texts: Catalogue) => Readonly<Record<string, string>>;
  /** Judges rows without writing anything, by the very rules by which they are sent; answers in their order. */
  check: (context: ImportContext, job: ImportJob, rows: readonly NamedRow[]) => Promise<readonly RowJudgement[]>;
  /** False of rows that become nothing: they are read, mended and looked at. */
  sends?: false;
  /** Does what the row says in this transaction, which also notes that it is done; refuses by a Problem. */
  send: (trx: Transaction<Database>, context: ImportContext, job: ImportJob, row: NamedRow) => Promise<RowResult>;
  /** An issue of what it sends by the name of the column that it is of. */
  placed?: (issue: Issue) => Issue;
  /** Once, in the transaction that ends the job: what is told of all its rows together. */
  finish?: (
    trx: Transaction<Database>,
    context: ImportContext,
    job: ImportJob,
    sent: readonly SentRow[],
  ) => Promise<void>;
};

export type SentRow = { number: number; result: RowResult };
