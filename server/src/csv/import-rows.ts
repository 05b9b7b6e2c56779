import { readTable, type CsvColumn, type CsvRow } from "@runko/domain/csv/csv-table";
import type { Catalogue } from "@runko/domain/texts/catalogue";
import type { Issue } from "@runko/domain/values/issue";
import { sql, type Kysely, type Transaction } from "kysely";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import { refuseIssues } from "../platform/http/refuse-issues.ts";
import { storeRow, type RowStore, type StoredRow } from "./store-row.ts";

export type Import<Key extends string> = {
  csv: string;
  /** Nothing is stored: what would be added is checked alone, what would be changed is tried. */
  preview: boolean;
  columns: readonly CsvColumn<Key>[];
  texts: Catalogue;
  /** The issues of each row that is to be added: for all together, by a few statements and without a transaction. */
  check: (rows: readonly Record<Key, string>[]) => Promise<(readonly Issue[])[]>;
  open: (trx: Transaction<Database>) => Promise<RowStore>;
};

export type Imported<Key extends string> = { rows: ImportedRow<Key>[]; invited: number };

export type ImportedRow<Key extends string> = CsvRow<Key> & StoredRow & { issues: readonly Issue[] };

/** Ends the transaction of an import that is not to be stored. */
class NotStored extends Error {}

function issuesOfProblem({ problems }: Catalogue, { code, extras, status }: Problem): readonly Issue[] | undefined {
  if (code === "VALIDATION_FAILED") return extras.issues ?? [];
  return status < 500
    ? [{ path: "id", code: "CSV_ROW_REFUSED", params: { reason: problems.titles[code] } }]
    : undefined;
}

/** What became of one row, undone when it has issues, so that the rows after it are told of too. */
async function tryRow(
  texts: Catalogue,
  trx: Transaction<Database>,
  store: () => Promise<StoredRow>,
): Promise<StoredRow & { issues: readonly Issue[] }> {
  await sql`SAVEPOINT imported_row`.execute(trx);
  try {
    const stored = await store();
    await sql`RELEASE SAVEPOINT imported_row`.execute(trx);
    return { ...stored, issues: [] };
  } catch (error) {
    const issues = error instanceof Problem ? issuesOfProblem(texts, error) : undefined;
    if (!issues) throw error;
    await sql`ROLLBACK TO SAVEPOINT imported_row`.execute(trx);
    await sql`RELEASE SAVEPOINT imported_row`.execute(trx);
    return { action: "none", changes: [], issues };
  }
}

/** The issues of all rows as those of one request: `rows.7.emailAddress` is on the seventh line. */
function issuesOf(rows: readonly ImportedRow<string>[]): Issue[] {
  return rows.flatMap(({ line, issues }) => issues.map((issue) => ({ ...issue, path: `rows.${line}.${issue.path}` })));
}

const isAdded = ({ cells }: CsvRow<string>) => (cells["id"] ?? "") === "";

/**
 * Checks the rows of a CSV text and stores them all or none: a preview tells each row's issues and changes, an import of
 * which any row has issues is refused (422).
 */
export async function importRows<Key extends string>(
  db: Kysely<Database>,
  { csv, preview, columns, texts, check, open }: Import<Key>,
): Promise<Imported<Key>> {
  const { rows, given, issues } = readTable(csv, columns);
  refuseIssues(issues);
  const added = rows.filter(isAdded);
  const found = await check(added.map(({ cells }) => cells));
  const checked = new Map(added.map((row, index) => [row, found[index] ?? []]));
  const stays = preview || found.some((own) => own.length > 0);

  const tryAll = async (trx: Transaction<Database>) => {
    const store = await open(trx);
    const tried: ImportedRow<Key>[] = [];
    for (const row of rows)
      tried.push(
        stays && checked.has(row)
          ? toldOf(row, checked.get(row) ?? [])
          : { ...row, ...(await tryRow(texts, trx, () => storeRow(store, { cells: row.cells, given }))) },
      );
    const isStored = !stays && tried.every((row) => row.issues.length === 0);
    return { rows: tried, invited: isStored ? ((await store.invite?.()) ?? 0) : 0 };
  };
  const tried =
    stays && added.length === rows.length
      ? { rows: rows.map((row) => toldOf(row, checked.get(row) ?? [])), invited: 0 }
      : await storeAll(db, tryAll, stays);
  const broken = issuesOf(tried.rows);
  if (!preview) refuseIssues(broken);
  return tried;
}

const toldOf = <Key extends string>(row: CsvRow<Key>, issues: readonly Issue[]): ImportedRow<Key> => ({
  ...row,
  action: issues.length === 0 ? "added" : "none",
  changes: [],
  issues,
});

/** Runs the work in a transaction that is given up when nothing is to be stored, or any row has issues. */
async function storeAll<Key extends string>(
  db: Kysely<Database>,
  work: (trx: Transaction<Database>) => Promise<Imported<Key>>,
  stays: boolean,
): Promise<Imported<Key>> {
  let tried: Imported<Key> = { rows: [], invited: 0 };
  try {
    await inTransaction(db, async (trx) => {
      tried = await work(trx);
      if (stays || tried.rows.some((row) => row.issues.length > 0)) throw new NotStored();
    });
  } catch (error) {
    if (!(error instanceof NotStored)) throw error;
  }
  return tried;
}
