import type { AppContext } from "../app-context.ts";
import { defineEntity } from "../platform/entity/define-entity.ts";
import { described, finnish, text } from "../platform/entity/fields.ts";
import { answerRows, everyRow } from "../platform/http/answer-rows.ts";
import { filterQuery } from "../platform/http/filter-query.ts";
import type { App } from "../platform/http/typed-app.ts";

const municipalities = defineEntity({
  name: "municipality",
  schema: "Municipality",
  table: "municipalities",
  as: "m",
  key: "code",
  order: [["name", "ASC"]],
  fields: {
    code: described(text("m.code"), "Its number of three digits."),
    name: described(finnish("m.name_fi"), "In Finnish."),
    nameSv: described(finnish("m.name_sv"), "In Swedish."),
  },
});

/** The municipalities of Finland. */
export function registerMunicipalityRoutes(app: App, { pool }: AppContext): void {
  app.get(
    "/municipalities",
    {
      config: { scope: "catalogue:read" },
      schema: {
        operationId: "listMunicipalities",
        tags: ["places"],
        summary: "Municipalities by name",
        querystring: filterQuery,
        response: { 200: municipalities.list },
      },
    },
    async ({ query }, reply) => answerRows(reply, { pool, entity: municipalities, query, scope: everyRow }),
  );
}
