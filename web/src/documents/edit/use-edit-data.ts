import { defaultDateLimits } from "@runko/domain/organizations/date-limits";
import { speaksOfOrder } from "@runko/domain/documents/source-action";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { billingGroupsQuery, groupSuppliersQuery, nniChoicesQuery, productsQuery } from "../api/catalogue-queries.ts";
import { handledQueries } from "../api/customer-queries.ts";
import { orderOfferQuery } from "../api/order-offer-query.ts";
import type { Product, Scope, WholeDocument } from "../api/entities.ts";

const noProducts: readonly Product[] = [];

/** What the subscriber's inputs offer when an existing document is edited; the answer needs none of it. */
export function useEditData({ organizationId, role }: Scope, document: WholeDocument, enabled: boolean) {
  const { supplierId, subscriberId, documentType: type } = document;
  const groupId = document.productGroupId ?? "";
  const offer = { organizationId, supplierId, groupId };
  const isHandled = role === "ERROR_HANDLER";
  const handled = handledQueries({ supplierId, subscriberId }, groupId);
  const ofSubscriber = enabled && !isHandled;
  const nnis = useQuery({ ...nniChoicesQuery(offer), enabled: ofSubscriber });
  const billingGroups = useQuery({ ...billingGroupsQuery(organizationId), enabled: ofSubscriber });
  const products = useQuery({ ...(isHandled ? handled.products : productsQuery(offer, type)), enabled });
  const suppliers = useQuery({
    ...(isHandled ? handled.suppliers : groupSuppliersQuery(organizationId, type, groupId)),
    enabled,
  });
  // Of a document made of an order, the product may no longer be offered.
  const source = document.sourceEventId;
  const order = source !== null && speaksOfOrder(type) ? ({ id: source, documentType: "Order" } as const) : undefined;
  const ofOrder = useQuery({ ...orderOfferQuery(organizationId, order, type), enabled: ofSubscriber });
  const [offered, ofItsOrder] = [products.data ?? noProducts, ofOrder.data?.products ?? noProducts];
  const known = useMemo(() => [...offered, ...ofItsOrder], [offered, ofItsOrder]);
  const fitting = useMemo(() => offered.filter(({ category }) => category === document.category), [offered, document]);
  const supplier = suppliers.data?.find(({ id }) => id === supplierId);
  return {
    nnis: nnis.data ?? { from: [], to: [] },
    billingGroups: billingGroups.data ?? [],
    billingGroupsFailed: billingGroups.isError && !billingGroups.data,
    fetchBillingGroups: () => void billingGroups.refetch(),
    supplier,
    /** What may be added to the document or taken from it; nothing where it holds a single product or those of its order. */
    choice:
      ofSubscriber && !speaksOfOrder(type) && fitting.some(({ multiProductAllowed }) => multiProductAllowed)
        ? fitting
        : noProducts,
    rules: {
      minimumNormalDays: supplier?.minimumNormalDeliveryDays ?? defaultDateLimits.minimumNormalDeliveryDays,
      known,
    },
  };
}
