import type { SchemaObject } from "@loopback/rest";

const text: SchemaObject = { type: "string", maxLength: 255 };
const longText: SchemaObject = { type: "string", maxLength: 2000 };
const words: SchemaObject = { type: "string", minLength: 1, maxLength: 255, pattern: "\\S" };

/** What the form of an order of a service asks, in the order of the form. */
const fields: Record<string, SchemaObject> = {
  subscriberConnectionId: words,
  description: { ...longText, minLength: 1, pattern: "\\S" },
  customerName: words,
  contactName: words,
  contactPhone: { type: "string", pattern: "^\\+?[0-9 ./-]{5,32}$" },
  contactEmail: { type: "string", format: "email", maxLength: 255 },
  requestedDate: { type: "string", format: "date" },
  deliveryType: { type: "string", enum: ["normal", "urgent", "fast"] },
  contractLength: { type: "number", enum: [0, 12, 24, 36, 60] },
  subscriberInfo: longText,
  invoiceType: text,
  customBillingReference: text,
  projectId: text,
  contractNumber: text,
  orderNumber: text,
  followers: { type: "array", maxItems: 20, uniqueItems: true, items: { type: "string", format: "email" } },
};

export const formFields = [...Object.keys(fields), "inProgressReason", "reasonExplanation"];

export const newOrderSchema: SchemaObject = {
  type: "object",
  additionalProperties: false,
  required: ["supplierId", "eventProducts", "document"],
  properties: {
    supplierId: { type: "string", format: "uuid" },
    eventProducts: {
      type: "array",
      minItems: 1,
      maxItems: 1,
      items: {
        type: "object",
        additionalProperties: false,
        required: ["productId"],
        properties: { productId: { type: "string", format: "uuid" } },
      },
    },
    document: {
      type: "object",
      additionalProperties: false,
      required: [
        "subscriberConnectionId",
        "description",
        "customerName",
        "contactName",
        "contactPhone",
        "requestedDate",
        "deliveryType",
        "contractLength",
      ],
      properties: fields,
    },
  },
};

export const actionSchema: SchemaObject = {
  type: "object",
  additionalProperties: false,
  required: ["action"],
  properties: {
    action: { type: "string", enum: ["startProcessing", "returnForCompletion"] },
    reason: {
      type: "string",
      enum: [
        "addressOutsideNetwork",
        "noAvailablePairs",
        "wrongHubArea",
        "noNetwork",
        "missingInformation",
        "otherReason",
      ],
    },
    explanation: text,
  },
};

/** The first day for which a normal delivery may be asked: so many days from Monday to Friday later. */
export function earliestDelivery(now: Date, workingDays: number): string {
  const day = new Date(now);
  for (let left = workingDays; left > 0;) {
    day.setUTCDate(day.getUTCDate() + 1);
    if (day.getUTCDay() % 6 !== 0) left -= 1;
  }
  return day.toISOString().slice(0, 10);
}
