import type { DocumentFields } from "../src/documents/document-fields-schema.ts";
import type { ProductCategory } from "../src/enumerations/product-categories.ts";

const address = { streetName: "Hämeenkatu", streetNumber: "12", postalCode: "33100", postalPlace: "Tampere" };
const otherEnd = { streetName: "Kauppakatu", streetNumber: "1", postalCode: "40100", postalPlace: "Jyväskylä" };
const nni = "0190c0de-0000-7000-8000-000000000001";
const contact = { contactName: "Aino Aalto", contactPhone: "040 123 4567" };

const order: DocumentFields = {
  ...contact,
  subscriberConnectionId: "JN-1",
  customerName: "Oy Asiakas Ab",
  requestedDate: "2026-12-04",
  deliveryType: "normal",
  contractLength: 24,
};
const fibre = { capacity: "1 Gbit/s", interface: "1000Base-LX", connector: "LC UPC SM" } as const;
const bothEnds = { targetAddress: address, otherEndAddress: otherEnd };

/** The least that an order of each category holds (D-13). */
export const minimalOrders: Record<ProductCategory, DocumentFields> = {
  STATIC_AND_SUBSCRIBER_CONNECTIONS: { ...order, targetAddress: address },
  OPERATOR_DSL_GSHDSL_AND_FIBER_PRODUCTS: { ...order, targetAddress: address, dslType: "VDSL", capacity: "100/10" },
  ETHERNET_CONNECTION: { ...order, ...fibre, targetAddress: address, nniFromId: nni },
  STATIC_ETHERNET_CONNECTION: {
    ...order,
    ...fibre,
    ...bothEnds,
    otherEndInterface: "10GBase-LR",
    otherEndConnector: "FC_SM",
  },
  TRANSFER_CAPACITY: { ...order, ...fibre, ...bothEnds },
  WDM: { ...order, ...fibre, ...bothEnds, wavelengthTx: 1310, wavelengthRx: 1330 },
  IP_TRANSIT: { ...order, ...fibre, targetAddress: address },
  DEVICE_PLACEMENT: { ...order, targetAddress: address },
  ANTENNA_DEVICE_PLACEMENT: { ...order, targetAddress: address },
  SERVICES: { ...order, description: "Mittaus kohteessa" },
};

const early = { ...contact, requestedDate: "2026-12-04" };
const fibreEarly = { capacity: "1 Gbit/s", interface: "1000Base-LX" } as const;

export const minimalAvailabilityRequests: Record<ProductCategory, DocumentFields> = {
  STATIC_AND_SUBSCRIBER_CONNECTIONS: { ...early, targetAddress: address },
  OPERATOR_DSL_GSHDSL_AND_FIBER_PRODUCTS: { ...early, targetAddress: address, capacity: "100/10" },
  ETHERNET_CONNECTION: { ...early, ...fibreEarly, targetAddress: address },
  STATIC_ETHERNET_CONNECTION: { ...early, ...fibreEarly, ...bothEnds, otherEndInterface: "10GBase-LR" },
  TRANSFER_CAPACITY: { ...early, ...fibreEarly, ...bothEnds },
  WDM: { ...early, ...fibreEarly, ...bothEnds },
  IP_TRANSIT: { ...early, ...fibreEarly, targetAddress: address },
  DEVICE_PLACEMENT: { ...early, targetAddress: address },
  ANTENNA_DEVICE_PLACEMENT: { ...early, targetAddress: address },
  SERVICES: early,
};

/** An inquiry adds the contract length; the rest of an order is optional on it. */
export const minimalInquiry = (category: ProductCategory): DocumentFields => ({
  ...minimalAvailabilityRequests[category],
  contractLength: 0,
});

export const minimalChangeOrder: DocumentFields = {
  ...early,
  modificationTypes: ["address", "speed", "cableY", "other"],
  targetAddress: address,
  otherEndAddress: otherEnd,
  capacity: "10 Gbit/s",
  cableY: "Y-7",
  subscriberInfo: "Laite vaihtuu",
};

export const minimalCancelOrder: DocumentFields = { requestedDate: "2026-11-20" };

export const minimalFault: DocumentFields = {
  ...contact,
  faultType: "urgentFault",
  faultTime: "2026-11-20T08:00:00Z",
  description: "Yhteys poikki",
};
