import { isProductAdmin } from "@runko/domain/organizations/held-roles";
import { z } from "zod";
import { adminActorOf } from "../admin-log/write-admin-log.ts";
import type { AppContext } from "../app-context.ts";
import { requireControl } from "../organizations/authorize.ts";
import { answerRows } from "../platform/http/answer-rows.ts";
import { filterQuery } from "../platform/http/filter-query.ts";
import { answerOnce, idempotencyHeader } from "../platform/http/idempotency.ts";
import { idSchema, organizationParams } from "../platform/http/path-schemas.ts";
import { Problem } from "../platform/http/problem.ts";
import { sendJsonText } from "../platform/http/send-json-text.ts";
import type { App } from "../platform/http/typed-app.ts";
import {
  findOwnerOfNni,
  loadNniRightJson,
  nniRightChangeSchema,
  nniRights,
  rightsOfNni,
  rightsOfOwner,
} from "./nni-right-entity.ts";
import { setNniRight } from "./set-nni-right.ts";

const config = { organization: { control: "keepNnis" }, scope: "catalogue:write" } as const;
const params = organizationParams.extend({ nniId: idSchema });

function registerLists(app: App, { pool }: AppContext): void {
  app.get(
    "/organizations/:id/nni-organization-rights",
    {
      config,
      schema: {
        operationId: "listNniOrganizationRights",
        tags: ["nnis"],
        summary: "Who may order from and to each of the organization's NNIs",
        params: organizationParams,
        querystring: filterQuery,
        response: { 200: nniRights.list },
      },
    },
    async ({ params: { id }, query }, reply) =>
      answerRows(reply, { pool, entity: nniRights, query, scope: rightsOfOwner(id) }),
  );
  app.get(
    "/nnis/:nniId/rights",
    {
      config: { problems: [403] },
      schema: {
        operationId: "listNniRights",
        tags: ["nnis"],
        summary: "Who may order from and to an NNI",
        params: z.object({ nniId: idSchema }),
        querystring: filterQuery,
        response: { 200: nniRights.list },
      },
    },
    async (request, reply) => {
      const { nniId } = request.params;
      const ownerId = await findOwnerOfNni(pool, nniId);
      if (ownerId === undefined) throw new Problem("NOT_FOUND");
      await requireControl(pool, request.session, ownerId, "keepNnis");
      return await answerRows(reply, { pool, entity: nniRights, query: request.query, scope: rightsOfNni(nniId) });
    },
  );
}

/** Who may order from and to NNIs (D-22). */
export function registerNniRightRoutes(app: App, context: AppContext): void {
  const { db, clock } = context;
  registerLists(app, context);
  const route = { tags: ["nnis"], params, body: nniRightChangeSchema };
  app.post(
    "/organizations/:id/nnis/:nniId/rights",
    {
      config,
      schema: {
        ...route,
        headers: idempotencyHeader,
        operationId: "addNniRight",
        summary: "Lets an organization order from or to an NNI; what is not said is not allowed",
        response: { 201: nniRights.schema },
      },
    },
    async (request, reply) => {
      const { id: organizationId, nniId } = request.params;
      const actor = { ...adminActorOf(request, clock), seesAll: isProductAdmin(request.session.user) };
      const right = { allowFrom: false, allowTo: false, ...request.body };
      const json = await answerOnce(db, request, async (trx) => {
        await setNniRight(trx, actor, { organizationId, nniId }, right);
        return await loadNniRightJson(trx, nniId, right.organizationId);
      });
      return sendJsonText(reply.code(201), json);
    },
  );
  app.patch(
    "/organizations/:id/nnis/:nniId/rights",
    {
      config,
      schema: {
        ...route,
        operationId: "changeNniRight",
        summary: "Changes whether an organization may order from and to an NNI; what is not said stays",
        response: { 200: nniRights.schema },
      },
    },
    async (request, reply) => {
      const { id: organizationId, nniId } = request.params;
      const actor = { ...adminActorOf(request, clock), seesAll: isProductAdmin(request.session.user) };
      await setNniRight(db, actor, { organizationId, nniId }, request.body);
      return sendJsonText(reply, await loadNniRightJson(db, nniId, request.body.organizationId));
    },
  );
}
