import { expect, test } from "vitest";
import { textsFor } from "../texts/texts-for.ts";
import { checkImportedConnection, importedConnectionColumns } from "./imported-connection.ts";
import { guessMapping } from "./map-columns.ts";

const today = "2026-11-26";
const right = { subscriberConnectionId: "VANHA-1", actualDeliveryDate: "2024-03-15" };
const told = (fields: object) => checkImportedConnection(fields, today).map(({ path, code }) => `${path} ${code}`);

test.each(["fi", "sv", "en"] as const)("the headers of a file of connections in %s are known again", (language) => {
  const columns = importedConnectionColumns(textsFor(language));
  const mapped = guessMapping(
    columns.map(({ header }) => `${header} *`),
    columns,
  );
  expect(mapped).toEqual(columns.map(({ name }) => name));
  expect(columns.flatMap(({ name, required }) => (required ? [name] : []))).toEqual([
    "subscriberConnectionId",
    "product",
    "actualDeliveryDate",
  ]);
});

test("what is said of a connection is judged by the rules of its fields, and its day has come", () => {
  expect(told(right)).toEqual([]);
  expect(told({ ...right, actualDeliveryDate: today })).toEqual([]);
  expect(told({})).toEqual(["subscriberConnectionId REQUIRED", "actualDeliveryDate REQUIRED"]);
  expect(told({ ...right, actualDeliveryDate: "2026-11-27" })).toEqual(["actualDeliveryDate DELIVERY_IN_FUTURE"]);
  expect(told({ ...right, actualDeliveryDate: "1989-12-31" })).toEqual(["actualDeliveryDate DATE_TOO_OLD"]);
  expect(told({ ...right, monthlyFee: "paljon", targetAddress: { streetName: "Katu", postalCode: "1" } })).toEqual(
    expect.arrayContaining(["monthlyFee INVALID_MONEY", "targetAddress.postalCode INVALID_POSTAL_CODE"]),
  );
});
