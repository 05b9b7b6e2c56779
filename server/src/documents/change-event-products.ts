import type { ActionRow } from "@runko/domain/documents/document-actions";
import type { Issue } from "@runko/domain/values/issue";
import { isMoney } from "@runko/domain/values/money";
import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import { checkEventProducts, type ChosenProduct } from "./check-event-products.ts";
import type { StoredDocument } from "./document-store.ts";
import { chooseEventProducts, dropOtherProducts, loadEventProducts } from "./event-product-store.ts";
import { loadSourceProducts, markOrderedProducts } from "./load-source-products.ts";

export type GivenEventProduct = ChosenProduct & {
  productPrice?: string | undefined;
  monthPrice?: string | undefined;
  active?: boolean | undefined;
};

type Change = { document: StoredDocument; row: ActionRow; given: readonly GivenEventProduct[] | undefined };

const pricing = ["productPrice", "monthPrice", "active"] as const;

function refuseIssues(issues: readonly Issue[]): void {
  if (issues.length > 0) throw new Problem("VALIDATION_FAILED", { issues });
}

async function replaceProducts(trx: Transaction<Database>, { document, given = [] }: Change): Promise<void> {
  const priced = given.flatMap((one, index) =>
    pricing.filter((name) => one[name] !== undefined).map((name) => `eventProducts.${index}.${name}`),
  );
  refuseIssues(priced.map((path) => ({ path, code: "NOT_WRITABLE" })));
  const { source_mode: mode, source_event_id: sourceId } = document;
  const source = await loadSourceProducts(trx, { mode, sourceId });
  const { products, issues } = await checkEventProducts(trx, {
    subscriberId: document.subscriber_id,
    supplierId: document.supplier_id,
    documentType: document.document_type,
    chosen: given,
    source,
  });
  refuseIssues(issues);
  const { product_group_id: groupId, category: form } = document;
  if (products.some(({ productGroupId, category }) => productGroupId !== groupId || category !== form))
    refuseIssues([{ path: "eventProducts", code: "PRODUCT_NOT_AVAILABLE" }]);
  await dropOtherProducts(trx, document.id, products);
  await chooseEventProducts(trx, document.id, { products, chosen: given, source });
  const taken = products.map(({ id }) => id);
  if (mode === "ORDER" && sourceId !== null) await markOrderedProducts(trx, sourceId, taken);
}

async function priceProducts(trx: Transaction<Database>, { document, given = [] }: Change): Promise<void> {
  const existing = await loadEventProducts(trx, [document.id]);
  const issues = given.flatMap((one, index): Issue[] => {
    const path = `eventProducts.${index}`;
    if (!existing.some(({ product_id }) => product_id === one.productId))
      return [{ path: `${path}.productId`, code: "PRODUCT_NOT_AVAILABLE" }];
    const priced = (["productPrice", "monthPrice"] as const).filter((name) => one[name] !== undefined);
    if (document.document_type === "Fault" && priced.length > 0)
      return priced.map((name) => ({ path: `${path}.${name}`, code: "NOT_WRITABLE" }));
    if (one.customFields) return [{ path: `${path}.customFields`, code: "NOT_WRITABLE" }];
    return (["productPrice", "monthPrice"] as const)
      .filter((name) => one[name] !== undefined && !isMoney(one[name]))
      .map((name) => ({ path: `${path}.${name}`, code: "INVALID_MONEY" }));
  });
  const isLeft = existing.some((product) => {
    const change = given.find(({ productId }) => productId === product.product_id);
    return change?.active ?? product.draft_active ?? product.active;
  });
  if (!isLeft) issues.push({ path: "eventProducts", code: "NO_ACTIVE_PRODUCT" });
  refuseIssues(issues);
  for (const { productId, productPrice, monthPrice, active } of given) {
    if (productPrice === undefined && monthPrice === undefined && active === undefined) continue;
    await trx
      .updateTable("event_products")
      .set({
        ...(productPrice !== undefined && { draft_product_price: productPrice }),
        ...(monthPrice !== undefined && { draft_month_price: monthPrice }),
        ...(active !== undefined && { draft_active: active }),
      })
      .where("document_id", "=", document.id)
      .where("product_id", "=", productId)
      .execute();
  }
}

/** Changes the products as the action's party may: the subscriber chooses them, the answer prices them. */
export async function changeEventProducts(trx: Transaction<Database>, change: Change): Promise<void> {
  if (change.given === undefined) return;
  if (change.row.fields === null) refuseIssues([{ path: "eventProducts", code: "NOT_WRITABLE" }]);
  await (change.row.fields === "subscriber" ? replaceProducts : priceProducts)(trx, change);
}
