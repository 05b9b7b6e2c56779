import { expect, test } from "vitest";
import { brokenParts, validateAddress } from "./address-validation.ts";

const vaasa = { name: "VAASA", nameSv: "VASA", inhabited: true };
const address = { streetName: "Kauppakatu", streetNumber: "12", postalCode: "65100", postalPlace: "Vaasa" };

test("an address whose postal code and place are right is told in its right form, in either language", () => {
  for (const [said, written] of [
    ["VAASA", "Vaasa"],
    ["vasa", "Vasa"],
  ])
    expect(validateAddress({ ...address, streetName: " Kauppakatu ", postalPlace: said }, vaasa)).toEqual({
      result: "success",
      valid: { ...address, postalPlace: written },
      alternatives: [],
      lacks: [],
      warnings: [],
    });
});

test("one with another place is partly right, and offered with the names that its code has", () => {
  const { result, valid, alternatives, warnings } = validateAddress({ ...address, postalPlace: "Tampere" }, vaasa);
  expect([result, valid, warnings]).toEqual(["partial", null, ["otherPlace"]]);
  expect(alternatives.map(({ postalPlace }) => postalPlace)).toEqual(["Vaasa", "Vasa"]);
  const { alternatives: one } = validateAddress({ ...address, postalPlace: "" }, { ...vaasa, nameSv: "VAASA" });
  expect(one).toEqual([address]);
});

test("one that lacks its street, or is of a box, is partly right", () => {
  const { streetName, ...rest } = address;
  expect(streetName).toBe("Kauppakatu");
  expect(validateAddress(rest, vaasa)).toMatchObject({
    result: "partial",
    valid: null,
    alternatives: [],
    lacks: [{ path: "streetName", code: "REQUIRED" }],
  });
  expect(validateAddress(address, { ...vaasa, inhabited: false })).toMatchObject({
    result: "partial",
    valid: null,
    warnings: ["notInhabited"],
  });
});

test("one of an unknown code is not found, of Åland it is only told", () => {
  expect(validateAddress(address, null)).toMatchObject({ result: "fail", valid: null, alternatives: [] });
  expect(validateAddress({ ...address, postalCode: "651" }, null).lacks).toMatchObject([{ path: "postalCode" }]);
  expect(validateAddress({ ...address, postalCode: "22100" }, vaasa)).toMatchObject({
    result: "success",
    warnings: ["inAland"],
  });
});

test("what is too long or no text is no address", () => {
  expect(brokenParts({ ...address, streetName: "x".repeat(256) })).toMatchObject([
    { path: "streetName", code: "TOO_LONG" },
  ]);
  expect(brokenParts({ ...address, streetName: "", postalCode: "abc" })).toEqual([]);
});
