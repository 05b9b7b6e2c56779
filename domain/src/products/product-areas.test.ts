import { describe, expect, it } from "vitest";
import { addressLimits } from "../values/address.ts";
import { areaKey, areaLimits, byArea, checkAreas, otherAreas, withAreas, type ProductArea } from "./product-areas.ts";

const area = (code: string, more: Partial<ProductArea> = {}): ProductArea => ({
  kind: "postalCode",
  code,
  verdict: "served",
  note: "",
  deliveryDays: null,
  connectFee: null,
  monthlyFee: null,
  ...more,
});
const known = (code: string) => code === "837";
const codesOf = (...areas: ProductArea[]) =>
  Object.fromEntries(checkAreas({ areas }, known).map(({ path, code }) => [path.replace("areas.", ""), code]));

describe("areaKey", () => {
  it.each([
    ["Hämeenkatu 12 B, 33100", "hämeenkatu|12 b|33100"],
    ["Hämeenk. 12b, 33100 Tampere", "hämeenkatu|12 b|33100"],
    ["Ratatie 3-5,00100", "ratatie|3 5|00100"],
    ["Vanha Valtatie 7, 00200", "vanha valtatie|7|00200"],
  ])("reads the address %s", (code, key) => expect(areaKey({ kind: "address", code })).toBe(key));

  it("has a street as long as an address may have, and no longer", () => {
    const code = (length: number) => `${"a".repeat(length)} 12, 33100`;
    expect(areaKey({ kind: "address", code: code(addressLimits.streetName) })).toMatch(/^a{255}\|12\|33100$/);
    expect(areaKey({ kind: "address", code: code(addressLimits.streetName + 1) })).toBeNull();
  });

  it.each([
    ["municipality", "837", "837"],
    ["municipality", "8370", null],
    ["municipality", "x837", null],
    ["postalCode", "33100", "33100"],
    ["postalCode", "331", null],
  ] as const)("reads the %s %s as %s", (kind, code, key) => expect(areaKey({ kind, code })).toBe(key));

  it.each([
    "Hämeenkatu 12 B, 331000",
    "Hämeenkatu 12 BB, 33100",
    "Hämeenkatu 12345678901, 33100",
    "Hämeenkatu, 33100",
    "Hämeenkatu 12, 3310",
    "12, 33100",
    "Hämeenkatu 12",
    "",
  ])("finds no address in %j", (code) => expect(areaKey({ kind: "address", code })).toBeNull());
});

describe("checkAreas", () => {
  it("takes areas of each kind with what is said of them", () => {
    const terms = { verdict: "survey", note: "Kaivuu erikseen", deliveryDays: 30, connectFee: "90.00" } as const;
    expect(
      codesOf(area("00100", terms), area("837", { kind: "municipality" }), area("Katu 1, 00100", { kind: "address" })),
    ).toEqual({});
  });

  it("names what is wrong at its own path", () => {
    expect(
      codesOf(
        area("0010"),
        area("999", { kind: "municipality" }),
        area("Katu", { kind: "address" }),
        area("00100", { deliveryDays: -1, connectFee: "9,0" }),
        area("00200", { deliveryDays: 1.5, monthlyFee: "x", note: "x".repeat(areaLimits.note + 1) }),
        area("00300", { deliveryDays: areaLimits.deliveryDays + 1 }),
      ),
    ).toEqual({
      "0.code": "INVALID_POSTAL_CODE",
      "1.code": "UNKNOWN_MUNICIPALITY",
      "2.code": "INVALID_ADDRESS",
      "3.deliveryDays": "NUMBER_TOO_SMALL",
      "3.connectFee": "INVALID_MONEY",
      "4.deliveryDays": "INVALID_INTEGER",
      "4.monthlyFee": "INVALID_MONEY",
      "4.note": "TOO_LONG",
      "5.deliveryDays": "NUMBER_TOO_LARGE",
    });
  });

  it("takes terms at their bounds", () => {
    const free = { deliveryDays: 0, connectFee: "0.00", monthlyFee: null };
    const most = { deliveryDays: areaLimits.deliveryDays, note: "x".repeat(areaLimits.note) };
    expect(codesOf(area("00100", free), area("00200", most))).toEqual({});
    expect(
      checkAreas({ areas: [area("00100", { deliveryDays: -1 }), area("00200", { deliveryDays: 1000 })] }, known),
    ).toMatchObject([{ params: { min: 0 } }, { params: { max: areaLimits.deliveryDays } }]);
  });

  it("names what cannot be read once, however often it is said", () => {
    const twice = [area("00100"), area("00100", { note: "x".repeat(areaLimits.note + 1) })] as const;
    expect(checkAreas({ areas: twice }, known).map(({ path, code }) => [path, code])).toEqual([
      ["areas.1.code", "DUPLICATE"],
      ["areas.1.note", "TOO_LONG"],
    ]);
    expect(codesOf(area("0010"), area("0010"))).toEqual({
      "0.code": "INVALID_POSTAL_CODE",
      "1.code": "INVALID_POSTAL_CODE",
    });
  });

  it("refuses what is said twice, and too many", () => {
    const [one, same] = ["Hämeenkatu 12, 33100", "hämeenk. 12, 33100 Tampere"];
    expect(codesOf(area(one, { kind: "address" }), area(same, { kind: "address" }))).toEqual({ "1.code": "DUPLICATE" });
    const many = Array.from({ length: areaLimits.atOnce + 1 }, (_, at) => area(String(10_000 + at)));
    expect(checkAreas({ areas: many }, known)).toMatchObject([{ path: "areas", code: "TOO_MANY" }]);
    expect(checkAreas({ areas: many.slice(1) }, known)).toEqual([]);
  });
});

it("what is added stands in the place of what was said of the same", () => {
  const [old, again] = [
    area("Hämeenk. 12, 33100", { kind: "address" }),
    area("Hämeenkatu 12, 33100", { kind: "address", note: "uusi" }),
  ];
  expect(withAreas([area("00200"), old], [again, area("00100")])).toEqual([area("00100"), area("00200"), again]);
});

it("what says no place is kept by what it says", () => {
  const [one, other] = [area("x"), area("y")];
  expect(withAreas([other], [one, { ...one, note: "uusi" }])).toEqual([{ ...one, note: "uusi" }, other]);
});

it("areas are in one order, and told apart by what is said of them", () => {
  const [first, second, third] = [area("837", { kind: "municipality" }), area("00100"), area("00200")];
  expect([third, first, second].toSorted(byArea)).toEqual([first, second, third]);
  expect([byArea(second, third), byArea(third, second), byArea(first, third)]).toEqual([-1, 1, -1]);
  expect(otherAreas([first, second], [{ ...second, note: "uusi" }, first])).toEqual([second]);
});

it("what is wrong is not called double, though it is said twice", () => {
  expect(codesOf(area("999999"), area("999999"))).toEqual({
    "0.code": "INVALID_POSTAL_CODE",
    "1.code": "INVALID_POSTAL_CODE",
  });
  const twice = checkAreas({ areas: [area("999999"), area("999999"), area("33100"), area("33100")] }, known);
  expect(twice.map(({ path, code }) => `${path} ${code}`)).toEqual([
    "areas.0.code INVALID_POSTAL_CODE",
    "areas.1.code INVALID_POSTAL_CODE",
    "areas.3.code DUPLICATE",
  ]);
});
