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

/** A stored product as a request would give it. */
export function givenProduct({ product_id, custom_fields }: StoredEventProduct): Chosen {
  return { productId: product_id, customFields: custom_fields as Record<string, string | null> };
}

type Chosen = { productId: string; customFields?: Readonly<Record<string, string | null>> | undefined };

/** Takes from a document the products that are not among these. */
export async function dropOtherProducts(
  db: Kysely<Database>,
  documentId: number,
  products: readonly OrderableProduct[],
): Promise<void> {
  const ids = products.map(({ id }) => id);
  await db
    .deleteFrom("event_products")
    .where("document_id", "=", documentId)
    .where("product_id", "not in", ids)
    .execute();
}

type AgreedProduct = { productId: string; productPrice: string; monthPrice: string };

/** The products of the order or the offer whose case a document joins, with the prices that are agreed of them. */
export type SourceProducts = { mode: "FROM_EXISTING" | "ORDER"; products: readonly AgreedProduct[] };

type Choice = {
  products: readonly OrderableProduct[];
  chosen: readonly Chosen[];
  /** What they are taken from, at the prices that are agreed of it. */
  source?: SourceProducts | undefined;
};

/** SQL that gives a document these products, in this order: new ones at agreed prices or today's fees, kept ones with the prices they have. */
export function chosenSql(documentId: number | RawBuilder<unknown>, { products, chosen, source }: Choice) {
  const fieldsOf = (id: string) => chosen.find(({ productId }) => productId.toLowerCase() === id)?.customFields ?? {};
  const ordered = source?.mode === "ORDER";
  const rows = products.map(({ id, name, initialFee, monthlyFee }, position) => {
    const agreed = source?.products.find(({ productId }) => productId === id);
    const prices = { price: agreed?.productPrice ?? initialFee, month: agreed?.monthPrice ?? monthlyFee };
    return { id, position, name, ...prices, ordered, fields: fieldsOf(id) };
  });
  return sql`
    INSERT INTO event_products
      (document_id, product_id, position, product_name, product_price, month_price, ordered, custom_fields)
    SELECT (${documentId})::bigint, p.*
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS p
      (id uuid, position bigint, name text, price numeric, month numeric, ordered boolean, fields jsonb)
    ON CONFLICT (document_id, product_id)
      DO UPDATE SET position = excluded.position, custom_fields = excluded.custom_fields`;
}

export async function chooseEventProducts(db: Kysely<Database>, documentId: number, choice: Choice): Promise<void> {
  await sql`${sql.raw(prepared)}${chosenSql(documentId, choice)}`.execute(db);
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
