import type { FastifyReply } from "fastify";
import type { Kysely } from "kysely";
import { z } from "zod";
import { adminActorOf, type AdminActor } from "../admin-log/write-admin-log.ts";
import type { AppContext } from "../app-context.ts";
import type { Database } from "../platform/database/schema.ts";
import type { Entity } from "../platform/entity/define-entity.ts";
import { answerRows, everyRow, sendRow } from "../platform/http/answer-rows.ts";
import { filterQuery } from "../platform/http/filter-query.ts";
import { ifMatch } from "../platform/http/if-match.ts";
import { noContent } from "../platform/http/no-content.ts";
import { idSchema } from "../platform/http/path-schemas.ts";
import type { App } from "../platform/http/typed-app.ts";

type CatalogueList<New extends z.ZodType, Patch extends z.ZodType> = {
  path: "/product-groups" | "/common-products";
  /** What stands in the names of the calls, and what one is called in their summaries. */
  called: { one: string; many: string; noun: string };
  /** What may be removed, as the summary says it. */
  removable: string;
  /** Who may change it. */
  right: "keepProductGroups" | "keepCommonProducts";
  entity: Entity;
  body: { create: New; change: Patch };
  create: (db: Kysely<Database>, actor: AdminActor, fields: z.output<New>) => Promise<string>;
  change: (
    db: Kysely<Database>,
    actor: AdminActor,
    id: string,
    change: { changes: z.output<Patch>; ifMatch: string | undefined },
  ) => Promise<void>;
  remove: (db: Kysely<Database>, actor: AdminActor, id: string) => Promise<void>;
};

const params = z.object({ id: idSchema });
const tags = ["products"];

/** A list of the catalogue that is the same for everyone and changed by the product admin. Source: specification §7, D-24. */
export function registerCatalogueRoutes<New extends z.ZodType, Patch extends z.ZodType>(
  app: App,
  { db, pool, clock }: AppContext,
  { path, called, removable, right, entity, body, create, change, remove }: CatalogueList<New, Patch>,
): void {
  const { one, many, noun } = called;
  const send = (reply: FastifyReply, id: string) => sendRow(reply, { pool, entity }, `${entity.as}.id = $1`, [id]);

  app.get(
    path,
    {
      config: { scope: "catalogue:read" },
      schema: {
        operationId: `list${many}`,
        tags,
        summary: `${noun.replace(/^./, (first) => first.toUpperCase())}s by name`,
        querystring: filterQuery,
        response: { 200: entity.list },
      },
    },
    async ({ query }, reply) => answerRows(reply, { pool, entity, query, scope: everyRow }),
  );
  app.get(
    `${path}/:id`,
    {
      config: { scope: "catalogue:read" },
      schema: { operationId: `get${one}`, tags, summary: `One ${noun}`, params, response: { 200: entity.schema } },
    },
    async (request, reply) => send(reply, request.params.id),
  );
  app.post(
    path,
    {
      config: { portal: right },
      schema: {
        operationId: `create${one}`,
        tags,
        summary: `Makes a ${noun}`,
        body: body.create,
        response: { 201: entity.schema },
      },
    },
    async (request, reply) =>
      send(reply.code(201), await create(db, adminActorOf(request, clock), request.body as z.output<New>)),
  );
  app.patch(
    `${path}/:id`,
    {
      config: { portal: right },
      schema: {
        operationId: `change${one}`,
        tags,
        summary: `Changes a ${noun}, only the fields that are given`,
        params,
        headers: ifMatch,
        body: body.change,
        response: { 200: entity.schema },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      await change(db, adminActorOf(request, clock), id, {
        changes: request.body as z.output<Patch>,
        ifMatch: request.headers["if-match"],
      });
      return send(reply, id);
    },
  );
  app.delete(
    `${path}/:id`,
    {
      config: { portal: right, problems: [409] },
      schema: {
        operationId: `remove${one}`,
        tags,
        summary: `Removes a ${noun} ${removable}`,
        params,
        response: { 204: noContent },
      },
    },
    async (request, reply) => {
      await remove(db, adminActorOf(request, clock), request.params.id);
      return reply.code(204).send(null);
    },
  );
}
