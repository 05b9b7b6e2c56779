import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addressLimits,
  addressParts,
  checkAddress,
  formatAddress,
  isEmptyAddress,
  normalizeAddress,
} from "./address.ts";
import type { Address } from "./address.ts";

const full: Address = {
  streetName: "Hämeenkatu",
  streetNumber: "12",
  streetLetter: "B",
  apartment: "34",
  postalCode: "33100",
  postalPlace: "Tampere",
};
const check = (address: Address | null, required = true) => checkAddress(address, { path: "targetAddress", required });

describe("formatAddress", () => {
  it("writes one line", () => expect(formatAddress(full)).toBe("Hämeenkatu 12 B 34, 33100 Tampere"));

  it("leaves out what is missing", () => {
    expect(formatAddress({ streetName: "Hämeenkatu", streetNumber: "12", apartment: null })).toBe("Hämeenkatu 12");
    expect(formatAddress({ postalCode: "33100", postalPlace: "Tampere" })).toBe("33100 Tampere");
    expect(formatAddress({})).toBe("");
  });
});

describe("checkAddress", () => {
  it("finds nothing in a complete address, with or without letter and apartment", () => {
    expect(check(full)).toEqual([]);
    expect(check({ ...full, streetLetter: "", apartment: undefined })).toEqual([]);
  });

  it("names each mandatory part that a required address lacks", () => {
    const required = ["streetName", "streetNumber", "postalCode", "postalPlace"];
    expect(check(null)).toEqual(required.map((part) => ({ path: `targetAddress.${part}`, code: "REQUIRED" })));
  });

  it("lets an optional address be empty, but not half filled", () => {
    expect(check({ streetName: " ", postalCode: null }, false)).toEqual([]);
    expect(check({ ...full, postalPlace: "" }, false)).toEqual([
      { path: "targetAddress.postalPlace", code: "ADDRESS_INCOMPLETE" },
    ]);
  });

  it.each(["3310", "331000", "3310O", "FI-33100", "٣٣١٠٠"])("refuses the postal code %s", (postalCode) => {
    expect(check({ ...full, postalCode })).toEqual([{ path: "targetAddress.postalCode", code: "INVALID_POSTAL_CODE" }]);
  });

  it.each(addressParts)("holds the limit of %s", (part) => {
    const max = addressLimits[part];
    const tooLong = { path: `targetAddress.${part}`, code: "TOO_LONG", params: { max } };
    expect(check({ ...full, [part]: "1".repeat(max + 1) })).toEqual([tooLong]);
    expect(check({ ...full, [part]: "1".repeat(max) })).not.toContainEqual(tooLong);
  });

  it("refuses a null character", () => {
    expect(check({ ...full, streetName: "a\0" })).toEqual([
      { path: "targetAddress.streetName", code: "INVALID_VALUE" },
    ]);
  });
});

describe("normalizeAddress", () => {
  const anyAddress = fc.record(
    Object.fromEntries(addressParts.map((part) => [part, fc.option(fc.string(), { nil: null })])),
    { requiredKeys: [] },
  ) as fc.Arbitrary<Address>;

  it("changes nothing the second time, nor the line that is shown", () => {
    fc.assert(
      fc.property(anyAddress, (address) => {
        const normalized = normalizeAddress(address);
        expect(normalizeAddress(normalized)).toEqual(normalized);
        expect(formatAddress(normalized)).toBe(formatAddress(address));
        expect(isEmptyAddress(address)).toBe(Object.keys(normalized).length === 0);
      }),
    );
  });
});
