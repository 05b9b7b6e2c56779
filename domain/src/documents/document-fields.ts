import { connectors } from "../enumerations/connectors.ts";
import { contractLengths } from "../enumerations/contract-lengths.ts";
import { deliveryEstimates } from "../enumerations/delivery-estimates.ts";
import { deliveryTypes } from "../enumerations/delivery-types.ts";
import { dslTypes } from "../enumerations/dsl-types.ts";
import { faultTypes } from "../enumerations/fault-types.ts";
import { handlingReasons } from "../enumerations/handling-reasons.ts";
import { interfaceTypes } from "../enumerations/interface-types.ts";
import { invoiceTypes } from "../enumerations/invoice-types.ts";
import { modificationTypes } from "../enumerations/modification-types.ts";
import { wavelengths } from "../enumerations/wavelengths.ts";
import type { IssueCode } from "../values/issue.ts";
import type { DocumentFields } from "./document-fields-schema.ts";

export type FieldName = keyof DocumentFields;

/** Who writes a field: the subscriber's form, the supplier's answer, or the system as it carries out an action (R4). */
export type FieldWriter = "subscriber" | "supplier" | "system";

/** The groups in which screens and texts show fields, in reading order. */
export const fieldGroups = [
  "connection",
  "addresses",
  "customer",
  "schedule",
  "fault",
  "billing",
  "references",
  "answer",
  "correction",
  "closing",
] as const;
export type FieldGroup = (typeof fieldGroups)[number];

export type FieldKind =
  | { kind: "text"; maxLength: number }
  | { kind: "longText"; maxLength: number }
  | { kind: "email" }
  | { kind: "phone" }
  | { kind: "date" }
  | { kind: "instant" }
  | { kind: "money" }
  | { kind: "number"; unit: "m" }
  | { kind: "flag" }
  | { kind: "address" }
  | { kind: "nni"; direction: "from" | "to" }
  | { kind: "billingGroup" }
  | { kind: "emails"; most: number }
  | { kind: "option"; options: readonly string[] }
  | { kind: "numberOption"; options: readonly number[] }
  | { kind: "options"; options: readonly string[]; otherwise: IssueCode };

export type FieldDefinition = FieldKind & { writer: FieldWriter; group: FieldGroup };

const text = { kind: "text", maxLength: 255 } as const;
const longText = { kind: "longText", maxLength: 2000 } as const;
const bySubscriber = { writer: "subscriber" } as const;
const bySupplier = { writer: "supplier" } as const;
const bySystem = { writer: "system" } as const;

const connection = { ...bySubscriber, group: "connection" } as const;
const customer = { ...bySubscriber, group: "customer" } as const;
const schedule = { ...bySubscriber, group: "schedule" } as const;
const fault = { ...bySubscriber, group: "fault" } as const;
const billing = { ...bySubscriber, group: "billing" } as const;
const references = { ...bySubscriber, group: "references" } as const;
const answer = { ...bySupplier, group: "answer" } as const;
const correction = { ...bySupplier, group: "correction" } as const;
const closing = { ...bySystem, group: "closing" } as const;

