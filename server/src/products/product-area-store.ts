import { areaKey, byArea, otherAreas, type ProductArea } from "@runko/domain/products/product-areas";
import { sql, type Kysely, type Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { versionSql, type VersionQuery } from "../platform/database/version-sql.ts";
import type { ProductKey } from "./product-store.ts";

export const productAreasVersion = ({ organizationId, productId }: ProductKey): VersionQuery => ({
  version: versionSql([
    "(SELECT json_agg(a ORDER BY a.kind, a.key) FROM product_areas a WHERE a.product_id = p.id)",
    "p.id",
  ]),
  from: "products p",
  where: "p.organization_id = $1 AND p.id = $2",
  values: [organizationId, productId],
});

/** What is said of a product's areas; undefined of a product that is not the organization's. */
export async function loadProductAreas(
  db: Kysely<Database>,
  { organizationId, productId }: ProductKey,
): Promise<{ areas: ProductArea[] } | undefined> {
  const { rows } = await sql<{ areas: ProductArea[] }>`
    SELECT coalesce((SELECT json_agg(json_build_object('kind', a.kind, 'code', a.code, 'verdict', a.verdict,
        'note', a.note, 'deliveryDays', a.delivery_days, 'connectFee', a.connect_fee::text,
        'monthlyFee', a.monthly_fee::text))
      FROM product_areas a WHERE a.product_id = p.id), '[]') AS areas
    FROM products p WHERE p.organization_id = ${organizationId} AND p.id = ${productId}`.execute(db);
  return rows[0] && { areas: rows[0].areas.toSorted(byArea) };
}

/** Those of the numbers that are of a municipality. */
export async function knownMunicipalities(db: Kysely<Database>, codes: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom("municipalities")
    .select("code")
    .where(sql<boolean>`code = ANY(${codes}::text[])`)
    .execute();
  return new Set(rows.map(({ code }) => code));
}

/** Writes what differs of a product's areas; the caller has locked the product within its organization. */
export async function writeProductAreas(
  trx: Transaction<Database>,
  productId: string,
  { before, after }: Record<"before" | "after", readonly ProductArea[]>,
): Promise<void> {
  const keyed = (areas: readonly ProductArea[]) =>
    JSON.stringify(areas.map((area) => ({ ...area, key: areaKey(area) })));
  await sql`DELETE FROM product_areas a USING json_to_recordset(${keyed(otherAreas(before, after))}::json) AS g (kind text, key text)
    WHERE a.product_id = ${productId} AND a.kind = g.kind AND a.key = g.key`.execute(trx);
  await sql`
    INSERT INTO product_areas (product_id, kind, key, code, verdict, note, delivery_days, connect_fee, monthly_fee)
    SELECT ${productId}, kind, key, code, verdict, note, "deliveryDays", "connectFee", "monthlyFee"
    FROM json_to_recordset(${keyed(otherAreas(after, before))}::json) AS n (kind text, key text, code text, verdict text,
      note text, "deliveryDays" bigint, "connectFee" numeric, "monthlyFee" numeric)`.execute(trx);
}
