import type { DocumentType } from "@runko/domain/enumerations/document-types";
import { pricedProducts } from "@runko/domain/documents/product-fees";
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
import { orderOfferQuery, productsOfOffer, suppliersOfOffer } from "../api/order-offer-query.ts";
import type { Product, WholeDocument } from "../api/entities.ts";
import type { DocumentForm } from "../fields/document-form.ts";
import { offeredProducts } from "./check-new-document.ts";
import type { FormPlace } from "./form-place.ts";

type Choices = Pick<DocumentForm, "productGroupId" | "supplierId" | "productId" | "moreProducts">;

type Asked = {
  place: FormPlace;
  type: DocumentType;
  /** The delivered order that the document speaks of, whose products stay, or the offer of which an order is made (D-40). */
  dealt: Pick<WholeDocument, "id" | "documentType" | "eventProducts" | "document"> | undefined;
};

const productsTaken = (offer: NonNullable<Asked["dealt"]>) => (products: Product[]) =>
  pricedProducts(offer.eventProducts, offer.document)
    .filter(({ active }) => active)
    .flatMap(({ productId, productPrice, monthPrice }) =>
      products
        .filter(({ id }) => id === productId)
        .map((product) => ({
          ...product,
          initialFee: productPrice ?? product.initialFee,
          monthlyFee: monthPrice ?? product.monthlyFee,
        })),
    );

/** What the form of a new document fetches for the choices made so far. */
export function useFormData({ place, type, dealt }: Asked, choices: Choices) {
  const { scope, subscriberId } = place;
  const { productGroupId: groupId, supplierId, productId, moreProducts } = choices;
  const offer = { organizationId: subscriberId, supplierId, groupId };
  const isHandled = scope.role === "ERROR_HANDLER";
  const handled = handledQueries({ supplierId: scope.organizationId, subscriberId }, groupId);
  const groups = useQuery(productGroupsQuery());
  const free = dealt === undefined;
  const ofGroup = isHandled ? handled.suppliers : groupSuppliersQuery(subscriberId, type, groupId);
  const ofSupplier = isHandled ? handled.products : productsQuery(offer, type);
  const ofSource = orderOfferQuery(subscriberId, dealt, type);
  const groupSuppliers = useQuery({ ...ofGroup, enabled: free });
  const supplierProducts = useQuery({ ...ofSupplier, enabled: free });
  const select = useMemo(() => {
    const atOfferedPrices = dealt && type === "Order" ? productsTaken(dealt) : (products: Product[]) => products;
    return (offered: Parameters<typeof productsOfOffer>[0]) => atOfferedPrices(productsOfOffer(offered));
  }, [dealt, type]);
  const sourceSuppliers = useQuery({ ...ofSource, select: suppliersOfOffer });
  const sourceProducts = useQuery({ ...ofSource, select });
  const suppliers = free ? groupSuppliers : sourceSuppliers;
  const products = free ? supplierProducts : sourceProducts;
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
