import fc from "fast-check";
import { expect, it } from "vitest";
import { documentTypes } from "../enumerations/document-types.ts";
import { mayCreateType, typesBetween, typesListed, typesShown, typesTakenBySupplier } from "./event-type-rights.ts";

const someTypes = fc.subarray([...documentTypes]);

it("a subscriber creates the types it has a right to and no other (T1)", () => {
  const subscriber = { eventTypeRights: ["Order", "Inquiry"] as const };
  expect(documentTypes.filter((type) => mayCreateType(subscriber, type))).toEqual(["Inquiry", "Order"]);
});

it("a supplier takes Fault only while it has a fault handler (D-9d)", () => {
  const activeEventTypes = ["Order", "Fault"] as const;
  expect(typesTakenBySupplier({ activeEventTypes, hasFaultHandler: true })).toEqual(["Order", "Fault"]);
  expect(typesTakenBySupplier({ activeEventTypes, hasFaultHandler: false })).toEqual(["Order"]);
});

it("what passes between two organizations is a right of the one and active at the other", () => {
  fc.assert(
    fc.property(someTypes, someTypes, fc.boolean(), (eventTypeRights, activeEventTypes, hasFaultHandler) => {
      const expected = documentTypes.filter(
        (type) =>
          eventTypeRights.includes(type) && activeEventTypes.includes(type) && (hasFaultHandler || type !== "Fault"),
      );
      expect(typesBetween({ eventTypeRights }, { activeEventTypes, hasFaultHandler })).toEqual(expected);
    }),
  );
});

it("fault handlers see only fault documents, the others what their organization has rights to", () => {
  const organization = { eventTypeRights: ["Order"] as const };
  expect(typesShown(organization, "ERROR_HANDLER")).toEqual(["Fault"]);
  expect(typesShown(organization, "SUPPLIER")).toEqual(["Order"]);
  expect(typesShown(organization, "SUBSCRIBER")).toEqual(["Order"]);
});

it("keeps a type without the right in the drawer while there are documents of it (acceptance F17)", () => {
  const right = { eventTypeRights: ["Order"] } as const;
  const counts = { Inquiry: { OPEN: 2 }, Fault: { OPEN: 0 }, Order: {} };
  expect(typesListed(right, "SUBSCRIBER", counts)).toEqual(["Inquiry", "Order"]);
  expect(typesListed(right, "SUBSCRIBER", undefined)).toEqual(["Order"]);
  expect(typesListed(right, "ERROR_HANDLER", counts)).toEqual(["Fault"]);
});
