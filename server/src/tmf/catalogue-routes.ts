import type { FastifyRequest } from "fastify";
import type { AppContext } from "../app-context.ts";
import { Problem } from "../platform/http/problem.ts";
import type { App } from "../platform/http/typed-app.ts";
import { category } from "./catalogue-category.ts";
import type { AskingForCatalogue, CatalogueResource } from "./catalogue-resource.ts";
import { productOfferingPrice } from "./offering-price.ts";
import { productOffering } from "./product-offering.ts";
import { readTmfFields, readTmfQuery } from "./read-tmf-query.ts";
import { hidden } from "./resource-routes.ts";
import { sendTmf, sendTmfList } from "./send-tmf.ts";
import { productSpecification } from "./specification.ts";
import { callerOf } from "./tmf-caller.ts";

type Query = Record<string, unknown>;

/** What TMF620 has that the portal tells. */
export const catalogueResources: readonly CatalogueResource[] = [
  productOffering,
  productSpecification,
  category,
  productOfferingPrice,
];

/** What the organization is offered, and what an order of it is told (TMF620). */
export function registerCatalogueReads(app: App, { db, pool, config: { publicUrl: portal } }: AppContext): void {
  const config = { scope: "catalogue:read" } as const;
  const askingOf = (request: FastifyRequest): AskingForCatalogue => {
    return { db, pool, caller: callerOf(request), portal, texts: request.texts };
  };
  for (const { path, find, get } of catalogueResources) {
    app.get(path, { config, schema: hidden }, async (request, reply) => {
      const query = readTmfQuery(request.query as Query);
      const { rows, total, limit = query.limit } = await find(askingOf(request), query);
      const { offset, fields } = query;
      return sendTmfList(request, reply, rows, { offset, limit, fields, total, totalIsExact: true, portal });
    });
    app.get(`${path}/:tmfId`, { config, schema: hidden }, async (request, reply) => {
      const { tmfId } = request.params as { tmfId: string };
      const shown = await get(askingOf(request), tmfId);
      if (!shown) throw new Problem("NOT_FOUND");
      return sendTmf(reply, shown, readTmfFields(request.query as Query));
    });
  }
}
