import { actionTable } from "@runko/domain/documents/document-actions";
import { expect, it } from "vitest";
import { madeFrom } from "./made-from.ts";

it("finds the form of every action that makes a document of another", () => {
  const making = actionTable.filter(({ makes, from }) => makes === "newDocument" && from.length > 0);
  for (const { action, types } of making)
    for (const type of types) expect(madeFrom(action, type), `${action} ${type}`).toBeDefined();
  expect(madeFrom("orderFrom", "Inquiry")).toEqual({ type: "Order", mode: "ORDER" });
  expect(madeFrom("copy", "Inquiry")).toEqual({ type: "Inquiry", mode: "COPY" });
  expect(madeFrom("createCancelOrder", "Order")).toEqual({ type: "CancelOrder", mode: "FROM_EXISTING" });
  expect(madeFrom("forward", "AvailabilityRequest")).toEqual({ type: "AvailabilityRequest", mode: "FORWARD" });
});

it("makes nothing of what changes the document itself", () => {
  expect(madeFrom("archive", "Order")).toBeUndefined();
  expect(madeFrom("transferToOriginal", "Order")).toBeUndefined();
});
