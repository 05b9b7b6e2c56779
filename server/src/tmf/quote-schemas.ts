import { statesOfResource } from "@runko/domain/tmf/tmf-states";
import { documentSchema, type Schemas } from "./common-schemas.ts";
import { described, instant, listOf, object, reference, text } from "./schema-parts.ts";

/** TMF648 of version 4 as the façade serves it, in our words. */
export const quoteSchemas: Schemas = {
  QuoteItem: object({
    id: text,
    action: described({ type: "string" }, "add."),
    quantity: described({ type: "integer" }, "1."),
    state: text,
    productOffering: reference("The UUID of the product."),
    quoteItemPrice: listOf("TmfPrice"),
    itemTerm: {
      type: "array",
      description: "contractLength in months: 0, 12, 24, 36 or 60.",
      items: object({ name: text, duration: object({ amount: { type: "number" }, units: text }) }),
    },
    product: object({
      productSpecification: object({ id: text }),
      place: listOf("Place"),
      productCharacteristic: listOf("Characteristic"),
    }),
  }),
  Quote: object(
    {
      ...documentSchema,
      state: described(
        { type: "string" },
        `As the portal's own state stands: ${statesOfResource("quote").join(", ")}. The supplier writes approved with the prices and validFor.endDateTime, ` +
          "rejected (rejectReason), and pending (a note asks, pendingReason returns). The buyer writes cancelled (cancellationReason).",
      ),
      quoteDate: instant,
      requestedQuoteCompletionDate: described(instant, "The day that is wished for."),
      expectedQuoteCompletionDate: described(
        instant,
        "By when the supplier should have answered; absent while it waits.",
      ),
      effectiveQuoteCompletionDate: instant,
      validFor: object({ startDateTime: instant, endDateTime: instant }),
      expired: described({ type: "boolean" }, "That the offer is valid no more."),
      quoteLevel: described({ type: "string", enum: ["firm", "budgetary"] }, "firm says until when it is valid."),
      rejectReason: text,
      cancellationReason: text,
      agreement: { type: "array", items: reference("The number of the contract.") },
      billingAccount: { type: "array", items: reference("The UUID of a billing group.") },
      quoteTotalPrice: listOf("TmfPrice"),
      quoteItem: listOf("QuoteItem"),
    },
    ["quoteItem"],
  ),
};
