import type { ConnectionState } from "../connections/connection-state.ts";
import { connectionStates } from "../connections/connection-state.ts";
import { fieldNames, type FieldName } from "../documents/document-fields.ts";
import type { DocumentFields } from "../documents/document-fields-schema.ts";
import type { CustomFieldValues } from "../products/custom-fields.ts";
import { writeAttributes } from "./attributes.ts";
import { writeCharacteristics, type NniIdentifiers } from "./characteristics.ts";
import type { JsonObject } from "./json-shapes.ts";
import { writePlaces } from "./places.ts";
import { tmfDay, tmfEndOfDay } from "./tmf-times.ts";

/** What a product of an inventory is called by how its connection stands. Source: beyond A5.5 */
const statuses = {
  active: "active",
  changing: "active",
  fault: "active",
  terminating: "pendingTerminate",
  terminated: "terminated",
} as const satisfies Record<ConnectionState, string>;
export const productStatuses = [...new Set(Object.values(statuses))];

export const statusOfConnection = (state: ConnectionState): string => statuses[state];

/** How connections stand whose product is called so; none of an unknown word. */
export const statesOfStatus = (status: string): ConnectionState[] =>
  connectionStates.filter((state) => statuses[state] === status);

/**
 * Of what each field of a delivered order speaks: of the connection, which tells it, or of its ordering alone, which the
 * order tells. Fees and days of delivery are told as the register has folded them.
 */
export const fieldsOfConnection = {
  subscriberConnectionId: true,
  modificationTypes: false,
  description: true,
  connectionTechnology: true,
  dslType: true,
  capacity: true,
  interface: true,
  connector: true,
  otherEndInterface: true,
  otherEndConnector: true,
  wavelengthTx: true,
  wavelengthRx: true,
  plannedLength: true,
  cableY: true,
  targetExchange: true,
  targetHub: true,
  nniFromId: true,
  nniToId: true,
  connectionConfiguration: true,
  arguments: true,
  installation: true,

  targetAddress: true,
  otherEndAddress: true,
  passageInstructions: true,

  customerName: true,
  contactName: true,
  contactPhone: true,
  contactEmail: true,

  requestedDate: false,
  deliveryType: false,
  contractLength: true,
  endReason: false,
  subscriberInfo: false,

  faultType: false,
  faultTime: false,
  ticketNumber: false,
  terminalChecked: false,
  configurationChecked: false,
  terminalLightsChecked: false,
  sla: false,
  technicalContact: false,
  otherInfo: false,

  invoiceType: true,
  billingGroupId: true,
  billingAddress: true,
  customBillingReference: true,

  projectId: true,
  contractNumber: true,
  orderNumber: true,
  followers: false,

  supplierConnectionId: true,
  estimatedDeliveryTime: false,
  estimatedDeliveryDate: false,
  actualDeliveryDate: false,
  connectionLength: true,
  connectionDetails: true,
  connectFee: false,
  monthlyFee: false,
  validUntilDate: false,
  supplierInfo: true,

  correctorName: false,
  correctionActions: false,
  correctionTime: false,
  severity: false,
  limitingActions: false,
  correctionPrice: false,

  cancelReason: false,
  cancelledBySupplierReason: false,
  rejectReason: false,
  inProgressReason: false,
  reasonExplanation: false,
  reopenReason: false,
} as const satisfies Record<FieldName, boolean>;

/** What a connection tells of the fields of its order. */
export const connectionFields = (fields: DocumentFields): DocumentFields =>
  Object.fromEntries(fieldNames.filter((name) => fieldsOfConnection[name]).map((name) => [name, fields[name]]));

export type DeliveredConnection = {
  state: ConnectionState;
  fields: DocumentFields;
  customFields: CustomFieldValues;
  nnis: NniIdentifiers;
  activeSince: string | null;
  contractEnd: string | null;
  endedOn: string | null;
};

/** The kit of the standard wants an account of every product. */
const noAccount = { id: "none" };

function termOf(term: unknown, { activeSince, contractEnd }: DeliveredConnection): JsonObject {
  const [said] = Array.isArray(term) ? (term as JsonObject[]) : [];
  if (!said) return {};
  if (contractEnd === null) return { productTerm: [said] };
  const began = activeSince === null ? {} : { startDateTime: tmfDay(activeSince) };
  return { productTerm: [{ ...said, validFor: { ...began, endDateTime: tmfEndOfDay(contractEnd) } }] };
}

/** What a connection tells of itself as a product, but for its parties, its prices and what it refers to. */
export function writeConnection(connection: DeliveredConnection): JsonObject {
  const { state, activeSince, endedOn, customFields, nnis } = connection;
  const fields = connectionFields(connection.fields);
  const { productTerm, ...attributes } = writeAttributes("product", "resource", fields);
  return {
    status: statusOfConnection(state),
    ...(activeSince !== null && { startDate: tmfDay(activeSince) }),
    ...(endedOn !== null && { terminationDate: tmfDay(endedOn) }),
    billingAccount: noAccount,
    ...attributes,
    ...termOf(productTerm, connection),
    place: writePlaces(fields),
    productCharacteristic: writeCharacteristics("product", fields, { customFields, nnis }),
  };
}
