import { reportBreakdowns } from "@runko/domain/reports/report";
import { reportDocumentColumns } from "@runko/domain/reports/report-document-columns";
import type { FastifyReply } from "fastify";
import { z } from "zod";
import type { AppContext } from "../app-context.ts";
import type { PathRole } from "@runko/domain/organizations/roles";
import { loadOrganizationName } from "../organizations/load-organization-name.ts";
import { filterLimits } from "../platform/filter/filter-limits.ts";
import { parsePage } from "../platform/filter/parse-page.ts";
import { organizationRoleParams } from "../platform/http/path-schemas.ts";
import { sendJsonText } from "../platform/http/send-json-text.ts";
import type { App } from "../platform/http/typed-app.ts";
import { exportFormats, sendExport, type ExportFormat } from "../search/send-export.ts";
import { answerReport, reportFormats, reportMediaTypes } from "./answer-report.ts";
import { findReportChoices } from "./find-report-choices.ts";
import {
  exportReportDocuments,
  findReportDocuments,
  type ReportFigure,
  reportDocumentSchema,
} from "./find-report-documents.ts";
import { makeReport } from "./make-report.ts";
import { namedReport, readReportRequest, reportMode, reportQuery } from "./report-query.ts";
import type { ReportRequest, ReportScope } from "./report-request.ts";
import { reportChoicesSchema, reportSchema } from "./report-schema.ts";

const ofRole = "/organizations/:id/roles/:role/export";
const roleCall = { config: { organization: "read", problems: [422], load: "heavy", scope: "reports:read" } } as const;
const roleFile = { config: { ...roleCall.config, asksProof: "ofManyRows" } } as const;
const roleSchema = { tags: ["reports"], params: organizationRoleParams };

const ofPortal = "/admin/export";
const portalCall = { config: { portal: "readPortalReports", problems: [422], load: "heavy" } } as const;
const portalFile = { config: { ...portalCall.config, asksProof: "ofManyRows" } } as const;
const portalSchema = { tags: ["reports"] };
const portal: ReportScope = { view: "PORTAL", organizationId: null };

type OfRole = { params: { id: string; role: PathRole } };
/** Whoever comes this far may read in the role of the path. */
const scopeOf = ({ params }: OfRole): ReportScope => ({ view: params.role, organizationId: params.id });

const shape = {
  mode: reportMode,
  raw: z.enum(["true", "false"]).optional().meta({ description: "true for JSON, which is also what no format gives." }),
  format: z.enum(reportFormats).optional().meta({ description: "A page to print, or a file." }),
};
type Shape = z.output<z.ZodObject<typeof shape>>;

