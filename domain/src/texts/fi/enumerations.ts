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
  ANTENNA_DEVICE_PLACEMENT: "Antennilaitteiden sijoitus",
  DEVICE_PLACEMENT: "Laitteiden sijoitus",
  ETHERNET_CONNECTION: "Ethernet-liittymät",
  IP_TRANSIT: "IP-transit",
  OPERATOR_DSL_GSHDSL_AND_FIBER_PRODUCTS: "Operaattorin DSL-, G.SHDSL- ja kuitutuotteet",
  SERVICES: "Palvelut",
  STATIC_AND_SUBSCRIBER_CONNECTIONS: "Kiinteät yhteydet ja tilaajayhteydet",
  STATIC_ETHERNET_CONNECTION: "Kiinteät Ethernet-yhteydet",
  TRANSFER_CAPACITY: "Siirtokapasiteetti",
  WDM: "WDM-yhteydet",
};

const connectionKind: Record<ConnectionKind, string> = {
  NNI_TO_PORT: "NNI–portti",
  TRANSPORT_COMPONENT: "Siirto-osuus",
  JOIN_CONNECTION: "Liityntäyhteys",
};

const deliveryType: Record<DeliveryType, string> = {
  normal: "Normaali",
  urgent: "Kiireellinen",
  fast: "Määräpäivä",
};

const dslType: Record<DslType, string> = {
  ADSL: "ADSL",
  "G.SHDSL": "G.SHDSL",
  "G.SHDSL.bis": "G.SHDSL.bis",
  VDSL: "VDSL",
  fibre: "Kuitu",
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
  address: "Osoite",
  speed: "Nopeus",
  cableY: "Kaapeli Y",
  other: "Muu muutos",
};

const faultType: Record<FaultType, string> = {
  fault: "Vika",
  urgentFault: "Kiireellinen vika",
  deliveryChecking: "Toimituksen tarkistus",
};

const contractLength: Record<ContractLength, string> = {
  0: "Toistaiseksi tai tilapäinen",
  12: "12 kuukautta",
  24: "24 kuukautta",
  36: "36 kuukautta",
  60: "60 kuukautta",
};

const invoiceType: Record<InvoiceType, string> = {
  consolidated: "Koontilasku",
  standalone: "Erillinen lasku",
  regular: "Tavallinen lasku",
};

const customFieldKind: Record<CustomFieldKind, string> = {
  textField: "Tekstikenttä",
  select: "Valintalista",
};

const handlingReason: Record<HandlingReason, string> = {
  addressOutsideNetwork: "Osoite on toimittajan verkon ulkopuolella",
  noAvailablePairs: "Vapaita pareja ei ole",
  wrongHubArea: "Väärä keskitinalue",
  noNetwork: "Osoitteessa ei ole verkkoa",
  missingInformation: "Tapahtumasta puuttuu tietoja",
  otherReason: "Muu syy",
};

const delayReason: Record<DelayReason, string> = {
  ACCESS_ISSUE: "Kohteeseen ei päästä",
  CAPACITY_ISSUE: "Kapasiteetti ei riitä",
  NETWORK_ISSUE: "Verkossa on ongelma",
  INFORMATION_REQUIRED: "Tilaajalta puuttuu tietoja",
  SURVEY_REQUIRED: "Kohde pitää kartoittaa",
  SITE_UNSAFE: "Kohteessa ei ole turvallista työskennellä",
  PROPERTY_UNOCCUPIED: "Kohteessa ei ole ketään",
  WAYLEAVE_ISSUE: "Lupa puuttuu",
  ACTIVATION_FAILED: "Kytkentä epäonnistui",
  INSTALL_FAILED: "Asennus epäonnistui",
  UNABLE_TO_ATTEND: "Asentaja ei pääse paikalle",
  CUSTOMER_CHANGED_MIND: "Asiakas muutti mielensä",
  NO_LONGER_REQUIRED: "Ei enää tarvita",
  SUPPLIER_FAULT: "Toimittajan virhe",
  TIMED_OUT: "Tilaajan vastausta odotettiin liian kauan",
  THIRD_PARTY: "Kolmas osapuoli viivästyttää",
  WEATHER: "Sää tai routa",
  OTHER: "Muu syy",
};

const historyLabel: Record<HistoryLabel, string> = {
  created: "Luotu",
  updated: "Päivitetty",
  not_stored: "Muokkausvaraus vapautettu, muutoksia ei tallennettu",
  archived: "Arkistoitu",
  open: "Avattu uudelleen",
  in_progress: "Palautettu täydennettäväksi",
  in_processing: "Otettu käsittelyyn",
  confirmed: "Vahvistettu",
  in_delivery: "Siirretty toimitukseen",
  user_processed: "Käsittelymerkintä muutettu",
  rejected: "Hylätty",
  cancelled: "Peruutettu",
  ready: "Valmis",
  finished: "Päättynyt",
  file_added: "Liite lisätty",
  file_deleted: "Liite poistettu",
  cancel_confirmed: "Peruutus kuitattu",
  anonymized: "Henkilötiedot poistettu",
  at_risk: "Määräaika lähestyy",
  late: "Määräaika ylittyi",
};

const userProcessState: Record<UserProcessState, string> = {
  processed: "Käsitelty",
  notProcessed: "Käsittelemättä",
};

const deliveryEstimate: Record<DeliveryEstimate, string> = {
  7: "7 päivää",
  14: "14 päivää",
  21: "21 päivää",
  28: "28 päivää",
  [-1]: "Yli neljä viikkoa, tarkennus lisätiedoissa",
};

const addressKind: Record<AddressKind, string> = {
  BILLING: "Laskutusosoite",
  POSTAL: "Postiosoite",
  DELIVERY: "Toimitusosoite",
  OTHER: "Muu osoite",
};

const reportType: Record<ReportType, string> = {
  "count-per-event": "Tapahtumien määrät",
  "order-confirmation-duration": "Tilausten vahvistusaika",
  "delivery-time": "Toimitusaika",
  "delivery-reliability": "Toimitusvarmuus",
  fault: "Vikailmoitukset",
  "hit-rate": "Tilaukseen johtaneet",
  "service-time": "Palveluajat",
};

const reportMode: Record<ReportMode, string> = {
  basic: "Perusraportti",
  advanced: "Laaja raportti",
};

const eventMessageKind: Record<EventMessageKind, string> = {
  Control: "Toimenpiteitä varten",
  Info: "Tiedoksi",
};

const messageType: Record<MessageType, string> = {
  AvailabilityRequest: "Saatavuuskysely",
  Availability: "Vastaus saatavuuskyselyyn",
  Inquiry: "Tarjouspyyntö",
  Order: "Tilaus",
  ChangeOrder: "Muutostilaus",
  CancelOrder: "Irtisanominen",
  Fault: "Vikailmoitus",
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
