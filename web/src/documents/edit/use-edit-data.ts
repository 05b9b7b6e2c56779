import { defaultDateLimits } from "@runko/domain/organizations/date-limits";
import { useQuery } from "@tanstack/react-query";
import { billingGroupsQuery, groupSuppliersQuery, nniChoicesQuery, productsQuery } from "../api/catalogue-queries.ts";
import { handledQueries } from "../api/customer-queries.ts";
import { orderOfferQuery } from "../api/order-offer-query.ts";
import type { Product, Scope, WholeDocument } from "../api/entities.ts";

const noFields: Product["customFields"] = [];

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
  const orderId = document.sourceEventId ?? undefined;
  const ofOrder = useQuery({ ...orderOfferQuery({ organizationId, orderId, type }), enabled: ofSubscriber });
  const known = [...(products.data ?? []), ...(ofOrder.data?.products ?? [])];
  const product = known.find(({ id }) => id === document.eventProducts[0]?.productId);
  const supplier = suppliers.data?.find(({ id }) => id === supplierId);
  return {
    nnis: nnis.data ?? { from: [], to: [] },
    billingGroups: billingGroups.data ?? [],
    supplier,
    rules: {
      minimumNormalDays: supplier?.minimumNormalDeliveryDays ?? defaultDateLimits.minimumNormalDeliveryDays,
      needsNni: product?.needsNni ?? false,
      customFields: product?.customFields ?? noFields,
    },
  };
}
