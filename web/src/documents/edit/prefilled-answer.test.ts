import { expect, test } from "vitest";
import { prefilledAnswer } from "./prefilled-answer.ts";

const now = new Date("2026-11-20T12:34:56Z");
const filled = (documentType: "Order" | "Fault", action: "confirm" | "signReady" | "editAnswer", document = {}) =>
  prefilledAnswer({ documentType, document }, action, "Eero Laine", now);

test("an order is confirmed for the requested day, and delivered today (documents A5)", () => {
  const asked = { requestedDate: "2026-12-10" };
  expect(filled("Order", "confirm", asked)).toEqual({ ...asked, estimatedDeliveryDate: "2026-12-10" });
  expect(filled("Order", "confirm", { requestedDate: "2026-11-01" }).estimatedDeliveryDate).toBe("2026-11-20");
  expect(filled("Order", "signReady")).toEqual({ actualDeliveryDate: "2026-11-20" });
  expect(filled("Order", "editAnswer", asked)).toEqual(asked);
});

test("a fault is corrected by oneself, now (documents A10)", () => {
  const corrected = { correctorName: "Eero Laine", correctionTime: "2026-11-20T12:34:00.000Z" };
  expect(filled("Fault", "signReady", { faultTime: "2026-11-20T08:00:00.000Z" })).toMatchObject(corrected);
  expect(filled("Fault", "signReady", { faultTime: "2026-11-20T12:34:30.000Z" })).not.toHaveProperty("correctionTime");
});

test("what is said already stays", () => {
  const said = { estimatedDeliveryDate: "2027-01-15", requestedDate: "2026-12-10" };
  expect(filled("Order", "confirm", said)).toEqual(said);
});
