import fc from "fast-check";
import { expect, it } from "vitest";
import { formatCaseId, formatEventId, parseCaseId, parseEventId } from "./event-number.ts";

it.each(["100234", " 100234 ", "TID 100234", "tid100234", "TID\u00a0100234", "tid: 100234", "TID:100234"])(
  "reads the TID %j",
  (input) => expect(parseEventId(input)).toBe(100234),
);

it.each([
  "",
  "TID",
  "CID 100234",
  "0",
  "-100234",
  "0100234",
  "100 234",
  "100234.0",
  "1e5",
  "TID TID 1",
  "TID::100234",
  ":100234",
  "1234567890",
  "١٠٠",
])("refuses %j as a TID", (input) => expect(parseEventId(input)).toBeNull());

it("reads a CID with its own prefix only", () => {
  expect([parseCaseId("CID 100180"), parseCaseId("100180"), parseCaseId("TID 100180")]).toEqual([100180, 100180, null]);
});

it("reads back what it shows", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999_999 }), (number) => {
      expect(parseEventId(formatEventId(number))).toBe(number);
      expect(parseCaseId(formatCaseId(number))).toBe(number);
    }),
  );
});