const files = {
  [reportMediaTypes.csv]: { schema: z.string() },
  [reportMediaTypes.xlsx]: { schema: z.string().meta({ format: "binary" }) },
};
const page = { [reportMediaTypes.html]: { schema: z.string() } };
const response = {
  200: { description: "The report.", content: { "application/json": { schema: reportSchema }, ...page, ...files } },
};
const documentsResponse = {
  200: {
    description: "The documents.",
    content: { "application/json": { schema: z.array(reportDocumentSchema) }, ...files },
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

type Request = Parameters<typeof answerReport>[1];

async function show(context: AppContext, request: Request, reply: FastifyReply, asked: Asked & { shown: Shape }) {
  const report = await makeReport(
    { ...context, pool: context.reader, texts: request.texts },
    asked.scope,
    asked.request,
    asked.shown.mode,
  );
  const { raw, format } = asked.shown;
  if (raw === "true" || format === undefined) return report;
  return answerReport(context, request, reply, { report, format });
}

type Asked = { scope: ReportScope; request: ReportRequest };
type Listed = Asked & { figure: ReportFigure; format: ExportFormat };

async function sendDocuments(context: AppContext, request: Request, reply: FastifyReply, listed: Listed) {
  const { request: asked, scope, figure, format } = listed;
  const { report, from, to } = asked;
  const { organizationId, view } = scope;
  const { texts } = request;
  const title = texts.reports.documentsOf(texts.enumerations.reportType[report]);
  const whose =
    organizationId === null ? texts.reports.wholePortal : await loadOrganizationName(context.db, organizationId);
  return sendExport(context, request, reply, {
    organizationId: organizationId ?? undefined,
    format,
    headers: reportDocumentColumns(texts, report, view).map(({ header }) => header),
    sheetName: texts.search.sheetName,
    fileName: texts.reports.fileName(title, whose, texts.formats.date(from), texts.formats.date(to), format),
    details: { subject: "report-documents", report },
    portions: (signal) => exportReportDocuments(context.reader, scope, asked, { ...figure, texts, signal }),
  });
}

type DocumentsQuery = z.output<typeof documentsQuery>;

async function list(
  context: AppContext,
  request: Request,
  reply: FastifyReply,
  { scope, query }: { scope: ReportScope; query: DocumentsQuery },
) {
  const { by, key, bucket, format } = query;
  const asked = readReportRequest(query.report, scope.view, query);
  const { limit = filterLimits.defaultLimit, skip = 0 } = parsePage(query, "");
  const figure = { row: by === undefined || key === undefined ? undefined : { by, key }, bucket };
  if (format !== undefined) return sendDocuments(context, request, reply, { request: asked, scope, figure, format });
  const found = await findReportDocuments(context.reader, scope, asked, { ...figure, limit, skip });
  return sendJsonText(reply.header("x-total-count", found.total), found.json);
}

/** The reports of an organization in one role (specification §7, D-35). */
export function registerReportRoutes(app: App, context: AppContext): void {
  app.get(
    `${ofRole}/report`,
    {
      ...roleFile,
      schema: {
        ...roleSchema,
        operationId: "getReport",
        summary: "A report of the organization's own documents in this role, as JSON, a page to print or a file",
        querystring: namedReport.extend(shape),
        response,
      },
    },
    async (request, reply) => {
      const { query } = request;
      const scope = scopeOf(request);
      const asked = readReportRequest(query.report, scope.view, query);
      return show(context, request, reply, { scope, request: asked, shown: query });
    },
  );
  app.get(
    `${ofRole}/order-confirmation-duration`,
    {
      ...roleFile,
      schema: {
        ...roleSchema,
        operationId: "getOrderConfirmationDuration",
        summary: "The report of how long the confirming of orders has taken",
        querystring: reportQuery.extend(shape),
        response,
      },
    },
    async (request, reply) => {
      const scope = scopeOf(request);
      const asked = readReportRequest("order-confirmation-duration", scope.view, request.query);
      return show(context, request, reply, { scope, request: asked, shown: request.query });
    },
  );
  app.get(
    `${ofRole}/report/documents`,
    {
      ...roleFile,
      schema: {
        ...roleSchema,
        operationId: "listReportDocuments",
        summary: "The documents behind one figure of a report, the newest first; X-Total-Count is that figure",
        querystring: documentsQuery,
        response: documentsResponse,
      },
    },
    async (request, reply) => list(context, request, reply, { scope: scopeOf(request), query: request.query }),
  );
  app.get(
    `${ofRole}/report/choices`,
    {
      ...roleCall,
      schema: {
        ...roleSchema,
        operationId: "listReportChoices",
        summary: "The counterparties, product groups and products of the documents that a report counts",
        querystring: namedReport,
        response: { 200: reportChoicesSchema },
      },
    },
    async (request) => {
      const scope = scopeOf(request);
      return findReportChoices(
        context.reader,
        scope,
        readReportRequest(request.query.report, scope.view, request.query),
      );
    },
  );
}

/** The same reports over the documents of all organizations, for the product admin (§6: the reports icon). */
export function registerPortalReportRoutes(app: App, context: AppContext): void {
  app.get(
    `${ofPortal}/report`,
    {
      ...portalFile,
      schema: {
        ...portalSchema,
        operationId: "getPortalReport",
        summary: "A report of the documents of every organization, as JSON, a page to print or a file",
        querystring: namedReport.extend(shape),
        response,
      },
    },
    async (request, reply) => {
      const asked = readReportRequest(request.query.report, portal.view, request.query);
      return show(context, request, reply, { scope: portal, request: asked, shown: request.query });
    },
  );
  app.get(
    `${ofPortal}/report/documents`,
    {
      ...portalFile,
      schema: {
        ...portalSchema,
        operationId: "listPortalReportDocuments",
        summary: "The documents behind one figure of a report of the whole portal; X-Total-Count is that figure",
        querystring: documentsQuery,
        response: documentsResponse,
      },
    },
    async (request, reply) => list(context, request, reply, { scope: portal, query: request.query }),
  );
  app.get(
    `${ofPortal}/report/choices`,
    {
      ...portalCall,
      schema: {
        ...portalSchema,
        operationId: "listPortalReportChoices",
        summary: "The parties, product groups and products of the documents that a report of the portal counts",
        querystring: namedReport,
        response: { 200: reportChoicesSchema },
      },
    },
    async (request) => {
      const asked = readReportRequest(request.query.report, portal.view, request.query);
      return findReportChoices(context.reader, portal, asked);
    },
  );
}
