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
import { handledQueries } from "../api/customer-queries.ts";
import type { DocumentForm } from "../fields/document-form.ts";
import { offeredProducts } from "./check-new-document.ts";
import type { FormPlace } from "./form-place.ts";

type Choices = Pick<DocumentForm, "productGroupId" | "supplierId" | "productId" | "moreProducts">;

/** What the form of a new document fetches for the choices made so far. */
export function useFormData({ scope, subscriberId }: FormPlace, type: DocumentType, choices: Choices) {
  const { productGroupId: groupId, supplierId, productId, moreProducts } = choices;
  const offer = { organizationId: subscriberId, supplierId, groupId };
  const isHandled = scope.role === "ERROR_HANDLER";
  const handled = handledQueries({ supplierId: scope.organizationId, subscriberId }, groupId);
  const groups = useQuery(productGroupsQuery());
  const suppliers = useQuery(isHandled ? handled.suppliers : groupSuppliersQuery(subscriberId, type, groupId));
  const products = useQuery(isHandled ? handled.products : productsQuery(offer, type));
  const nnis = useQuery({ ...nniChoicesQuery(offer), enabled: !isHandled });
  const supplierInfo = useQuery({ ...supplierInfoQuery(subscriberId, supplierId), enabled: !isHandled });
  const billingGroups = useQuery({ ...billingGroupsQuery(subscriberId), enabled: !isHandled });
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
