import { expect, test } from "vitest";
import { milestonesOf } from "./milestones.ts";
import { isOwnParty, readParties } from "./parties.ts";
import { readPlaces } from "./places.ts";
import { readPrices } from "./prices.ts";

const codes = ({ issues }: { issues: { path: string; code: string }[] }) =>
  issues.map(({ path, code }) => `${path} ${code}`);

test("a role is a text: what only turns into one names no party of ours", () => {
  expect([isOwnParty("buyer"), isOwnParty(["buyer"]), isOwnParty(5), isOwnParty(undefined)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test("of roles of the client's own nothing is read, and nothing is wrong", () => {
  expect(readParties([{ role: "installer", name: 5 }], "/p")).toEqual({ fields: {}, organizations: [], issues: [] });
});

test("what a party does not say is not among the fields: it would empty them", () => {
  const { fields } = readParties([{ role: "endCustomer", name: "Kauppa" }], "/p");
  expect(Object.entries(fields).filter(([, value]) => value === undefined)).toEqual([]);
  expect(Object.values(fields)).toEqual(["Kauppa"]);
});

test("a place has the parts that it was given, and says where its country is none", () => {
  const place = (more: object) => readPlaces([{ role: "targetAddress", streetName: "Ratatie", ...more }], "/p");
  expect(place({}).fields).toStrictEqual({ targetAddress: { streetName: "Ratatie" } });
  expect(codes(place({ country: {} })).filter((one) => one.includes("country"))).toEqual([
    "/p/0/country INVALID_VALUE",
  ]);
});

test("an amount is a number or its text, and no list of one", () => {
  const price = (value: unknown) => readPrices([{ name: "monthlyFee", price: { dutyFreeAmount: { value } } }], "/p");
  expect([price(5), price("5")].map(codes)).toEqual([[], []]);
  for (const value of [["5"], true, {}, null])
    expect(codes(price(value))).toEqual(["/p/0/price/dutyFreeAmount/value INVALID_MONEY"]);
});

test("of an order that is late its last step alone is violated", () => {
  const steps = {
    documentType: "Order",
    estimatedDeliveryDate: "2026-11-01",
    actualDeliveryDate: null,
    createdAt: "2026-10-01T08:00:00Z",
    processingAt: null,
    confirmedAt: null,
    deliveryAt: null,
    readyAt: null,
  } as const;
  const told = (more: object) => milestonesOf({ ...steps, ...more }, "2026-11-28").map(({ status }) => status);
  expect(told({}).filter((status) => status === "Violated")).toHaveLength(1);
  expect(told({}).at(-1)).toBe("Violated");
  expect(told({ estimatedDeliveryDate: null })).not.toContain("Violated");
  expect(told({ estimatedDeliveryDate: "2026-11-28" })).not.toContain("Violated");
});
