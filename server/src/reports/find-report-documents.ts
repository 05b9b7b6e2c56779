import { clockNames } from "@runko/domain/documents/clocks";
import { documentStates } from "@runko/domain/documents/document-states";
import { documentTypes } from "@runko/domain/enumerations/document-types";
import type { ReportBreakdown } from "@runko/domain/reports/report";
import { reportDefinitions, type ReportDefinition } from "@runko/domain/reports/report-definitions";
import { reportDocumentColumns, type ReportedDocument } from "@runko/domain/reports/report-document-columns";
import type { ExportCell } from "@runko/domain/search/export-cells";
import type { Catalogue } from "@runko/domain/texts/catalogue";
import type { Pool } from "pg";
import { z } from "zod";
import { readByCursor } from "../platform/database/read-by-cursor.ts";
import { described, named, objectJson, schemaOf, shown, shownInstant } from "../platform/entity/fields.ts";
import { told } from "../platform/entity/relations.ts";
import type { FoundRows } from "../platform/entity/find-rows.ts";
import type { ReportRequest, ReportScope } from "./report-request.ts";
import {
  bucketSql,
  clockSql,
  endDays,
  madeDay,
  measuredSql,
  reportedFrom,
  reportedWhere,
  rowKeySql,
} from "./report-sql.ts";

/** A figure of a report: of one row, of one class, or of all. */
export type ReportFigure = { row?: { by: ReportBreakdown; key: string } | undefined; bucket?: string | undefined };

type Page = { skip: number; limit: number };

const reportDocumentFields = (definition: ReportDefinition) => ({
  id: shown("d.id", z.int()),
  caseId: shown("d.case_id", z.int()),
  documentType: shown("d.document_type", z.enum(documentTypes)),
  eventState: shown("d.event_state", z.enum(documentStates)),
  archived: shown("d.archived", z.boolean()),
  rejected: shown("d.rejected", z.boolean()),
  subscriber: told(named("sub")),
  supplier: told(named("sup")),
  productName: shown("d.product_name"),
  createdAt: shownInstant("d.created_at"),
  createdDay: described(shown(madeDay), "The day in Helsinki on which it was made."),
  endDate: described(
    shown(endDays[definition.measure], z.string().nullable()),
    "The day on which what the report measures was reached.",
  ),
  days: described(shown(measuredSql(definition), z.number().nullable()), "What the report measures of the document."),
  clock: described(
    shown(clockSql(definition), z.enum(clockNames).nullable()),
    "Of a report that counts clocks, which of the document's it is.",
  ),
});

/** The same of each report, but for what it measures. */
export const reportDocumentSchema = schemaOf(reportDocumentFields(reportDefinitions.fault)).meta({
  id: "ReportDocument",
});

const documentJson = (definition: ReportDefinition) => objectJson(reportDocumentFields(definition));

const parties = `JOIN organizations sub ON sub.id = d.subscriber_id
    JOIN organizations sup ON sup.id = d.supplier_id`;

function figureWhere(scope: ReportScope, request: ReportRequest, { row, bucket }: ReportFigure) {
  const definition = reportDefinitions[request.report];
  const { sql, values } = reportedWhere(scope, request);
  const parts = [sql];
  if (row) parts.push(`${rowKeySql(row.by, definition, scope.view)} = $${values.push(row.key)}`);
  if (bucket !== undefined) parts.push(`${bucketSql(definition)} = $${values.push(bucket)}`);
  const order = definition.rows === "clock" ? "d.id DESC, c.name" : "d.id DESC";
  return { definition, from: reportedFrom(definition), where: parts.join(" AND "), order, values };
}

/** The documents that a figure counts, the newest first, as JSON text; the total is that figure. */
export async function findReportDocuments(
  pool: Pool,
  scope: ReportScope,
  request: ReportRequest,
  { skip, limit, ...figure }: ReportFigure & Page,
): Promise<FoundRows> {
  const { definition, from, where, order, values } = figureWhere(scope, request, figure);
  const text = `
    SELECT coalesce(json_agg(page.document), '[]')::text AS json,
      (SELECT count(*) ${from} WHERE ${where})::integer AS total
    FROM (SELECT ${documentJson(definition)} AS document ${from} ${parties} WHERE ${where} ORDER BY ${order}
      OFFSET $${values.push(skip)} LIMIT $${values.push(limit)}) page`;
  const { rows } = await pool.query<FoundRows>(text, values);
  return rows[0] ?? { json: "[]", total: 0 };
}

/** All of the documents that a figure counts, the newest first, as cells in portions of rows. */
export async function* exportReportDocuments(
  pool: Pool,
  scope: ReportScope,
  request: ReportRequest,
  { signal, texts, ...figure }: ReportFigure & { texts: Catalogue; signal: AbortSignal },
): AsyncGenerator<ExportCell[][], void, undefined> {
  const { definition, from, where, order, values } = figureWhere(scope, request, figure);
  const columns = reportDocumentColumns(texts, request.report, scope.view);
  const text = `SELECT ${documentJson(definition)} AS document ${from} ${parties}
    WHERE ${where} ORDER BY ${order}`;
  const portions = readByCursor<{ document: ReportedDocument }>(pool, { text, values }, { signal });
  for await (const rows of portions) yield rows.map(({ document }) => columns.map(({ cell }) => cell(document)));
}
