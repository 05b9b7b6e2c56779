import { describe, expect, test } from "vitest";
import type { DocumentFields } from "../documents/document-fields-schema.ts";
import { readCharacteristics, writeCharacteristics } from "./characteristics.ts";

const read = (given: unknown, custom?: string[]) =>
  readCharacteristics(given, { pointer: "/p", ...(custom && { custom }) });

describe("characteristics", () => {
  test("that are empty, or no longer than their attribute, are not told", () => {
    expect(writeCharacteristics("productOrder", { capacity: "", modificationTypes: [] })).toEqual([]);
    const [told] = writeCharacteristics("productOfferingQualification", { estimatedDeliveryTime: -1 });
    expect(told?.valueType).toBe("string");
  });

  test("are read of their own kind alone", () => {
    const value = (name: string, given: unknown) => read([{ name, value: given }]);
    expect(value("followers", ["a@runko.example", 5]).issues).toEqual([{ path: "/p/0/value", code: "INVALID_VALUE" }]);
    expect(value("wavelengthTx", ["1310"]).fields).toEqual({ wavelengthTx: ["1310"] });
    expect(value("wavelengthTx", "1310").fields).toEqual({ wavelengthTx: 1310 });
  });

  test("without names are each asked for one", () => {
    expect(read([{ value: 1 }, { value: 2 }]).issues).toEqual([
      { path: "/p/0/name", code: "REQUIRED" },
      { path: "/p/1/name", code: "REQUIRED" },
    ]);
  });

  test("are written with stored values and their types", () => {
    const fields: DocumentFields = {
      capacity: "1 Gbit/s",
      wavelengthTx: 1310,
      plannedLength: "12,5",
      modificationTypes: ["speed"],
    };
    expect(writeCharacteristics("productOrder", fields, { customFields: { Tila: "2", Tyhjä: null } })).toEqual([
      { name: "modificationTypes", value: ["speed"], valueType: "array" },
      { name: "capacity", value: "1 Gbit/s", valueType: "string" },
      { name: "wavelengthTx", value: 1310, valueType: "integer" },
      { name: "plannedLength", value: 12.5, valueType: "number" },
      { name: "custom.Tila", value: "2", valueType: "string" },
    ]);
  });

  test("tell what is no number as it stands", () => {
    expect(writeCharacteristics("productOrder", { plannedLength: "noin 12" })).toEqual([
      { name: "plannedLength", value: "noin 12", valueType: "number" },
    ]);
  });

  test("tell beside an attribute only what it cannot tell", () => {
    const told = (fields: DocumentFields) =>
      writeCharacteristics("productOfferingQualification", fields).map(({ name, value }) => [name, value]);
    expect(told({ estimatedDeliveryTime: -1 })).toEqual([["estimatedDeliveryTime", "agreedSeparately"]]);
    expect(told({ estimatedDeliveryTime: 7 })).toEqual([]);
    expect(told({ requestedDate: "2026-12-01" })).toEqual([]);
    const followers = (...emails: string[]) => writeCharacteristics("productOrder", { followers: emails });
    expect(followers("a@runko.example")).toEqual([]);
    expect(followers("a@runko.example", "b@runko.example")).toEqual([
      { name: "followers", value: ["a@runko.example", "b@runko.example"], valueType: "array" },
    ]);
  });

  test("tell days and instants as the façade writes them", () => {
    const written = writeCharacteristics("quote", {
      faultTime: "2026-11-22T07:00:00Z",
      actualDeliveryDate: "2026-12-01",
    });
    expect(written.map(({ name, value }) => [name, value])).toEqual([
      ["faultTime", "2026-11-22T07:00:00.000Z"],
      ["actualDeliveryDate", "2026-12-01T00:00:00.000Z"],
    ]);
  });

  test("tell the readable identifier beside the id of an NNI, of which the id counts in whichever order", () => {
    const written = writeCharacteristics("quote", { nniFromId: "u-1" }, { nnis: { nniFrom: "HKI-01", nniTo: null } });
    expect(written.map(({ name }) => name)).toEqual(["nniFromId", "nniFrom"]);
    for (const given of [written, written.toReversed()]) expect(read(given).fields).toEqual({ nniFromId: "u-1" });
    expect(read([{ name: "nniFrom", value: "HKI-01" }]).fields).toEqual({ nniFromId: "HKI-01" });
  });

  test.each([
    [{ name: "terminalChecked", value: "true" }, { terminalChecked: true }],
    [{ name: "terminalChecked", value: true }, { terminalChecked: true }],
    [{ name: "terminalChecked", value: false }, { terminalChecked: false }],
    [{ name: "terminalChecked", value: "false" }, { terminalChecked: false }],
    [{ name: "wavelengthTx", value: "1310" }, { wavelengthTx: 1310 }],
    [{ name: "wavelengthTx", value: "-1" }, { wavelengthTx: -1 }],
    [{ name: "wavelengthTx", value: "x1310" }, { wavelengthTx: "x1310" }],
    [{ name: "wavelengthTx", value: "1310x" }, { wavelengthTx: "1310x" }],
    [{ name: "requestedDate", value: "2026-12-01" }, { requestedDate: "2026-12-01" }],
    [{ name: "capacity" }, { capacity: null }],
    [{ name: "capacity", value: 100 }, { capacity: "100" }],
    [{ name: "capacity", value: null }, { capacity: null }],
    [{ name: "modificationTypes", value: "speed" }, { modificationTypes: ["speed"] }],
    [{ name: "correctionSeverity", value: "3" }, { severity: "3" }],
    [{ name: "estimatedDeliveryTime", value: "agreedSeparately" }, { estimatedDeliveryTime: -1 }],
    [{ name: "faultTime", value: "2026-11-22T09:00:00+02:00" }, { faultTime: "2026-11-22T07:00:00.000Z" }],
  ])("reads %j", (given, fields) => {
    expect(read(given)).toEqual({ fields, customFields: {}, issues: [] });
  });

  test.each([
    [{ value: "1" }, "/p/0/name", "REQUIRED"],
    ["capacity", "/p/0/name", "REQUIRED"],
    [{ name: "faultTime", value: "eilen" }, "/p/0/value", "INVALID_VALUE"],
    [{ name: "requestedDate", value: "eilen" }, "/p/0/value", "INVALID_VALUE"],
    [{ name: "capacity", value: { size: 1 } }, "/p/0/value", "INVALID_VALUE"],
    [{ name: "terminalChecked", value: "ehkä" }, "/p/0/value", "INVALID_VALUE"],
    [{ name: "followers", value: [1] }, "/p/0/value", "INVALID_VALUE"],
    [{ name: "custom.Tila", value: [] }, "/p/0/value", "INVALID_VALUE"],
    [{ name: "targetAddress", value: "x" }, "/p/0/name", "UNKNOWN_FIELD"],
    [{ name: "severity", value: "x" }, "/p/0/name", "UNKNOWN_FIELD"],
    [{ name: "cancelReason", value: "x" }, "/p/0/name", "UNKNOWN_FIELD"],
    [{ name: "constructor", value: "x" }, "/p/0/name", "UNKNOWN_FIELD"],
  ])("refuses %j", (given, path, code) => {
    expect(read(given).issues).toMatchObject([{ path, code }]);
  });

  test("refuses a second value of one name, also of the product's own", () => {
    for (const name of ["capacity", "custom.Tila", "constructor"]) {
      const { issues } = read([
        { name, value: "1" },
        { name, value: "2" },
      ]);
      expect(issues.at(-1)).toEqual({ path: "/p/1/name", code: "DUPLICATE" });
    }
  });

  test("of an unknown name tells the known ones", () => {
    const [issue] = read([{ name: "capasity", value: "1 G" }], ["Tila"]).issues;
    expect(issue?.params).toMatchObject({
      name: "capasity",
      known: expect.stringMatching(/capacity.*custom\.Tila/s) as string,
    });
  });

  test("leave no name of a product's own field unread", () => {
    const cleared = read([
      { name: "custom.Tila", value: null },
      { name: "custom.Koko", value: 5 },
    ]);
    expect(cleared.customFields).toEqual({ Tila: null, Koko: "5" });
    const { customFields } = read([{ name: "custom.__proto__", value: "1" }]);
    expect(Object.entries(customFields)).toEqual([["__proto__", "1"]]);
  });

  test.each([undefined, null, [], {}])("reads %j without fault", (given) => {
    expect(() => read(given)).not.toThrow();
  });
});
