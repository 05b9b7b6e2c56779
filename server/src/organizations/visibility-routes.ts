import { z } from "zod";
import { adminActorOf } from "../admin-log/write-admin-log.ts";
import type { AppContext } from "../app-context.ts";
import { answerRows } from "../platform/http/answer-rows.ts";
import { filterQuery } from "../platform/http/filter-query.ts";
import { noContent } from "../platform/http/no-content.ts";
import { organizationParams } from "../platform/http/path-schemas.ts";
import type { App } from "../platform/http/typed-app.ts";
import { whereQuery } from "../platform/http/where-query.ts";
import { closeVisibilities, findReaders, openVisibilities } from "./event-visibilities.ts";
import { newVisibilitySchema, openedTo, readerSchema, visibilities } from "./event-visibility-entity.ts";

/** Every type of 200 organizations. */
const mostAtOnce = 1200;

/** What an organization sees of the documents of those below it. Source: specification §7, D-20. */
export function registerVisibilityRoutes(app: App, context: AppContext): void {
  const { db, pool, clock } = context;
  const path = "/organizations/:id/sub-organization-event-visibilities";
  const config = { organization: { control: "openDocuments" } } as const;
  app.get(
    path,
    {
      config,
      schema: {
        operationId: "listEventVisibilities",
        tags: ["organizations"],
        summary: "Document types of organizations below that this one reads",
        params: organizationParams,
        querystring: filterQuery,
        response: { 200: visibilities.list },
      },
    },
    async ({ params, query }, reply) =>
      answerRows(reply, { pool, entity: visibilities, query, scope: openedTo(params.id) }),
  );
  app.post(
    path,
    {
      config,
      schema: {
        operationId: "openEventVisibility",
        tags: ["organizations"],
        summary: "Opens documents of organizations below for reading, one or many at once; all or none",
        params: organizationParams,
        body: z.union([newVisibilitySchema, z.array(newVisibilitySchema).min(1).max(mostAtOnce)]),
        response: { 201: z.union([visibilities.schema, z.array(visibilities.schema)]) },
      },
    },
    async (request, reply) => {
      const { params, body } = request;
      const opened = await openVisibilities(context, adminActorOf(request, clock), params.id, {
        asked: Array.isArray(body) ? body : [body],
        pathOf: (index) => (Array.isArray(body) ? `${index}.childId` : "childId"),
      });
      const [one] = opened;
      return reply.code(201).send(Array.isArray(body) || one === undefined ? opened : one);
    },
  );
  app.delete(
    path,
    {
      config,
      schema: {
        operationId: "closeEventVisibilities",
        tags: ["organizations"],
        summary: "Closes what the where names, by childId, eventType or both",
        params: organizationParams,
        querystring: whereQuery,
        response: { 204: noContent },
      },
    },
    async (request, reply) => {
      await closeVisibilities(db, adminActorOf(request, clock), request.params.id, request.query);
      return reply.code(204).send(null);
    },
  );
  app.get(
    "/organizations/:id/event-readers",
    {
      config: { organization: { control: "changeSettings" } },
      schema: {
        operationId: "listEventReaders",
        tags: ["organizations"],
        summary: "The organizations above that read documents of this one, and of which types",
        params: organizationParams,
        response: { 200: z.array(readerSchema) },
      },
    },
    async ({ params }) => await findReaders(db, params.id),
  );
}
