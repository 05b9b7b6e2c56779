import { productAreasSchema } from "@runko/domain/products/product-areas-schema";
import type { FastifyReply } from "fastify";
import { adminActorOf } from "../admin-log/write-admin-log.ts";
import type { AppContext } from "../app-context.ts";
import { loadVersion } from "../platform/database/version-sql.ts";
import { versioned } from "../platform/entity/versioned.ts";
import { ifMatch } from "../platform/http/if-match.ts";
import { idSchema, organizationParams } from "../platform/http/path-schemas.ts";
import { Problem } from "../platform/http/problem.ts";
import type { App } from "../platform/http/typed-app.ts";
import { withEtag } from "../platform/http/with-etag.ts";
import { changeProductAreas } from "./change-product-areas.ts";
import { loadProductAreas, productAreasVersion } from "./product-area-store.ts";
import type { ProductKey } from "./product-store.ts";

const answered = productAreasSchema.meta({ id: "ProductAreas" }).register(versioned, { located: false });

/** Where a product is delivered, for those who keep it. Source: beyond D3 */
export function registerProductAreaRoutes(app: App, { db, clock }: AppContext): void {
  const path = "/organizations/:id/products/:productId/areas";
  const config = { organization: { control: "keepProducts" } } as const;
  const params = organizationParams.extend({ productId: idSchema });
  // The version first: a change meanwhile makes it old, never the contents older than it.
  const send = async (reply: FastifyReply, key: ProductKey): Promise<FastifyReply> => {
    const version = (await loadVersion(db, productAreasVersion(key))) ?? "";
    const areas = await loadProductAreas(db, key);
    if (!areas) throw new Problem("NOT_FOUND");
    return withEtag(reply, version).send(areas);
  };
  app.get(
    path,
    {
      config: { ...config, scope: "catalogue:write" },
      schema: {
        operationId: "getProductAreas",
        tags: ["products"],
        summary: "Where the product is delivered, where it is not, and where that must be looked at",
        params,
        response: { 200: answered },
      },
    },
    async ({ params: { id, productId } }, reply) => send(reply, { organizationId: id, productId }),
  );
  app.patch(
    path,
    {
      config: { ...config, scope: "catalogue:write" },
      schema: {
        operationId: "changeProductAreas",
        tags: ["products"],
        summary: "Changes the areas of a product: the given list stands in the place of the one before",
        params,
        headers: ifMatch,
        body: productAreasSchema,
        response: { 200: answered },
      },
    },
    async (request, reply) => {
      const { id: organizationId, productId } = request.params;
      const key = { organizationId, productId };
      const change = { patch: request.body, ifMatch: request.headers["if-match"] };
      await changeProductAreas(db, adminActorOf(request, clock), key, change);
      return send(reply, key);
    },
  );
}
