import { changedAreasSchema, productAreasSchema } from "@runko/domain/products/product-areas-schema";
import type { FastifyReply } from "fastify";
import { z } from "zod";
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
import { loadAreaPage, productAreasVersion, type AskedPage } from "./product-area-store.ts";
import type { ProductKey } from "./product-store.ts";

const answered = productAreasSchema.meta({ id: "ProductAreas" }).register(versioned, { located: false });
const firstPage = { search: "", most: 100, skip: 0 } as const satisfies AskedPage;

export const areasPath = "/organizations/:id/products/:productId/areas";
export const areasParams = organizationParams.extend({ productId: idSchema });

/** Where a product is delivered, for those who keep it. Source: beyond D3 */
export function registerProductAreaRoutes(app: App, { db, clock }: AppContext): void {
  const config = { organization: { control: "keepProducts" } } as const;
  // The version first: a change meanwhile makes it old, never the contents older than it.
  const send = async (reply: FastifyReply, key: ProductKey, page: AskedPage): Promise<FastifyReply> => {
    const version = await loadVersion(db, productAreasVersion(key));
    if (version === null) throw new Problem("NOT_FOUND");
    return withEtag(reply, version).send(await loadAreaPage(db, key.productId, page));
  };
  app.get(
    areasPath,
    {
      config: { ...config, scope: "catalogue:write" },
      schema: {
        operationId: "getProductAreas",
        tags: ["products"],
        summary: "Where the product is delivered, where it is not, and where that must be looked at",
        params: areasParams,
        querystring: z.object({
          search: z.string().trim().max(200).default(firstPage.search).meta({
            description: "Areas in whose code, or municipality's name, it stands.",
          }),
          most: z.coerce.number().int().min(1).max(1000).default(firstPage.most),
          skip: z.coerce.number().int().min(0).max(1_000_000).default(firstPage.skip),
        }),
        response: { 200: answered },
      },
    },
    async ({ params: { id, productId }, query }, reply) => send(reply, { organizationId: id, productId }, query),
  );
  app.patch(
    areasPath,
    {
      config: { ...config, scope: "catalogue:write" },
      schema: {
        operationId: "changeProductAreas",
        tags: ["products"],
        summary: "Says some areas of a product and takes others back; the rest stays",
        params: areasParams,
        headers: ifMatch,
        body: changedAreasSchema,
        response: { 200: answered },
      },
    },
    async (request, reply) => {
      const { id: organizationId, productId } = request.params;
      const key = { organizationId, productId };
      const change = { patch: request.body, ifMatch: request.headers["if-match"] };
      await changeProductAreas(db, adminActorOf(request, clock), key, change);
      return send(reply, key, firstPage);
    },
  );
}
