import type { ConnectionLimits } from "@runko/domain/documents/connection-limits";
import type { ActionRow } from "@runko/domain/documents/document-actions";
import type { Issue } from "@runko/domain/values/issue";
import { isMoney } from "@runko/domain/values/money";
import type { Kysely, Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { loadOrderableProducts } from "../products/load-orderable-products.ts";
import { checkEventProducts, type ChosenProduct } from "./check-event-products.ts";
import type { StoredDocument } from "./document-store.ts";
import {
  chosenRows,
  classOf,
  keepEventProducts,
  priceEventProducts,
  type StoredEventProduct,
} from "./event-product-store.ts";
import { loadSourceProducts, markOrderedProducts } from "./load-source-products.ts";
import type { ToldProduct } from "./logged-changes.ts";

export type GivenEventProduct = ChosenProduct & {
  productPrice?: string | undefined;
  monthPrice?: string | undefined;
  active?: boolean | undefined;
};

export type ProductsPlan = {
  issues: readonly Issue[];
  /** The products as they will be. */
  after: readonly ToldProduct[];
  /** Whether one of them asks for an NNI, which the subscriber's form alone can answer. */
  needsNni: boolean;
  /** What they offer of the connection, where the subscriber writes. */
  offers: readonly ConnectionLimits[];
  /** Whether they are others than it had. */
  isOther?: boolean;
  /** The class by which they are served, of others than it had. */
  slaClass?: string | null;
  write: ((trx: Transaction<Database>) => Promise<void>) | null;
};

type Asked = {
  document: StoredDocument;
  row: ActionRow;
  given: readonly GivenEventProduct[] | undefined;
  existing: readonly StoredEventProduct[];
};

const pricing = ["productPrice", "monthPrice", "active"] as const;
const prices = ["productPrice", "monthPrice"] as const;

const partiesOf = (document: StoredDocument) => ({
  subscriberId: document.subscriber_id,
  supplierId: document.supplier_id,
  documentType: document.document_type,
});

/** The subscriber chooses which products there are. */
async function planChoice(db: Kysely<Database>, { document, given = [], existing }: Asked): Promise<ProductsPlan> {
  const { source_mode: mode, source_event_id: sourceId, product_group_id: groupId, category: form } = document;
  const source = await loadSourceProducts(db, { mode, sourceId });
  const choice = { ...partiesOf(document), chosen: given, source };
  const { products, issues } = await checkEventProducts(db, choice);
  const priced = given.flatMap((one, index) =>
    pricing.filter((name) => one[name] !== undefined).map((name) => `eventProducts.${index}.${name}`),
  );
  const foreign = products.some(({ productGroupId, category }) => productGroupId !== groupId || category !== form);
  const refused: Issue[][] = [
    priced.map((path) => ({ path, code: "NOT_WRITABLE" })),
    issues,
    foreign ? [{ path: "eventProducts", code: "PRODUCT_NOT_AVAILABLE" }] : [],
  ];
  const rows = chosenRows({ products, chosen: given, source });
  const isOther =
    rows.length !== existing.length || rows.some(({ id }) => !existing.some((one) => one.product_id === id));
  return {
    issues: refused.find((some) => some.length > 0) ?? [],
    after: rows.map(({ id, name, price, month, fields }) => {
      const kept = existing.find(({ product_id }) => product_id === id);
      const added = { product_name: name, product_price: price, month_price: month, active: true };
      return { ...(kept ?? added), custom_fields: fields };
    }),
    needsNni: products.some((product) => product.needsNni),
    offers: products,
    isOther,
    ...(isOther && { slaClass: classOf(products) }),
    write: async (trx) => {
      await keepEventProducts(trx, document.id, rows);
      const taken = rows.map(({ id }) => id);
      if (mode === "ORDER" && sourceId !== null) await markOrderedProducts(trx, sourceId, taken);
    },
  };
}

function priceIssues({ document, given = [], existing }: Asked): Issue[] {
  const issues = given.flatMap((one, index): Issue[] => {
    const path = `eventProducts.${index}`;
    if (!existing.some(({ product_id }) => product_id === one.productId))
      return [{ path: `${path}.productId`, code: "PRODUCT_NOT_AVAILABLE" }];
    const priced = prices.filter((name) => one[name] !== undefined);
    if (document.document_type === "Fault" && priced.length > 0)
      return priced.map((name) => ({ path: `${path}.${name}`, code: "NOT_WRITABLE" }));
    if (one.customFields) return [{ path: `${path}.customFields`, code: "NOT_WRITABLE" }];
    return priced
      .filter((name) => !isMoney(one[name] ?? ""))
      .map((name) => ({ path: `${path}.${name}`, code: "INVALID_MONEY" }));
  });
  const isLeft = existing.some((product) => {
    const change = given.find(({ productId }) => productId === product.product_id);
    return change?.active ?? product.draft_active ?? product.active;
  });
  return isLeft ? issues : [...issues, { path: "eventProducts", code: "NO_ACTIVE_PRODUCT" }];
}

/** The answer prices the products that there are. */
function planPrices(asked: Asked): ProductsPlan {
  const { document, given = [], existing } = asked;
  const after = existing.map((product) => {
    const { productPrice, monthPrice, active } = given.findLast((one) => one.productId === product.product_id) ?? {};
    return {
      ...product,
      draft_product_price: productPrice ?? product.draft_product_price,
      draft_month_price: monthPrice ?? product.draft_month_price,
      draft_active: active ?? product.draft_active,
    };
  });
  const write = async (trx: Transaction<Database>) => priceEventProducts(trx, document.id, after);
  return { issues: priceIssues(asked), after, needsNni: false, offers: [], write };
}

/** What becomes of a document's products as the action's party may change them; nothing is written yet. */
export async function planEventProducts(db: Kysely<Database>, asked: Asked): Promise<ProductsPlan> {
  const { document, row, given, existing } = asked;
  if (given && row.fields === "subscriber") return planChoice(db, asked);
  if (given && row.fields === "answer") return planPrices(asked);
  const unwritable: Issue[] = given ? [{ path: "eventProducts", code: "NOT_WRITABLE" }] : [];
  const ids = existing.map(({ product_id }) => product_id);
  const isAsked = row.fields === "subscriber" || row.fields === "asked";
  // The document has them: they stay what they are although the catalogue has them no longer.
  const offered = isAsked ? await loadOrderableProducts(db, { ...partiesOf(document), delivered: ids }, ids) : [];
  const needsNni = offered.some((product) => product.needsNni);
  const offers = ids.flatMap((productId) => offered.filter(({ id }) => id === productId));
  return { issues: unwritable, after: existing, needsNni, offers, write: null };
}
