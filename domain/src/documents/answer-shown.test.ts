import { expect, test } from "vitest";
import { answerShown } from "./answer-shown.ts";
import type { DocumentState } from "./document-states.ts";
import type { DocumentType } from "../enumerations/document-types.ts";

// D-9b: order types from CONFIRMED on, others when READY; a cancellation hides nothing that was seen.
const shownIn: [DocumentType, DocumentState[]][] = [
  ["AvailabilityRequest", ["READY"]],
  ["Inquiry", ["READY"]],
  ["Fault", ["READY"]],
  ["Order", ["CONFIRMED", "IN_DELIVERY", "READY"]],
  ["ChangeOrder", ["CONFIRMED", "IN_DELIVERY", "READY"]],
  ["CancelOrder", ["CONFIRMED", "IN_DELIVERY", "READY"]],
];

test.each(shownIn)("the answer of %s is shown in %j", (type, shown) => {
  for (const state of ["OPEN", "IN_PROCESSING", "CONFIRMED", "IN_DELIVERY", "READY"] as const) {
    expect(`${state} ${answerShown(type, state, false)}`).toBe(`${state} ${shown.includes(state)}`);
    expect(`${state} ${answerShown(type, state, true)}`).toBe(`${state} ${shown.includes(state)}`);
  }
  expect(answerShown(type, "CANCELLED", true)).toBe(true);
  expect(answerShown(type, "CANCELLED", false)).toBe(false);
});
