import { expect, it } from "vitest";
import { messageTypes } from "../enumerations/message-types.ts";
import { missingOf, type MissingFacts } from "./missing.ts";

const ready: MissingFacts = {
  organizationRoles: ["SUBSCRIBER", "SUPPLIER", "SUPPLIER_ADMIN", "ERROR_HANDLER"],
  eventTypeRights: ["Order", "AvailabilityRequest"],
  activeEventTypes: ["Order", "Fault"],
  heldRoles: ["SUBSCRIBER", "SUPPLIER", "ERROR_HANDLER"],
  mailedTypes: messageTypes,
  namedTypes: messageTypes,
  productsAskNni: true,
  hasNni: true,
};
const codes = (facts: Partial<MissingFacts>) => missingOf({ ...ready, ...facts }).map(({ code }) => code);

it("has nothing to say of an organization that can work", () => {
  expect(missingOf(ready)).toEqual([]);
  expect(codes({ productsAskNni: false, hasNni: false })).toEqual([]);
});

it("names what is missing (acceptance C2, C3, D-51)", () => {
  const bare = {
    eventTypeRights: [],
    activeEventTypes: [],
    heldRoles: [],
    mailedTypes: [],
    namedTypes: [],
    hasNni: false,
  };
  expect(codes(bare)).toEqual(["eventTypeRights", "activeEventTypes", "users", "nniIdentifiers"]);
  expect(missingOf({ ...ready, heldRoles: ["SUBSCRIBER"] })).toMatchObject([
    { code: "users", roles: ["SUPPLIER"] },
    { code: "faultHandler" },
  ]);
  expect(missingOf({ ...ready, mailedTypes: ["Order"], namedTypes: ["Order"] })).toEqual([
    { code: "recipients", roles: [], messageTypes: ["Fault"] },
  ]);
});

it("asks of each organization what its own roles need", () => {
  const nobody = {
    eventTypeRights: [],
    activeEventTypes: [],
    heldRoles: [],
    mailedTypes: [],
    namedTypes: [],
    hasNni: false,
  };
  expect(codes({ ...nobody, organizationRoles: ["SUBSCRIBER"] })).toEqual(["eventTypeRights", "users"]);
  expect(codes({ ...nobody, organizationRoles: ["SUBSCRIBER_ADMIN"] })).toEqual([]);
  expect(
    codes({ organizationRoles: ["SUBSCRIBER"], heldRoles: ["SUBSCRIBER"], mailedTypes: [], namedTypes: [] }),
  ).toEqual(["recipients"]);
  expect(codes({ organizationRoles: ["SUBSCRIBER"], mailedTypes: ["Order"], namedTypes: ["Order"] })).toEqual([]);
});

it("tells recipients who have not confirmed apart from none (security F5)", () => {
  expect(missingOf({ ...ready, mailedTypes: ["Order"], namedTypes: ["Order", "Fault"] })).toEqual([
    { code: "unprovenRecipients", roles: [], messageTypes: ["Fault"] },
  ]);
});
