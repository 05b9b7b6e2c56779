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
};
const storedProductColumns = Object.keys(everyColumn) as (keyof EventProductsTable)[];

/** The products of a document that the caller has loaded within its scope, in their order. */
export async function loadEventProducts(db: Kysely<Database>, documentId: number): Promise<StoredEventProduct[]> {
  return await runPrepared(
    db,
    db
      .selectFrom("event_products")
      .select(storedProductColumns)
      .where("document_id", "=", documentId)
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

/** SQL that gives a document these products, in this order: new ones at today's fees, kept ones with the prices they have. */
export function chosenSql(
  documentId: number | RawBuilder<unknown>,
  products: readonly OrderableProduct[],
  chosen: readonly Chosen[],
) {
  const fieldsOf = (id: string) => chosen.find(({ productId }) => productId.toLowerCase() === id)?.customFields ?? {};
  const rows = products.map(({ id, name, initialFee, monthlyFee }, position) => {
    return { id, position, name, initialFee, monthlyFee, fields: fieldsOf(id) };
  });
  return sql`
    INSERT INTO event_products
      (document_id, product_id, position, product_name, product_price, month_price, custom_fields)
    SELECT (${documentId})::bigint, p.id, p.position, p.name, p."initialFee", p."monthlyFee", p.fields
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS p
      (id uuid, position bigint, name text, "initialFee" numeric, "monthlyFee" numeric, fields jsonb)
    ON CONFLICT (document_id, product_id)
      DO UPDATE SET position = excluded.position, custom_fields = excluded.custom_fields`;
}

export async function chooseEventProducts(
  db: Kysely<Database>,
  documentId: number,
  products: readonly OrderableProduct[],
  chosen: readonly Chosen[],
): Promise<void> {
  await sql`${sql.raw(prepared)}${chosenSql(documentId, products, chosen)}`.execute(db);
}
