import { reportBreakdowns } from "@runko/domain/reports/report";
import { reportDocumentColumns } from "@runko/domain/reports/report-document-columns";
import { texts } from "@runko/domain/texts/texts";
import { formatDate } from "@runko/domain/values/calendar-date";
import type { FastifyReply } from "fastify";
import { z } from "zod";
import type { AppContext } from "../app-context.ts";
import type { DocumentScope } from "../documents/document-scope.ts";
import { scopeOf } from "../documents/route-scope.ts";
import { loadOrganizationName } from "../organizations/load-organization-name.ts";
import { filterLimits } from "../platform/filter/filter-limits.ts";
import { parsePage } from "../platform/filter/parse-page.ts";
import { organizationRoleParams } from "../platform/http/path-schemas.ts";
import { sendJsonText } from "../platform/http/send-json-text.ts";
import type { App } from "../platform/http/typed-app.ts";
import { exportFormats, sendExport, type ExportFormat } from "../search/send-export.ts";
import { answerReport, reportFormats, reportMediaTypes } from "./answer-report.ts";
import { findReportChoices } from "./find-report-choices.ts";
import { exportReportDocuments, findReportDocuments, type ReportFigure } from "./find-report-documents.ts";
import { makeReport } from "./make-report.ts";
import { namedReport, readReportRequest, reportMode, reportQuery } from "./report-query.ts";
import type { ReportRequest } from "./report-request.ts";
import { reportChoicesSchema, reportDocumentSchema, reportSchema } from "./report-schema.ts";

const base = "/organizations/:id/roles/:role/export";
const common = { config: { organization: "read", problems: [422] } } as const;
const schema = { tags: ["reports"], params: organizationRoleParams };

const shape = {
  mode: reportMode,
  raw: z.enum(["true", "false"]).optional().meta({ description: "true for JSON, which is also what no format gives." }),
  format: z.enum(reportFormats).optional().meta({ description: "A page to print, or a file." }),
};
type Shape = z.output<z.ZodObject<typeof shape>>;

const response = {
  200: {
    description: "The report.",
    content: {
      "application/json": { schema: reportSchema },
      [reportMediaTypes.html]: { schema: z.string() },
      [reportMediaTypes.csv]: { schema: z.string() },
      [reportMediaTypes.xlsx]: { schema: z.string().meta({ format: "binary" }) },
    },
  },
};

const documentsQuery = namedReport.extend({
  by: z.enum(reportBreakdowns).optional().meta({ description: "The table in which the figure stands." }),
  key: z.string().max(100).optional().meta({ description: "Its row; with `by`." }),
  bucket: z.string().max(100).optional().meta({ description: "Its class; the total of the row without one." }),
  format: z.enum(exportFormats).optional().meta({ description: "A file of all of them instead of a page." }),
  limit: z.string().optional(),
  skip: z.string().optional(),
  offset: z.string().optional(),
});

type Asked = Parameters<typeof scopeOf>[1] & Parameters<typeof answerReport>[1];

async function show(context: AppContext, request: Asked, reply: FastifyReply, asked: ReportRequest, shown: Shape) {
  const report = await makeReport(context, await scopeOf(context, request), asked, shown.mode);
  if (shown.raw === "true" || shown.format === undefined) return report;
  return answerReport(context, request, reply, { report, format: shown.format });
}

type Listed = { asked: ReportRequest; scope: DocumentScope; figure: ReportFigure; format: ExportFormat };

async function sendDocuments(context: AppContext, request: Asked, reply: FastifyReply, listed: Listed) {
  const { asked, scope, figure, format } = listed;
  const { report, from, to } = asked;
  const { organizationId, role } = scope;
  const title = texts.reports.documentsOf(texts.enumerations.reportType[report]);
  const name = await loadOrganizationName(context.db, organizationId);
  return sendExport(context, request, reply, {
    organizationId,
    format,
    headers: reportDocumentColumns(report, role).map(({ header }) => header),
    sheetName: texts.search.sheetName,
    fileName: texts.reports.fileName(title, name, formatDate(from), formatDate(to), format),
    details: { subject: "report-documents", report },
    portions: (signal) => exportReportDocuments(context.pool, scope, asked, { ...figure, signal }),
  });
}

/** The reports of an organization in one role (specification §7, D-35). */
export function registerReportRoutes(app: App, context: AppContext): void {
  app.get(
    `${base}/report`,
    {
      ...common,
      schema: {
        ...schema,
        operationId: "getReport",
        summary: "A report of the organization's own documents in this role, as JSON, a page to print or a file",
        querystring: namedReport.extend(shape),
        response,
      },
    },
    async (request, reply) => {
      const { params, query } = request;
      return show(context, request, reply, readReportRequest(query.report, params.role, query), query);
    },
  );
  app.get(
    `${base}/order-confirmation-duration`,
    {
      ...common,
      schema: {
        ...schema,
        operationId: "getOrderConfirmationDuration",
        summary: "The report of how long the confirming of orders has taken",
        querystring: reportQuery.extend(shape),
        response,
      },
    },
    async (request, reply) => {
      const asked = readReportRequest("order-confirmation-duration", request.params.role, request.query);
      return show(context, request, reply, asked, request.query);
    },
  );
  app.get(
    `${base}/report/documents`,
    {
      config: { ...common.config, problems: [422, 429] },
      schema: {
        ...schema,
        operationId: "listReportDocuments",
        summary: "The documents behind one figure of a report, the newest first; X-Total-Count is that figure",
        querystring: documentsQuery,
        response: {
          200: {
            description: "The documents.",
            content: {
              "application/json": { schema: z.array(reportDocumentSchema) },
              [reportMediaTypes.csv]: { schema: z.string() },
              [reportMediaTypes.xlsx]: { schema: z.string().meta({ format: "binary" }) },
            },
          },
        },
      },
    },
    async (request, reply) => {
      const { params, query } = request;
      const { by, key, bucket, format } = query;
      const asked = readReportRequest(query.report, params.role, query);
      const { limit = filterLimits.defaultLimit, skip = 0 } = parsePage(query, "");
      const figure = { row: by === undefined || key === undefined ? undefined : { by, key }, bucket };
      const scope = await scopeOf(context, request);
      if (format !== undefined) return sendDocuments(context, request, reply, { asked, scope, figure, format });
      const found = await findReportDocuments(context.pool, scope, asked, { ...figure, limit, skip });
      return sendJsonText(reply.header("x-total-count", found.total), found.json);
    },
  );
  app.get(
    `${base}/report/choices`,
    {
      ...common,
      schema: {
        ...schema,
        operationId: "listReportChoices",
        summary: "The counterparties, product groups and products of the documents that a report counts",
        querystring: namedReport,
        response: { 200: reportChoicesSchema },
      },
    },
    async (request) => {
      const { params, query } = request;
      const asked = readReportRequest(query.report, params.role, query);
      return findReportChoices(context.pool, await scopeOf(context, request), asked);
    },
  );
}
