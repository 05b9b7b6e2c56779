import { markLabels } from "@runko/domain/documents/mark-labels";
import { connectionFields, standingConnection } from "@runko/domain/documents/standing-connection";
import type { Kysely, Transaction } from "kysely";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { changeStoredDocument } from "./change-stored-document.ts";
import { connectionOf, storedProduct, type StoredConnection } from "./connection-of.ts";
import { joinFields, searchTextOf, splitFields } from "./document-columns.ts";
import type { StoredDocument } from "./document-store.ts";
import { loadEventProducts, replaceEventProducts } from "./event-product-store.ts";
import { tellFaults } from "./faulty-connection.ts";
import { loggedChanges } from "./logged-changes.ts";
import type { Cause } from "./mark-document.ts";
import { holdReadyOrders, readyInCase } from "./ready-in-case.ts";
import { writeDerived } from "./write-derived.ts";

/** The changes of an order, also those that a supplier made ready who has handed it over since (T20). */
async function loadReadyChanges(trx: Transaction<Database>, order: StoredDocument): Promise<StoredConnection[]> {
  const changes = await readyInCase(trx, "ChangeOrder", order)
    .where(({ or, and, eb }) =>
      or([
        eb("source_event_id", "=", order.id),
        and([eb("source_event_id", "is", null), eb("supplier_id", "=", order.supplier_id)]),
      ]),
    )
    .orderBy("ready_at")
    .orderBy("id")
    .execute();
  const ids = changes.map(({ id }) => id);
  const products = await loadEventProducts(trx, ids);
  return changes.map((change) =>
    connectionOf(
      change,
      products.filter((product) => product.document_id === change.id),
    ),
  );
}

const namesOf = ({ eventProducts }: StoredConnection) => eventProducts.map(({ productName }) => productName);

/** The columns of an order that hold the connection as it stands. */
function standingColumns(order: StoredDocument, ordered: StoredConnection, standing: StoredConnection) {
  const kept = Object.entries(joinFields(order)).filter(([name]) => !connectionFields.some((known) => known === name));
  const fields = { ...Object.fromEntries(kept), ...standing.document };
  const { columns, details } = splitFields(fields);
  return {
    ...columns,
    details,
    category: standing.category,
    product_group_id: standing.productGroupId,
    product_name: namesOf(standing).join(", "),
    search_text: searchTextOf({ fields, productNames: namesOf(standing), answerShown: true }),
    connection_before: ordered,
    connection_words: searchTextOf({ fields: ordered.document, productNames: namesOf(ordered), answerShown: true }),
    modified: true,
  };
}

/** Makes the row of an order hold the connection as it stands; answers what it held before (D-39). */
async function layChanges(
  trx: Transaction<Database>,
  order: StoredDocument,
  { action, scope: by, requestId, at }: Omit<Cause, "scope"> & { scope: Cause["scope"] | null },
): Promise<StoredConnection> {
  const products = await loadEventProducts(trx, [order.id]);
  const before = connectionOf(order, products);
  const ordered = (order.connection_before as StoredConnection | null) ?? before;
  const standing = standingConnection(ordered, await loadReadyChanges(trx, order));
  const columns = standingColumns(order, ordered, standing);
  const laid = standing.eventProducts.map(storedProduct);
  const changes = loggedChanges(
    { fields: joinFields(order), products },
    { fields: joinFields(columns), products: laid },
    { showsAnswer: false },
  );
  const mark = order.modified ? [] : [{ field: "modified", from: false, to: true }];
  const { document: written } = await changeStoredDocument(trx, {
    document: order,
    columns,
    times: null,
    label: markLabels.modified.set,
    action,
    by,
    happening: "modifiedSet",
    changes: [...mark, ...changes],
    requestId,
    at,
  });
  await replaceEventProducts(trx, order.id, laid);
  await tellFaults(trx, written);
  return before;
}

/** What a ready change order does to the orders that it changes (T7b); it keeps how the connection stood before it. */
export async function layChange(trx: Transaction<Database>, change: StoredDocument, cause: Cause): Promise<void> {
  const { source_event_id: source } = change;
  for (const order of await holdReadyOrders(trx, change)) {
    if (source !== null && order.id !== source) continue;
    const before = JSON.stringify(await layChanges(trx, order, cause));
    await writeDerived(trx, [change.id], { connection_before: before });
  }
}

const BATCH = 100;

async function layBatch(trx: Transaction<Database>, at: Date): Promise<number> {
  const orders = await trx
    .selectFrom("documents")
    .selectAll()
    .where("document_type", "=", "Order")
    .where("modified", "=", true)
    .where("connection_before", "is", null)
    .orderBy("id")
    .limit(BATCH)
    .forUpdate()
    .skipLocked()
    .execute();
  for (const order of orders) await layChanges(trx, order, { action: "signReady", scope: null, requestId: "", at });
  return orders.length;
}

/** Lays over orders the changes that an older version of the portal only marked; answers how many orders there were. */
export async function layMarkedChanges(db: Kysely<Database>, at: Date): Promise<number> {
  for (let done = 0; ;) {
    const batch = await inTransaction(db, (trx) => layBatch(trx, at), { repeatable: true });
    if (batch === 0) return done;
    done += batch;
  }
}
