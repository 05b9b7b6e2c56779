import { describe, expect, it } from "vitest";
import { checkTransfer, transferredFields } from "./transferred-fields.ts";

const answer = {
  customerName: "Asiakas",
  subscriberConnectionId: "T-1",
  estimatedDeliveryTime: 14,
  validUntilDate: "2026-12-31",
  connectFee: "100.00",
  monthlyFee: "10.00",
  supplierInfo: "Kuitu on",
  supplierConnectionId: "L-1",
  connectionLength: null,
  rejectReason: "noNetwork",
} as const;

describe("transferredFields", () => {
  it("takes the answer of the type without fees, and nothing of the form or the closing", () => {
    expect(transferredFields("Inquiry", answer, { fees: false, date: true })).toEqual({
      estimatedDeliveryTime: 14,
      validUntilDate: "2026-12-31",
      supplierInfo: "Kuitu on",
    });
    expect(transferredFields("Order", answer, { fees: false, date: true })).toEqual({
      supplierConnectionId: "L-1",
      supplierInfo: "Kuitu on",
    });
  });

  it("takes the fees where they are chosen", () => {
    expect(transferredFields("AvailabilityRequest", answer, { fees: true, date: true })).toEqual({
      estimatedDeliveryTime: 14,
      connectFee: "100.00",
      monthlyFee: "10.00",
      supplierInfo: "Kuitu on",
    });
  });
});

it("refuses an answer that says nothing, with the fees or without (F11)", () => {
  const nothing = [{ path: "fees", code: "NOTHING_TO_TRANSFER" }];
  expect(checkTransfer("Inquiry", { rejectReason: "noNetwork" }, { fees: true, date: true })).toEqual(nothing);
  expect(checkTransfer("Inquiry", { connectFee: "1.00" }, { fees: false, date: true })).toEqual(nothing);
  expect(checkTransfer("Inquiry", { connectFee: "1.00" }, { fees: true, date: true })).toEqual([]);
});
