import { confidences } from "@runko/domain/tmf/qualification-words";
import { statesOfResource } from "@runko/domain/tmf/tmf-states";
import { documentSchema, type Schemas } from "./common-schemas.ts";
import { described, instant, listOf, object, reference, text } from "./schema-parts.ts";

const result = { type: "string", enum: ["qualified", "unqualified", "pending"] } as const;

/** TMF679 of version 4 as the façade serves it, in our words. */
export const qualificationSchemas: Schemas = {
  ProductOfferingQualificationItem: object(
    {
      id: text,
      state: text,
      expectedActivationDate: described(instant, "The day that is wished for."),
      productOffering: reference("The UUID of the product."),
      qualificationItemResult: result,
      serviceabilityConfidence: { type: "string", enum: [...confidences] },
      installationInterval: described(
        object({ amount: { type: "integer" }, units: text }),
        "In how many days it can be delivered: 7, 14, 21 or 28. Longer ones are the characteristic estimatedDeliveryTime agreedSeparately.",
      ),
      guaranteedUntilDate: instant,
      eligibilityUnavailabilityReason: { type: "array", items: object({ code: text, label: text }) },
      terminationError: { type: "array", items: object({ code: text, value: text }) },
      itemPrice: listOf("TmfPrice"),
      knownBy: described(
        object({ id: text, "@referredType": text, kind: text, date: instant }),
        "Of what is answered at once: the buyer's own answered request or quote, or declared by the supplier of an area.",
      ),
      product: object({ place: listOf("Place"), productCharacteristic: listOf("Characteristic") }),
    },
    ["id"],
  ),
  ProductOfferingQualification: object(
    {
      ...documentSchema,
      state: described(
        { type: "string" },
        `As the portal's own state stands: ${statesOfResource("productOfferingQualification").join(", ")}. The supplier writes inProgress and done, ` +
          "with qualificationItemResult: unqualified says why not. The buyer writes terminatedWithError.",
      ),
      productOfferingQualificationDate: instant,
      productOfferingQualificationDateTime: instant,
      requestedPOQCompletionDate: described(instant, "The day that is wished for, where no item says another."),
      expectedPOQCompletionDate: described(
        instant,
        "By when the supplier should have answered; absent while it waits.",
      ),
      effectiveQualificationDate: instant,
      expirationDate: instant,
      qualificationResult: result,
      instantSyncQualification: described(
        { type: "boolean" },
        "true: answered at once of what is known, without a request to anybody; what is not known is 422. Kept for 30 days under an id of its own, and in no list.",
      ),
      place: described(listOf("Place"), "Of the items that do not say their own."),
      productOfferingQualificationItem: described(
        listOf("ProductOfferingQualificationItem"),
        "One, or several products of one supplier that go together.",
      ),
    },
    ["productOfferingQualificationItem"],
  ),
};
