import { isProductAdmin } from "@runko/domain/organizations/held-roles";
import { z } from "zod";
import { adminActorOf } from "../admin-log/write-admin-log.ts";
import type { AppContext } from "../app-context.ts";
import { FilterError } from "../platform/filter/filter-error.ts";
import { readWhereKeys } from "../platform/filter/read-where-keys.ts";
import { answerRows, sendRow } from "../platform/http/answer-rows.ts";
import { filterQuery } from "../platform/http/filter-query.ts";
import { organizationParams } from "../platform/http/path-schemas.ts";
import type { App } from "../platform/http/typed-app.ts";
import { whereQuery } from "../platform/http/where-query.ts";
import { whitelistBodySchema, whitelists, whitelistsOf } from "./whitelist-entity.ts";
import { endWhitelisting, whitelistProduct } from "./whitelist-product.ts";

const config = { organization: { control: "keepWhitelists" } } as const;
const path = "/organizations/:id/organization-product-whitelists";

/** Who sees the products whose visibility is by whitelist (D-21). */
export function registerWhitelistRoutes(app: App, { db, pool, clock }: AppContext): void {
  app.get(
    path,
    {
      config,
      schema: {
        operationId: "listProductWhitelists",
        tags: ["products"],
        summary: "The subscribers on the whitelists of the organization's products",
        params: organizationParams,
        querystring: filterQuery,
        response: { 200: whitelists.list },
      },
    },
    async ({ params, query }, reply) =>
      answerRows(reply, { pool, entity: whitelists, query, scope: whitelistsOf(params.id) }),
  );
  app.post(
    path,
    {
      config,
      schema: {
        operationId: "whitelistProduct",
        tags: ["products"],
        summary: "Lets a subscriber see a product whose visibility is by whitelist",
        params: organizationParams,
        body: whitelistBodySchema,
        response: { 201: whitelists.schema },
      },
    },
    async (request, reply) => {
      const { productId, subscriberId } = request.body;
      const actor = { ...adminActorOf(request, clock), seesAll: isProductAdmin(request.session.user) };
      await whitelistProduct(db, actor, { organizationId: request.params.id, productId, subscriberId });
      const row = "w.product_id = $1 AND w.subscriber_id = $2";
      return await sendRow(reply.code(201), { pool, entity: whitelists }, row, [productId, subscriberId]);
    },
  );
  app.delete(
    path,
    {
      config,
      schema: {
        operationId: "endWhitelisting",
        tags: ["products"],
        summary: "Takes a subscriber off a product's whitelist, or all of them when no subscriberId is given",
        params: organizationParams,
        querystring: whereQuery,
        response: { 200: z.strictObject({ count: z.int() }).meta({ id: "Count" }) },
      },
    },
    async (request) => {
      const { productId, subscriberId } = readWhereKeys(request.query, ["productId", "subscriberId"]);
      if (productId === undefined) throw new FilterError("where.productId", "EMPTY");
      const named = { organizationId: request.params.id, productId, subscriberId };
      return { count: await endWhitelisting(db, adminActorOf(request, clock), named) };
    },
  );
}
