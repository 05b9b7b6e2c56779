import type { ReportFilters } from "@runko/domain/reports/report";
import type { Pool } from "pg";
import type { DocumentScope } from "../documents/document-scope.ts";
import type { ReportRequest } from "./report-request.ts";
import { counterpartyColumn, reportedWhere } from "./report-sql.ts";

type Choice = { id: string; name: string };
export type ReportChoices = {
  counterparties: Choice[];
  productGroups: Choice[];
  products: (Choice & { supplierName: string })[];
};

const mostChoices = 1000;

const named = (table: string, ids: string) => `coalesce((
  SELECT json_agg(json_build_object('id', id, 'name', name) ORDER BY name COLLATE "fi-x-icu", id)
  FROM (SELECT id, name FROM ${table} WHERE id IN (SELECT DISTINCT ${ids} FROM found) LIMIT ${mostChoices}) t), '[]')`;

/** What a report can be narrowed to: the partners, groups and products of the documents that it counts unnarrowed. */
export async function findReportChoices(
  pool: Pool,
  scope: DocumentScope,
  { report, from, to }: ReportRequest,
): Promise<ReportChoices> {
  const whole = { report, from, to, supplierIds: [], subscriberIds: [], productGroupIds: [], productIds: [] };
  const { sql, values } = reportedWhere(scope, whole);
  const text = `
    WITH found AS MATERIALIZED (
      SELECT d.id, ${counterpartyColumn(scope.role)} AS counterparty_id, d.product_group_id FROM documents d WHERE ${sql}
    )
    SELECT ${named("organizations", "counterparty_id")} AS counterparties,
      ${named("product_groups", "product_group_id")} AS "productGroups",
      coalesce((
        SELECT json_agg(json_build_object('id', c.id, 'name', c.name, 'supplierName', o.name)
          ORDER BY c.name COLLATE "fi-x-icu", o.name COLLATE "fi-x-icu", c.id)
        FROM (SELECT id, name, organization_id FROM products
          WHERE id IN (SELECT p.product_id FROM found JOIN event_products p ON p.document_id = found.id)
          LIMIT ${mostChoices}) c
        JOIN organizations o ON o.id = c.organization_id), '[]') AS products`;
  const { rows } = await pool.query<ReportChoices>(text, values);
  return rows[0] ?? { counterparties: [], productGroups: [], products: [] };
}

/** The names of what a report is narrowed to; nothing is told of ids that its documents do not name. */
export async function nameFilters(pool: Pool, scope: DocumentScope, request: ReportRequest): Promise<ReportFilters> {
  const asked = [request.supplierIds, request.subscriberIds, request.productGroupIds, request.productIds];
  if (asked.every((ids) => ids.length === 0))
    return { suppliers: [], subscribers: [], productGroups: [], products: [] };
  const { counterparties, productGroups, products } = await findReportChoices(pool, scope, request);
  const among = (choices: readonly Choice[], ids: readonly string[]) =>
    choices.filter(({ id }) => ids.includes(id)).map(({ id, name }) => ({ id, name }));
  const orders = scope.role === "SUBSCRIBER";
  return {
    suppliers: orders ? among(counterparties, request.supplierIds) : [],
    subscribers: orders ? [] : among(counterparties, request.subscriberIds),
    productGroups: among(productGroups, request.productGroupIds),
    products: among(products, request.productIds),
  };
}
