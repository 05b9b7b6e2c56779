import type { DocumentAction } from "../../documents/document-actions.ts";
import type { FieldGroup, FieldName } from "../../documents/document-fields.ts";
import type { ShownState } from "../../documents/document-states.ts";
import type { DocumentType } from "../../enumerations/document-types.ts";

type TypeWords = { one: string; many: string; added: string };

const types: Record<DocumentType, TypeWords> = {
  AvailabilityRequest: {
    one: "Availability request",
    many: "Availability requests",
    added: "Availability request sent",
  },
  Inquiry: {
    one: "Inquiry",
    many: "Inquiries",
    added: "Inquiry sent",
  },
  Order: { one: "Order", many: "Orders", added: "Order sent" },
  ChangeOrder: {
    one: "Change order",
    many: "Change orders",
    added: "Change order sent",
  },
  CancelOrder: {
    one: "Termination",
    many: "Terminations",
    added: "Termination sent",
  },
  Fault: { one: "Fault report", many: "Fault reports", added: "Fault report sent" },
};

const states: Record<ShownState, string> = {
  OPEN: "Open",
  IN_PROCESSING: "In processing",
  CONFIRMED: "Confirmed",
  IN_DELIVERY: "In delivery",
  READY: "Ready",
  CANCELLED: "Cancelled",
  ARCHIVED: "Archived",
};

const manyInState: Record<ShownState, string> = {
  OPEN: "Open",
  IN_PROCESSING: "In processing",
  CONFIRMED: "Confirmed",
  IN_DELIVERY: "In delivery",
  READY: "Ready",
  CANCELLED: "Cancelled",
  ARCHIVED: "Archived",
};

type OfType = (type: DocumentType) => string;

const named =
  (rest: string): OfType =>
  (type) =>
    `${types[type].one}: ${rest}`;

const dayOf = (type: DocumentType) => (type === "CancelOrder" ? "termination date" : "delivery date");

/** The button of each action; `type` is the document's. Source: screens.md, Words. */
const actions: Record<DocumentAction, OfType> = {
  create: (type) => `Send ${objectForm[type]}`,
  edit: () => "Edit",
  cancel: (type) => `Cancel ${objectForm[type]}`,
  startProcessing: () => "Start processing",
  returnForCompletion: () => "Return for completion",
  confirm: (type) => `Confirm ${objectForm[type]}`,
  deliver: () => "Start delivery",
  signReady: () => "Sign off as ready",
  reject: () => "Reject",
  cancelBySupplier: (type) => `Cancel ${objectForm[type]}`,
  editAnswer: () => "Edit answer",
  confirmCancellation: () => "Acknowledge cancellation",
  archive: () => "Archive",
  markProcessed: () => "Mark as processed",
  unmarkProcessed: () => "Undo processed mark",
  orderFrom: () => "Place order",
  copy: () => "Copy",
  createChangeOrder: () => "Make change order",
  createCancelOrder: () => "Terminate",
  createFault: () => "Report fault",
  forward: () => "Forward",
  transferToOriginal: () => "Copy delivery details to original",
  askQuestion: () => "Ask",
  answerQuestion: () => "Answer question",
  withdrawQuestion: () => "Withdraw question",
  requestCancel: () => "Request cancellation",
  requestAmend: () => "Request change",
  acceptRequest: () => "Accept request",
  acceptWithCharge: () => "Accept for a charge",
  refuseRequest: () => "Refuse request",
  acceptCharge: () => "Accept charge",
  withdrawRequest: () => "Withdraw request",
  lapseRequest: () => "Let request lapse",
  reportJeopardy: () => "Report risk of delay",
  take: () => "Take",
  assign: () => "Change handler",
  acceptRepair: () => "Accept repair",
  reopenFault: () => "Reopen",
  acceptDate: (type) => `Accept new ${dayOf(type)}`,
  proposeDate: (type) => `Propose another ${dayOf(type)}`,
  acceptProposedDate: () => "Accept proposed date",
  refuseProposedDate: () => "Decline proposed date",
  handOver: () => "Move to another supplier",
  anonymize: () => "Remove personal data",
};

