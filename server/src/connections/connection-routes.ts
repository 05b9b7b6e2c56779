import { connectionColumns } from "@runko/domain/connections/connection-columns";
import { todayInHelsinki } from "@runko/domain/values/calendar-date";
import { z } from "zod";
import type { AppContext } from "../app-context.ts";
import { loadOrganizationName } from "../organizations/load-organization-name.ts";
import { findRows } from "../platform/entity/find-rows.ts";
import { combineWhere } from "../platform/filter/combine-where.ts";
import { refusePage } from "../platform/filter/parse-filter.ts";
import { answerList } from "../platform/http/answer-list.ts";
import { organizationRoleParams } from "../platform/http/path-schemas.ts";
import { sendJsonText } from "../platform/http/send-json-text.ts";
import type { App } from "../platform/http/typed-app.ts";
import { exportFormats, exportMediaTypes, sendExport } from "../search/send-export.ts";
import { registers } from "./connection-entity.ts";
import { exportConnections } from "./export-connections.ts";
import { readAsked, registerQuery } from "./read-asked.ts";
import { connectionSumsSchema, sumConnections } from "./sum-connections.ts";

const base = "/organizations/:id/roles/:role/connections";

/** What an organization has, or has delivered. Source: beyond F4 */
export function registerConnectionRoutes(app: App, context: AppContext): void {
  app.get(
    base,
    {
      config: { organization: "read", scope: "documents:read" },
      schema: {
        operationId: "listConnections",
        tags: ["connections"],
        summary: "The delivered connections of the organization, each as it stands with its changes, faults and end",
        params: organizationRoleParams,
        querystring: registerQuery,
        response: { 200: registers.SUBSCRIBER.list },
      },
    },
    async (request, reply) => {
      const { entity, filter, scope } = await readAsked({ pool: context.reader }, request);
      return answerList(reply, await findRows(context.reader, entity, { scope }, filter), filter);
    },
  );
  app.get(
    `${base}/sums`,
    {
      config: { organization: "read", load: "heavy", scope: "documents:read" },
      schema: {
        operationId: "sumConnections",
        tags: ["connections"],
        summary: "What the connections of a list amount to: how many, their monthly fees, and which end soon",
        params: organizationRoleParams,
        querystring: registerQuery,
        response: { 200: connectionSumsSchema },
      },
    },
    async (request, reply) => {
      const { role, entity, filter, scope } = await readAsked({ pool: context.reader }, request);
      const where = combineWhere(scope, { where: filter.where, entity });
      return sendJsonText(
        reply,
        await sumConnections({ ...context, pool: context.reader }, { role, where, language: request.language }),
      );
    },
  );
  app.get(
    `${base}/export`,
    {
      config: { organization: "read", load: "heavy", asksProof: "ofManyRows" },
      schema: {
        operationId: "exportConnections",
        tags: ["connections"],
        summary: "Every connection of a list, as CSV or XLSX",
        params: organizationRoleParams,
        querystring: registerQuery
          .omit({ limit: true, skip: true, offset: true })
          .extend({ format: z.enum(exportFormats).default("csv") }),
        response: {
          200: {
            description: "The connections.",
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
      const { format, ...asked } = query;
      refusePage(asked, registers.SUBSCRIBER);
      const found = await readAsked({ pool: context.reader }, { params, query: asked });
      const name = await loadOrganizationName(context.db, params.id);
      const words = texts.connections;
      return sendExport(context, request, reply, {
        organizationId: params.id,
        format,
        headers: connectionColumns.map((column) => words.columns[column]),
        sheetName: words.sheetName,
        fileName: words.fileName(name, todayInHelsinki(context.clock.now()), format),
        details: { subject: "connections" },
        portions: (signal) => exportConnections(context.reader, found, { texts, signal }),
      });
    },
  );
}
