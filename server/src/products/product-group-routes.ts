import { z } from "zod";
import type { AppContext } from "../app-context.ts";
import { parseFilter } from "../platform/filter/parse-filter.ts";
import { answerList, refuseScopes } from "../platform/http/answer-list.ts";
import { filterQuery } from "../platform/http/filter-query.ts";
import { idSchema } from "../platform/http/path-schemas.ts";
import { Problem } from "../platform/http/problem.ts";
import { sendJsonText } from "../platform/http/send-json-text.ts";
import type { App } from "../platform/http/typed-app.ts";
import { findProductGroups, loadProductGroup, publishedProductGroups } from "./find-product-groups.ts";
import { productGroupSchema } from "./product-schema.ts";

/** Product groups, the same for everyone. Source: specification §7. */
export function registerProductGroupRoutes(app: App, { pool }: AppContext): void {
  app.get(
    "/product-groups",
    {
      schema: {
        operationId: "listProductGroups",
        tags: ["products"],
        summary: "Product groups by name",
        querystring: filterQuery,
        response: { 200: z.array(z.union([productGroupSchema, productGroupSchema.partial()])) },
      },
    },
    async (request, reply) => {
      const filter = parseFilter(request.query, publishedProductGroups);
      refuseScopes(filter);
      return answerList(reply, await findProductGroups(pool, filter), filter);
    },
  );
  app.get(
    "/product-groups/:id",
    {
      schema: {
        operationId: "getProductGroup",
        tags: ["products"],
        summary: "One product group",
        params: z.object({ id: idSchema }),
        response: { 200: productGroupSchema },
      },
    },
    async (request, reply) => {
      const json = await loadProductGroup(pool, request.params.id);
      if (json === undefined) throw new Problem("NOT_FOUND");
      return sendJsonText(reply, json);
    },
  );
}
