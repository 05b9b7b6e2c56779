import type { ExportCell } from "@runko/domain/search/export-cells";
import { reportTable } from "@runko/domain/reports/report-cells";
import type { Report } from "@runko/domain/reports/report";
import type { Catalogue } from "@runko/domain/texts/catalogue";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Readable } from "node:stream";
import type { AppContext } from "../app-context.ts";
import { attachmentDisposition } from "../platform/http/attachment-disposition.ts";
import { proveLargeExport } from "../platform/http/prove-large-export.ts";
import { writeSecurityLog } from "../platform/log/security-log.ts";
import { csvFile } from "../search/csv-file.ts";
import { xlsxFile } from "../search/xlsx-file.ts";
import { exportFormats, exportMediaTypes } from "../search/send-export.ts";
import { renderReportHtml } from "./render-report-html.ts";

export const reportFormats = ["html", ...exportFormats] as const;
export type ReportFormat = (typeof reportFormats)[number];

export const reportMediaTypes = {
  html: "text/html",
  ...exportMediaTypes,
} as const satisfies Record<ReportFormat, string>;

async function* whole(rows: ExportCell[][]) {
  yield rows;
}

function contentOf(texts: Catalogue, report: Report, format: ReportFormat, now: Date): string | Readable {
  if (format === "html") return renderReportHtml(texts, report, now);
  const { headers, rows } = reportTable(texts, report);
  if (format === "csv") return csvFile(texts, headers, whole(rows));
  return xlsxFile(headers, whole(rows), texts.enumerations.reportType[report.report]);
}

function fileName(texts: Catalogue, { report, organization, from, to }: Report, format: ReportFormat): string {
  const name = texts.enumerations.reportType[report];
  return texts.reports.fileName(
    name,
    organization?.name ?? texts.reports.wholePortal,
    texts.formats.date(from),
    texts.formats.date(to),
    format,
  );
}

/** Answers a report as a file, and tells the security log that it was taken out (R17). */
export async function answerReport(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  request: Pick<FastifyRequest, "session" | "ip" | "id" | "texts" | "requireProof">,
  reply: FastifyReply,
  { report, format }: { report: Report; format: ReportFormat },
): Promise<FastifyReply> {
  await proveLargeExport(request, () => reportTable(request.texts, report).rows.length);
  const at = clock.now();
  await writeSecurityLog(db, at, {
    event: "exported",
    userId: request.session.user.id,
    organizationId: report.organization?.id,
    address: request.ip,
    requestId: request.id,
    details: { subject: "report", report: report.report, format },
  });
  // The page to print is opened, a table is saved.
  if (format !== "html")
    reply.header("content-disposition", attachmentDisposition(fileName(request.texts, report, format)));
  const mediaType = reportMediaTypes[format];
  return reply
    .type(format === "xlsx" ? mediaType : `${mediaType}; charset=utf-8`)
    .send(contentOf(request.texts, report, format, at));
}