/** The button that does two steps at one press, by the latter of them; others read like the latter alone. */
const inOnePress: Partial<Record<DocumentAction, string>> = { confirm: "Start processing and confirm" };

/** Each type's name within a sentence: "Cancel order". */
const objectForm: Record<DocumentType, string> = {
  AvailabilityRequest: "availability request",
  Inquiry: "inquiry",
  Order: "order",
  ChangeOrder: "change order",
  CancelOrder: "termination",
  Fault: "fault report",
};

/** Told when an action has succeeded: what became of the document. Source: specification §8, suffixes. */
const done: Partial<Record<DocumentAction, OfType>> = {
  edit: (type) => `${types[type].one} saved`,
  cancel: (type) => `${types[type].one} cancelled`,
  startProcessing: (type) => `${types[type].one}: processing started`,
  returnForCompletion: (type) => `${types[type].one} returned for completion`,
  confirm: (type) => `${types[type].one} confirmed`,
  deliver: (type) => `${types[type].one}: delivery started`,
  signReady: (type) => `${types[type].one} signed off as ready`,
  reject: (type) => `${types[type].one} rejected`,
  cancelBySupplier: (type) => `${types[type].one} cancelled`,
  editAnswer: named("answer saved"),
  confirmCancellation: named("cancellation acknowledged"),
  archive: (type) => `${types[type].one} archived`,
  askQuestion: () => "Question sent",
  answerQuestion: () => "Answer sent",
  withdrawQuestion: () => "Question withdrawn",
  requestCancel: () => "Cancellation request sent",
  requestAmend: () => "Change request sent",
  acceptRequest: () => "Request accepted",
  acceptWithCharge: () => "Charge sent for the subscriber to accept",
  refuseRequest: () => "Request refused",
  acceptCharge: () => "Charge accepted",
  withdrawRequest: () => "Request withdrawn",
  reportJeopardy: named("risk of delay reported"),
  take: (type) => `${types[type].one} is now yours`,
  assign: named("handler changed"),
  acceptRepair: named("repair accepted"),
  reopenFault: (type) => `${types[type].one} reopened`,
  acceptDate: named("new date accepted"),
  proposeDate: named("new date proposed"),
  acceptProposedDate: named("proposed date accepted"),
  refuseProposedDate: named("proposed date declined"),
};

const groups: Record<FieldGroup, string> = {
  connection: "Product and connection",
  addresses: "Addresses",
  customer: "Customer and contact person",
  schedule: "Delivery time and contract",
  fault: "Fault",
  billing: "Billing",
  references: "References",
  answer: "Delivery",
  correction: "Fault repair",
  closing: "Termination",
};

