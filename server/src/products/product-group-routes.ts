import { productGroupFieldsSchema } from "@runko/domain/products/product-schema";
import type { FastifyReply } from "fastify";
import { z } from "zod";
import { adminActorOf } from "../admin-log/write-admin-log.ts";
import type { AppContext } from "../app-context.ts";
import { answerRows, everyRow, sendRow } from "../platform/http/answer-rows.ts";
import { filterQuery } from "../platform/http/filter-query.ts";
import { ifMatch } from "../platform/http/if-match.ts";
import { noContent } from "../platform/http/no-content.ts";
import { idSchema } from "../platform/http/path-schemas.ts";
import { Problem } from "../platform/http/problem.ts";
import type { App } from "../platform/http/typed-app.ts";
import { changeProductGroup } from "./change-product-group.ts";
import { createProductGroup } from "./create-product-group.ts";
import { groupReachSchema, loadGroupReach } from "./load-group-reach.ts";
import { productGroups } from "./product-group-entity.ts";
import { removeProductGroup } from "./remove-product-group.ts";

const params = z.object({ id: idSchema });

/** Product groups, the same for everyone and changed by the product admin. Source: specification §7, D-24. */
export function registerProductGroupRoutes(app: App, context: AppContext): void {
  const { pool } = context;
  registerChanges(app, context);
  app.get(
    "/product-groups",
    {
      schema: {
        operationId: "listProductGroups",
        tags: ["products"],
        summary: "Product groups by name",
        querystring: filterQuery,
        response: { 200: productGroups.list },
      },
    },
    async ({ query }, reply) => answerRows(reply, { pool, entity: productGroups, query, scope: everyRow }),
  );
  app.get(
    "/product-groups/:id",
    {
      schema: {
        operationId: "getProductGroup",
        tags: ["products"],
        summary: "One product group",
        params,
        response: { 200: productGroups.schema },
      },
    },
    async (request, reply) => sendGroup(pool, reply, request.params.id),
  );
}

const sendGroup = (pool: AppContext["pool"], reply: FastifyReply, id: string): Promise<FastifyReply> =>
  sendRow(reply, { pool, entity: productGroups }, "g.id = $1", [id]);

function registerChanges(app: App, { db, pool, clock }: AppContext): void {
  app.get(
    "/product-groups/:id/reach",
    {
      config: { portal: "keepProductGroups" },
      schema: {
        operationId: "getProductGroupReach",
        tags: ["products"],
        summary: "How many products, subscriptions and documents a change of the group's category touches",
        params,
        response: { 200: groupReachSchema },
      },
    },
    async (request) => {
      const reach = await loadGroupReach(db, request.params.id);
      if (!reach) throw new Problem("NOT_FOUND");
      return reach;
    },
  );
  app.post(
    "/product-groups",
    {
      config: { portal: "keepProductGroups" },
      schema: {
        operationId: "createProductGroup",
        tags: ["products"],
        summary: "Makes a product group",
        body: productGroupFieldsSchema,
        response: { 201: productGroups.schema },
      },
    },
    async (request, reply) => {
      const id = await createProductGroup(db, adminActorOf(request, clock), request.body);
      return sendGroup(pool, reply.code(201), id);
    },
  );
  app.patch(
    "/product-groups/:id",
    {
      config: { portal: "keepProductGroups" },
      schema: {
        operationId: "changeProductGroup",
        tags: ["products"],
        summary: "Changes a product group, only the fields that are given",
        params,
        headers: ifMatch,
        body: productGroupFieldsSchema.partial(),
        response: { 200: productGroups.schema },
      },
    },
    async (request, reply) => {
      const change = { changes: request.body, ifMatch: request.headers["if-match"] };
      await changeProductGroup(db, adminActorOf(request, clock), request.params.id, change);
      return sendGroup(pool, reply, request.params.id);
    },
  );
  app.delete(
    "/product-groups/:id",
    {
      config: { portal: "keepProductGroups", problems: [409] },
      schema: {
        operationId: "removeProductGroup",
        tags: ["products"],
        summary: "Removes a product group that nothing uses",
        params,
        response: { 204: noContent },
      },
    },
    async (request, reply) => {
      await removeProductGroup(db, adminActorOf(request, clock), request.params.id);
      return reply.code(204).send(null);
    },
  );
}
