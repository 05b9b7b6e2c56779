import type { ReportFilters } from "@runko/domain/reports/report";
import { reportDefinitions } from "@runko/domain/reports/report-definitions";
import type { Pool } from "pg";
import type { ReportRequest, ReportScope } from "./report-request.ts";
import { reportedFrom, reportedWhere } from "./report-sql.ts";

type Choice = { id: string; name: string };
export type ReportChoices = ReportFilters & { products: (Choice & { supplierName: string })[] };

const mostChoices = 1000;

const named = (table: string, ids: string) => `coalesce((
  SELECT json_agg(json_build_object('id', id, 'name', name) ORDER BY name COLLATE "fi-x-icu", id)
  FROM (SELECT id, name FROM ${table} WHERE id IN (SELECT DISTINCT ${ids} FROM found) LIMIT ${mostChoices}) t), '[]')`;

const none = { suppliers: [], subscribers: [], productGroups: [], products: [] };

/** The parties to choose from: the counterparties, or both where neither is the reader's. */
const partyChoices = (party: "suppliers" | "subscribers", own: boolean) =>
  `${own ? "'[]'::json" : named("organizations", party === "suppliers" ? "supplier_id" : "subscriber_id")} AS ${party}`;

/** What a report can be narrowed to: the partners, groups and products of the documents that it counts unnarrowed. */
export async function findReportChoices(
  pool: Pool,
  scope: ReportScope,
  { report, from, to }: ReportRequest,
): Promise<ReportChoices> {
  const whole = { report, from, to, supplierIds: [], subscriberIds: [], productGroupIds: [], productIds: [] };
  const { sql, values } = reportedWhere(scope, whole);
  const text = `
    WITH found AS MATERIALIZED (
      SELECT d.id, d.subscriber_id, d.supplier_id, d.product_group_id
      ${reportedFrom(reportDefinitions[report])} WHERE ${sql}
    )
    SELECT ${partyChoices("suppliers", scope.view === "SUPPLIER" || scope.view === "ERROR_HANDLER")},
      ${partyChoices("subscribers", scope.view === "SUBSCRIBER")},
      ${named("product_groups", "product_group_id")} AS "productGroups",
      coalesce((
        SELECT json_agg(json_build_object('id', c.id, 'name', c.name, 'supplierName', o.name)
          ORDER BY c.name COLLATE "fi-x-icu", o.name COLLATE "fi-x-icu", c.id)
        FROM (SELECT id, name, organization_id FROM products
          WHERE id IN (SELECT p.product_id FROM found JOIN event_products p ON p.document_id = found.id)
          LIMIT ${mostChoices}) c
        JOIN organizations o ON o.id = c.organization_id), '[]') AS products`;
  const { rows } = await pool.query<ReportChoices>(text, values);
  return rows[0] ?? none;
}

/** The names of what a report is narrowed to; nothing is told of ids that its documents do not name. */
export async function nameFilters(pool: Pool, scope: ReportScope, request: ReportRequest): Promise<ReportFilters> {
  const asked = [request.supplierIds, request.subscriberIds, request.productGroupIds, request.productIds];
  if (asked.every((ids) => ids.length === 0)) return none;
  const choices = await findReportChoices(pool, scope, request);
  const among = (found: readonly Choice[], ids: readonly string[]) =>
    found.filter(({ id }) => ids.includes(id)).map(({ id, name }) => ({ id, name }));
  return {
    suppliers: among(choices.suppliers, request.supplierIds),
    subscribers: among(choices.subscribers, request.subscriberIds),
    productGroups: among(choices.productGroups, request.productGroupIds),
    products: among(choices.products, request.productIds),
  };
}
