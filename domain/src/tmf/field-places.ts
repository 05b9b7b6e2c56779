import type { FieldName } from "../documents/document-fields.ts";
import type { TmfResource } from "./tmf-resources.ts";

/** What a value of a characteristic is in JSON. */
export type ValueType = "string" | "integer" | "number" | "boolean" | "array";
export type PlaceRole = "targetAddress" | "otherEndAddress" | "billingAddress";
export type FieldPartyRole = "siteContact" | "endCustomer" | "technicalContact";

/** Where a field of ours stands in a resource of the façade that has no attribute for it. */
export type FieldPlace =
  | { at: "characteristic"; valueType: ValueType; name?: string }
  | { at: "place"; role: PlaceRole }
  | { at: "party"; role: FieldPartyRole; part: "name" | "phone" | "email" }
  | { at: "price"; priceType: "nonRecurring" | "recurring" }
  /** Told and given as why a state was taken (`state-wishes.ts`). */
  | { at: "reason" };

const string = { at: "characteristic", valueType: "string" } as const;
const integer = { at: "characteristic", valueType: "integer" } as const;
const number = { at: "characteristic", valueType: "number" } as const;
const boolean = { at: "characteristic", valueType: "boolean" } as const;
const array = { at: "characteristic", valueType: "array" } as const;
const reason = { at: "reason" } as const;
const once = { at: "price", priceType: "nonRecurring" } as const;

/** Every field of documents with its place; an attribute of its own in a resource goes before it. Source: beyond A5, A7, A8 */
export const fieldPlaces = {
  subscriberConnectionId: string,
  modificationTypes: array,
  description: string,
  connectionTechnology: string,
  dslType: string,
  capacity: string,
  interface: string,
  connector: string,
  otherEndInterface: string,
  otherEndConnector: string,
  wavelengthTx: integer,
  wavelengthRx: integer,
  plannedLength: number,
  cableY: string,
  targetExchange: string,
  targetHub: string,
  nniFromId: string,
  nniToId: string,
  connectionConfiguration: string,
  arguments: string,
  installation: string,

  targetAddress: { at: "place", role: "targetAddress" },
  otherEndAddress: { at: "place", role: "otherEndAddress" },
  passageInstructions: string,

  customerName: { at: "party", role: "endCustomer", part: "name" },
  contactName: { at: "party", role: "siteContact", part: "name" },
  contactPhone: { at: "party", role: "siteContact", part: "phone" },
  contactEmail: { at: "party", role: "siteContact", part: "email" },

  requestedDate: string,
  deliveryType: string,
  contractLength: integer,
  endReason: string,
  subscriberInfo: string,

  faultType: string,
  faultTime: string,
  ticketNumber: string,
  terminalChecked: boolean,
  configurationChecked: boolean,
  terminalLightsChecked: boolean,
  sla: string,
  technicalContact: { at: "party", role: "technicalContact", part: "name" },
  otherInfo: string,

  invoiceType: string,
  billingGroupId: string,
  billingAddress: { at: "place", role: "billingAddress" },
  customBillingReference: string,

  projectId: string,
  contractNumber: string,
  orderNumber: string,
  followers: array,

  supplierConnectionId: string,
  estimatedDeliveryTime: integer,
  estimatedDeliveryDate: string,
  actualDeliveryDate: string,
  connectionLength: number,
  connectionDetails: string,
  connectFee: once,
  monthlyFee: { at: "price", priceType: "recurring" },
  validUntilDate: string,
  supplierInfo: string,

  correctorName: string,
  correctionActions: string,
  correctionTime: string,
  /** A ticket's own `severity` is its sender's word. */
  severity: { ...string, name: "correctionSeverity" },
  limitingActions: string,
  correctionPrice: once,

  cancelReason: reason,
  cancelledBySupplierReason: reason,
  rejectReason: reason,
  inProgressReason: reason,
  reasonExplanation: reason,
  reopenReason: reason,
} as const satisfies Record<FieldName, FieldPlace>;

export const fieldPlace = (name: FieldName): FieldPlace => fieldPlaces[name];

/** How the value of a field is written in an attribute (`attribute-formats.ts`). */
export type AttributeFormatName =
  | "text"
  | "day"
  | "endOfDay"
  | "priority"
  | "months"
  | "interval"
  | "faultType"
  | "agreement"
  | "account"
  | "accounts"
  | "firstOf";

/** An attribute of a resource, or of each of its items, that is a field of ours; "in" is read and not written. */
export type AttributePlace = {
  of: "resource" | "item";
  path: string;
  format: AttributeFormatName;
  only?: "in";
  /** What says the same field elsewhere goes before it, and may be another. */
  yields?: true;
};

const ofResource = (path: string, format: AttributeFormatName) => ({ of: "resource", path, format }) as const;
const ofItem = (path: string, format: AttributeFormatName) => ({ of: "item", path, format }) as const;
const readOnly = { only: "in" } as const;
const yielding = { yields: true } as const;
const term = [ofItem("itemTerm", "months"), { ...ofItem("product.productTerm", "months"), ...readOnly }] as const;
const serial = [ofItem("product.productSerialNumber", "text")] as const;

/** Resources that tell fields of ours: documents, and the connections that are delivered. */
export type TellingResource = TmfResource | "product";

/** The fields that have attributes of their own, by resource; of several the first that is given counts. */
export const attributePlaces: Record<TellingResource, Partial<Record<FieldName, readonly AttributePlace[]>>> = {
  productOrder: {
    description: [ofResource("description", "text")],
    deliveryType: [ofResource("priority", "priority")],
    requestedDate: [
      ofResource("requestedCompletionDate", "day"),
      { ...ofResource("requestedStartDate", "day"), ...readOnly },
    ],
    estimatedDeliveryDate: [ofResource("expectedCompletionDate", "day")],
    actualDeliveryDate: [ofResource("completionDate", "day")],
    followers: [ofResource("notificationContact", "firstOf")],
    contractNumber: [ofResource("agreement", "agreement")],
    billingGroupId: [ofResource("billingAccount", "account")],
    contractLength: term,
    supplierConnectionId: serial,
  },
  productOfferingQualification: {
    requestedDate: [
      ofItem("expectedActivationDate", "day"),
      { ...ofResource("requestedPOQCompletionDate", "day"), ...readOnly, ...yielding },
    ],
    estimatedDeliveryTime: [ofItem("installationInterval", "interval")],
    validUntilDate: [ofResource("expirationDate", "endOfDay")],
  },
  quote: {
    requestedDate: [ofResource("requestedQuoteCompletionDate", "day")],
    contractNumber: [ofResource("agreement", "agreement")],
    billingGroupId: [ofResource("billingAccount", "accounts")],
    contractLength: term,
    validUntilDate: [ofResource("validFor.endDateTime", "endOfDay")],
    supplierConnectionId: serial,
  },
  troubleTicket: {
    description: [ofResource("description", "text")],
    faultType: [ofResource("ticketType", "faultType")],
    ticketNumber: [{ ...ofResource("externalId", "text"), ...yielding }],
  },
  product: {
    description: [ofResource("description", "text")],
    supplierConnectionId: [ofResource("productSerialNumber", "text")],
    contractNumber: [ofResource("agreement", "agreement")],
    billingGroupId: [ofResource("billingAccount", "account")],
    contractLength: [ofResource("productTerm", "months")],
  },
};
