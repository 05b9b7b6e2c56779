import { columnsFor, columnOf, type SearchColumn } from "@runko/domain/search/search-columns";
import type { PathRole } from "@runko/domain/organizations/roles";
import { todayInHelsinki } from "@runko/domain/values/calendar-date";
import { z } from "zod";
import type { AppContext } from "../app-context.ts";
import { scopeOf } from "../documents/route-scope.ts";
import { loadOrganizationName } from "../organizations/load-organization-name.ts";
import { documentRows } from "../documents/document-entity.ts";
import { FilterError } from "../platform/filter/filter-error.ts";
import { refusePage } from "../platform/filter/parse-filter.ts";
import { organizationRoleParams } from "../platform/http/path-schemas.ts";
import type { App } from "../platform/http/typed-app.ts";
import { exportRows } from "./export-rows.ts";
import { readSearch, searchQuery } from "./search-query.ts";
import { exportFormats, exportMediaTypes, sendExport } from "./send-export.ts";

const exportQuery = searchQuery.omit({ limit: true, skip: true, offset: true }).extend({
  format: z.enum(exportFormats).default("csv"),
  columns: z
    .string()
    .optional()
    .meta({ description: "Columns in their order, with commas between; else the usual ones." }),
});

function readColumns(text: string | undefined, role: PathRole): SearchColumn[] {
  const known = columnsFor(role);
  const names = (text ?? "").split(",").filter((name) => name !== "");
  if (names.length === 0) return known.filter((name) => columnOf(name).hidden !== true);
  return [...new Set(names)].map((name) => {
    const column = known.find((each) => each === name);
    if (!column) throw new FilterError("columns", "UNKNOWN_FIELD");
    return column;
  });
}

/** Every document that a search finds, as a file that is written while it is read. Source: U23, R25 */
export function registerExportRoutes(app: App, context: AppContext): void {
  app.get(
    "/organizations/:id/roles/:role/events/export",
    {
      config: {
        organization: "read",
        problems: [422],
        load: "heavy",
        scope: "documents:read",
        asksProof: "ofManyRows",
      },
      schema: {
        operationId: "exportEvents",
        tags: ["events"],
        summary: "Every document that a search finds, in chosen columns, as CSV or XLSX",
        params: organizationRoleParams,
        querystring: exportQuery,
        response: {
          200: {
            description: "The documents.",
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
      const now = context.clock.now();
      refusePage(query, documentRows[params.role]);
      const asked = readSearch(query, params.role, now);
      const columns = readColumns(query.columns, params.role);
      const scope = await scopeOf(context, request);
      const name = await loadOrganizationName(context.db, params.id);
      return sendExport(context, request, reply, {
        organizationId: params.id,
        format: query.format,
        headers: columns.map((column) => texts.search.heading(column, params.role)),
        sheetName: texts.search.sheetName,
        fileName: texts.search.fileName(name, todayInHelsinki(now), query.format),
        details: { subject: "events", columns },
        portions: (signal) => exportRows(context.reader, scope, { request: asked, columns, texts, signal }),
      });
    },
  );
}
