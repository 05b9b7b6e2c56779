import { described, instant, listOf, object, reference, text, type Schema } from "./schema-parts.ts";
import { statesOfResource } from "@runko/domain/tmf/tmf-states";

/** TMF622 of version 4 as the façade serves it, in our words; a body may have more, which is told again as it was sent. */
export const orderSchemas: Record<string, Schema> = {
  Error: object(
    {
      code: described(text, "A stable code of the portal, the same as in its own API."),
      reason: described(text, "What it means, in the language of Accept-Language."),
      message: text,
      status: text,
      referenceError: { type: "string", format: "uri" },
      "@type": text,
      requestId: text,
      errors: {
        type: "array",
        description: "Of 400 and 422: what is wrong with which property.",
        items: object(
          {
            code: {
              type: "string",
              enum: [
                "missingProperty",
                "invalidValue",
                "invalidFormat",
                "referenceNotFound",
                "unexpectedProperty",
                "tooManyRecords",
                "otherIssue",
              ],
            },
            reason: text,
            propertyPath: described(text, "A pointer into the body; of a query the name of the parameter."),
            issue: described(text, "The portal's own code of the rule."),
          },
          ["code", "reason", "propertyPath"],
        ),
      },
    },
    ["code", "reason", "status"],
  ),
  RelatedParty: object(
    {
      id: described(text, "An organization's UUID; of people the word of their role."),
      name: text,
      role: described(
        text,
        "buyer and seller are always told. siteContact is the site's contact, endCustomer whose connection it is; others are echoed.",
      ),
      "@referredType": text,
      contactMedium: { type: "array", items: object({ mediumType: text, characteristic: object({}) }) },
    },
    ["id", "@referredType"],
  ),
  Note: object(
    {
      id: text,
      author: described(text, "The organization; on input ignored."),
      date: instant,
      text: described(
        text,
        "A message that both parties read. Notes are added and never changed; scope messages:write.",
      ),
    },
    ["text"],
  ),
  Place: object(
    {
      role: described(text, "targetAddress or otherEndAddress."),
      streetName: text,
      streetNr: text,
      streetNrSuffix: text,
      postcode: text,
      city: text,
      country: described(text, "FI."),
      geographicSubAddress: { type: "array", items: object({ subUnitType: text, subUnitNumber: text }) },
    },
    ["role"],
  ),
  Characteristic: object(
    {
      name: described(
        text,
        "A field of the portal by its name, such as capacity or subscriberConnectionId; `custom.X` is the supplier's own field X. An unknown name is 422.",
      ),
      value: {},
      valueType: text,
    },
    ["name", "value"],
  ),
  OrderPrice: object({
    name: described(text, "connectFee or monthlyFee, without tax."),
    priceType: text,
    recurringChargePeriod: text,
    price: object({ dutyFreeAmount: object({ unit: text, value: { type: "number" } }) }),
  }),
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
      itemPrice: listOf("OrderPrice"),
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
      id: described(text, "The TID."),
      href: text,
      externalId: described(text, "The client's own id: told again and found by, not unique."),
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
      relatedParty: listOf("RelatedParty"),
      note: listOf("Note"),
      agreement: { type: "array", items: reference("The number of the contract.") },
      billingAccount: reference("The UUID of a billing group."),
      quote: { type: "array", items: reference("The TID of the offer that the order is made from.") },
      orderTotalPrice: listOf("OrderPrice"),
      milestone: {
        type: "array",
        description: "How far it has come, in the shape of version 5.",
        items: object({
          id: text,
          name: text,
          milestoneDate: instant,
          status: { type: "string", enum: ["Yet-To-Reach", "Completed", "Violated"] },
        }),
      },
      productOrderItem: listOf("ProductOrderItem"),
      "@type": text,
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
