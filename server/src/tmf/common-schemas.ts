import { described, instant, listOf, object, text, type Schema } from "./schema-parts.ts";

export type Schemas = Readonly<Record<string, Schema>>;

/** What of a resource is a milestone, in the shape of version 5. */
const milestones: Schema = {
  type: "array",
  description: "How far it has come, in the shape of version 5.",
  items: object({
    id: text,
    name: text,
    milestoneDate: instant,
    status: { type: "string", enum: ["Yet-To-Reach", "Completed", "Violated"] },
  }),
};

/** What every resource that is a document has; a body may have more, which is told again as it was sent. */
export const documentSchema = {
  id: described(text, "The TID."),
  href: text,
  externalId: described(text, "The client's own id: told again and found by, not unique."),
  relatedParty: listOf("RelatedParty"),
  note: listOf("Note"),
  attachment: described(
    listOf("Attachment"),
    "Of a new one the ids of uploads of the portal's own API (scope files:write); they are added to another by that API.",
  ),
  milestone: milestones,
  "@type": text,
};

/** What the resources have in common, in our words. */
export const commonSchemas: Schemas = {
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
  Attachment: object(
    {
      id: text,
      name: text,
      mimeType: text,
      attachmentType: text,
      size: object({ amount: { type: "integer" }, units: text }),
      url: described(text, "Its content, by the same token and the scope files:read."),
    },
    ["id"],
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
  TmfPrice: object({
    name: described(text, "connectFee or monthlyFee, without tax."),
    priceType: text,
    recurringChargePeriod: text,
    price: object({ dutyFreeAmount: object({ unit: text, value: { type: "number" } }) }),
  }),
};
