import { productGroupFieldsSchema } from "@runko/domain/products/product-schema";
import { z } from "zod";
import type { AppContext } from "../app-context.ts";
import { idSchema } from "../platform/http/path-schemas.ts";
import { Problem } from "../platform/http/problem.ts";
import type { App } from "../platform/http/typed-app.ts";
import { registerCatalogueRoutes } from "./catalogue-routes.ts";
import { changeProductGroup } from "./change-product-group.ts";
import { createProductGroup } from "./create-product-group.ts";
import { groupReachSchema, loadGroupReach } from "./load-group-reach.ts";
import { productGroups } from "./product-group-entity.ts";
import { removeProductGroup } from "./remove-product-group.ts";

/** Product groups, with what a change of one touches. */
export function registerProductGroupRoutes(app: App, context: AppContext): void {
  registerCatalogueRoutes(app, context, {
    path: "/product-groups",
    called: { one: "ProductGroup", many: "ProductGroups", noun: "product group" },
    removable: "that nothing uses",
    right: "keepProductGroups",
    entity: productGroups,
    body: { create: productGroupFieldsSchema, change: productGroupFieldsSchema.partial() },
    create: createProductGroup,
    change: changeProductGroup,
    remove: removeProductGroup,
  });
  app.get(
    "/product-groups/:id/reach",
    {
      config: { portal: "keepProductGroups" },
      schema: {
        operationId: "getProductGroupReach",
        tags: ["products"],
        summary: "How many products, subscriptions and documents a change of the group's category touches",
        params: z.object({ id: idSchema }),
        response: { 200: groupReachSchema },
      },
    },
    async (request) => {
      const reach = await loadGroupReach(context.db, request.params.id);
      if (!reach) throw new Problem("NOT_FOUND");
      return reach;
    },
  );
}