/** Every field of a document's form and answer, once. Source: specification §3, D-13, D-14. */
export const documentFields = {
  subscriberConnectionId: { ...text, ...connection },
  modificationTypes: {
    kind: "options",
    options: modificationTypes,
    otherwise: "INVALID_MODIFICATION_TYPE",
    ...connection,
  },
  description: { ...longText, ...connection },
  connectionTechnology: { ...text, ...connection },
  dslType: { kind: "option", options: dslTypes, ...connection },
  capacity: { ...text, ...connection },
  interface: { kind: "option", options: interfaceTypes, ...connection },
  connector: { kind: "option", options: connectors, ...connection },
  otherEndInterface: { kind: "option", options: interfaceTypes, ...connection },
  otherEndConnector: { kind: "option", options: connectors, ...connection },
  wavelengthTx: { kind: "numberOption", options: wavelengths, ...connection },
  wavelengthRx: { kind: "numberOption", options: wavelengths, ...connection },
  plannedLength: { kind: "number", unit: "m", ...connection },
  cableY: { ...text, ...connection },
  targetExchange: { ...text, ...connection },
  targetHub: { ...text, ...connection },
  nniFromId: { kind: "nni", direction: "from", ...connection },
  nniToId: { kind: "nni", direction: "to", ...connection },
  connectionConfiguration: { ...longText, ...connection },
  arguments: { ...longText, ...connection },
  installation: { ...longText, ...connection },

  targetAddress: { kind: "address", ...bySubscriber, group: "addresses" },
  otherEndAddress: { kind: "address", ...bySubscriber, group: "addresses" },
  passageInstructions: { ...longText, ...bySubscriber, group: "addresses" },

  customerName: { ...text, ...customer },
  contactName: { ...text, ...customer },
  contactPhone: { kind: "phone", ...customer },
  contactEmail: { kind: "email", ...customer },

  requestedDate: { kind: "date", ...schedule },
  deliveryType: { kind: "option", options: deliveryTypes, ...schedule },
  contractLength: { kind: "numberOption", options: contractLengths, ...schedule },
  endReason: { ...longText, ...schedule },
  subscriberInfo: { ...longText, ...schedule },

  faultType: { kind: "option", options: faultTypes, ...fault },
  faultTime: { kind: "instant", ...fault },
  ticketNumber: { ...text, ...fault },
  terminalChecked: { kind: "flag", ...fault },
  configurationChecked: { kind: "flag", ...fault },
  terminalLightsChecked: { kind: "flag", ...fault },
  sla: { ...text, ...fault },
  technicalContact: { ...text, ...fault },
  otherInfo: { ...longText, ...fault },

  invoiceType: { kind: "option", options: invoiceTypes, ...billing },
  billingGroupId: { kind: "billingGroup", ...billing },
  billingAddress: { kind: "address", ...billing },
  customBillingReference: { ...text, ...billing },

  projectId: { ...text, ...references },
  contractNumber: { ...text, ...references },
  orderNumber: { ...text, ...references },
  followers: { kind: "emails", most: 20, ...references },

  supplierConnectionId: { ...text, ...answer },
  estimatedDeliveryTime: { kind: "numberOption", options: deliveryEstimates, ...answer },
  estimatedDeliveryDate: { kind: "date", ...answer },
  actualDeliveryDate: { kind: "date", ...answer },
  connectionLength: { kind: "number", unit: "m", ...answer },
  connectionDetails: { ...longText, ...answer },
  connectFee: { kind: "money", ...answer },
  monthlyFee: { kind: "money", ...answer },
  validUntilDate: { kind: "date", ...answer },
  supplierInfo: { ...longText, ...answer },

  correctorName: { ...text, ...correction },
  correctionActions: { ...longText, ...correction },
  correctionTime: { kind: "instant", ...correction },
  severity: { ...text, ...correction },
  limitingActions: { ...longText, ...correction },
  correctionPrice: { kind: "money", ...correction },

  cancelReason: { ...text, ...closing },
  cancelledBySupplierReason: { ...text, ...closing },
  rejectReason: { kind: "option", options: handlingReasons, ...closing },
  inProgressReason: { kind: "option", options: handlingReasons, ...closing },
  reasonExplanation: { ...text, ...closing },
  reopenReason: { ...text, ...closing },
} as const satisfies Record<FieldName, FieldDefinition>;

export const fieldNames = Object.keys(documentFields) as FieldName[];

/** The fields that name contact persons; anonymization takes them (T19). */
export const personalFields = [
  "contactName",
  "contactPhone",
  "contactEmail",
  "technicalContact",
  "followers",
] as const satisfies readonly FieldName[];

export function fieldDefinition(name: FieldName): FieldDefinition {
  return documentFields[name];
}

export function fieldsWrittenBy(writer: FieldWriter): FieldName[] {
  return fieldNames.filter((name) => documentFields[name].writer === writer);
}
