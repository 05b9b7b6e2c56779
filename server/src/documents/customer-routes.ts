import { z } from "zod";
import type { AppContext } from "../app-context.ts";
import { requireRole } from "../organizations/authorize.ts";
import { defineEntity } from "../platform/entity/define-entity.ts";
import { judgedId, judgedRows, judgedText } from "../platform/entity/judged-fields.ts";
import { answerComputedRows } from "../platform/http/answer-computed-rows.ts";
import { filterQuery } from "../platform/http/filter-query.ts";
import { idSchema, organizationParams } from "../platform/http/path-schemas.ts";
import { Problem } from "../platform/http/problem.ts";
import type { App } from "../platform/http/typed-app.ts";
import { listSupplierProducts } from "../products/list-supplier-products.ts";
import { listSuppliersOfType, withRefusalText } from "../products/list-suppliers.ts";
import { offers, suppliers } from "../products/supplier-entity.ts";
import { findCustomers, mayWriteFor } from "./find-customers.ts";

const documentType = "Fault";
const config = { organization: "visible", problems: [403] } as const;
const entity = defineEntity({
  ...judgedRows,
  name: "customer",
  schema: "Customer",
  key: "id",
  order: [["name", "ASC"]],
  fields: { id: judgedId(), name: judgedText("name") },
});

/** For whom a fault handler may write, and of what: what the form of its own notices offers (D-9d). */
export function registerCustomerRoutes(app: App, { db, pool }: AppContext): void {
  app.get(
    "/organizations/:id/customers",
    {
      config,
      schema: {
        operationId: "listCustomers",
        tags: ["suppliers"],
        summary: "The subscribers on whose behalf the organization's fault handlers may make a fault notice",
        params: organizationParams,
        querystring: filterQuery,
        response: { 200: entity.list },
      },
    },
    async ({ params, query, session }, reply) => {
      requireRole(session, params.id, "ERROR_HANDLER");
      return answerComputedRows(reply, { pool, entity, query }, await findCustomers(db, params.id, documentType));
    },
  );
  app.get(
    "/organizations/:id/customers/:subscriberId/offer",
    {
      config,
      schema: {
        operationId: "getOfferToCustomer",
        tags: ["suppliers"],
        summary: "The organization as the supplier of one such subscriber, and the products that it has for it",
        params: organizationParams.extend({ subscriberId: idSchema }),
        response: { 200: z.strictObject({ supplier: suppliers.schema, products: z.array(offers.schema) }) },
      },
    },
    async ({ params: { id: supplierId, subscriberId }, session, texts }) => {
      requireRole(session, supplierId, "ERROR_HANDLER");
      const parties = { subscriberId, supplierId, documentType } as const;
      if (!(await mayWriteFor(db, parties))) throw new Problem("NOT_FOUND");
      const listed = await listSuppliersOfType(db, subscriberId, documentType);
      const supplier = listed.find(({ id }) => id === supplierId);
      if (!supplier) throw new Problem("NOT_FOUND");
      const products = await listSupplierProducts(db, parties);
      return {
        supplier: withRefusalText(texts, supplier),
        products: products.map((product) => withRefusalText(texts, product)),
      };
    },
  );
}
