import { expect, it } from "vitest";
import { messageTypes } from "../enumerations/message-types.ts";
import { missingOf, setupOf, type SetupFacts } from "./missing.ts";

const ready: SetupFacts = {
  organizationRoles: ["SUBSCRIBER", "SUPPLIER", "SUPPLIER_ADMIN", "ERROR_HANDLER"],
  eventTypeRights: ["Order", "AvailabilityRequest"],
  activeEventTypes: ["Order", "Fault"],
  heldRoles: ["SUBSCRIBER", "SUPPLIER", "ERROR_HANDLER"],
  mailedTypes: messageTypes,
  namedTypes: messageTypes,
  productsAskNni: true,
  hasNni: true,
  hasProducts: true,
  hasAddresses: true,
  hasSubscriptions: true,
  hasServiceTimes: true,
};
const codes = (facts: Partial<SetupFacts>) => missingOf(setupOf({ ...ready, ...facts })).map(({ code }) => code);

it("has nothing to say of an organization that can work", () => {
  expect(missingOf(setupOf(ready))).toEqual([]);
  expect(codes({ productsAskNni: false, hasNni: false })).toEqual([]);
});

it("reaches nobody only where no type is agreed, taken in or named, and tells roles of users alone", () => {
  const silent = { eventTypeRights: [], activeEventTypes: [], mailedTypes: [], namedTypes: [] } as const;
  const recipients = (facts: Partial<SetupFacts>) =>
    setupOf({ ...ready, ...silent, ...facts }).find(({ code }) => code === "recipients")?.done;
  expect(recipients({})).toBe(false);
  expect(recipients({ eventTypeRights: ["Order"], mailedTypes: ["Order"] })).toBe(true);
  expect(recipients({ activeEventTypes: ["Order"], mailedTypes: ["Order"] })).toBe(true);
  expect(recipients({ namedTypes: ["Order"] })).toBe(true);
  const unheld = setupOf({ ...ready, heldRoles: [] });
  expect(unheld.filter(({ roles }) => roles.length > 0).map(({ code }) => code)).toEqual(["users"]);
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
  expect(codes(bare)).toEqual(["eventTypeRights", "activeEventTypes", "users", "recipients", "nniIdentifiers"]);
  expect(missingOf(setupOf({ ...ready, heldRoles: ["SUBSCRIBER"] }))).toMatchObject([
    { code: "users", roles: ["SUPPLIER"] },
    { code: "faultHandler" },
  ]);
  expect(missingOf(setupOf({ ...ready, mailedTypes: ["Order"], namedTypes: ["Order"] }))).toEqual([
    { code: "recipients", done: false, roles: [], messageTypes: ["Fault"] },
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
  expect(codes({ ...nobody, organizationRoles: ["SUBSCRIBER"] })).toEqual(["eventTypeRights", "users", "recipients"]);
  expect(codes({ ...nobody, organizationRoles: ["SUBSCRIBER_ADMIN"] })).toEqual([]);
  expect(
    codes({ organizationRoles: ["SUBSCRIBER"], heldRoles: ["SUBSCRIBER"], mailedTypes: [], namedTypes: [] }),
  ).toEqual(["recipients"]);
  expect(codes({ organizationRoles: ["SUBSCRIBER"], mailedTypes: ["Order"], namedTypes: ["Order"] })).toEqual([]);
});

it("tells recipients who have not confirmed apart from none (security F5)", () => {
  expect(missingOf(setupOf({ ...ready, mailedTypes: ["Order"], namedTypes: ["Order", "Fault"] }))).toEqual([
    { code: "unprovenRecipients", done: false, roles: [], messageTypes: ["Fault"] },
  ]);
});

it("counts what is done of what this organization is made ready by", () => {
  const done = (facts: Partial<SetupFacts>) => {
    const steps = setupOf({ ...ready, ...facts });
    return `${steps.filter((step) => step.done).length}/${steps.length}`;
  };
  expect(done({})).toBe("10/10");
  const fresh = {
    organizationRoles: ["SUBSCRIBER", "SUBSCRIBER_ADMIN"] as const,
    eventTypeRights: [],
    activeEventTypes: [],
    heldRoles: ["SUBSCRIBER"] as const,
    mailedTypes: [],
    namedTypes: [],
    hasAddresses: false,
    hasSubscriptions: false,
  };
  expect(done(fresh)).toBe("1/5");
  expect(done({ ...fresh, eventTypeRights: ["Order"], mailedTypes: ["Order"], namedTypes: ["Order"] })).toBe("3/5");
  expect(codes({ hasProducts: false })).toEqual(["products"]);
  expect(codes({ hasAddresses: false, hasSubscriptions: false, hasServiceTimes: false })).toEqual([]);
});

it("asks whom to mail of availability of who may ask for it by mail, and of nobody else", () => {
  const unmailed = (facts: Partial<SetupFacts>) =>
    setupOf({
      ...ready,
      organizationRoles: ["SUBSCRIBER"],
      activeEventTypes: [],
      mailedTypes: [],
      namedTypes: [],
      ...facts,
    })
      .find(({ code }) => code === "recipients")
      ?.messageTypes.includes("Availability");
  expect(unmailed({ eventTypeRights: ["AvailabilityRequest"] })).toBe(true);
  expect(unmailed({ eventTypeRights: ["Order"] })).toBe(false);
  const { messageTypes: none, roles } = setupOf(ready).find(({ code }) => code === "addresses") ?? {};
  expect([none, roles]).toEqual([[], []]);
});
