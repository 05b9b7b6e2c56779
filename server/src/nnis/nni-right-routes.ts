import { isProductAdmin } from "@runko/domain/organizations/roles";
import { z } from "zod";
import { adminActorOf } from "../admin-log/write-admin-log.ts";
import type { AppContext } from "../app-context.ts";
import { requireControl } from "../organizations/authorize.ts";
import { parseFilter } from "../platform/filter/parse-filter.ts";
import { answerList, refuseScopes } from "../platform/http/answer-list.ts";
import { filterQuery } from "../platform/http/filter-query.ts";
import { idSchema, organizationParams } from "../platform/http/path-schemas.ts";
import { Problem } from "../platform/http/problem.ts";
import { sendJsonText } from "../platform/http/send-json-text.ts";
import type { App } from "../platform/http/typed-app.ts";
import {
  findOwnerOfNni,
  findRightsOfNni,
  findRightsOfOwner,
  loadNniRightJson,
  publishedNniRights,
} from "./find-nni-rights.ts";
import { nniRightChangeSchema, nniRightListSchema, nniRightRowSchema } from "./nni-admin-schema.ts";
import { setNniRight } from "./set-nni-right.ts";

const config = { organization: { control: "nnis" } } as const;
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
        response: { 200: nniRightListSchema },
      },
    },
    async (request, reply) => {
      const filter = parseFilter(request.query, publishedNniRights);
      refuseScopes(filter);
      return answerList(reply, await findRightsOfOwner(pool, request.params.id, filter), filter);
    },
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
        response: { 200: nniRightListSchema },
      },
    },
    async (request, reply) => {
      const { nniId } = request.params;
      const ownerId = await findOwnerOfNni(pool, nniId);
      if (ownerId === undefined) throw new Problem("NOT_FOUND");
      await requireControl(pool, request.session, ownerId, "nnis");
      const filter = parseFilter(request.query, publishedNniRights);
      refuseScopes(filter);
      return answerList(reply, await findRightsOfNni(pool, nniId, filter), filter);
    },
  );
}

/** Who may order from and to NNIs (D-22). */
export function registerNniRightRoutes(app: App, context: AppContext): void {
  const { db, pool, clock } = context;
  registerLists(app, context);
  const route = { tags: ["nnis"], params, body: nniRightChangeSchema };
  app.post(
    "/organizations/:id/nnis/:nniId/rights",
    {
      config,
      schema: {
        ...route,
        operationId: "addNniRight",
        summary: "Lets an organization order from or to an NNI; what is not said is not allowed",
        response: { 201: nniRightRowSchema },
      },
    },
    async (request, reply) => {
      const { id: organizationId, nniId } = request.params;
      const actor = { ...adminActorOf(request, clock), seesAll: isProductAdmin(request.session.user) };
      const right = { allowFrom: false, allowTo: false, ...request.body };
      await setNniRight(db, actor, { organizationId, nniId }, right);
      return sendJsonText(reply.code(201), await loadNniRightJson(pool, nniId, right.organizationId));
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
        response: { 200: nniRightRowSchema },
      },
    },
    async (request, reply) => {
      const { id: organizationId, nniId } = request.params;
      const actor = { ...adminActorOf(request, clock), seesAll: isProductAdmin(request.session.user) };
      await setNniRight(db, actor, { organizationId, nniId }, request.body);
      return sendJsonText(reply, await loadNniRightJson(pool, nniId, request.body.organizationId));
    },
  );
}
