import {
  noticeLimits,
  type ChoiceWay,
  type ConnectionChoice,
  type NoticeKind,
} from "@runko/domain/supplier-notices/supplier-notice";
import { isUuid } from "@runko/domain/values/uuid";
import { sql, type Kysely, type RawBuilder } from "kysely";
import type { Database } from "../platform/database/schema.ts";

const numbers = (values: readonly string[]) =>
  values.map(Number).filter((value) => Number.isSafeInteger(value) && value > 0);

/** A connection has several products, of which the register tells one (0170). */
const conditions: Record<ChoiceWay, (values: readonly string[]) => RawBuilder<unknown>> = {
  municipality: (values) => sql`c.municipality = ANY(${[...values]}::text[])`,
  postalCode: (values) => sql`c.postal_code = ANY(${[...values]}::text[])`,
  hub: (values) =>
    sql`c.target_hub = ANY(ARRAY(SELECT fold_letters(btrim(hub)) FROM unnest(${[...values]}::text[]) hub))`,
  product: (values) => sql`c.id IN (SELECT e.document_id FROM event_products e
    WHERE e.active AND e.product_id = ANY(${values.filter(isUuid)}::uuid[]))`,
  connection: (values) => sql`c.id = ANY(${numbers(values)}::bigint[])`,
};

type Chosen = { supplierId: string; kind: NoticeKind; choice: ConnectionChoice };

/** What its supplier has told to end is not told once more. */
const untold = (kind: NoticeKind) => (kind === "termination" ? sql`AND c.supplier_ends_on IS NULL` : sql``);

/** SQL of the end of a contract of the order `d` that its supplier has agreed on: its subscriber's word alone binds nobody else (0204). */
export const boundTo = sql`CASE WHEN contract_binds(d.id, d.imported, d.details ->> 'contractLength') THEN c.contract_end END`;

/** SQL of the supplier's own standing connections that are chosen, at most one more than a notice may have. */
export const chosenConnections = ({ supplierId, kind, choice: { by, values } }: Chosen): RawBuilder<unknown> => sql`
  SELECT c.id, c.subscriber_id, ${boundTo} AS bound_to FROM connections c JOIN documents d ON d.id = c.id
  WHERE c.supplier_id = ${supplierId} AND c.state <> 'terminated'
    AND ${conditions[by](values)} ${untold(kind)} LIMIT ${noticeLimits.connections + 1}`;

export type Preview = {
  connections: number;
  subscribers: { id: string; name: string; connections: number }[];
  /** The last day on which a contract of them is full. */
  boundUntil: string | null;
};

/** How many connections of whom a notice would touch. */
export async function previewChoice(db: Kysely<Database>, chosen: Chosen): Promise<Preview> {
  // When contracts end is told to who ends connections, and to no fault handler (D-47).
  const boundUntil = chosen.kind === "termination" ? sql`(SELECT max(bound_to)::text FROM chosen)` : sql`NULL::text`;
  const { rows } = await sql<Preview>`
    WITH chosen AS MATERIALIZED (${chosenConnections(chosen)}),
      by_subscriber AS (SELECT subscriber_id AS id, count(*)::int AS connections FROM chosen GROUP BY subscriber_id)
    SELECT (SELECT count(*) FROM chosen)::int AS connections,
      ${boundUntil} AS "boundUntil",
      coalesce((SELECT json_agg(json_build_object('id', o.id, 'name', o.name, 'connections', b.connections)
        ORDER BY b.connections DESC, o.name COLLATE "fi-x-icu", o.id)
        FROM by_subscriber b JOIN organizations o ON o.id = b.id), '[]') AS subscribers`.execute(db);
  return rows[0] ?? { connections: 0, subscribers: [], boundUntil: null };
}

/** The products of the supplier's standing connections, the first of each and the others. */
export async function findConnectedProducts(
  db: Kysely<Database>,
  supplierId: string,
): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    SELECT p.id, p.name FROM products p WHERE p.id IN (
      SELECT e.product_id FROM connections c JOIN event_products e ON e.document_id = c.id
      WHERE c.supplier_id = ${supplierId} AND c.state <> 'terminated' AND e.active)
    ORDER BY p.name COLLATE "fi-x-icu", p.id`.execute(db);
  return rows;
}
