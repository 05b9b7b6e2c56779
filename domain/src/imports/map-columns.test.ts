import { expect, test } from "vitest";
import { checkMapping, guessMapping, isGuidance, namedCells, suggestColumn, type ImportColumn } from "./map-columns.ts";

const columns: ImportColumn[] = [
  { name: "subscriberConnectionId", header: "Oma tunnus", required: true },
  { name: "postalCode", header: "Postinumero", required: true, aliases: ["zip"] },
  { name: "description", header: "Kuvaus", required: false },
];

test("headers are known by their Finnish and English names, with the star or without, each once", () => {
  expect(guessMapping(["OMA  TUNNUS *", "ZIP", "Postinumero", "Muu", ""], columns)).toEqual([
    "subscriberConnectionId",
    "postalCode",
    null,
    null,
    null,
  ]);
  expect(guessMapping(["subscriberConnectionId", "description"], columns)).toEqual([
    "subscriberConnectionId",
    "description",
  ]);
});

test("what was chosen the last time goes before names, a column left out too", () => {
  const remembered = new Map<string, string | null>([
    ["kohde", "description"],
    ["postinumero", null],
    ["vanha", "noSuchColumn"],
  ]);
  expect(guessMapping(["Kohde", "Postinumero", "Vanha"], columns, remembered)).toEqual(["description", null, null]);
});

test("an unknown header is told what it may have meant, or nothing when nothing is near", () => {
  expect(suggestColumn("Postinro", columns)?.name).toBe("postalCode");
  expect(suggestColumn("Kuvvaus", columns)?.name).toBe("description");
  expect(suggestColumn("Sää", columns)).toBeUndefined();
});

test("a column that is needed is mapped, or said for all rows, and none is mapped twice", () => {
  const codes = (mapping: (string | null)[], defaults = {}) =>
    checkMapping(mapping, columns, defaults).map(({ path, code }) => [path, code]);
  expect(codes(["subscriberConnectionId"])).toEqual([["postalCode", "IMPORT_COLUMN_NOT_MAPPED"]]);
  expect(codes(["subscriberConnectionId"], { postalCode: "33100" })).toEqual([]);
  expect(codes(["subscriberConnectionId", "postalCode", "postalCode"])).toEqual([
    ["postalCode", "IMPORT_COLUMN_MAPPED_TWICE"],
  ]);
});

test("a row says what it has, and the file what it leaves empty", () => {
  const mapping = ["subscriberConnectionId", null, "postalCode"];
  expect(namedCells([" A-1 ", "x", ""], mapping, { postalCode: "33100" })).toEqual({
    subscriberConnectionId: "A-1",
    postalCode: "33100",
  });
});

test("the example and the names of a template are no rows", () => {
  expect(isGuidance(["# esimerkki", "00100"], columns)).toBe(true);
  expect(isGuidance(["subscriberConnectionId", "", "postalCode"], columns)).toBe(true);
  expect(isGuidance(["A-1", "", "postalCode"], columns)).toBe(false);
  // A row whose first formula failed is one to be told of.
  expect(isGuidance(["#N/A", "33100"], columns)).toBe(false);
  expect(isGuidance(["", ""], columns)).toBe(false);
});
