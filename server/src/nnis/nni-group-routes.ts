import { adminActorOf } from "../admin-log/write-admin-log.ts";
import type { AppContext } from "../app-context.ts";
import { loadRow } from "../platform/entity/find-rows.ts";
import { createScope } from "../platform/filter/combine-where.ts";
import { answerRows, rowWithin } from "../platform/http/answer-rows.ts";
import { filterQuery } from "../platform/http/filter-query.ts";
import { answerOnce, idempotencyHeader } from "../platform/http/idempotency.ts";
import { noContent } from "../platform/http/no-content.ts";
import { idSchema, organizationParams } from "../platform/http/path-schemas.ts";
import { Problem } from "../platform/http/problem.ts";
import { sendJsonText } from "../platform/http/send-json-text.ts";
import type { App } from "../platform/http/typed-app.ts";
import { productGroups } from "../products/product-group-entity.ts";
import { nniGroupSchema, nnis, oneNni } from "./nni-entity.ts";
import { addNniGroup, removeNniGroup } from "./nni-groups.ts";

const config = { organization: { control: "keepNnis" }, scope: "catalogue:write" } as const;
const params = organizationParams.extend({ nniId: idSchema });

/** The product groups that can be ordered over an NNI. */
export function registerNniGroupRoutes(app: App, { db, pool, clock }: AppContext): void {
  app.get(
    "/organizations/:id/nnis/:nniId/product-groups",
    {
      config,
      schema: {
        operationId: "listNniProductGroups",
        tags: ["nnis"],
        summary: "The product groups that can be ordered over an NNI, by name",
        params,
        querystring: filterQuery,
        response: { 200: productGroups.list },
      },
    },
    async ({ params: { id, nniId }, query }, reply) => {
      if ((await loadRow(pool, nnis, oneNni, [id, nniId])) === undefined) throw new Problem("NOT_FOUND");
      const scope = createScope("g.id IN (SELECT n.product_group_id FROM nni_product_groups n WHERE n.nni_id = $1)", [
        nniId,
      ]);
      return await answerRows(reply, { pool, entity: productGroups, query, scope });
    },
  );
  app.post(
    "/organizations/:id/nnis/:nniId/product-groups",
    {
      config,
      schema: {
        operationId: "addNniProductGroup",
        tags: ["nnis"],
        summary: "Lets products of a group be ordered over an NNI",
        params,
        headers: idempotencyHeader,
        body: nniGroupSchema,
        response: { 201: productGroups.schema },
      },
    },
    async (request, reply) => {
      const { id: organizationId, nniId } = request.params;
      const { productGroupId } = request.body;
      const json = await answerOnce(db, request, async (trx) => {
        await addNniGroup(trx, adminActorOf(request, clock), { organizationId, nniId }, productGroupId);
        return await rowWithin(trx, productGroups, "g.id = $1", [productGroupId]);
      });
      return sendJsonText(reply.code(201), json);
    },
  );
  app.delete(
    "/organizations/:id/nnis/:nniId/product-groups/:groupId",
    {
      config,
      schema: {
        operationId: "removeNniProductGroup",
        tags: ["nnis"],
        summary: "No longer lets products of a group be ordered over an NNI",
        params: params.extend({ groupId: idSchema }),
        response: { 204: noContent },
      },
    },
    async (request, reply) => {
      const { id: organizationId, nniId, groupId } = request.params;
      await removeNniGroup(db, adminActorOf(request, clock), { organizationId, nniId }, groupId);
      return reply.code(204).send(null);
    },
  );
}
