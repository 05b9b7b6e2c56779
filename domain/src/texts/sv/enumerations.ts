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
  ANTENNA_DEVICE_PLACEMENT: "Placering av antennutrustning",
  DEVICE_PLACEMENT: "Placering av utrustning",
  ETHERNET_CONNECTION: "Ethernet-anslutningar",
  IP_TRANSIT: "IP-transit",
  OPERATOR_DSL_GSHDSL_AND_FIBER_PRODUCTS: "Operatörens DSL-, G.SHDSL- och fiberprodukter",
  SERVICES: "Tjänster",
  STATIC_AND_SUBSCRIBER_CONNECTIONS: "Fasta förbindelser och abonnentförbindelser",
  STATIC_ETHERNET_CONNECTION: "Fasta Ethernet-förbindelser",
  TRANSFER_CAPACITY: "Överföringskapacitet",
  WDM: "WDM-förbindelser",
};

const connectionKind: Record<ConnectionKind, string> = {
  NNI_TO_PORT: "NNI–port",
  TRANSPORT_COMPONENT: "Överföringsavsnitt",
  JOIN_CONNECTION: "Accessförbindelse",
};

const deliveryType: Record<DeliveryType, string> = {
  normal: "Normal",
  urgent: "Brådskande",
  fast: "Fast datum",
};

const dslType: Record<DslType, string> = {
  ADSL: "ADSL",
  "G.SHDSL": "G.SHDSL",
  "G.SHDSL.bis": "G.SHDSL.bis",
  VDSL: "VDSL",
  fibre: "Fiber",
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
  address: "Adress",
  speed: "Hastighet",
  cableY: "Kabel Y",
  other: "Annan ändring",
};

const faultType: Record<FaultType, string> = {
  fault: "Fel",
  urgentFault: "Brådskande fel",
  deliveryChecking: "Kontroll av leverans",
};

const contractLength: Record<ContractLength, string> = {
  0: "Tills vidare eller tillfälligt",
  12: "12 månader",
  24: "24 månader",
  36: "36 månader",
  60: "60 månader",
};

const invoiceType: Record<InvoiceType, string> = {
  consolidated: "Samlingsfaktura",
  standalone: "Separat faktura",
  regular: "Vanlig faktura",
};

const customFieldKind: Record<CustomFieldKind, string> = {
  textField: "Textfält",
  select: "Rullgardinslista",
};

const handlingReason: Record<HandlingReason, string> = {
  addressOutsideNetwork: "Adressen ligger utanför leverantörens nät",
  noAvailablePairs: "Det finns inga lediga par",
  wrongHubArea: "Fel koncentratorområde",
  noNetwork: "Det finns inget nät på adressen",
  missingInformation: "Ärendet saknar uppgifter",
  otherReason: "Annan orsak",
};

const delayReason: Record<DelayReason, string> = {
  ACCESS_ISSUE: "Inget tillträde till platsen",
  CAPACITY_ISSUE: "Kapaciteten räcker inte",
  NETWORK_ISSUE: "Problem i nätet",
  INFORMATION_REQUIRED: "Uppgifter saknas från beställaren",
  SURVEY_REQUIRED: "Platsen måste kartläggas",
  SITE_UNSAFE: "Det är inte säkert att arbeta på platsen",
  PROPERTY_UNOCCUPIED: "Ingen på plats",
  WAYLEAVE_ISSUE: "Tillstånd saknas",
  ACTIVATION_FAILED: "Kopplingen misslyckades",
  INSTALL_FAILED: "Installationen misslyckades",
  UNABLE_TO_ATTEND: "Montören kan inte komma",
  CUSTOMER_CHANGED_MIND: "Kunden ändrade sig",
  NO_LONGER_REQUIRED: "Behövs inte längre",
  SUPPLIER_FAULT: "Leverantörens misstag",
  TIMED_OUT: "Beställarens svar dröjde för länge",
  THIRD_PARTY: "En tredje part orsakar förseningen",
  WEATHER: "Väder eller tjäle",
  OTHER: "Annan orsak",
};

const historyLabel: Record<HistoryLabel, string> = {
  created: "Skapad",
  updated: "Uppdaterad",
  not_stored: "Reservationen frigjord, inga ändringar sparade",
  archived: "Arkiverad",
  open: "Öppnad på nytt",
  in_progress: "Returnerad för komplettering",
  in_processing: "Tagen till behandling",
  confirmed: "Bekräftad",
  in_delivery: "Flyttad till leverans",
  user_processed: "Behandlingsmarkering ändrad",
  rejected: "Avvisad",
  cancelled: "Annullerad",
  ready: "Klar",
  finished: "Avslutad",
  file_added: "Bilaga tillagd",
  file_deleted: "Bilaga raderad",
  cancel_confirmed: "Annullering kvitterad",
  anonymized: "Personuppgifter raderade",
  at_risk: "Tidsfristen närmar sig",
  late: "Tidsfristen överskreds",
};

const userProcessState: Record<UserProcessState, string> = {
  processed: "Behandlad",
  notProcessed: "Obehandlad",
};

const deliveryEstimate: Record<DeliveryEstimate, string> = {
  7: "7 dagar",
  14: "14 dagar",
  21: "21 dagar",
  28: "28 dagar",
  [-1]: "Över fyra veckor, precisering i tilläggsuppgifterna",
};

const addressKind: Record<AddressKind, string> = {
  BILLING: "Faktureringsadress",
  POSTAL: "Postadress",
  DELIVERY: "Leveransadress",
  OTHER: "Annan adress",
};

const reportType: Record<ReportType, string> = {
  "count-per-event": "Antal ärenden",
  "order-confirmation-duration": "Beställningarnas bekräftelsetid",
  "delivery-time": "Leveranstid",
  "delivery-reliability": "Leveranssäkerhet",
  fault: "Felanmälningar",
  "hit-rate": "Ledde till beställning",
  "service-time": "Servicetider",
};

const reportMode: Record<ReportMode, string> = {
  basic: "Basrapport",
  advanced: "Utförlig rapport",
};

const eventMessageKind: Record<EventMessageKind, string> = {
  Control: "För åtgärd",
  Info: "För kännedom",
};

const messageType: Record<MessageType, string> = {
  AvailabilityRequest: "Tillgänglighetsförfrågan",
  Availability: "Svar på tillgänglighetsförfrågan",
  Inquiry: "Offertförfrågan",
  Order: "Beställning",
  ChangeOrder: "Ändringsbeställning",
  CancelOrder: "Uppsägning",
  Fault: "Felanmälan",
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
