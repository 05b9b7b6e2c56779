import { markLabels } from "@runko/domain/documents/mark-labels";
import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { changeStoredDocument } from "./change-stored-document.ts";

type Ending = { supplierId: string; documentIds: readonly number[]; at: Date };

/** Ends running connections of a supplier that it has terminated itself, each as its own change; answers which of them ran. */
export async function endBySupplier(
  trx: Transaction<Database>,
  { supplierId, documentIds, at }: Ending,
): Promise<number[]> {
  const orders = await trx
    .selectFrom("documents")
    .selectAll()
    .where("id", "in", [...documentIds])
    .where("supplier_id", "=", supplierId)
    .where("document_type", "=", "Order")
    .where("event_state", "=", "READY")
    .where("disconnected", "=", false)
    .orderBy("id")
    .forUpdate()
    .execute();
  for (const document of orders)
    await changeStoredDocument(trx, {
      document,
      columns: { disconnected: true },
      times: null,
      label: markLabels.disconnected.set,
      action: "supplierEnded",
      by: null,
      changes: [{ field: "disconnected", from: false, to: true }],
      requestId: "",
      at,
    });
  return orders.map(({ id }) => id);
}
