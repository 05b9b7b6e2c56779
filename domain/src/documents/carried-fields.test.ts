import { expect, test } from "vitest";
import { carriedFields } from "./carried-fields.ts";
import type { DocumentFields } from "./document-fields-schema.ts";

const address = { streetName: "Hämeenkatu", streetNumber: "12", postalCode: "33100", postalPlace: "Tampere" };
const askedAnew: DocumentFields = {
  capacity: "1 Gbit/s",
  nniFromId: "nni",
  description: "Mittaus",
  targetAddress: address,
  customerName: "Oy Asiakas Ab",
  requestedDate: "2026-12-10",
  deliveryType: "urgent",
  contractLength: 24,
  subscriberInfo: "Avain huollosta",
  invoiceType: "regular",
  billingGroupId: "group",
  customBillingReference: "Viite",
  projectId: "P-1",
  contractNumber: "S-1",
  orderNumber: "T-1",
  followers: ["a@b.fi"],
};
const asked: DocumentFields = { subscriberConnectionId: "JN-1", ...askedAnew };
const answered: DocumentFields = { supplierConnectionId: "TN-1", monthlyFee: "10.00", cancelReason: "Ei tarvita" };
const order = { ...asked, ...answered };
const today = "2026-11-20";

test("a copy leaves the connection id empty, and takes no answer along", () => {
  expect(carriedFields("COPY", order, today)).toEqual(askedAnew);
});

test("what says nothing is not taken along", () => {
  expect(carriedFields("COPY", { customerName: "Oy Asiakas Ab", capacity: null }, today)).toEqual({
    customerName: "Oy Asiakas Ab",
  });
});

test("an order takes all that was asked before", () => {
  expect(carriedFields("ORDER", order, today)).toEqual(asked);
});

test("what is made of an order knows the connection, not the wishes of its delivery", () => {
  expect(Object.keys(carriedFields("FROM_EXISTING", order, today))).toEqual([
    "subscriberConnectionId",
    "capacity",
    "nniFromId",
    "targetAddress",
    "customerName",
    "invoiceType",
    "billingGroupId",
    "customBillingReference",
    "projectId",
    "contractNumber",
    "orderNumber",
    "followers",
  ]);
});

test("a forward takes along what is to be delivered, and nothing that is between the two before it", () => {
  expect(carriedFields("FORWARD", order, today)).toEqual({
    capacity: "1 Gbit/s",
    description: "Mittaus",
    targetAddress: address,
    customerName: "Oy Asiakas Ab",
    requestedDate: "2026-12-10",
    deliveryType: "urgent",
    contractLength: 24,
    subscriberInfo: "Avain huollosta",
  });
});

test("a date that has passed is asked again, today is not passed", () => {
  expect(carriedFields("COPY", order, "2026-12-11")).not.toHaveProperty("requestedDate");
  expect(carriedFields("COPY", order, "2026-12-10").requestedDate).toBe("2026-12-10");
});
