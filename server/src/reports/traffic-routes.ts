import { trafficFile } from "@runko/domain/reports/traffic-file";
import type { AppContext } from "../app-context.ts";
import { idSchema, organizationRoleParams } from "../platform/http/path-schemas.ts";
import type { App } from "../platform/http/typed-app.ts";
import { exportFormats, exportMediaTypes, sendExport } from "../search/send-export.ts";
import { z } from "zod";
import { makeTrafficReport } from "./make-traffic-report.ts";
import { readReportRequest, reportQuery } from "./report-query.ts";
import { trafficSchema } from "./traffic-schema.ts";

const trafficQuery = reportQuery.pick({ from: true, to: true }).extend({
  counterpartyId: idSchema.meta({ description: "The supplier, or to a supplier the subscriber." }),
  format: z.enum(exportFormats).optional().meta({ description: "A file instead of JSON." }),
});

const response = {
  200: {
    description: "The figures, the same to both parties.",
    content: {
      "application/json": { schema: trafficSchema },
      [exportMediaTypes.csv]: { schema: z.string() },
      [exportMediaTypes.xlsx]: { schema: z.string().meta({ format: "binary" }) },
    },
  },
};

/** The traffic of an organization in one role with one counterparty (beyond F7.12). */
export function registerTrafficRoutes(app: App, context: AppContext): void {
  app.get(
    "/organizations/:id/roles/:role/export/traffic",
    {
      config: { organization: "read", problems: [422], load: "heavy", scope: "reports:read" },
      schema: {
        tags: ["reports"],
        params: organizationRoleParams,
        operationId: "getTraffic",
        summary: "Confirmation, delivery, rejections and repairs between the organization and one counterparty",
        querystring: trafficQuery,
        response,
      },
    },
    async (request, reply) => {
      const { params, query, texts } = request;
      const { id: organizationId, role } = params;
      const { counterpartyId, format, from, to } = query;
      const party = role === "SUBSCRIBER" ? "supplierIds" : "subscriberIds";
      const asked = readReportRequest("count-per-event", role, { from, to, [party]: [counterpartyId] });
      const traffic = await makeTrafficReport(
        { ...context, pool: context.reader, texts },
        { role, organizationId, counterpartyId, request: asked },
      );
      if (format === undefined) return traffic;
      const { headers, rows } = trafficFile(texts, traffic);
      const title = texts.traffic.titleOf(traffic.counterparty.name ?? "");
      return sendExport(context, request, reply, {
        organizationId,
        format,
        headers,
        sheetName: texts.search.sheetName,
        fileName: texts.reports.fileName(
          title,
          traffic.organization.name,
          texts.formats.date(from),
          texts.formats.date(to),
          format,
        ),
        details: { subject: "traffic", counterpartyId },
        portions: async function* whole() {
          yield rows;
        },
      });
    },
  );
}
