import type { AddressKind } from "../../enumerations/address-kinds.ts";
import type { ConnectionKind } from "../../enumerations/connection-kinds.ts";
import type { Connector } from "../../enumerations/connectors.ts";
import type { ContractLength } from "../../enumerations/contract-lengths.ts";
import type { CustomFieldKind } from "../../enumerations/custom-field-kinds.ts";
import type { DelayReason } from "../../enumerations/delay-reasons.ts";
import type { DeliveryEstimate } from "../../enumerations/delivery-estimates.ts";
import type { DeliveryType } from "../../enumerations/delivery-types.ts";
import type { DslType } from "../../enumerations/dsl-types.ts";
import type { EventMessageKind } from "../../enumerations/event-message-kinds.ts";
import type { FaultType } from "../../enumerations/fault-types.ts";
import type { HandlingReason } from "../../enumerations/handling-reasons.ts";
import type { HistoryLabel } from "../../enumerations/history-labels.ts";
import type { InterfaceType } from "../../enumerations/interface-types.ts";
import type { InvoiceType } from "../../enumerations/invoice-types.ts";
import type { MessageType } from "../../enumerations/message-types.ts";
import type { ModificationType } from "../../enumerations/modification-types.ts";
import type { ProductCategory } from "../../enumerations/product-categories.ts";
import type { ReportMode } from "../../enumerations/report-modes.ts";
import type { ReportType } from "../../enumerations/report-types.ts";
import type { UserProcessState } from "../../enumerations/user-process-states.ts";
import type { Wavelength } from "../../enumerations/wavelengths.ts";

const productCategory: Record<ProductCategory, string> = {
  ANTENNA_DEVICE_PLACEMENT: "Antenna equipment placement",
  DEVICE_PLACEMENT: "Equipment placement",
  ETHERNET_CONNECTION: "Ethernet connections",
  IP_TRANSIT: "IP transit",
  OPERATOR_DSL_GSHDSL_AND_FIBER_PRODUCTS: "Operator DSL, G.SHDSL and fibre products",
  SERVICES: "Services",
  STATIC_AND_SUBSCRIBER_CONNECTIONS: "Leased lines and subscriber lines",
  STATIC_ETHERNET_CONNECTION: "Leased Ethernet lines",
  TRANSFER_CAPACITY: "Transmission capacity",
  WDM: "WDM connections",
};

const connectionKind: Record<ConnectionKind, string> = {
  NNI_TO_PORT: "NNI to port",
  TRANSPORT_COMPONENT: "Transport section",
  JOIN_CONNECTION: "Access connection",
};

const deliveryType: Record<DeliveryType, string> = {
  normal: "Normal",
  urgent: "Urgent",
  fast: "Fixed date",
};

const dslType: Record<DslType, string> = {
  ADSL: "ADSL",
  "G.SHDSL": "G.SHDSL",
  "G.SHDSL.bis": "G.SHDSL.bis",
  VDSL: "VDSL",
  fibre: "Fibre",
};

const interfaceType: Record<InterfaceType, string> = {
  "10Base-TX": "10Base-TX",
  "100Base-TX": "100Base-TX",
  "1000Base-TX": "1000Base-TX",
  "100Base-BX 10-D/U": "100Base-BX 10-D/U",
  "1000Base-BX 10-D/U": "1000Base-BX 10-D/U",
  "1000Base-LX": "1000Base-LX",
  "10GBase-LR": "10GBase-LR",
  "10GBase-BX-D/U biDi": "10GBase-BX-D/U biDi",
};

const connector: Record<Connector, string> = {
  "SC UPC SM": "SC UPC SM",
  "SC APC SM": "SC APC SM",
  "LC UPC SM": "LC UPC SM",
  "LC APC SM": "LC APC SM",
  FC_SM: "FC SM",
  RJ45: "RJ45",
};

const wavelength: Record<Wavelength, string> = {
  1270: "1270 nm",
  1310: "1310 nm",
  1330: "1330 nm",
  1490: "1490 nm",
  1550: "1550 nm",
};

const modificationType: Record<ModificationType, string> = {
  address: "Address",
  speed: "Speed",
  cableY: "Cable Y",
  other: "Other change",
};

const faultType: Record<FaultType, string> = {
  fault: "Fault",
  urgentFault: "Urgent fault",
  deliveryChecking: "Delivery check",
};

const contractLength: Record<ContractLength, string> = {
  0: "Until further notice or temporary",
  12: "12 months",
  24: "24 months",
  36: "36 months",
  60: "60 months",
};

