import { expect, test } from "vitest";
import { textsFor } from "../texts/texts-for.ts";
import { documentColumns, importedTypes, type FileProduct } from "./document-columns.ts";
import { guessMapping } from "./map-columns.ts";
import { readAddressLine, restoredPostalCode } from "./read-address-line.ts";
import { columnOfIssue, readDocumentRow } from "./read-document-row.ts";

const texts = textsFor("fi");
const required = (type: (typeof importedTypes)[number], product?: FileProduct) =>
  documentColumns(texts, type, product).flatMap((column) => (column.required ? [column.name] : []));

test("a file of any product demands what every product asks, a file of one what that one asks", () => {
  expect(required("Order")).not.toContain("nniFromId");
  expect(required("Order")).toEqual(expect.arrayContaining(["subscriberConnectionId", "product", "requestedDate"]));
  const ethernet = { category: "ETHERNET_CONNECTION", needsNni: false, customFields: [] } as const;
  expect(required("Order", ethernet)).toEqual(expect.arrayContaining(["targetAddress", "nniFromId", "capacity"]));
  const own = { name: "VLAN", kind: "textField", required: true, onlyForOrders: false, selections: [] } as const;
  expect(required("Order", { ...ethernet, customFields: [own] })).toContain("custom:VLAN");
});

test("a change demands its connection, and nothing of what it may change", () => {
  expect(required("ChangeOrder")).toEqual(expect.arrayContaining(["connection", "requestedDate"]));
  for (const name of ["capacity", "modificationTypes", "cableY"]) expect(required("ChangeOrder")).not.toContain(name);
});

test.each(importedTypes)("the headers of a file of %s are known again", (type) => {
  for (const language of ["fi", "sv", "en"] as const) {
    const columns = documentColumns(textsFor(language), type);
    const mapped = guessMapping(
      columns.map(({ header }) => `${header} *`),
      columns,
    );
    expect(mapped).toEqual(columns.map(({ name }) => name));
  }
});

test.each([
  ["Hämeenkatu 12 B 34", { streetName: "Hämeenkatu", streetNumber: "12", streetLetter: "B", apartment: "34" }],
  ["Vanha Turuntie 3-5, 02700 Kauniainen", { streetName: "Vanha Turuntie", streetNumber: "3-5", postalCode: "02700" }],
  ["Kylä", { streetName: "Kylä" }],
])("an address is read of one line: %s", (line, parts) => expect(readAddressLine(line)).toMatchObject(parts));

test("zeros that a spreadsheet took from a postal code come back, and nothing else is changed", () => {
  expect(["100", "1", "33100", "331000", "A10"].map(restoredPostalCode)).toEqual([
    "00100",
    "00001",
    "33100",
    "331000",
    "A10",
  ]);
});

test("what a change order changes follows from what it says", () => {
  const named = { nniFromId: new Map(), nniToId: new Map(), billingGroupId: new Map(), places: new Map() };
  const names = new Set(["modificationTypes", "capacity", "contractLength"] as const);
  const read = (cells: Record<string, string>) => readDocumentRow(texts, cells, { names, today: "2026-01-01", named });
  expect(read({ capacity: "1 Gbit/s" }).fields.modificationTypes).toEqual(["speed"]);
  expect(read({}).fields.modificationTypes).toEqual(["other"]);
  expect(read({ contractLength: "vuosi" }).issues).toEqual([{ path: "contractLength", code: "NOT_AN_OPTION" }]);
});

test("an issue of a request is told of its column", () => {
  const at = (path: string) => columnOfIssue({ path, code: "REQUIRED" }).path;
  expect(at("document.targetAddress.postalCode")).toBe("targetAddress.postalCode");
  expect(at("document.targetAddress.streetNumber")).toBe("targetAddress");
  expect(at("eventProducts.0.customFields.VLAN 2.1")).toBe("custom:VLAN 2.1");
  expect(at("eventProducts.0.productId")).toBe("product");
  expect([at("supplierId"), at("source.eventId"), at("connection")]).toEqual(["supplier", "connection", "connection"]);
});
