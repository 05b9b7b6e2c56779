import type { ReportBreakdown } from "@runko/domain/reports/report";
import { reportDefinitions } from "@runko/domain/reports/report-definitions";
import type { Pool } from "pg";
import { isoInstant } from "../documents/document-json.ts";
import type { DocumentScope } from "../documents/document-scope.ts";
import type { FoundRows } from "../platform/http/answer-list.ts";
import type { ReportRequest } from "./report-request.ts";
import { bucketSql, endDays, measuredDays, reportedWhere, rowKeySql } from "./report-sql.ts";

/** A figure of a report: of one row, of one class, or of all. */
export type ReportFigure = { row?: { by: ReportBreakdown; key: string } | undefined; bucket?: string | undefined };

type Page = { skip: number; limit: number };

/** The documents that a figure counts, the newest first, as JSON text; the total is that figure. */
export async function findReportDocuments(
  pool: Pool,
  scope: DocumentScope,
  request: ReportRequest,
  { row, bucket, skip, limit }: ReportFigure & Page,
): Promise<FoundRows> {
  const definition = reportDefinitions[request.report];
  const { sql, values } = reportedWhere(scope, request);
  const parts = [sql];
  if (row) parts.push(`${rowKeySql(row.by, definition, scope.role)} = $${values.push(row.key)}`);
  if (bucket !== undefined) parts.push(`${bucketSql(definition)} = $${values.push(bucket)}`);
  const where = parts.join(" AND ");
  const text = `
    SELECT coalesce(json_agg(json_build_object(
      'id', d.id, 'caseId', d.case_id, 'documentType', d.document_type, 'eventState', d.event_state,
      'archived', d.archived, 'rejected', d.rejected,
      'subscriber', json_build_object('id', sub.id, 'name', sub.name),
      'supplier', json_build_object('id', sup.id, 'name', sup.name),
      'productName', d.product_name, 'createdAt', ${isoInstant("d.created_at")},
      'endDate', ${endDays[definition.measure]}, 'days', ${measuredDays(definition)}) ORDER BY d.id DESC), '[]')::text AS json,
      (SELECT count(*) FROM documents d WHERE ${where})::integer AS total
    FROM (SELECT * FROM documents d WHERE ${where} ORDER BY d.id DESC
      OFFSET $${values.push(skip)} LIMIT $${values.push(limit)}) d
    JOIN organizations sub ON sub.id = d.subscriber_id
    JOIN organizations sup ON sup.id = d.supplier_id`;
  const { rows } = await pool.query<FoundRows>(text, values);
  return rows[0] ?? { json: "[]", total: 0 };
}
