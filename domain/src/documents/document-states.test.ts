import { expect, test } from "vitest";
import { countedStates, documentStates, pathOfStates, shownState } from "./document-states.ts";
import { isOrderType, type DocumentType } from "../enumerations/document-types.ts";

test.each<[DocumentType, boolean, string]>([
  ["AvailabilityRequest", false, "OPEN IN_PROCESSING READY"],
  ["Inquiry", false, "OPEN IN_PROCESSING READY"],
  ["Order", true, "OPEN IN_PROCESSING CONFIRMED IN_DELIVERY READY"],
  ["ChangeOrder", true, "OPEN IN_PROCESSING CONFIRMED IN_DELIVERY READY"],
  ["CancelOrder", true, "OPEN IN_PROCESSING CONFIRMED IN_DELIVERY READY"],
  ["Fault", false, "OPEN IN_PROCESSING READY"],
])("%s is an order type: %j, and passes %s", (type, order, path) => {
  expect(isOrderType(type)).toBe(order);
  expect(pathOfStates(type).join(" ")).toBe(path);
  expect(countedStates(type).join(" ")).toBe(`${path} CANCELLED`);
});

test("an archived document reads ARCHIVED, whatever its state", () => {
  for (const eventState of documentStates) {
    expect(shownState({ eventState, archived: false })).toBe(eventState);
    expect(shownState({ eventState, archived: true })).toBe("ARCHIVED");
  }
});
