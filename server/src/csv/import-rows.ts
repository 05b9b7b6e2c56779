import { readTable, type CsvColumn, type CsvRow } from "@runko/domain/csv/csv-table";
import type { Issue } from "@runko/domain/values/issue";
import { sql, type Kysely, type Transaction } from "kysely";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";

/** Stores one row by the verb of its form; a row that breaks a rule throws its issues. */
export type StoreRow<Key extends string> = (cells: Record<Key, string>) => Promise<void>;

export type Import<Key extends string> = {
  csv: string;
  /** Everything is tried and nothing stored. */
  preview: boolean;
  columns: readonly CsvColumn<Key>[];
  open: (trx: Transaction<Database>) => Promise<StoreRow<Key>>;
};

export type ImportedRow<Key extends string> = CsvRow<Key> & { issues: readonly Issue[] };

/** Ends the transaction of an import that is not to be stored. */
class NotStored extends Error {}

/** The issues of one row, undone when there are any, so that the rows after it are told of too. */
async function tryRow(trx: Transaction<Database>, store: () => Promise<void>): Promise<readonly Issue[]> {
  await sql`SAVEPOINT imported_row`.execute(trx);
  try {
    await store();
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== "VALIDATION_FAILED") throw error;
    await sql`ROLLBACK TO SAVEPOINT imported_row`.execute(trx);
    await sql`RELEASE SAVEPOINT imported_row`.execute(trx);
    return error.extras.issues ?? [];
  }
  await sql`RELEASE SAVEPOINT imported_row`.execute(trx);
  return [];
}

/** The issues of all rows as those of one request: `rows.7.emailAddress` is on the seventh line. */
function issuesOf(rows: readonly ImportedRow<string>[]): Issue[] {
  return rows.flatMap(({ line, issues }) => issues.map((issue) => ({ ...issue, path: `rows.${line}.${issue.path}` })));
}

/**
 * Tries each row of a CSV text in one transaction, which stores them all or none: a preview tells each row's issues, an
 * import of which any row has some is refused (422).
 */
export async function importRows<Key extends string>(
  db: Kysely<Database>,
  { csv, preview, columns, open }: Import<Key>,
): Promise<ImportedRow<Key>[]> {
  const { rows, issues } = readTable(csv, columns);
  if (issues.length > 0) throw new Problem("VALIDATION_FAILED", { issues });
  const tried: ImportedRow<Key>[] = [];
  try {
    await inTransaction(db, async (trx) => {
      const store = await open(trx);
      for (const row of rows) tried.push({ ...row, issues: await tryRow(trx, () => store(row.cells)) });
      if (preview || tried.some((row) => row.issues.length > 0)) throw new NotStored();
    });
  } catch (error) {
    if (!(error instanceof NotStored)) throw error;
  }
  const broken = issuesOf(tried);
  if (!preview && broken.length > 0) throw new Problem("VALIDATION_FAILED", { issues: broken });
  return tried;
}
