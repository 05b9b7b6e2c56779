import { productFieldsSchema } from "@runko/domain/products/product-schema";
import type { FastifyReply } from "fastify";
import { adminActorOf } from "../admin-log/write-admin-log.ts";
import type { AppContext } from "../app-context.ts";
import { answerRows, rowWithin, sendRow } from "../platform/http/answer-rows.ts";
import { filterQuery } from "../platform/http/filter-query.ts";
import { answerOnce, idempotencyHeader } from "../platform/http/idempotency.ts";
import { ifMatch } from "../platform/http/if-match.ts";
import { idSchema, organizationParams } from "../platform/http/path-schemas.ts";
import { removalSchema } from "../platform/http/removal.ts";
import { sendKept } from "../platform/http/send-kept.ts";
import type { App } from "../platform/http/typed-app.ts";
import { changeProduct } from "./change-product.ts";
import { addProduct } from "./create-product.ts";
import { newProductSchema, products, productsOf } from "./product-entity.ts";
import { removeProduct } from "./remove-product.ts";
import { registerSharedProductRoutes } from "./shared-product-routes.ts";
import { registerWhitelistRoutes } from "./whitelist-routes.ts";

const config = { organization: { control: "keepProducts" }, scope: "catalogue:write" } as const;
const oneProduct = "p.organization_id = $1 AND p.id = $2";
const params = organizationParams.extend({ productId: idSchema });

/** The products that an organization offers, for those who keep them. Source: specification §7, D-21, D-24. */
export function registerProductRoutes(app: App, context: AppContext): void {
  const { db, pool, clock } = context;
  registerWhitelistRoutes(app, context);
  registerSharedProductRoutes(app, context);
  const sendProduct = (reply: FastifyReply, organizationId: string, id: string): Promise<FastifyReply> =>
    sendRow(reply, { pool, entity: products }, oneProduct, [organizationId, id]);
  app.get(
    "/organizations/:id/products",
    {
      config,
      schema: {
        operationId: "listProducts",
        tags: ["products"],
        summary: "The organization's own products by name, inactive ones too",
        params: organizationParams,
        querystring: filterQuery,
        response: { 200: products.list },
      },
    },
    async ({ params: { id }, query }, reply) =>
      answerRows(reply, { pool, entity: products, query, scope: productsOf(id) }),
  );
  app.post(
    "/organizations/:id/products",
    {
      config,
      schema: {
        operationId: "createProduct",
        tags: ["products"],
        summary: "Makes a product that the organization offers",
        params: organizationParams,
        headers: idempotencyHeader,
        body: newProductSchema,
        response: { 201: products.schema },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const json = await answerOnce(db, request, async (trx) => {
        const productId = await addProduct(trx, adminActorOf(request, clock), id, request.body);
        return await rowWithin(trx, products, oneProduct, [id, productId]);
      });
      return sendKept(reply.code(201), json);
    },
  );
  app.patch(
    "/organizations/:id/products/:productId",
    {
      config,
      schema: {
        operationId: "changeProduct",
        tags: ["products"],
        summary: "Changes a product, only the fields that are given; documents keep their prices",
        params,
        headers: ifMatch,
        body: productFieldsSchema.partial(),
        response: { 200: products.schema },
      },
    },
    async (request, reply) => {
      const { id: organizationId, productId } = request.params;
      const change = { changes: request.body, ifMatch: request.headers["if-match"] };
      await changeProduct(db, adminActorOf(request, clock), { organizationId, productId }, change);
      return sendProduct(reply, organizationId, productId);
    },
  );
  app.delete(
    "/organizations/:id/products/:productId",
    {
      config,
      schema: {
        operationId: "removeProduct",
        tags: ["products"],
        summary: "Removes a product; one that a document names is deactivated instead",
        params,
        response: { 200: removalSchema },
      },
    },
    async (request) => {
      const { id: organizationId, productId } = request.params;
      return await removeProduct(db, adminActorOf(request, clock), { organizationId, productId });
    },
  );
}
