import { modificationTypes, type ModificationType } from "../enumerations/modification-types.ts";
import type { ProductCategory } from "../enumerations/product-categories.ts";
import { categoryFields } from "./category-fields.ts";
import type { DocumentAction } from "./document-actions.ts";
import type { FieldName } from "./document-fields.ts";
import type { DocumentType } from "../enumerations/document-types.ts";

export type Demand = "required" | "optional";
export type FieldDemands = ReadonlyMap<FieldName, Demand>;

const demands = (required: readonly FieldName[], optional: readonly FieldName[]): FieldDemands =>
  new Map([
    ...optional.map((name): [FieldName, Demand] => [name, "optional"]),
    ...required.map((name): [FieldName, Demand] => [name, "required"]),
  ]);

const contact = ["contactName", "contactPhone"] as const;
const billing = ["invoiceType", "billingGroupId", "billingAddress", "customBillingReference"] as const;
const references = ["projectId", "contractNumber", "orderNumber", "followers"] as const;

/** Of a category's required fields those that are asked before there is an order. */
const askedEarly = new Set<FieldName>([
  "targetAddress",
  "otherEndAddress",
  "capacity",
  "interface",
  "otherEndInterface",
]);

function availabilityDemands(category: ProductCategory): FieldDemands {
  const asked = categoryFields[category].required.filter((name) => askedEarly.has(name));
  return demands(["requestedDate", ...contact, ...asked], ["contactEmail", "subscriberInfo", "projectId", "followers"]);
}

function inquiryDemands(category: ProductCategory): FieldDemands {
  const own = categoryFields[category];
  const asked = own.required.filter((name) => askedEarly.has(name));
  const rest = [...own.optional, ...own.required.filter((name) => !askedEarly.has(name))];
  return demands(
    ["requestedDate", "contractLength", ...contact, ...asked],
    [
      "contactEmail",
      "customerName",
      "deliveryType",
      "subscriberConnectionId",
      "subscriberInfo",
      ...billing,
      ...references,
      ...rest,
    ],
  );
}

function orderDemands(category: ProductCategory): FieldDemands {
  const own = categoryFields[category];
  return demands(
    [
      "subscriberConnectionId",
      "customerName",
      "requestedDate",
      "deliveryType",
      "contractLength",
      ...contact,
      ...own.required,
    ],
    ["contactEmail", "subscriberInfo", ...billing, ...references, ...own.optional],
  );
}

const touchedBy: Record<ModificationType, (category: ProductCategory) => readonly FieldName[]> = {
  address: (category) =>
    (["targetAddress", "otherEndAddress"] as const).filter((name) => categoryFields[category].required.includes(name)),
  speed: () => ["capacity"],
  cableY: () => ["cableY"],
  other: () => ["subscriberInfo"],
};

function changeOrderDemands(category: ProductCategory, modifications: readonly ModificationType[]): FieldDemands {
  const known = modificationTypes.filter((type) => modifications.includes(type));
  const touched = known.flatMap((type) => touchedBy[type](category));
  const speedExtras: FieldName[] = modifications.includes("speed") ? ["interface", "connector"] : [];
  return demands(
    ["modificationTypes", "requestedDate", ...contact, ...touched],
    ["contactEmail", "subscriberConnectionId", "deliveryType", "subscriberInfo", ...speedExtras, ...references],
  );
}

const cancelOrderDemands = demands(
  ["requestedDate"],
  ["endReason", "subscriberConnectionId", ...contact, "contactEmail", "subscriberInfo", ...references],
);

const faultDemands = demands(
  ["faultType", "faultTime", "description", ...contact],
  [
    "contactEmail",
    "subscriberConnectionId",
    "targetAddress",
    "ticketNumber",
    "terminalChecked",
    "configurationChecked",
    "terminalLightsChecked",
    "sla",
    "technicalContact",
    "otherInfo",
    ...references,
  ],
);

/** What the subscriber's form of this type and product category asks. Source: D-13. */
export function subscriberDemands(
  type: DocumentType,
  category: ProductCategory,
  modifications: readonly ModificationType[] = [],
): FieldDemands {
  switch (type) {
    case "AvailabilityRequest":
      return availabilityDemands(category);
    case "Inquiry":
      return inquiryDemands(category);
    case "Order":
      return orderDemands(category);
    case "ChangeOrder":
      return changeOrderDemands(category, modifications);
    case "CancelOrder":
      return cancelOrderDemands;
    case "Fault":
      return faultDemands;
  }
}

const estimate = ["connectionLength", "supplierInfo"] as const;
const orderAnswer = ["connectionDetails", "connectFee", "monthlyFee", "supplierInfo"] as const;

type AnswerSteps = Record<"confirm" | "signReady", readonly FieldName[]> & {
  optional: readonly FieldName[];
  /** Required at signReady even when the delivery fields are skipped. */
  unskippable: readonly FieldName[];
};

const answerSteps: Record<DocumentType, AnswerSteps> = {
  AvailabilityRequest: {
    confirm: [],
    signReady: ["estimatedDeliveryTime"],
    optional: [...estimate, "connectFee", "monthlyFee"],
    unskippable: [],
  },
  Inquiry: {
    confirm: [],
    signReady: ["estimatedDeliveryTime", "connectFee", "monthlyFee", "validUntilDate"],
    optional: estimate,
    unskippable: ["connectFee", "monthlyFee", "validUntilDate"],
  },
  Order: {
    confirm: ["estimatedDeliveryDate", "supplierConnectionId"],
    signReady: ["estimatedDeliveryDate", "supplierConnectionId", "actualDeliveryDate", "connectionDetails"],
    optional: orderAnswer,
    unskippable: ["estimatedDeliveryDate", "supplierConnectionId", "actualDeliveryDate"],
  },
  ChangeOrder: {
    confirm: ["estimatedDeliveryDate"],
    signReady: ["estimatedDeliveryDate", "actualDeliveryDate", "connectionDetails"],
    optional: [...orderAnswer, "supplierConnectionId"],
    unskippable: ["estimatedDeliveryDate", "actualDeliveryDate"],
  },
  CancelOrder: {
    confirm: ["estimatedDeliveryDate"],
    signReady: ["estimatedDeliveryDate", "actualDeliveryDate"],
    optional: [...orderAnswer, "supplierConnectionId"],
    unskippable: ["estimatedDeliveryDate", "actualDeliveryDate"],
  },
  Fault: {
    confirm: [],
    signReady: ["correctorName", "correctionActions", "correctionTime"],
    optional: ["severity", "limitingActions", "correctionPrice"],
    unskippable: [],
  },
};

type AnswerStep = { action: DocumentAction; skip?: boolean; shown?: boolean };

/** What the answer of this type asks at this action; a half-done one that nobody sees requires nothing. Source: D-14. */
export function answerDemands(type: DocumentType, { action, skip = false, shown = false }: AnswerStep): FieldDemands {
  const steps = answerSteps[type];
  const all = [...new Set([...steps.confirm, ...steps.signReady, ...steps.optional])];
  if (action === "confirm" || (shown && action === "editAnswer")) return demands(steps.confirm, all);
  if (action !== "signReady") return demands([], all);
  return demands(skip ? steps.signReady.filter((name) => steps.unskippable.includes(name)) : steps.signReady, all);
}
