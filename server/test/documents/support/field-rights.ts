import type { FieldName } from "@runko/domain/documents/document-fields";
import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import type { DocumentType } from "@runko/domain/enumerations/document-types";
import type { ProductCategory } from "@runko/domain/enumerations/product-categories";
import { address, inDays } from "./forms.ts";

export type Place = { type: DocumentType; category?: ProductCategory };
export type FieldRight = Place & { field: FieldName; writer: "subscriber" | "answer" | "system"; value: unknown };

const line = (writer: FieldRight["writer"], place: Place, values: Partial<Record<FieldName, unknown>>): FieldRight[] =>
  Object.entries(values).map(([field, value]) => ({ ...place, field: field as FieldName, writer, value }));

const ethernet = { interface: "1000Base-LX", connector: "LC UPC SM" } as const;

/** What an order's form asks in each category beside the common part, whole (D-13). */
export const categoryForms: Partial<Record<ProductCategory, DocumentFields>> = {
  STATIC_AND_SUBSCRIBER_CONNECTIONS: {},
  OPERATOR_DSL_GSHDSL_AND_FIBER_PRODUCTS: { dslType: "VDSL", capacity: "100 Mbit/s" },
  STATIC_ETHERNET_CONNECTION: {
    ...ethernet,
    capacity: "1 Gbit/s",
    otherEndAddress: { ...address, streetNumber: "99" },
    otherEndInterface: "10GBase-LR",
    otherEndConnector: "RJ45",
  },
  WDM: {
    ...ethernet,
    capacity: "10 Gbit/s",
    otherEndAddress: address,
    wavelengthTx: 1310,
    wavelengthRx: 1550,
  },
  IP_TRANSIT: { ...ethernet, capacity: "10 Gbit/s" },
  DEVICE_PLACEMENT: {},
  SERVICES: { description: "Asennustyö", targetAddress: null },
};

/** Who writes each field, and where it stands. Written by hand from D-13, D-14 and specification §3 (R4). */
export const fieldRights = (ids: { nni: string; billingGroup: string }): FieldRight[] => [
  ...line(
    "subscriber",
    { type: "Order" },
    {
      subscriberConnectionId: "UUSI-1",
      connectionTechnology: "Valokuitu",
      cableY: "Y-9",
      targetExchange: "TRE-01",
      targetHub: "Hubi 4",
      installation: "Kellariin",
      targetAddress: { ...address, streetName: "Satakunnankatu" },
      passageInstructions: "Avain huoltoyhtiöltä",
      customerName: "Uusi Asiakas Oy",
      contactName: "Venla Virtanen",
      contactPhone: "09 123 4567",
      contactEmail: "venla@asiakas.example",
      requestedDate: inDays(70),
      deliveryType: "urgent",
      contractLength: 36,
      subscriberInfo: "Soittakaa ensin",
      invoiceType: "regular",
      billingGroupId: ids.billingGroup,
      billingAddress: { ...address, postalCode: "00100", postalPlace: "Helsinki" },
      customBillingReference: "Viite 7",
      projectId: "PROJ-1",
      contractNumber: "SOP-1",
      orderNumber: "TIL-1",
      followers: ["seuraaja@asiakas.example"],
    },
  ),
  ...line(
    "subscriber",
    { type: "Order", category: "OPERATOR_DSL_GSHDSL_AND_FIBER_PRODUCTS" },
    { dslType: "fibre", capacity: "50 Mbit/s", nniFromId: ids.nni, nniToId: ids.nni },
  ),
  ...line(
    "subscriber",
    { type: "Order", category: "STATIC_ETHERNET_CONNECTION" },
    {
      interface: "10GBase-LR",
      connector: "FC_SM",
      otherEndInterface: "1000Base-LX",
      otherEndConnector: "LC APC SM",
      otherEndAddress: { ...address, apartment: "7" },
    },
  ),
  ...line(
    "subscriber",
    { type: "Order", category: "WDM" },
    { wavelengthTx: 1270, wavelengthRx: 1330, plannedLength: "120,5" },
  ),
  ...line("subscriber", { type: "Order", category: "IP_TRANSIT" }, { connectionConfiguration: "BGP, AS 65000" }),
  ...line("subscriber", { type: "Order", category: "DEVICE_PLACEMENT" }, { arguments: "2 U, 500 W" }),
  ...line("subscriber", { type: "Order", category: "SERVICES" }, { description: "Mittaus" }),
  ...line("subscriber", { type: "ChangeOrder" }, { modificationTypes: ["speed", "other"] }),
  ...line("subscriber", { type: "CancelOrder" }, { endReason: "Muutto" }),
  ...line(
    "subscriber",
    { type: "Fault" },
    {
      faultType: "urgentFault",
      faultTime: "2026-01-02T03:04:05.000Z",
      ticketNumber: "TKT-1",
      terminalChecked: true,
      configurationChecked: false,
      terminalLightsChecked: true,
      sla: "4 h",
      technicalContact: "NOC 09 555",
      otherInfo: "Alkoi yöllä",
    },
  ),
  ...line(
    "answer",
    { type: "Order" },
    {
      supplierConnectionId: "TOIM-X",
      estimatedDeliveryDate: inDays(20),
      actualDeliveryDate: inDays(0),
      connectionDetails: "Portti 1",
      connectFee: "12.00",
      monthlyFee: "3.50",
      supplierInfo: "Tulossa",
    },
  ),
  ...line(
    "answer",
    { type: "Inquiry" },
    { estimatedDeliveryTime: 28, connectionLength: "350", validUntilDate: inDays(14) },
  ),
  ...line(
    "answer",
    { type: "Fault" },
    {
      correctorName: "Eero",
      correctionActions: "Jatkettu",
      correctionTime: new Date().toISOString(),
      severity: "Lievä",
      limitingActions: "Kierto",
      correctionPrice: "80.00",
    },
  ),
  ...line(
    "system",
    { type: "Order" },
    {
      cancelReason: "x",
      cancelledBySupplierReason: "x",
      rejectReason: "noNetwork",
      inProgressReason: "noNetwork",
      reopenReason: "Pätkii yhä",
      reasonExplanation: "x",
    },
  ),
];
