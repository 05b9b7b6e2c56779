import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { StoredDocument } from "./document-store.ts";

export const readyInCase = (
  trx: Transaction<Database>,
  type: "ChangeOrder" | "Order",
  { case_id }: Pick<StoredDocument, "case_id">,
) =>
  trx
    .selectFrom("documents")
    .selectAll()
    .where("case_id", "=", case_id)
    .where("document_type", "=", type)
    .where("event_state", "=", "READY");

/** The orders that a change or a cancellation of its supplier reaches, held in one order until the transaction ends. */
export async function holdReadyOrders(
  trx: Transaction<Database>,
  of: Pick<StoredDocument, "case_id" | "supplier_id">,
): Promise<StoredDocument[]> {
  const orders = readyInCase(trx, "Order", of).where("supplier_id", "=", of.supplier_id);
  return await orders.orderBy("id").forUpdate().execute();
}
