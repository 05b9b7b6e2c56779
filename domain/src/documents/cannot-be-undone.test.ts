import { expect, test } from "vitest";
import { documentActions } from "./document-actions.ts";
import { cannotBeUndone } from "./cannot-be-undone.ts";

const endings = (documentType: Parameters<typeof cannotBeUndone>[1]["documentType"], ...why: "cancelRequest"[]) =>
  documentActions.filter((action) =>
    cannotBeUndone(action, { documentType, waits: why.map((reason) => ({ why: reason })) }),
  );

test("what ends a document in vain cannot be undone, and nothing else", () => {
  expect(endings("Order")).toEqual(["cancel", "reject", "cancelBySupplier"]);
  expect(endings("Inquiry")).toEqual(["cancel", "reject"]);
  expect(endings("Fault")).toEqual(["cancel"]);
});

test("a request is accepted for good where it is one to cancel", () => {
  expect(endings("Order", "cancelRequest")).toEqual(["cancel", "reject", "cancelBySupplier", "acceptRequest"]);
  expect(cannotBeUndone("acceptRequest", { documentType: "Order", waits: [{ why: "amendRequest" }] })).toBe(false);
  expect(cannotBeUndone("acceptCharge", { documentType: "Order", waits: [{ why: "cancelCharge" }] })).toBe(true);
});
