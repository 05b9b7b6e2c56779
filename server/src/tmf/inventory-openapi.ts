import { productStatuses } from "@runko/domain/tmf/connection-product";
import { inventoryAttributes } from "./inventory-attributes.ts";
import { get, list } from "./openapi-calls.ts";
import { productPath } from "./paths-of-resources.ts";
import { described, instant, listOf, object, reference, text, type Schema } from "./schema-parts.ts";

/** TMF637 of version 4 as the façade serves it, in our words. */
export const inventorySchemas: Record<string, Schema> = {
  Product: object(
    {
      id: described(text, "The TID of the order that was delivered; what productOrderItem.product.id names."),
      href: text,
      name: described(text, "The product, and the supplier's id of the connection."),
      description: text,
      productSerialNumber: described(text, "The supplier's id of the connection."),
      status: described(
        { type: "string", enum: productStatuses },
        "pendingTerminate once its end is ordered and until that is delivered.",
      ),
      orderDate: instant,
      startDate: described(instant, "The day from which it has been delivered."),
      terminationDate: instant,
      imported: described({ type: "boolean" }, "Never ordered here: its buyer brought it into the register."),
      isBundle: { type: "boolean" },
      billingAccount: reference("The UUID of a billing group, or none."),
      agreement: { type: "array", items: reference("The number of the contract.") },
      productOffering: reference("The UUID of the product, the first of several."),
      productSpecification: reference("The category of the product."),
      productTerm: {
        type: "array",
        description: "contractLength in months; 0: until further notice.",
        items: object({
          name: text,
          duration: object({ amount: { type: "number" }, units: text }),
          validFor: object({ startDateTime: instant, endDateTime: instant }),
        }),
      },
      productPrice: listOf("TmfPrice"),
      productCharacteristic: listOf("Characteristic"),
      place: listOf("Place"),
      relatedParty: listOf("RelatedParty"),
      productOrderItem: {
        type: "array",
        description: "Its order, and the delivered ones that have changed or ended it.",
        items: object({ productOrderId: text, productOrderHref: text, orderItemId: text, orderItemAction: text }, [
          "productOrderId",
          "orderItemId",
          "orderItemAction",
        ]),
      },
      product: described(
        { type: "array", items: object({}) },
        "Of a connection of several products each, with its prices.",
      ),
      "@type": text,
    },
    ["id", "href", "status", "billingAccount", "productCharacteristic", "relatedParty", "place", "productOrderItem"],
  ),
};

export const inventoryPaths = {
  [productPath]: { get: list("Product", Object.keys(inventoryAttributes("SUBSCRIBER"))) },
  [`${productPath}/{id}`]: { get: get("Product") },
};
