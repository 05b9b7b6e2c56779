import fc from "fast-check";
import { expect, it } from "vitest";
import { documentTypes } from "../enumerations/document-types.ts";
import {
  mayCreateType,
  refusalOfSupplier,
  typesBetween,
  typesListed,
  typesShown,
  typesTakenBySupplier,
  widenedEventTypes,
  type Dealing,
} from "./event-type-rights.ts";

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
  expect(typesListed(right, "SUBSCRIBER", { Inquiry: { OPEN: undefined } })).toEqual(["Order"]);
  expect(typesListed(right, "ERROR_HANDLER", counts)).toEqual(["Fault"]);
});

it("tells the first of what keeps a subscriber from its supplier (T1, D-17)", () => {
  const dealing: Dealing = {
    eventTypeRights: ["Order", "Fault"],
    activeEventTypes: ["Order"],
    hasFaultHandler: false,
    publicSupplier: false,
    subscribedEventTypes: ["Order"],
  };
  const apart: Dealing = { ...dealing, subscribedEventTypes: ["Fault"] };
  expect(refusalOfSupplier(dealing, "Order")).toBeNull();
  expect(refusalOfSupplier(dealing, "Inquiry")).toBe("EVENT_TYPE_RIGHT_MISSING");
  expect(refusalOfSupplier(dealing, "Fault")).toBe("SUPPLIER_TYPE_NOT_ACTIVE");
  expect(refusalOfSupplier(apart, "Order")).toBe("SUPPLIER_NOT_AVAILABLE");
  expect(refusalOfSupplier({ ...apart, publicSupplier: true }, "Order")).toBeNull();
});

it("a supplier refuses exactly the types that do not pass between the two", () => {
  fc.assert(
    fc.property(someTypes, someTypes, fc.boolean(), (eventTypeRights, activeEventTypes, hasFaultHandler) => {
      const own = { eventTypeRights, activeEventTypes, hasFaultHandler };
      const dealing: Dealing = { ...own, publicSupplier: true, subscribedEventTypes: [] };
      const taken = documentTypes.filter((type) => refusalOfSupplier(dealing, type) === null);
      expect(taken).toEqual(typesBetween(own, own));
    }),
  );
});

it("what is widened are the types that were not there before", () => {
  expect(widenedEventTypes(["Order"], ["Inquiry", "Order", "Fault"])).toEqual(["Inquiry", "Fault"]);
  expect(widenedEventTypes(["Order", "Fault"], ["Order"])).toEqual([]);
});
