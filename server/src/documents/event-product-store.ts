import { sql, type Kysely, type RawBuilder, type Selectable } from "kysely";
import { prepared, runPrepared } from "../platform/database/name-prepared.ts";
import type { EventProductsTable } from "../platform/database/schema.generated.ts";
import type { Database } from "../platform/database/schema.ts";
import type { OrderableProduct } from "../products/load-orderable-products.ts";

export type StoredEventProduct = Selectable<EventProductsTable>;

const everyColumn: Record<keyof EventProductsTable, true> = {
  document_id: true,
  product_id: true,
  position: true,
  product_name: true,
  active: true,
  product_price: true,
  month_price: true,
  custom_fields: true,
  draft_product_price: true,
  draft_month_price: true,
  draft_active: true,
  ordered: true,
};
const storedProductColumns = Object.keys(everyColumn) as (keyof EventProductsTable)[];

/** The products of documents that the caller has loaded within its scope, each document's in their order. */
export async function loadEventProducts(
  db: Kysely<Database>,
  documentIds: readonly number[],
): Promise<StoredEventProduct[]> {
  return await runPrepared(
    db,
    db
      .selectFrom("event_products")
      .select(storedProductColumns)
      .where("document_id", "=", sql<number>`ANY(${documentIds}::bigint[])`)
      .orderBy("position")
      .orderBy("product_id"),
  );
}

type Chosen = { productId: string; customFields?: Readonly<Record<string, string | null>> | undefined };

type AgreedProduct = { productId: string; productPrice: string; monthPrice: string };

/** The products of the order or the offer whose case a document joins, with the prices that are agreed of them. */
export type SourceProducts = { mode: "FROM_EXISTING" | "ORDER"; products: readonly AgreedProduct[] };

type Choice = {
  products: readonly OrderableProduct[];
  chosen: readonly Chosen[];
  /** What they are taken from, at the prices that are agreed of it. */
  source?: SourceProducts | undefined;
};

/** The chosen products as a document gets them: at agreed prices or today's fees. */
export function chosenRows({ products, chosen, source }: Choice) {
  const fieldsOf = (id: string) => chosen.find(({ productId }) => productId.toLowerCase() === id)?.customFields ?? {};
  const ordered = source?.mode === "ORDER";
  return products.map(({ id, name, initialFee, monthlyFee }, position) => {
    const agreed = source?.products.find(({ productId }) => productId === id);
    const prices = { price: agreed?.productPrice ?? initialFee, month: agreed?.monthPrice ?? monthlyFee };
    return { id, position, name, ...prices, ordered, fields: fieldsOf(id) };
  });
}

/** The SLA class of a document: that of the first of its products that has one. */
export const classOf = (products: readonly Pick<OrderableProduct, "slaClass">[]): string | null =>
  products.find(({ slaClass }) => slaClass !== null)?.slaClass ?? null;

type ChosenRows = ReturnType<typeof chosenRows>;

/** SQL that gives a document these products, in this order; kept ones have the names and prices that they have. */
export function chosenSql(documentId: number | RawBuilder<unknown>, rows: ChosenRows) {
  return sql`
    INSERT INTO event_products
      (document_id, product_id, position, product_name, product_price, month_price, ordered, custom_fields)
    SELECT (${documentId})::bigint, p.*
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS p
      (id uuid, position bigint, name text, price numeric, month numeric, ordered boolean, fields jsonb)
    ON CONFLICT (document_id, product_id)
      DO UPDATE SET position = excluded.position, custom_fields = excluded.custom_fields`;
}

/** Gives a document these products and takes all others from it. */
export async function keepEventProducts(db: Kysely<Database>, documentId: number, rows: ChosenRows): Promise<void> {
  const ids = rows.map(({ id }) => id);
  await sql`${sql.raw(prepared)}WITH dropped AS (
      DELETE FROM event_products WHERE document_id = ${documentId} AND product_id <> ALL(${ids}::uuid[])
    ) ${chosenSql(documentId, rows)}`.execute(db);
}

type Priced = Pick<StoredEventProduct, "product_id" | "draft_product_price" | "draft_month_price" | "draft_active">;

/** Writes what is being answered of the products. */
export async function priceEventProducts(
  db: Kysely<Database>,
  documentId: number,
  products: readonly Priced[],
): Promise<void> {
  await sql`${sql.raw(prepared)}
    UPDATE event_products p SET draft_product_price = g.draft_product_price, draft_month_price = g.draft_month_price,
      draft_active = g.draft_active
    FROM jsonb_to_recordset(${JSON.stringify(products)}::jsonb) AS g
      (product_id uuid, draft_product_price numeric, draft_month_price numeric, draft_active boolean)
    WHERE p.document_id = ${documentId} AND p.product_id = g.product_id`.execute(db);
}

type Replacing = Pick<
  StoredEventProduct,
  "product_id" | "product_name" | "active" | "product_price" | "month_price"
> & {
  custom_fields: object;
};

/** Gives a document these products instead of those that it has; a kept one stays taken from its offer. */
export async function replaceEventProducts(
  db: Kysely<Database>,
  documentId: number,
  products: readonly Replacing[],
): Promise<void> {
  const rows = products.map((product, position) => ({ ...product, position }));
  await sql`
    WITH given AS (SELECT * FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS p
      (product_id uuid, position bigint, product_name text, active boolean, product_price numeric, month_price numeric,
        custom_fields jsonb)),
    dropped AS (DELETE FROM event_products WHERE document_id = ${documentId}
      AND product_id NOT IN (SELECT product_id FROM given))
    INSERT INTO event_products
      (document_id, product_id, position, product_name, active, product_price, month_price, custom_fields)
    SELECT (${documentId})::bigint, g.* FROM (SELECT product_id, position, product_name, active, product_price,
      month_price, custom_fields FROM given) g
    ON CONFLICT (document_id, product_id) DO UPDATE SET position = excluded.position,
      product_name = excluded.product_name, active = excluded.active, product_price = excluded.product_price,
      month_price = excluded.month_price, custom_fields = excluded.custom_fields`.execute(db);
}
