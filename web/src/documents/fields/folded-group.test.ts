import type { FieldName } from "@runko/domain/documents/document-fields";
import type { Demand } from "@runko/domain/documents/field-demands";
import { expect, test } from "vitest";
import { isFolded } from "./folded-group.tsx";

const asked = new Map<FieldName, Demand>([
  ["projectId", "optional"],
  ["followers", "optional"],
  ["invoiceType", "optional"],
  ["ticketNumber", "optional"],
  ["targetAddress", "optional"],
]);

test("groups that most do without are folded", () => {
  expect(isFolded("references", ["projectId", "followers"], asked)).toBe(true);
  expect(isFolded("billing", ["invoiceType"], asked)).toBe(true);
  expect(isFolded("fault", ["ticketNumber"], asked)).toBe(true);
});

test("what has to be told is in sight, and so is the place", () => {
  expect(isFolded("references", ["projectId"], new Map([["projectId", "required"]]))).toBe(false);
  expect(isFolded("addresses", ["targetAddress"], asked)).toBe(false);
});
