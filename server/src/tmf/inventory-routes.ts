import type { AppContext } from "../app-context.ts";
import { Problem } from "../platform/http/problem.ts";
import type { App } from "../platform/http/typed-app.ts";
import { findProduct, findProducts } from "./find-products.ts";
import { showProduct } from "./inventory-product.ts";
import { productPath } from "./paths-of-resources.ts";
import { readTmfFields, readTmfQuery } from "./read-tmf-query.ts";
import { hidden } from "./resource-routes.ts";
import { sendTmf, sendTmfList } from "./send-tmf.ts";
import { callerOf } from "./tmf-caller.ts";

type Query = Record<string, unknown>;

/** The connections that an organization has, and those that it has delivered (TMF637). */
export function registerInventoryReads(app: App, { pool, reader, config: { publicUrl: portal } }: AppContext): void {
  const config = { scope: "documents:read" } as const;
  app.get(productPath, { config, schema: hidden }, async (request, reply) => {
    const { fields, offset, limit, ...asked } = readTmfQuery(request.query as Query);
    const caller = callerOf(request);
    const { rows, total, totalIsExact } = await findProducts(reader, caller, { fields, offset, limit, ...asked });
    const shown = rows.map((row) => showProduct(portal, row));
    return sendTmfList(request, reply, shown, { fields, offset, limit, total, totalIsExact, portal });
  });
  app.get(`${productPath}/:tmfId`, { config, schema: hidden }, async (request, reply) => {
    const { tmfId } = request.params as { tmfId: string };
    const read = await findProduct(pool, callerOf(request), tmfId);
    if (!read) throw new Problem("NOT_FOUND");
    return sendTmf(reply, showProduct(portal, read), readTmfFields(request.query as Query));
  });
}
