import type { DocumentType } from "@runko/domain/documents/document-types";
import { useQuery } from "@tanstack/react-query";
import {
  billingGroupsQuery,
  groupSuppliersQuery,
  nniChoicesQuery,
  productGroupsQuery,
  productsQuery,
  supplierInfoQuery,
} from "../api/catalogue-queries.ts";

type Chosen = { productGroupId: string; supplierId: string; productId: string };

/** What the form of a new document fetches for the choices made so far. */
export function useFormData(organizationId: string, type: DocumentType, chosen: Chosen) {
  const { productGroupId: groupId, supplierId, productId } = chosen;
  const offer = { organizationId, supplierId, groupId };
  const groups = useQuery(productGroupsQuery());
  const suppliers = useQuery(groupSuppliersQuery(organizationId, type, groupId));
  const products = useQuery(productsQuery(offer, type));
  const nnis = useQuery(nniChoicesQuery(offer));
  const supplierInfo = useQuery(supplierInfoQuery(organizationId, supplierId));
  const billingGroups = useQuery(billingGroupsQuery(organizationId));
  return {
    groups,
    suppliers,
    products,
    nnis,
    supplierInfo,
    billingGroups,
    group: groups.data?.find(({ id }) => id === groupId),
    supplier: suppliers.data?.find(({ id }) => id === supplierId),
    product: products.data?.find(({ id }) => id === productId),
  };
}

export type FormData = ReturnType<typeof useFormData>;
