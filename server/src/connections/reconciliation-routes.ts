import { differenceCells, differenceColumns } from "@runko/domain/connections/difference-cells";
import { todayInHelsinki } from "@runko/domain/values/calendar-date";
import multipart from "@fastify/multipart";
import { z } from "zod";
import type { AppContext } from "../app-context.ts";
import { loadOrganizationName } from "../organizations/load-organization-name.ts";
import { organizationRoleParams } from "../platform/http/path-schemas.ts";
import type { App } from "../platform/http/typed-app.ts";
import { exportFormats, exportMediaTypes, sendExport } from "../search/send-export.ts";
import { checkAllButBody } from "../sheets/receive-sheet.ts";
import { sheetFileLimit } from "../sheets/sheet.ts";
import { registerRole } from "./connection-entity.ts";
import { comparedSchema, receiveCompared } from "./receive-compared.ts";
import { listDifferences, reconcileConnections, reconciliationSchema } from "./reconcile-connections.ts";

const path = "/organizations/:id/roles/:role/connections/reconciliation";
const reading = { organization: "read", load: "import", slowBody: true } as const;
const described = {
  tags: ["connections"],
  consumes: ["multipart/form-data", "application/json"],
  params: organizationRoleParams,
  body: comparedSchema,
};

/** The register compared with a file; nothing of it is kept. Source: beyond F4 */
export async function registerReconciliationRoutes(app: App, context: AppContext): Promise<void> {
  await app.register(multipart);
  app.post(
    path,
    {
      bodyLimit: sheetFileLimit.bytes,
      config: { ...reading, scope: "documents:read" },
      validatorCompiler: checkAllButBody,
      schema: {
        ...described,
        operationId: "reconcileConnections",
        summary: "Compares the standing connections with the rows of a CSV or XLSX file, or given ones; keeps nothing",
        response: { 200: reconciliationSchema },
      },
    },
    async (request) => {
      const role = registerRole(request.params.role);
      const compared = await receiveCompared(request, role);
      return reconcileConnections(context.pool, { organizationId: request.params.id, role, compared });
    },
  );
  app.post(
    `${path}/export`,
    {
      bodyLimit: sheetFileLimit.bytes,
      config: { ...reading, asksProof: "ofManyRows" },
      validatorCompiler: checkAllButBody,
      schema: {
        ...described,
        operationId: "exportReconciliation",
        summary: "Every difference between the standing connections and a file, as CSV or XLSX",
        querystring: z.object({ format: z.enum(exportFormats).default("csv") }),
        response: {
          200: {
            description: "The differences.",
            content: {
              [exportMediaTypes.csv]: { schema: z.string() },
              [exportMediaTypes.xlsx]: { schema: z.string().meta({ format: "binary" }) },
            },
          },
        },
      },
    },
    async (request, reply) => {
      const { params, query, texts } = request;
      const role = registerRole(params.role);
      const asked = { organizationId: params.id, role, compared: await receiveCompared(request, role) };
      const words = texts.reconciliation;
      const { format } = query;
      const name = await loadOrganizationName(context.db, params.id);
      async function* portions(signal: AbortSignal) {
        for await (const rows of listDifferences(context.pool, asked, signal))
          yield rows.map((row) => differenceCells(texts, row));
      }
      return sendExport(context, request, reply, {
        organizationId: params.id,
        format,
        headers: differenceColumns.map((column) => words.columns[column]),
        sheetName: words.sheetName,
        fileName: words.fileName(name, todayInHelsinki(context.clock.now()), format),
        details: { subject: "reconciliation" },
        portions,
      });
    },
  );
}
