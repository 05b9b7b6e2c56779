import { expect, test } from "vitest";
import { nextStep, ruledRow } from "./next-step.ts";
import { workQueues } from "./work-queues.ts";

const subscriberId = "a";
const supplierId = "b";
const row = {
  documentType: "Order",
  eventState: "OPEN",
  subscriberId,
  supplierId,
  archived: false,
  rejected: false,
  ordered: false,
  modified: false,
  disconnected: false,
  userProcessed: false,
  cancelledByCustomer: false,
  cancelledBySupplier: false,
  cancelConfirmed: false,
  waits: [],
  repairAccepted: false,
  dateUnanswered: false,
  heldReason: null,
  proposedDeliveryDate: null,
  handlerId: null,
  document: {},
} as const;

const supplier = { userId: "u", organizationId: supplierId, role: "SUPPLIER" } as const;
const subscriber = { userId: "u", organizationId: subscriberId, role: "SUBSCRIBER" } as const;
const handler = { ...supplier, role: "ERROR_HANDLER" } as const;
const { SUPPLIER: ofSupplier, SUBSCRIBER: ofSubscriber, ERROR_HANDLER: ofHandler } = workQueues;

test.each([
  ["OPEN", "startProcessing"],
  ["IN_PROCESSING", "confirm"],
  ["CONFIRMED", "deliver"],
  ["IN_DELIVERY", "signReady"],
] as const)("a supplier's next step with an order that is %s is %s", (eventState, step) => {
  expect(nextStep(ofSupplier.late.steps, supplier, { ...row, eventState })).toBe(step);
});

test.each(["AvailabilityRequest", "Inquiry"] as const)("%s in handling is answered", (documentType) => {
  const taken = { ...row, documentType, eventState: "IN_PROCESSING" } as const;
  expect(nextStep(ofSupplier.next.steps, supplier, taken)).toBe("signReady");
});

test("a fault is the step of its handler, not of the supplier", () => {
  const fault = { ...row, documentType: "Fault" } as const;
  expect(nextStep(ofHandler.next.steps, handler, fault)).toBe("startProcessing");
  expect(nextStep(ofHandler.next.steps, supplier, fault)).toBeUndefined();
});

test("what waits is answered or completed; what waits for something else has no step of ours", () => {
  const asked = { for: "subscriber", why: "question", since: "2026-11-02T08:00:00Z", by: null } as const;
  const { steps } = ofSubscriber.waitingForUs;
  expect(nextStep(steps, subscriber, { ...row, eventState: "CONFIRMED", waits: [asked] })).toBe("answerQuestion");
  expect(nextStep(steps, subscriber, { ...row, waits: [{ ...asked, why: "returned" }] })).toBe("edit");
  const repaired = {
    ...row,
    documentType: "Fault",
    eventState: "READY",
    waits: [{ ...asked, why: "repair" }],
  } as const;
  expect(nextStep(steps, subscriber, repaired)).toBe("acceptRepair");
  expect(nextStep(steps, subscriber, { ...row, eventState: "CONFIRMED" })).toBeUndefined();
});

test("an offer is ordered from, a moved date accepted, a cancellation confirmed, a late supplier asked", () => {
  const offer = {
    ...row,
    documentType: "Inquiry",
    eventState: "READY",
    document: { validUntilDate: "2026-12-01" },
  } as const;
  expect(nextStep(ofSubscriber.expiringOffers.steps, subscriber, offer)).toBe("orderFrom");
  const moved = { ...row, eventState: "CONFIRMED", dateUnanswered: true } as const;
  expect(nextStep(ofSubscriber.movedDates.steps, subscriber, moved)).toBe("acceptDate");
  const cancelled = { ...row, eventState: "CANCELLED", cancelledByCustomer: true } as const;
  expect(nextStep(ofSupplier.toConfirmCancelled.steps, supplier, cancelled)).toBe("confirmCancellation");
  expect(nextStep(ofSubscriber.late.steps, subscriber, row)).toBe("askQuestion");
});

test("a row is ruled as if nobody had made it, whose handler is of either side", () => {
  const { document, handlerId, ...told } = { ...row, handlerId: "h", document: { validUntilDate: "2026-12-01" } };
  expect(ruledRow({ ...told, document, handlerId })).toMatchObject({
    ...told,
    createdById: "",
    createdByRole: "SUBSCRIBER",
    validUntilDate: "2026-12-01",
    handlerIds: { subscriber: "h", supplier: "h" },
  });
});
