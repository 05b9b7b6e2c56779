import { expect, test } from "vitest";
import { checkField } from "./check-field.ts";
import { fieldDefinition, type FieldName } from "./document-fields.ts";

const codesOf = (name: FieldName, value: unknown) =>
  checkField(name, fieldDefinition(name), value, true).map(({ code }) => code);
const address = { streetName: "Hämeenkatu", streetNumber: "12", postalCode: "33100", postalPlace: "Tampere" };

test("a text is as long as it may be, and no longer", () => {
  const definition = fieldDefinition("customerName");
  const most = "maxLength" in definition ? definition.maxLength : 0;
  expect(codesOf("customerName", "a".repeat(most))).toEqual([]);
  expect(codesOf("customerName", "a".repeat(most + 1))).toEqual(["TOO_LONG"]);
});

test.each(["0", "12", "12.5"])("a length may be %s", (value) => {
  expect(codesOf("connectionLength", value)).toEqual([]);
});

test.each(["-1", "pitkä"])("a length is not %s", (value) => {
  expect(codesOf("connectionLength", value)).toEqual(["INVALID_NUMBER"]);
});

test("a flag is yes or no, and no word", () => {
  expect([true, false].map((value) => codesOf("terminalChecked", value))).toEqual([[], []]);
  expect(codesOf("terminalChecked", "true")).toEqual(["INVALID_VALUE"]);
});

test("an address may leave parts unsaid, and has nothing but texts", () => {
  expect(codesOf("targetAddress", { ...address, streetLetter: null, subaddress: undefined })).toEqual([]);
  for (const wrong of [null, [], "Hämeenkatu 12", { ...address, streetNumber: 12 }])
    expect(codesOf("targetAddress", wrong)).toEqual(["INVALID_ADDRESS"]);
});