const fields: Record<FieldName, string> = {
  subscriberConnectionId: "Subscriber’s connection ID",
  modificationTypes: "Types of change",
  description: "Description",
  connectionTechnology: "Connection technology",
  dslType: "DSL type",
  capacity: "Capacity",
  interface: "Interface",
  connector: "Connector",
  otherEndInterface: "B end interface",
  otherEndConnector: "B end connector",
  wavelengthTx: "Wavelength TX",
  wavelengthRx: "Wavelength RX",
  plannedLength: "Estimated connection length",
  cableY: "Cable Y",
  targetExchange: "Target exchange",
  targetHub: "Target hub",
  nniFromId: "NNI ID, from",
  nniToId: "NNI ID, to",
  connectionConfiguration: "Connection configuration",
  arguments: "Equipment, space and power",
  installation: "Installation",
  targetAddress: "A end address",
  otherEndAddress: "B end address",
  passageInstructions: "Access instructions",
  customerName: "Customer’s name",
  contactName: "Contact person’s name",
  contactPhone: "Contact person’s phone",
  contactEmail: "Contact person’s email",
  requestedDate: "Requested date",
  deliveryType: "Delivery type",
  contractLength: "Contract period",
  endReason: "Reason for termination",
  subscriberInfo: "Additional information for the supplier",
  faultType: "Fault type",
  faultTime: "Fault began",
  ticketNumber: "Ticket number",
  terminalChecked: "Terminal equipment checked",
  configurationChecked: "Connection configuration checked",
  terminalLightsChecked: "Lights of terminal equipment checked",
  sla: "Service level (SLA)",
  technicalContact: "Technical contact",
  otherInfo: "Other information",
  invoiceType: "Invoicing method",
  billingGroupId: "Billing group",
  billingAddress: "Billing address",
  customBillingReference: "Own billing reference",
  projectId: "Project ID",
  contractNumber: "Contract number",
  orderNumber: "Order number",
  followers: "Followers",
  supplierConnectionId: "Supplier’s connection ID",
  estimatedDeliveryTime: "Estimated delivery time",
  estimatedDeliveryDate: "Confirmed delivery date",
  actualDeliveryDate: "Actual delivery date",
  connectionLength: "Connection length",
  connectionDetails: "Connection details",
  connectFee: "Connection fee in total",
  monthlyFee: "Monthly fee in total",
  validUntilDate: "Valid until",
  supplierInfo: "Supplier’s additional information",
  correctorName: "Repaired by",
  correctionActions: "Repair actions",
  correctionTime: "Time of repair",
  severity: "Severity",
  limitingActions: "Fault isolation",
  correctionPrice: "Price of repair",
  cancelReason: "Reason for cancellation",
  cancelledBySupplierReason: "Supplier’s reason for cancellation",
  rejectReason: "Reason for rejection",
  inProgressReason: "Reason for return",
  reasonExplanation: "Details of the reason",
  reopenReason: "Why it was reopened",
};

/** Labels that read otherwise on one type. */
const fieldsOfType: Partial<Record<DocumentType, Partial<Record<FieldName, string>>>> = {
  CancelOrder: {
    requestedDate: "Requested termination date",
    estimatedDeliveryDate: "Confirmed termination date",
    actualDeliveryDate: "Actual termination date",
  },
  Fault: { description: "Fault description" },
};

export const documents = {
  types,
  objectForm,
  states,
  manyInState,
  actions,
  inOnePress,
  /** Of what was refused. */
  sendAgain: "Correct and send again",
  done,
  groups,
  fields,
  fieldsOfType,
  derived: {
    unconfirmedCancellation: "Cancelled, not acknowledged",
    returned: "Returned for completion",
    reopened: "Reopened",
    held: "Delayed",
    modified: "Changed",
    disconnected: "Disconnected",
    imported: "Imported by the subscriber",
    rejected: "Rejected",
    urgent: "Urgent",
    faultBeingHandled: "Fault being handled",
    processed: "Processed",
    unprocessed: "Not processed",
  },
  connection: {
    title: "Connection",
    titles: { faulty: "Faulty connection", changed: "Connection concerned" },
    order: "Order",
    forwarded: "The order has been forwarded:",
    orderedProduct: "Ordered",
    none: "not known",
    ordered: (before: string, now: string) => `${now} (ordered: ${before})`,
    changing: (before: string, next: string) => `now ${before} → new ${next}`,
  },
  tid: "Document ID (TID)",
  tidShort: "TID",
  cid: "Case ID (CID)",
  product: "Product",
  products: "Products",
  price: { initial: "Connection fee", monthly: "Monthly fee" },
  subscriber: "Subscriber",
  supplier: "Supplier",
  state: "State",
  /** Of an action that is not possible yet: from which state on it is. */
  notBefore: (state: string) => `Only when the state is ${state}`,
  yes: "Yes",
  no: "No",
  meters: (length: string) => `${length} m`,
};
