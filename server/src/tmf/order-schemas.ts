import { statesOfResource } from "@runko/domain/tmf/tmf-states";
import { documentSchema, type Schemas } from "./common-schemas.ts";
import { described, instant, listOf, object, reference, text } from "./schema-parts.ts";

/** TMF622 of version 4 as the façade serves it, in our words. */
export const orderSchemas: Schemas = {
  ProductOrderItem: object(
    {
      id: text,
      quantity: described({ type: "integer" }, "1."),
      action: described(
        { type: "string", enum: ["add", "modify", "delete"] },
        "An order, a change order, a cancel order; the same for all items.",
      ),
      state: text,
      productOffering: reference("Of add: the UUID of the product."),
      itemPrice: listOf("TmfPrice"),
      itemTerm: {
        type: "array",
        description: "contractLength in months: 0, 12, 24, 36 or 60.",
        items: object({ name: text, duration: object({ amount: { type: "number" }, units: text }) }),
      },
      product: object({
        id: described(text, "Of modify and delete: the TID of the connection's order."),
        productSerialNumber: described(text, "The supplier's id of the connection."),
        productSpecification: object({ id: text }),
        place: listOf("Place"),
        productCharacteristic: listOf("Characteristic"),
      }),
    },
    ["id", "action"],
  ),
  ProductOrder: object(
    {
      ...documentSchema,
      category: { type: "string", enum: ["Order", "ChangeOrder", "CancelOrder"] },
      description: text,
      priority: described(text, "0 or 1 fast, 2 urgent, 3 or 4 normal."),
      orderDate: instant,
      requestedCompletionDate: described(instant, "A day: midnight of UTC."),
      expectedCompletionDate: described(instant, "The confirmed day, while it is in progress."),
      completionDate: instant,
      cancellationDate: instant,
      cancellationReason: text,
      notificationContact: text,
      state: described(
        { type: "string" },
        `As the portal's own state stands: ${statesOfResource("productOrder").join(", ")}. Written by the supplier: inProgress takes it into handling, ` +
          "expectedCompletionDate with productSerialNumber confirms it, the milestone inDelivery begins delivery, completed delivers it, " +
          "pending returns it (pendingReason) or asks (a note), rejected and cancelled end it. The buyer writes cancelled.",
      ),
      agreement: { type: "array", items: reference("The number of the contract.") },
      billingAccount: reference("The UUID of a billing group."),
      quote: { type: "array", items: reference("The TID of the offer that the order is made from.") },
      jeopardyAlert: {
        type: "array",
        description: "When the supplier doubted the day, in the shape of version 5; jeopardyType is the reason's code.",
        items: object({
          id: text,
          name: text,
          jeopardyType: text,
          message: text,
          alertDate: instant,
          expectedCompletionDate: described(instant, "The new day, where there was one."),
        }),
      },
      orderTotalPrice: listOf("TmfPrice"),
      productOrderItem: listOf("ProductOrderItem"),
    },
    ["productOrderItem"],
  ),
  CancelProductOrder: object(
    {
      id: text,
      href: text,
      productOrder: reference("The TID of the order."),
      cancellationReason: text,
      requestedCancellationDate: instant,
      effectiveCancellationDate: instant,
      state: described(
        { type: "string", enum: ["done", "inProgress", "terminatedWithError"] },
        "Of a confirmed order the supplier is asked, and the task in progress until it answers.",
      ),
      "@type": text,
    },
    ["productOrder"],
  ),
};
