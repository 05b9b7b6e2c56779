import { expect, it } from "vitest";
import {
  answerThatCounts,
  areasAt,
  availabilityOf,
  checkAskedAddress,
  isAskedFor,
  placeWarningsOf,
} from "./availability.ts";

const ready = (answeredOn: string, validUntil: string | null = null) => ({
  rejected: false,
  answeredOn,
  validUntil,
  days: 90,
});

it("an answer counts for as many days as its supplier says", () => {
  expect(answerThatCounts([ready("2026-08-26")], "2026-11-24")).toEqual(ready("2026-08-26"));
  expect(answerThatCounts([ready("2026-08-25")], "2026-11-24")).toBeUndefined();
  const short = { ...ready("2026-11-10"), days: 14 };
  expect(answerThatCounts([short], "2026-11-24")).toEqual(short);
  expect(answerThatCounts([short], "2026-11-25")).toBeUndefined();
});

it("an answer counts until the day that it says itself, and a rejection 180 days", () => {
  const [open, over] = [ready("2026-01-01", "2026-11-24"), ready("2026-11-20", "2026-11-23")];
  expect(answerThatCounts([over, open], "2026-11-24")).toEqual(open);
  const rejected = { ...ready("2026-05-28"), rejected: true };
  expect(answerThatCounts([rejected], "2026-11-24")).toEqual(rejected);
  expect(answerThatCounts([rejected], "2026-11-25")).toBeUndefined();
});

it("of answers that count the newest is told", () => {
  const [older, newer] = [ready("2026-11-01"), { ...ready("2026-11-02"), rejected: true }];
  expect(answerThatCounts([older, newer], "2026-11-24")).toEqual(newer);
  expect(answerThatCounts([newer, older], "2026-11-24")).toEqual(newer);
});

it("one's own answer stands before what is declared, and nothing said is to be asked", () => {
  expect(availabilityOf({ rejected: false }, { verdict: "notServed" })).toBe("yes");
  expect(availabilityOf({ rejected: true }, { verdict: "served" })).toBe("no");
  expect(availabilityOf(undefined, { verdict: "served" })).toBe("likely");
  expect(availabilityOf(undefined, { verdict: "notServed" })).toBe("no");
  expect(availabilityOf(undefined, { verdict: "survey" })).toBe("ask");
  expect(availabilityOf(undefined, undefined)).toBe("ask");
});

it("an address falls under its areas from the narrowest", () => {
  const house = { streetName: "Hämeenk.", streetNumber: "12", streetLetter: "B", postalCode: "33100" };
  expect(areasAt(house, "837")).toEqual([
    { kind: "address", key: "hämeenkatu|12 b|33100" },
    { kind: "address", key: "hämeenkatu|12|33100" },
    { kind: "postalCode", key: "33100" },
    { kind: "municipality", key: "837" },
  ]);
  expect(areasAt({ ...house, streetLetter: null, postalCode: " 33100" }, null).map(({ key }) => key)).toEqual([
    "hämeenkatu|12|33100",
    "33100",
  ]);
  expect(areasAt({}, "837")).toEqual([
    { kind: "postalCode", key: "" },
    { kind: "municipality", key: "837" },
  ]);
  expect(areasAt({ postalCode: "33100" }, null)).toEqual([{ kind: "postalCode", key: "33100" }]);
});

it("an address that is asked for needs a postal code, and no text too long", () => {
  expect(checkAskedAddress({ postalCode: "33100" })).toEqual([]);
  expect(checkAskedAddress({ postalCode: " 33100 ", streetName: null })).toEqual([]);
  expect(checkAskedAddress({ streetName: "Katu" })).toEqual([{ path: "address.postalCode", code: "REQUIRED" }]);
  expect(checkAskedAddress({ postalCode: "3310", streetLetter: "ABCDE" })).toEqual([
    { path: "address.streetLetter", code: "TOO_LONG", params: { max: 4 } },
    { path: "address.postalCode", code: "INVALID_POSTAL_CODE" },
  ]);
});

it("a product is asked for by its category, and by a capacity that it does not leave out", () => {
  const product = { category: "ETHERNET_CONNECTION", capacities: ["1 Gbit/s", "10 Gbit/s"] } as const;
  const asked = (categories: Parameters<typeof isAskedFor>[1]["categories"], capacity: string) =>
    isAskedFor(product, { categories, capacity });
  expect(asked([], "")).toBe(true);
  expect(asked(["IP_TRANSIT"], "")).toBe(false);
  expect(asked(["IP_TRANSIT", "ETHERNET_CONNECTION"], "10 GBIT/s ")).toBe(true);
  expect(asked([], "100 Mbit/s")).toBe(false);
  const open = { categories: [], capacity: "100 Mbit/s" };
  expect(isAskedFor({ ...product, capacities: [] }, open)).toBe(true);
  expect(isAskedFor({ category: "DEVICE_PLACEMENT", capacities: [] }, open)).toBe(false);
});

it("a postal code and its place are looked at, and never refused", () => {
  const vaasa = { name: "Vaasa", nameSv: "Vasa", inhabited: true };
  const told = (postalPlace: string | undefined, place: typeof vaasa | null = vaasa, postalCode = "65100") =>
    placeWarningsOf({ postalCode, postalPlace }, place);
  expect(told("VASA")).toEqual([]);
  expect(told(undefined)).toEqual([]);
  expect(told("Vaasaa")).toEqual(["otherPlace"]);
  expect(told("Vaasa", null)).toEqual(["unknownCode"]);
  expect(told("Vaasa", { ...vaasa, inhabited: false })).toEqual(["notInhabited"]);
  expect(told("", vaasa, " 22100")).toEqual(["inAland"]);
  expect(told("Vasa", vaasa, "65220")).toEqual([]);
  expect(placeWarningsOf({ postalCode: undefined, postalPlace: null }, vaasa)).toEqual([]);
});
