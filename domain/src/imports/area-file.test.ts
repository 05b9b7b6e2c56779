import { describe, expect, it, test } from "vitest";
import { languages } from "../texts/languages.ts";
import { textsFor } from "../texts/texts-for.ts";
import { texts } from "../texts/texts.ts";
import { areaCells, areaFileColumns, municipalityReader, readAreaRow } from "./area-file.ts";
import type { AreaColumn } from "../products/area-columns.ts";
import type { ProductArea } from "../products/product-areas.ts";

const numberOf = municipalityReader([
  { code: "837", name: "Tampere", nameSv: "Tammerfors" },
  { code: "091", name: "Helsinki", nameSv: "Helsingfors" },
  { code: "599", name: "Pedersören kunta", nameSv: "Pedersöre" },
]);
const read = (cells: Partial<Record<AreaColumn, string>>) =>
  readAreaRow(texts, { verdict: "Toimitetaan", ...cells }, numberOf);
const issuesOf = (cells: Partial<Record<AreaColumn, string>>) =>
  Object.fromEntries(read(cells).issues.map(({ path, code }) => [path, code]));

describe("a row says its area", () => {
  it.each([
    ["Kunta", "Tampere", "municipality", "837"],
    ["municipality", "tammerfors", "municipality", "837"],
    ["Kunta", "91", "municipality", "091"],
    ["Postinumero", "100", "postalCode", "00100"],
    ["", "33100", "postalCode", "33100"],
    ["", "Helsinki", "municipality", "091"],
    ["", "Hämeenk. 12 B, 33100 Tampere", "address", "Hämeenk. 12 B, 33100 Tampere"],
  ])("%s %s", (kind, code, ...told) =>
    expect(read({ kind, code })).toMatchObject({ area: { kind: told[0], code: told[1] }, issues: [] }),
  );

  it("with its terms, as people write them", () => {
    const terms = { deliveryDays: "14", connectFee: "1 090,5 €", monthlyFee: "19.9", note: " Kaivuu " };
    expect(read({ code: "33100", ...terms })).toMatchObject({
      key: "33100",
      area: { deliveryDays: 14, connectFee: "1090.50", monthlyFee: "19.90", note: "Kaivuu" },
    });
  });
});

it("what is wrong is told by its column", () => {
  expect(issuesOf({ code: "" })).toEqual({ code: "REQUIRED" });
  expect(issuesOf({ code: "100" })).toEqual({ kind: "REQUIRED" });
  expect(issuesOf({ kind: "Maa", code: "33100" })).toEqual({ kind: "NOT_AN_OPTION" });
  expect(issuesOf({ kind: "Kunta", code: "Tampre" })).toEqual({ code: "UNKNOWN_MUNICIPALITY" });
  expect(issuesOf({ kind: "Kunta", code: "999" })).toEqual({ code: "UNKNOWN_MUNICIPALITY" });
  expect(issuesOf({ kind: "Osoite", code: "Hämeenkatu" })).toEqual({ code: "INVALID_ADDRESS" });
  expect(issuesOf({ kind: "Postinumero", code: "33A" })).toEqual({ code: "INVALID_POSTAL_CODE" });
  expect(issuesOf({ code: "33100", verdict: "" })).toEqual({ verdict: "REQUIRED" });
  expect(issuesOf({ code: "33100", verdict: "ehkä" })).toEqual({ verdict: "NOT_AN_OPTION" });
  expect(issuesOf({ code: "33100", deliveryDays: "2 vk", monthlyFee: "noin 9", connectFee: "-1" })).toEqual({
    deliveryDays: "INVALID_INTEGER",
    monthlyFee: "INVALID_MONEY",
    connectFee: "INVALID_MONEY",
  });
  expect(issuesOf({ code: "33100", deliveryDays: "-3" })).toEqual({ deliveryDays: "NUMBER_TOO_SMALL" });
});

const terms = { note: "", deliveryDays: null, connectFee: null, monthlyFee: null };
const areas: [ProductArea, string | null][] = [
  [{ kind: "municipality", code: "599", verdict: "survey", ...terms }, "Pedersöre"],
  [{ kind: "municipality", code: "091", verdict: "served", ...terms }, null],
  [{ kind: "postalCode", code: "00100", verdict: "notServed", ...terms, note: '=1+1; "x"' }, null],
  [
    {
      kind: "address",
      code: "Annag. 5, 00120",
      verdict: "served",
      note: "Kuitu",
      deliveryDays: 0,
      connectFee: "0.00",
      monthlyFee: "1234.50",
    },
    null,
  ],
];

test.each(languages)("what is written is read as the same, in %s", (language) => {
  const catalogue = textsFor(language);
  const columns = areaFileColumns(catalogue).map(({ name }) => name);
  for (const [area, name] of areas) {
    const cells = areaCells(catalogue, area, name).map((cell) =>
      cell.kind === "number" ? String(cell.number) : cell.kind === "text" ? cell.text : "",
    );
    const named = Object.fromEntries(columns.map((column, at) => [column, cells[at]]));
    expect(readAreaRow(catalogue, named, numberOf)).toMatchObject({ area, issues: [] });
  }
});
