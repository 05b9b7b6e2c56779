import type { DocumentType } from "@runko/domain/documents/document-types";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import {
  billingGroupsQuery,
  groupSuppliersQuery,
  nniChoicesQuery,
  productGroupsQuery,
  productsQuery,
  supplierInfoQuery,
} from "../api/catalogue-queries.ts";
import type { DocumentForm } from "../fields/document-form.ts";
import { offeredProducts } from "./check-new-document.ts";

type Choices = Pick<DocumentForm, "productGroupId" | "supplierId" | "productId" | "moreProducts">;

/** What the form of a new document fetches for the choices made so far. */
export function useFormData(organizationId: string, type: DocumentType, choices: Choices) {
  const { productGroupId: groupId, supplierId, productId, moreProducts } = choices;
  const offer = { organizationId, supplierId, groupId };
  const groups = useQuery(productGroupsQuery());
  const suppliers = useQuery(groupSuppliersQuery(organizationId, type, groupId));
  const products = useQuery(productsQuery(offer, type));
  const nnis = useQuery(nniChoicesQuery(offer));
  const supplierInfo = useQuery(supplierInfoQuery(organizationId, supplierId));
  const billingGroups = useQuery(billingGroupsQuery(organizationId));
  const chosen = useMemo(
    () => offeredProducts({ productId, moreProducts }, products.data),
    [productId, moreProducts, products.data],
  );
  return {
    groups,
    suppliers,
    products,
    nnis,
    supplierInfo,
    billingGroups,
    group: groups.data?.find(({ id }) => id === groupId),
    supplier: suppliers.data?.find(({ id }) => id === supplierId),
    /** The chosen products as they are offered; none while one of them is not. */
    chosen,
  };
}

export type FormData = ReturnType<typeof useFormData>;
