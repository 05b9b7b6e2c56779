import { adminActorOf } from "../admin-log/write-admin-log.ts";
import type { AppContext } from "../app-context.ts";
import { endedOwners } from "../organizations/sharing-rights.ts";
import { answerRows, sendRow } from "../platform/http/answer-rows.ts";
import { filterQuery } from "../platform/http/filter-query.ts";
import { noContent } from "../platform/http/no-content.ts";
import { idSchema, organizationParams } from "../platform/http/path-schemas.ts";
import type { App } from "../platform/http/typed-app.ts";
import { productsSharedTo, sharedProducts, shareProductSchema } from "./shared-product-entity.ts";
import { endProductSharing, shareProduct } from "./share-product.ts";

const config = { organization: { control: "keepProducts" } } as const;

/** The products of organizations above that an organization offers as its own (D-21). */
export function registerSharedProductRoutes(app: App, context: AppContext): void {
  const { pool, clock } = context;
  app.get(
    "/organizations/:id/sub-organization-products",
    {
      config,
      schema: {
        operationId: "listSubOrganizationProducts",
        tags: ["products"],
        summary: "The products of organizations above that the organization offers as its own",
        params: organizationParams,
        querystring: filterQuery,
        response: { 200: sharedProducts.list },
      },
    },
    async ({ params: { id }, query, session }, reply) => {
      const scope = productsSharedTo(id, await endedOwners(pool, session.user, id, "keepProducts"));
      return await answerRows(reply, { pool, entity: sharedProducts, query, scope });
    },
  );
  app.post(
    "/organizations/:id/sub-organization-products",
    {
      config,
      schema: {
        operationId: "shareProduct",
        tags: ["products"],
        summary: "Shares a product of an organization above to this one, by those who keep it",
        params: organizationParams,
        body: shareProductSchema,
        response: { 201: sharedProducts.schema },
      },
    },
    async (request, reply) => {
      const { id: organizationId } = request.params;
      const { productId } = request.body;
      const actor = { ...adminActorOf(request, clock), user: request.session.user };
      await shareProduct(context, actor, { organizationId, productId });
      const row = "s.organization_id = $1 AND s.product_id = $3";
      const ended = await endedOwners(pool, actor.user, organizationId, "keepProducts");
      return await sendRow(reply.code(201), { pool, entity: sharedProducts }, row, [organizationId, ended, productId]);
    },
  );
  app.delete(
    "/organizations/:id/sub-organization-products/:productId",
    {
      config,
      schema: {
        operationId: "endProductSharing",
        tags: ["products"],
        summary: "No longer shares a product to this organization, by those who keep it",
        params: organizationParams.extend({ productId: idSchema }),
        response: { 204: noContent },
      },
    },
    async (request, reply) => {
      const { id: organizationId, productId } = request.params;
      const actor = { ...adminActorOf(request, clock), user: request.session.user };
      await endProductSharing(context, actor, { organizationId, productId });
      return reply.code(204).send(null);
    },
  );
}