const invoiceType: Record<InvoiceType, string> = {
  consolidated: "Consolidated invoice",
  standalone: "Separate invoice",
  regular: "Ordinary invoice",
};

const customFieldKind: Record<CustomFieldKind, string> = {
  textField: "Text field",
  select: "List of options",
};

const handlingReason: Record<HandlingReason, string> = {
  addressOutsideNetwork: "The address is outside the supplier’s network",
  noAvailablePairs: "No free pairs",
  wrongHubArea: "Wrong hub area",
  noNetwork: "No network at the address",
  missingInformation: "Information is missing",
  otherReason: "Other reason",
};

const delayReason: Record<DelayReason, string> = {
  ACCESS_ISSUE: "No access to the site",
  CAPACITY_ISSUE: "Not enough capacity",
  NETWORK_ISSUE: "Network problem",
  INFORMATION_REQUIRED: "Information missing from the subscriber",
  SURVEY_REQUIRED: "The site must be surveyed",
  SITE_UNSAFE: "The site is not safe to work at",
  PROPERTY_UNOCCUPIED: "Nobody at the site",
  WAYLEAVE_ISSUE: "Wayleave or permit missing",
  ACTIVATION_FAILED: "Activation failed",
  INSTALL_FAILED: "Installation failed",
  UNABLE_TO_ATTEND: "The technician cannot attend",
  CUSTOMER_CHANGED_MIND: "The customer changed their mind",
  NO_LONGER_REQUIRED: "No longer needed",
  SUPPLIER_FAULT: "The supplier’s mistake",
  TIMED_OUT: "Waited too long for the subscriber’s answer",
  THIRD_PARTY: "Delayed by a third party",
  WEATHER: "Weather or ground frost",
  OTHER: "Other reason",
};

const historyLabel: Record<HistoryLabel, string> = {
  created: "Created",
  updated: "Updated",
  not_stored: "Edit lock released, changes not saved",
  archived: "Archived",
  open: "Reopened",
  in_progress: "Returned for completion",
  in_processing: "Processing started",
  confirmed: "Confirmed",
  in_delivery: "Delivery started",
  user_processed: "Processed mark changed",
  rejected: "Rejected",
  cancelled: "Cancelled",
  ready: "Ready",
  finished: "Finished",
  file_added: "Attachment added",
  file_deleted: "Attachment deleted",
  cancel_confirmed: "Cancellation acknowledged",
  anonymized: "Personal data removed",
  at_risk: "Due time approaching",
  late: "Due time passed",
};

const userProcessState: Record<UserProcessState, string> = {
  processed: "Processed",
  notProcessed: "Not processed",
};

const deliveryEstimate: Record<DeliveryEstimate, string> = {
  7: "7 days",
  14: "14 days",
  21: "21 days",
  28: "28 days",
  [-1]: "More than four weeks, see additional information",
};

const addressKind: Record<AddressKind, string> = {
  BILLING: "Billing address",
  POSTAL: "Postal address",
  DELIVERY: "Delivery address",
  OTHER: "Other address",
};

const reportType: Record<ReportType, string> = {
  "count-per-event": "Number of documents",
  "order-confirmation-duration": "Order confirmation time",
  "delivery-time": "Delivery time",
  "delivery-reliability": "Delivery reliability",
  fault: "Fault reports",
  "hit-rate": "Led to an order",
  "service-time": "Service times",
};

const reportMode: Record<ReportMode, string> = {
  basic: "Basic report",
  advanced: "Full report",
};

const eventMessageKind: Record<EventMessageKind, string> = {
  Control: "For action",
  Info: "For information",
};

const messageType: Record<MessageType, string> = {
  AvailabilityRequest: "Availability request",
  Availability: "Answer to availability request",
  Inquiry: "Inquiry",
  Order: "Order",
  ChangeOrder: "Change order",
  CancelOrder: "Termination",
  Fault: "Fault report",
};

/** What a user reads for each value of the enumerations of specification §3. */
export const enumerations = {
  productCategory,
  connectionKind,
  deliveryType,
  dslType,
  interfaceType,
  connector,
  wavelength,
  modificationType,
  faultType,
  contractLength,
  invoiceType,
  customFieldKind,
  handlingReason,
  delayReason,
  historyLabel,
  userProcessState,
  deliveryEstimate,
  addressKind,
  reportType,
  reportMode,
  eventMessageKind,
  messageType,
};
