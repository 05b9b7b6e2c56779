import type { AppContext } from "../app-context.ts";
import { defineEntity } from "../platform/entity/define-entity.ts";
import { judgedId, judgedRows, judgedText } from "../platform/entity/judged-fields.ts";
import { answerComputedRows } from "../platform/http/answer-computed-rows.ts";
import { filterQuery } from "../platform/http/filter-query.ts";
import { organizationRoleParams } from "../platform/http/path-schemas.ts";
import type { App } from "../platform/http/typed-app.ts";
import { findColleagues } from "./find-colleagues.ts";
import { unloadedScopeOf } from "./route-scope.ts";

const colleagues = defineEntity({
  ...judgedRows,
  name: "colleague",
  schema: "Colleague",
  key: "id",
  order: [["name", "ASC"]],
  fields: { id: judgedId(), name: judgedText("name") },
});

/** To whom a document can be given (0142). */
export function registerColleagueRoutes(app: App, { db, pool }: AppContext): void {
  app.get(
    "/organizations/:id/roles/:role/colleagues",
    {
      config: { organization: "act" },
      schema: {
        operationId: "listColleagues",
        tags: ["documents"],
        summary: "Who acts in the same role of the same organization, and so may be given its documents to handle",
        params: organizationRoleParams,
        querystring: filterQuery,
        response: { 200: colleagues.list },
      },
    },
    async (request, reply) =>
      answerComputedRows(
        reply,
        { pool, entity: colleagues, query: request.query },
        await findColleagues(db, unloadedScopeOf(request)),
      ),
  );
}
