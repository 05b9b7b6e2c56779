import { commonProductFieldsSchema } from "@runko/domain/products/product-schema";
import type { FastifyReply } from "fastify";
import { z } from "zod";
import { adminActorOf } from "../admin-log/write-admin-log.ts";
import type { AppContext } from "../app-context.ts";
import { answerRows, everyRow, sendRow } from "../platform/http/answer-rows.ts";
import { filterQuery } from "../platform/http/filter-query.ts";
import { ifMatch } from "../platform/http/if-match.ts";
import { noContent } from "../platform/http/no-content.ts";
import { idSchema } from "../platform/http/path-schemas.ts";
import type { App } from "../platform/http/typed-app.ts";
import { changeCommonProduct } from "./change-common-product.ts";
import { createCommonProduct } from "./create-common-product.ts";
import { commonProducts, newCommonProductSchema } from "./common-product-entity.ts";
import { removeCommonProduct } from "./remove-common-product.ts";

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
        response: { 200: commonProducts.list },
      },
    },
    async ({ query }, reply) => answerRows(reply, { pool, entity: commonProducts, query, scope: everyRow }),
  );
  app.get(
    "/common-products/:id",
    {
      schema: {
        operationId: "getCommonProduct",
        tags: ["products"],
        summary: "One common product",
        params,
        response: { 200: commonProducts.schema },
      },
    },
    async (request, reply) => sendCommonProduct(pool, reply, request.params.id),
  );
}

const sendCommonProduct = (pool: AppContext["pool"], reply: FastifyReply, id: string): Promise<FastifyReply> =>
  sendRow(reply, { pool, entity: commonProducts }, "c.id = $1", [id]);

function registerChanges(app: App, { db, pool, clock }: AppContext): void {
  app.post(
    "/common-products",
    {
      config: { portal: "keepCommonProducts" },
      schema: {
        operationId: "createCommonProduct",
        tags: ["products"],
        summary: "Makes a common product",
        body: newCommonProductSchema,
        response: { 201: commonProducts.schema },
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
      config: { portal: "keepCommonProducts" },
      schema: {
        operationId: "changeCommonProduct",
        tags: ["products"],
        summary: "Changes a common product, only the fields that are given",
        params,
        headers: ifMatch,
        body: commonProductFieldsSchema.partial(),
        response: { 200: commonProducts.schema },
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
      config: { portal: "keepCommonProducts", problems: [409] },
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
