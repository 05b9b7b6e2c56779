import { areaKey, type AreaKind, type ProductArea } from "@runko/domain/products/product-areas";
import { sql, type Kysely, type RawBuilder, type Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { VersionQuery } from "../platform/database/version-sql.ts";
import type { ProductKey } from "./product-store.ts";

/** Of tens of thousands of areas a sum of digests: nothing that is written is left out of it, and it needs no order. */
export const productAreasVersion = ({ organizationId, productId }: ProductKey): VersionQuery => ({
  version: `(SELECT 'a' || count(*) || '.' || coalesce(sum(hashtextextended(a::text, 0)), 0)::text
    FROM product_areas a WHERE a.product_id = p.id)`,
  from: "products p",
  where: "p.organization_id = $1 AND p.id = $2",
  values: [organizationId, productId],
});

/** An area of what is said of the same by its key. */
export type KeyedArea = ProductArea & { key: string };

export const keyed = (area: ProductArea): KeyedArea => ({ ...area, key: areaKey(area) ?? area.code });

const columns = sql`a.kind, a.code, a.verdict, a.note, a.delivery_days::int AS "deliveryDays",
  a.connect_fee::text AS "connectFee", a.monthly_fee::text AS "monthlyFee"`;
/** From the widest, as byArea of the domain. */
const byArea = sql`array_position(ARRAY['municipality', 'postalCode', 'address'], a.kind), a.code COLLATE "C"`;

/** The areas that a caller hands over, as rows. */
const rowsOf = (areas: readonly KeyedArea[]): RawBuilder<unknown> => sql`
  SELECT * FROM json_to_recordset(${JSON.stringify(areas)}::json) AS r (kind text, key text, code text, verdict text,
    note text, "deliveryDays" bigint, "connectFee" numeric(12, 2), "monthlyFee" numeric(12, 2))`;

export type AreaPage = { areas: ProductArea[]; found: number; total: number };
export type AskedPage = { search: string; most: number; skip: number };

/** Some of a product's areas: those in whose code, or municipality's name, the text stands. */
export async function loadAreaPage(
  db: Kysely<Database>,
  productId: string,
  { search, most, skip }: AskedPage,
): Promise<AreaPage> {
  const like = `%${search.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const isFound = sql`(${search} = '' OR lower(a.code) LIKE ${like}
    OR lower(m.name_fi) LIKE ${like} OR lower(m.name_sv) LIKE ${like})`;
  const from = sql`product_areas a LEFT JOIN municipalities m ON a.kind = 'municipality' AND m.code = a.key
    WHERE a.product_id = ${productId}`;
  const { rows: areas } = await sql<ProductArea>`
    SELECT ${columns} FROM ${from} AND ${isFound} ORDER BY ${byArea} LIMIT ${most} OFFSET ${skip}`.execute(db);
  const { rows } = await sql<Omit<AreaPage, "areas">>`
    SELECT count(*) FILTER (WHERE ${isFound})::int AS found, count(*)::int AS total FROM ${from}`.execute(db);
  return { areas, found: 0, total: 0, ...rows[0] };
}

/** What is said of these very areas. */
export async function loadAreasLike(
  db: Kysely<Database>,
  productId: string,
  areas: readonly { kind: AreaKind; key: string }[],
): Promise<ProductArea[]> {
  const { rows } = await sql<ProductArea>`
    SELECT ${columns} FROM product_areas a
    WHERE a.product_id = ${productId} AND (a.kind, a.key) IN (SELECT k.kind, k.key FROM unnest(
      ${areas.map(({ kind }) => kind)}::text[], ${areas.map(({ key }) => key)}::text[]) AS k (kind, key))
    ORDER BY ${byArea}`.execute(db);
  return rows;
}

/** SQL of all areas of a product as rows of a file, the municipality by its name. */
export const areasOfFile = (productId: string, swedish: boolean) => ({
  text: `SELECT a.kind, a.code, a.verdict, a.note, a.delivery_days::int AS "deliveryDays", a.connect_fee::text AS "connectFee",
      a.monthly_fee::text AS "monthlyFee", m.${swedish ? "name_sv" : "name_fi"} AS municipality
    FROM product_areas a LEFT JOIN municipalities m ON a.kind = 'municipality' AND m.code = a.key
    WHERE a.product_id = $1
    ORDER BY array_position(ARRAY['municipality', 'postalCode', 'address'], a.kind), a.code COLLATE "C"`,
  values: [productId],
});

const differs = sql`(a.code, a.verdict, a.note, a.delivery_days, a.connect_fee, a.monthly_fee)
  IS DISTINCT FROM (s.code, s.verdict, s.note, s."deliveryDays", s."connectFee", s."monthlyFee")`;

export type AreaEffects = { added: number; changed: number; same: number; others: number };

/** What saying these areas would do to a product's; `others` are those that they do not name. */
export async function compareAreas(
  db: Kysely<Database>,
  productId: string,
  areas: readonly KeyedArea[],
): Promise<AreaEffects> {
  const { rows } = await sql<AreaEffects>`
    WITH s AS MATERIALIZED (${rowsOf(areas)}), met AS (
      SELECT a.product_id IS NULL AS fresh, ${differs} AS differs FROM s
      LEFT JOIN product_areas a ON a.product_id = ${productId} AND a.kind = s.kind AND a.key = s.key)
    SELECT count(*) FILTER (WHERE fresh)::int AS added, count(*) FILTER (WHERE NOT fresh AND differs)::int AS changed,
      count(*) FILTER (WHERE NOT fresh AND NOT differs)::int AS same,
      ((SELECT count(*) FROM product_areas WHERE product_id = ${productId})
        - count(*) FILTER (WHERE NOT fresh))::int AS others
    FROM met`.execute(db);
  return rows[0] ?? { added: 0, changed: 0, same: 0, others: 0 };
}

/** The first of the areas that saying these would take or change, as they are. */
export async function firstBefore(
  db: Kysely<Database>,
  productId: string,
  { areas, others, most }: { areas: readonly KeyedArea[]; others: boolean; most: number },
): Promise<ProductArea[]> {
  const { rows } = await sql<ProductArea>`
    WITH s AS MATERIALIZED (${rowsOf(areas)})
    SELECT ${columns} FROM product_areas a LEFT JOIN s ON s.kind = a.kind AND s.key = a.key
    WHERE a.product_id = ${productId} AND CASE WHEN s.key IS NULL THEN ${others}::boolean ELSE ${differs} END
    ORDER BY ${byArea} LIMIT ${most}`.execute(db);
  return rows;
}

/** The first of these that are not said of the product alike. */
export async function firstAfter(
  db: Kysely<Database>,
  productId: string,
  { areas, most }: { areas: readonly KeyedArea[]; most: number },
): Promise<ProductArea[]> {
  const { rows } = await sql<ProductArea>`
    WITH s AS MATERIALIZED (${rowsOf(areas)})
    SELECT s.kind, s.code, s.verdict, s.note, s."deliveryDays"::int AS "deliveryDays", s."connectFee"::text AS "connectFee",
      s."monthlyFee"::text AS "monthlyFee"
    FROM s LEFT JOIN product_areas a ON a.product_id = ${productId} AND a.kind = s.kind AND a.key = s.key
    WHERE a.product_id IS NULL OR ${differs}
    ORDER BY array_position(ARRAY['municipality', 'postalCode', 'address'], s.kind), s.code COLLATE "C"
    LIMIT ${most}`.execute(db);
  return rows;
}

export async function removeAreas(
  trx: Transaction<Database>,
  productId: string,
  areas: readonly { kind: AreaKind; key: string }[],
): Promise<void> {
  await sql`DELETE FROM product_areas a USING unnest(
      ${areas.map(({ kind }) => kind)}::text[], ${areas.map(({ key }) => key)}::text[]) AS g (kind, key)
    WHERE a.product_id = ${productId} AND a.kind = g.kind AND a.key = g.key`.execute(trx);
}

/** Removes what these do not name. */
export async function removeOtherAreas(
  trx: Transaction<Database>,
  productId: string,
  areas: readonly KeyedArea[],
): Promise<void> {
  await sql`
    WITH s AS MATERIALIZED (${rowsOf(areas)})
    DELETE FROM product_areas a WHERE a.product_id = ${productId}
      AND NOT EXISTS (SELECT FROM s WHERE s.kind = a.kind AND s.key = a.key)`.execute(trx);
}

/** Says these areas, each in the place of what was said of the same; the caller has locked the product within its organization. */
export async function sayAreas(
  trx: Transaction<Database>,
  productId: string,
  areas: readonly KeyedArea[],
): Promise<void> {
  await sql`
    INSERT INTO product_areas AS a (product_id, kind, key, code, verdict, note, delivery_days, connect_fee, monthly_fee)
    SELECT ${productId}, s.kind, s.key, s.code, s.verdict, s.note, s."deliveryDays", s."connectFee", s."monthlyFee"
    FROM (${rowsOf(areas)}) s
    ON CONFLICT (product_id, kind, key) DO UPDATE SET code = excluded.code, verdict = excluded.verdict,
      note = excluded.note, delivery_days = excluded.delivery_days, connect_fee = excluded.connect_fee,
      monthly_fee = excluded.monthly_fee, said_at = now()
    WHERE (a.code, a.verdict, a.note, a.delivery_days, a.connect_fee, a.monthly_fee)
      IS DISTINCT FROM (excluded.code, excluded.verdict, excluded.note, excluded.delivery_days, excluded.connect_fee,
        excluded.monthly_fee)`.execute(trx);
}

/** The municipalities in both languages, of which there are some hundreds. */
export async function listMunicipalities(
  db: Kysely<Database>,
): Promise<{ code: string; name: string; nameSv: string }[]> {
  const { rows } = await sql<{ code: string; name: string; nameSv: string }>`
    SELECT code, name_fi AS name, name_sv AS "nameSv" FROM municipalities ORDER BY code`.execute(db);
  return rows;
}
