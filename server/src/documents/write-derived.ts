import type { Kysely, OperandValueExpressionOrList, Updateable } from "kysely";
import type { DocumentsTable } from "../platform/database/schema.generated.ts";
import type { Database } from "../platform/database/schema.ts";

type DerivedColumns = Pick<
  Updateable<DocumentsTable>,
  | "connection_before"
  | "connection_words"
  | "supplier_connection_id"
  | "committed_delivery_date"
  | "date_moved_by"
  | "dates_changed"
>;

/** Writes what documents keep of another one or of their own past, for search and history: no change of theirs, so without version, log or word. */
export async function writeDerived(
  db: Kysely<Database>,
  documentIds: OperandValueExpressionOrList<Database, "documents", "id">,
  columns: DerivedColumns,
): Promise<void> {
  await db.updateTable("documents").set(columns).where("id", "in", documentIds).execute();
}
