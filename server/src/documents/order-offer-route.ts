import { isOwedToConnection, typesOfDelivered } from "@runko/domain/documents/source-action";
import { z } from "zod";
import type { AppContext } from "../app-context.ts";
import { Problem } from "../platform/http/problem.ts";
import type { App } from "../platform/http/typed-app.ts";
import { listSupplierProducts } from "../products/list-supplier-products.ts";
import { loadDeliverer, loadSupplier } from "../products/list-suppliers.ts";
import { offeredProductSchema, supplierSchema } from "../products/product-schema.ts";
import { isOwnDocument, loadDocument } from "./document-store.ts";
import { loadSourceProducts } from "./load-source-products.ts";
import { documentParams, scopeOf } from "./route-scope.ts";

/** What the form of a change, an end or a fault of an order needs, also when its products are no longer offered. */
export function registerOrderOfferRoute(app: App, context: AppContext): void {
  const { db } = context;
  app.get(
    "/organizations/:id/roles/:role/orders/:docId/offer",
    {
      config: { organization: "act", notFound: "DOCUMENT_NOT_FOUND" },
      schema: {
        operationId: "getOfferOfOrder",
        tags: ["documents"],
        summary: "The supplier of an own order and its products, for a document that speaks of the order",
        params: documentParams,
        querystring: z.object({
          documentType: z.enum(typesOfDelivered).meta({ description: "What is to be made of the order." }),
        }),
        response: {
          200: z.strictObject({
            supplier: supplierSchema
              .nullable()
              .meta({ description: "With the reason when it takes no such document; null when it is no longer one." }),
            products: z.array(offeredProductSchema),
          }),
        },
      },
    },
    async (request) => {
      const scope = await scopeOf(context, request);
      if (scope.role !== "SUBSCRIBER") throw new Problem("NOT_YOUR_ACTION");
      const order = await loadDocument(db, scope, request.params.docId);
      if (order?.document_type !== "Order" || !isOwnDocument(scope, order)) throw new Problem("DOCUMENT_NOT_FOUND");
      const { documentType } = request.query;
      const parties = { subscriberId: order.subscriber_id, supplierId: order.supplier_id, documentType };
      const source = await loadSourceProducts(db, { mode: "FROM_EXISTING", sourceId: order.id });
      const delivered = source?.products.map(({ productId }) => productId) ?? [];
      const owed = isOwedToConnection("FROM_EXISTING", documentType);
      const [supplier, products] = await Promise.all([
        owed ? loadDeliverer(db, parties) : loadSupplier(db, parties),
        listSupplierProducts(db, { ...parties, productIds: delivered, delivered }),
      ]);
      return { supplier, products: owed ? products.map((product) => ({ ...product, customFields: [] })) : products };
    },
  );
}
