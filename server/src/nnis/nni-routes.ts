import { nniFieldsSchema } from "@runko/domain/nnis/nni-schema";
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
import { changeNni } from "./change-nni.ts";
import { addNni } from "./create-nni.ts";
import { newNniSchema, nnis, nnisOf, oneNni } from "./nni-entity.ts";
import { registerNniGroupRoutes } from "./nni-group-routes.ts";
import { registerNniRightRoutes } from "./nni-right-routes.ts";
import { removeNni } from "./remove-nni.ts";
import { registerSharedNniRoutes } from "./shared-nni-routes.ts";

const config = { organization: { control: "keepNnis" }, scope: "catalogue:write" } as const;
const params = organizationParams.extend({ nniId: idSchema });

/** The NNIs of an organization, with who may use them and for what. Source: specification §7, D-21, D-22, D-24. */
export function registerNniRoutes(app: App, context: AppContext): void {
  const { db, pool, clock } = context;
  const sendNni = (reply: FastifyReply, organizationId: string, id: string): Promise<FastifyReply> =>
    sendRow(reply, { pool, entity: nnis }, oneNni, [organizationId, id]);
  app.get(
    "/organizations/:id/nnis",
    {
      config,
      schema: {
        operationId: "listNnis",
        tags: ["nnis"],
        summary: "The organization's own NNIs by identifier, inactive ones too",
        params: organizationParams,
        querystring: filterQuery,
        response: { 200: nnis.list },
      },
    },
    async ({ params: { id }, query }, reply) => answerRows(reply, { pool, entity: nnis, query, scope: nnisOf(id) }),
  );
  app.post(
    "/organizations/:id/nnis",
    {
      config,
      schema: {
        operationId: "createNni",
        tags: ["nnis"],
        summary: "Makes an NNI, as yet without product groups and rights",
        params: organizationParams,
        headers: idempotencyHeader,
        body: newNniSchema,
        response: { 201: nnis.schema },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const json = await answerOnce(db, request, async (trx) => {
        const nniId = await addNni(trx, adminActorOf(request, clock), id, request.body);
        return await rowWithin(trx, nnis, oneNni, [id, nniId]);
      });
      return sendKept(reply.code(201), json);
    },
  );
  app.patch(
    "/organizations/:id/nnis/:nniId",
    {
      config,
      schema: {
        operationId: "changeNni",
        tags: ["nnis"],
        summary: "Changes an NNI, only the fields that are given",
        params,
        headers: ifMatch,
        body: nniFieldsSchema.partial(),
        response: { 200: nnis.schema },
      },
    },
    async (request, reply) => {
      const { id: organizationId, nniId } = request.params;
      const change = { changes: request.body, ifMatch: request.headers["if-match"] };
      await changeNni(db, adminActorOf(request, clock), { organizationId, nniId }, change);
      return sendNni(reply, organizationId, nniId);
    },
  );
  app.delete(
    "/organizations/:id/nnis/:nniId",
    {
      config,
      schema: {
        operationId: "removeNni",
        tags: ["nnis"],
        summary: "Removes an NNI; one that a document names is deactivated instead",
        params,
        response: { 200: removalSchema },
      },
    },
    async (request) => {
      const { id: organizationId, nniId } = request.params;
      return await removeNni(db, adminActorOf(request, clock), { organizationId, nniId });
    },
  );
  registerNniGroupRoutes(app, context);
  registerNniRightRoutes(app, context);
  registerSharedNniRoutes(app, context);
}
