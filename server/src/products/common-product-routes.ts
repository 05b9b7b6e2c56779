import { commonProductFieldsSchema } from "@runko/domain/products/product-schema";
import type { FastifyReply } from "fastify";
import { z } from "zod";
import { adminActorOf } from "../admin-log/write-admin-log.ts";
import type { AppContext } from "../app-context.ts";
import { parseFilter } from "../platform/filter/parse-filter.ts";
import { answerList, refuseScopes } from "../platform/http/answer-list.ts";
import { filterQuery } from "../platform/http/filter-query.ts";
import { ifMatch } from "../platform/http/if-match.ts";
import { noContent } from "../platform/http/no-content.ts";
import { idSchema } from "../platform/http/path-schemas.ts";
import { Problem } from "../platform/http/problem.ts";
import { sendKept } from "../platform/http/send-kept.ts";
import type { App } from "../platform/http/typed-app.ts";
import { changeCommonProduct } from "./change-common-product.ts";
import { createCommonProduct } from "./create-common-product.ts";
import { findCommonProducts, loadCommonProduct, publishedCommonProducts } from "./find-common-products.ts";
import { commonProductListSchema, commonProductSchema, newCommonProductSchema } from "./product-admin-schema.ts";
import { removeCommonProduct } from "./remove-common-product.ts";
import { requireProductAdmin } from "../organizations/require-product-admin.ts";

const params = z.object({ id: idSchema });

/** Common products, the same for everyone and changed by the product admin. Source: specification §7, D-24. */
export function registerCommonProductRoutes(app: App, context: AppContext): void {
  const { pool } = context;
  registerChanges(app, context);
  app.get(
    "/common-products",
    {
      schema: {
        operationId: "listCommonProducts",
        tags: ["products"],
        summary: "Common products by name",
        querystring: filterQuery,
        response: { 200: commonProductListSchema },
      },
    },
    async (request, reply) => {
      const filter = parseFilter(request.query, publishedCommonProducts);
      refuseScopes(filter);
      return answerList(reply, await findCommonProducts(pool, filter), filter);
    },
  );
  app.get(
    "/common-products/:id",
    {
      schema: {
        operationId: "getCommonProduct",
        tags: ["products"],
        summary: "One common product",
        params,
        response: { 200: commonProductSchema },
      },
    },
    async (request, reply) => sendCommonProduct(pool, reply, request.params.id),
  );
}

async function sendCommonProduct(pool: AppContext["pool"], reply: FastifyReply, id: string): Promise<FastifyReply> {
  const json = await loadCommonProduct(pool, id);
  if (json === undefined) throw new Problem("NOT_FOUND");
  return sendKept(reply, json);
}

function registerChanges(app: App, { db, pool, clock }: AppContext): void {
  app.post(
    "/common-products",
    {
      onRequest: requireProductAdmin,
      config: { problems: [403] },
      schema: {
        operationId: "createCommonProduct",
        tags: ["products"],
        summary: "Makes a common product",
        body: newCommonProductSchema,
        response: { 201: commonProductSchema },
      },
    },
    async (request, reply) => {
      const id = await createCommonProduct(db, adminActorOf(request, clock), request.body);
      return sendCommonProduct(pool, reply.code(201), id);
    },
  );
  app.patch(
    "/common-products/:id",
    {
      onRequest: requireProductAdmin,
      config: { problems: [403] },
      schema: {
        operationId: "changeCommonProduct",
        tags: ["products"],
        summary: "Changes a common product, only the fields that are given",
        params,
        headers: ifMatch,
        body: commonProductFieldsSchema.partial(),
        response: { 200: commonProductSchema },
      },
    },
    async (request, reply) => {
      const change = { changes: request.body, ifMatch: request.headers["if-match"] };
      await changeCommonProduct(db, adminActorOf(request, clock), request.params.id, change);
      return sendCommonProduct(pool, reply, request.params.id);
    },
  );
  app.delete(
    "/common-products/:id",
    {
      onRequest: requireProductAdmin,
      config: { problems: [403, 409] },
      schema: {
        operationId: "removeCommonProduct",
        tags: ["products"],
        summary: "Removes a common product of which no supplier has made its own",
        params,
        response: { 204: noContent },
      },
    },
    async (request, reply) => {
      await removeCommonProduct(db, adminActorOf(request, clock), request.params.id);
      return reply.code(204).send(null);
    },
  );
}
