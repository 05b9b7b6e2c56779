import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import type { DocumentType } from "@runko/domain/enumerations/document-types";
import { addDays, todayInHelsinki } from "@runko/domain/values/calendar-date";
import { nextNumber } from "../../builders/next-number.ts";

export const today = () => todayInHelsinki(new Date());
export const inDays = (days: number) => addDays(today(), days);

export const address = {
  streetName: "Hämeenkatu",
  streetNumber: "12",
  streetLetter: "B",
  postalCode: "33100",
  postalPlace: "Tampere",
};

const contact = () => ({ contactName: "Aino Korhonen", contactPhone: "+358 40 123 4567" });
const wanted = () => ({ requestedDate: inDays(60), ...contact() });

const forms: Record<DocumentType, () => DocumentFields> = {
  AvailabilityRequest: () => ({ ...wanted(), targetAddress: address }),
  Inquiry: () => ({ ...wanted(), contractLength: 24, targetAddress: address }),
  Order: () => ({
    ...wanted(),
    subscriberConnectionId: `LIITTYMÄ-${nextNumber()}`,
    customerName: "Kauppahuone Åström & Öhman",
    deliveryType: "normal",
    contractLength: 24,
    targetAddress: address,
  }),
  ChangeOrder: () => ({ ...wanted(), modificationTypes: ["speed"], capacity: "1 Gbit/s", subscriberInfo: "Yöllä" }),
  CancelOrder: () => ({ requestedDate: inDays(60), endReason: "Toimipiste lakkautetaan" }),
  Fault: () => ({
    ...contact(),
    faultType: "fault",
    faultTime: new Date(Date.now() - 3_600_000).toISOString(),
    description: "Yhteys katkeilee",
  }),
};

/** What a subscriber must fill in for a product of the default category (D-13). */
export const formOf = (type: DocumentType): DocumentFields => forms[type]();

const orderAnswer = () => ({ estimatedDeliveryDate: inDays(30), supplierInfo: "Asentaja soittaa ennen käyntiä" });
const delivered = () => ({ connectionDetails: "Portti 3, VLAN 112", actualDeliveryDate: today() });

const answers: Record<DocumentType, { confirm: () => DocumentFields; signReady: () => DocumentFields }> = {
  AvailabilityRequest: { confirm: () => ({}), signReady: () => ({ estimatedDeliveryTime: 14, connectFee: "90.00" }) },
  Inquiry: {
    confirm: () => ({}),
    signReady: () => ({
      estimatedDeliveryTime: 14,
      connectFee: "90.00",
      monthlyFee: "19.90",
      validUntilDate: inDays(30),
    }),
  },
  Order: {
    confirm: () => ({ ...orderAnswer(), supplierConnectionId: `TOIM-${nextNumber()}` }),
    signReady: delivered,
  },
  ChangeOrder: { confirm: orderAnswer, signReady: delivered },
  CancelOrder: { confirm: orderAnswer, signReady: delivered },
  Fault: {
    confirm: () => ({}),
    signReady: () => ({
      correctorName: "Eero Laine",
      correctionActions: "Vaihdettu kuitu",
      correctionTime: new Date().toISOString(),
    }),
  },
};

/** What a supplier, or a fault handler, must answer at this step (D-14). */
export const answerOf = (type: DocumentType, step: "confirm" | "signReady"): DocumentFields => answers[type][step]();

/** A field that a half-done answer of this type may hold. */
export const draftAnswerOf = (type: DocumentType): DocumentFields =>
  type === "Fault" ? { severity: "Vakava" } : { supplierInfo: "Kaapelireitti selvityksessä" };
