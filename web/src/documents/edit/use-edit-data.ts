import { defaultDateLimits } from "@runko/domain/organizations/date-limits";
import { useQuery } from "@tanstack/react-query";
import { billingGroupsQuery, groupSuppliersQuery, nniChoicesQuery, productsQuery } from "../api/catalogue-queries.ts";
import type { Product, Scope, WholeDocument } from "../api/entities.ts";

const noFields: Product["customFields"] = [];

/** What the subscriber's inputs offer when an existing document is edited; the answer needs none of it. */
export function useEditData({ organizationId }: Scope, document: WholeDocument, enabled: boolean) {
  const { supplierId, documentType: type } = document;
  const groupId = document.productGroupId ?? "";
  const offer = { organizationId, supplierId, groupId };
  const nnis = useQuery({ ...nniChoicesQuery(offer), enabled });
  const billingGroups = useQuery({ ...billingGroupsQuery(organizationId), enabled });
  const products = useQuery({ ...productsQuery(offer, type), enabled });
  const suppliers = useQuery({ ...groupSuppliersQuery(organizationId, type, groupId), enabled });
  const product = products.data?.find(({ id }) => id === document.eventProducts[0]?.productId);
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
