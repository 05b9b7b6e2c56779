import { documentCollections } from "@runko/domain/enumerations/document-types";
import { isOwedToConnection, typesOfDelivered } from "@runko/domain/documents/source-action";
import { z } from "zod";
import type { AppContext } from "../app-context.ts";
import { Problem } from "../platform/http/problem.ts";
import type { App } from "../platform/http/typed-app.ts";
import { listSupplierProducts } from "../products/list-supplier-products.ts";
import { loadDeliverer, loadSupplier, withRefusalText } from "../products/list-suppliers.ts";
import { offers as offeredProducts, suppliers } from "../products/supplier-entity.ts";
import { isOwnDocument, loadDocument } from "./document-store.ts";
import { loadSourceProducts } from "./load-source-products.ts";
import { documentParams, scopeOf } from "./route-scope.ts";

const offers = [
  { type: "Order", operationId: "getOfferOfOrder", makes: typesOfDelivered },
  { type: "Inquiry", operationId: "getOfferOfInquiry", makes: ["Order"] },
  { type: "AvailabilityRequest", operationId: "getOfferOfAvailabilityRequest", makes: ["Order"] },
] as const;

/**
 * What the form of a change, an end or a fault of an order needs, or that of an order from an offer (D-40), also when the
 * products are no longer in the catalogue.
 */
export function registerOrderOfferRoute(app: App, context: AppContext): void {
  for (const offer of offers) registerOffer(app, context, offer);
}

function registerOffer(
  app: App,
  { db, ...context }: AppContext,
  { type, operationId, makes }: (typeof offers)[number],
) {
  app.get(
    `/organizations/:id/roles/:role/${documentCollections[type]}/:docId/offer`,
    {
      config: { organization: "act", notFound: "DOCUMENT_NOT_FOUND", scope: "documents:read" },
      schema: {
        operationId,
        tags: ["documents"],
        summary:
          type === "Order"
            ? "The supplier of an own order and its products, for a document that speaks of the order"
            : "The supplier and the products of an answer, for an order that is made of it",
        params: documentParams,
        querystring: z.object({
          documentType: z.enum(makes).meta({ description: "What is to be made of it." }),
        }),
        response: {
          200: z.strictObject({
            supplier: suppliers.schema
              .nullable()
              .meta({ description: "With the reason when it takes no such document; null when it is no longer one." }),
            products: z.array(offeredProducts.schema),
          }),
        },
      },
    },
    async (request) => {
      const scope = await scopeOf({ db, ...context }, request);
      if (scope.role !== "SUBSCRIBER") throw new Problem("NOT_YOUR_ACTION");
      const source = await loadDocument(db, scope, request.params.docId);
      if (source?.document_type !== type || !isOwnDocument(scope, source)) throw new Problem("DOCUMENT_NOT_FOUND");
      const { documentType } = request.query;
      const parties = { subscriberId: source.subscriber_id, supplierId: source.supplier_id, documentType };
      const mode = type === "Order" ? "FROM_EXISTING" : "ORDER";
      const dealt = await loadSourceProducts(db, { mode, sourceId: source.id });
      const delivered = dealt?.products.map(({ productId }) => productId) ?? [];
      const owed = isOwedToConnection(mode, documentType);
      const [supplier, products] = await Promise.all([
        owed ? loadDeliverer(db, parties) : loadSupplier(db, parties),
        listSupplierProducts(db, { ...parties, productIds: delivered, delivered }),
      ]);
      const told = products.map((product) => withRefusalText(request.texts, product));
      return {
        supplier: supplier && withRefusalText(request.texts, supplier),
        products: owed ? told.map((product) => ({ ...product, customFields: [] })) : told,
      };
    },
  );
}
