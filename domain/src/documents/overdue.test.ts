import { expect, test } from "vitest";
import type { DocumentState } from "./document-states.ts";
import type { DocumentType } from "../enumerations/document-types.ts";
import { overdueField } from "./overdue.ts";

const today = "2026-11-23";
const late = { requestedDate: "2026-11-20", estimatedDeliveryDate: "2026-11-22" };

test.each<[DocumentType, DocumentState, string | undefined]>([
  ["Order", "OPEN", "requestedDate"],
  ["Inquiry", "IN_PROCESSING", "requestedDate"],
  ["ChangeOrder", "CONFIRMED", "estimatedDeliveryDate"],
  ["CancelOrder", "IN_DELIVERY", "estimatedDeliveryDate"],
  ["Order", "READY", undefined],
  ["Order", "CANCELLED", undefined],
  ["Inquiry", "READY", undefined],
  ["Fault", "OPEN", undefined],
])("%s in %s is overdue by %s (documents A4)", (documentType, eventState, field) => {
  expect(overdueField({ documentType, eventState, document: late }, today)).toBe(field);
});

test("today is not late, and neither is what has no day", () => {
  for (const document of [{ requestedDate: today }, { requestedDate: "2027-01-01" }, { requestedDate: null }, {}])
    expect(overdueField({ documentType: "Order", eventState: "OPEN", document }, today)).toBeUndefined();
});
