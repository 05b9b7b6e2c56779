import { expect, it } from "vitest";
import { stepBefore } from "./step-before.ts";

const open = { documentType: "Order", eventState: "OPEN", allowedActions: ["startProcessing", "forward"] } as const;
const confirmed = {
  documentType: "Order",
  eventState: "CONFIRMED",
  allowedActions: ["deliver", "editAnswer", "cancelBySupplier"],
} as const;

it("finds the step that leads to what one press shall do (A5)", () => {
  expect(stepBefore("confirm", open)).toBe("startProcessing");
  expect(stepBefore("reject", open)).toBe("startProcessing");
  expect(stepBefore("signReady", confirmed)).toBe("deliver");
  expect(stepBefore("signReady", { ...open, documentType: "Inquiry" })).toBe("startProcessing");
});

it("finds none where two steps lie between, the step is not allowed, or none is needed", () => {
  expect(stepBefore("signReady", open)).toBeUndefined();
  expect(stepBefore("deliver", open)).toBeUndefined();
  expect(stepBefore("confirm", { ...open, allowedActions: ["forward"] })).toBeUndefined();
  expect(stepBefore("signReady", { ...confirmed, allowedActions: ["deliver", "signReady"] })).toBeUndefined();
  expect(stepBefore("confirmCancellation", confirmed)).toBeUndefined();
});

it("finds none that asks for something itself", () => {
  const taken = { ...open, eventState: "IN_PROCESSING", allowedActions: ["confirm", "returnForCompletion"] } as const;
  expect(stepBefore("deliver", taken)).toBeUndefined();
  expect(stepBefore("startProcessing", taken)).toBeUndefined();
});
