import { connectionFields, writeConnection } from "@runko/domain/tmf/connection-product";
import { writeParties } from "@runko/domain/tmf/parties";
import { writePrices } from "@runko/domain/tmf/prices";
import { itemActions } from "@runko/domain/tmf/tmf-resources";
import { offeringPath, orderPath, productPath } from "./paths-of-resources.ts";
import type { ReadConnection } from "./find-products.ts";
import type { Json } from "./select-attributes.ts";
import { hrefOf } from "./tmf-paths.ts";
import type { EventProduct } from "./tmf-resource.ts";

const offeringOf = (portal: string, { productId: id, productName: name }: EventProduct): Json => ({
  productOffering: { id, href: hrefOf(portal, offeringPath, id), name },
});

/** What a connection has of several products is told of each. */
function partsOf(portal: string, products: readonly EventProduct[]): Json {
  if (products.length < 2) return {};
  return {
    isBundle: true,
    product: products.map((one, index) => ({
      id: String(index + 1),
      ...offeringOf(portal, one),
      productPrice: writePrices({ connectFee: one.productPrice, monthlyFee: one.monthPrice }),
    })),
  };
}

/** The orders by which it came to be what it is; what was brought into the register was never ordered here. */
const ordersOf = (portal: string, { orders, id, imported }: ReadConnection): Json[] =>
  orders
    .filter((order) => !(imported && order.id === id))
    .map(({ id: orderId, documentType, item }) => ({
      productOrderId: String(orderId),
      productOrderHref: hrefOf(portal, orderPath, orderId),
      orderItemId: item ?? "1",
      orderItemAction: itemActions[documentType as keyof typeof itemActions],
    }));

/** A connection as TMF637 has a product. */
export function showProduct(portal: string, read: ReadConnection): Json {
  const { id, fields, products, subscriber, supplier, connectFee, monthlyFee } = read;
  const [first] = products;
  const told = writeConnection({ ...read, customFields: first?.customFields ?? {} });
  const name = [first?.productName, told["productSerialNumber"]].filter((part) => typeof part === "string");
  return {
    id: String(id),
    href: hrefOf(portal, productPath, id),
    ...(name.length > 0 && { name: name.join(" ") }),
    ...(read.imported ? { imported: true } : { orderDate: read.createdAt }),
    ...told,
    ...(first && offeringOf(portal, first)),
    productSpecification: { id: read.category },
    productPrice: writePrices({ connectFee, monthlyFee }),
    relatedParty: writeParties({ subscriber, supplier, fields: connectionFields(fields) }),
    productOrderItem: ordersOf(portal, read),
    ...partsOf(portal, products),
    "@type": "Product",
  };
}
