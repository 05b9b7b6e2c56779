import { documentTypes } from "@runko/domain/enumerations/document-types";
import { z } from "zod";
import type { AppContext } from "../app-context.ts";
import { findUsableNnis } from "./find-usable-nnis.ts";
import { loadRow } from "../platform/entity/find-rows.ts";
import { answerComputedRows } from "../platform/http/answer-computed-rows.ts";
import { filterQuery } from "../platform/http/filter-query.ts";
import { idSchema, organizationParams } from "../platform/http/path-schemas.ts";
import { Problem } from "../platform/http/problem.ts";
import type { App } from "../platform/http/typed-app.ts";
import { findSuppliers } from "./find-suppliers.ts";
import { listSupplierProducts } from "./list-supplier-products.ts";
import { listSuppliers, listSuppliersOfGroup, listSuppliersOfType, withRefusalText } from "./list-suppliers.ts";
import { loadSupplierInfo } from "../organizations/load-supplier-info.ts";
import { productGroups } from "./product-group-entity.ts";
import { nniChoicesSchema, supplierInfoSchema } from "./product-schema.ts";
import { offers, suppliers } from "./supplier-entity.ts";

const config = { organization: "member", scope: "catalogue:read" } as const;
const supplierParams = organizationParams.extend({ supplierId: idSchema });
const groupParams = supplierParams.extend({ groupId: idSchema });
const typeParam = { type: z.enum(documentTypes) };
const ofType = filterQuery.extend({
  documentType: z.enum(documentTypes).default("Order").meta({ description: "What the product is wanted for." }),
});

function registerLists(app: App, { db, pool }: AppContext): void {
  const entity = suppliers;
  app.get(
    "/organizations/:id/suppliers",
    {
      config,
      schema: {
        operationId: "listSuppliers",
        tags: ["suppliers"],
        summary: "The suppliers that the organization subscribes to, and the public ones",
        params: organizationParams,
        querystring: filterQuery,
        response: { 200: suppliers.list },
      },
    },
    async ({ params, query, texts }, reply) => {
      const listed = await listSuppliers(db, params.id);
      return answerComputedRows(
        reply,
        { pool, entity, query },
        listed.map((one) => withRefusalText(texts, one)),
      );
    },
  );
  app.get(
    "/organizations/:id/eventType/:type/suppliers",
    {
      config,
      schema: {
        operationId: "listSuppliersOfType",
        tags: ["suppliers"],
        summary: "The suppliers to which the organization may send documents of a type",
        params: organizationParams.extend(typeParam),
        querystring: filterQuery,
        response: { 200: suppliers.list },
      },
    },
    async ({ params, query, texts }, reply) => {
      const listed = await listSuppliersOfType(db, params.id, params.type);
      return answerComputedRows(
        reply,
        { pool, entity, query },
        listed.map((one) => withRefusalText(texts, one)),
      );
    },
  );
  app.get(
    "/organizations/:id/event-types/:type/product-groups/:groupId",
    {
      config,
      schema: {
        operationId: "listSuppliersOfGroup",
        tags: ["suppliers"],
        summary: "The suppliers of a product group for a type; those that cannot be chosen last, with the reason",
        params: organizationParams.extend({ ...typeParam, groupId: idSchema }),
        querystring: filterQuery,
        response: { 200: suppliers.list },
      },
    },
    async ({ params, query, texts }, reply) => {
      if ((await loadRow(pool, productGroups, "g.id = $1", [params.groupId])) === undefined)
        throw new Problem("NOT_FOUND");
      const { id: subscriberId, type: documentType, groupId: productGroupId } = params;
      const listed = await listSuppliersOfGroup(db, { subscriberId, documentType, productGroupId });
      return answerComputedRows(
        reply,
        { pool, entity, query },
        listed.map((one) => withRefusalText(texts, one)),
      );
    },
  );
}

/** What an organization can order, and from whom. Source: specification §7, D-17, D-21, D-22. */
export function registerSupplierRoutes(app: App, context: AppContext): void {
  const { db, pool } = context;
  const entity = offers;
  registerLists(app, context);
  const requireSupplier = async ({ id, supplierId }: { id: string; supplierId: string }) => {
    const [supplier] = await findSuppliers(db, id, [supplierId]);
    if (!supplier) throw new Problem("NOT_FOUND");
  };
  const products = { tags: ["suppliers"], response: { 200: offers.list }, querystring: ofType };
  app.get(
    "/organizations/:id/suppliers/:supplierId/products",
    {
      config,
      schema: {
        ...products,
        operationId: "listSupplierProducts",
        summary: "What a supplier offers to the organization; what cannot be chosen last, with the reason",
        params: supplierParams,
      },
    },
    async ({ params, query, texts }, reply) => {
      await requireSupplier(params);
      const { id: subscriberId, supplierId } = params;
      const { documentType } = query;
      const offered = await listSupplierProducts(db, { subscriberId, supplierId, documentType });
      return answerComputedRows(
        reply,
        { pool, entity, query },
        offered.map((one) => withRefusalText(texts, one)),
      );
    },
  );
  app.get(
    "/organizations/:id/suppliers/:supplierId/product-groups/:groupId/products",
    {
      config,
      schema: {
        ...products,
        operationId: "listSupplierProductsOfGroup",
        summary: "What a supplier offers of one product group; what cannot be chosen last, with the reason",
        params: groupParams,
      },
    },
    async ({ params, query, texts }, reply) => {
      await requireSupplier(params);
      const { id: subscriberId, supplierId, groupId: productGroupId } = params;
      const { documentType } = query;
      const offered = await listSupplierProducts(db, { subscriberId, supplierId, productGroupId, documentType });
      return answerComputedRows(
        reply,
        { pool, entity, query },
        offered.map((one) => withRefusalText(texts, one)),
      );
    },
  );
  app.get(
    "/organizations/:id/suppliers/:supplierId/info",
    {
      config,
      schema: {
        operationId: "getSupplierInfo",
        tags: ["suppliers"],
        summary: "What a supplier has written about the organization",
        params: supplierParams,
        response: { 200: supplierInfoSchema },
      },
    },
    async ({ params }) => {
      await requireSupplier(params);
      return await loadSupplierInfo(db, params.supplierId, params.id);
    },
  );
  app.get(
    "/organizations/:id/suppliers/:supplierId/product-groups/:groupId/nni-from-to-arrays",
    {
      config,
      schema: {
        operationId: "listNniChoices",
        tags: ["suppliers"],
        summary: "The NNIs from which and to which the organization may order products of a group",
        params: groupParams,
        response: { 200: nniChoicesSchema },
      },
    },
    async ({ params }) => {
      await requireSupplier(params);
      const { id: subscriberId, supplierId, groupId: productGroupId } = params;
      return await findUsableNnis(db, { subscriberId, supplierId, productGroupId });
    },
  );
}
