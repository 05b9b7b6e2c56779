import { describe, expect, it } from "vitest";
import { checkTransfer, movesOriginal, transferredFields } from "./transferred-fields.ts";

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

it("leaves the day behind unless it is chosen", () => {
  const dated = { estimatedDeliveryDate: "2026-12-31", supplierInfo: "Kuitu on" };
  expect(transferredFields("Order", dated, { fees: true, date: true })).toEqual(dated);
  expect(transferredFields("Order", dated, { fees: true, date: false })).toEqual({ supplierInfo: "Kuitu on" });
});

it.each<[boolean, string | null | undefined, string | null | undefined, boolean]>([
  [true, "2026-12-10", "2026-12-31", true],
  [true, "2026-12-10", "2026-12-10", false],
  [true, "2026-12-10", null, false],
  [true, null, "2026-12-31", false],
  [true, undefined, undefined, false],
  [false, "2026-12-10", "2026-12-31", false],
])("an answer that is shown (%s) of %s moves it to %s: %s", (answerShown, from, to, moves) => {
  expect(movesOriginal({ answerShown, estimatedDeliveryDate: from }, { estimatedDeliveryDate: to })).toBe(moves);
});

it("refuses an answer that says nothing, with the fees or without (F11)", () => {
  const nothing = [{ path: "fees", code: "NOTHING_TO_TRANSFER" }];
  expect(checkTransfer("Inquiry", { rejectReason: "noNetwork" }, { fees: true, date: true })).toEqual(nothing);
  expect(checkTransfer("Inquiry", { connectFee: "1.00" }, { fees: false, date: true })).toEqual(nothing);
  expect(checkTransfer("Inquiry", { connectFee: "1.00" }, { fees: true, date: true })).toEqual([]);
});
