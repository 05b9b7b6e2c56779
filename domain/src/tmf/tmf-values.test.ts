import { describe, expect, test } from "vitest";
import type { DocumentFields } from "../documents/document-fields-schema.ts";
import { readAttributes, writeAttributes } from "./attributes.ts";
import { isOwnParty, readParties, writeParties } from "./parties.ts";
import { addressPartPath, readPlaces, writePlaces } from "./places.ts";
import { readPrices, writePrices } from "./prices.ts";
import { readTmfDay, readTmfInstant, tmfEndOfDay } from "./tmf-times.ts";

describe("times", () => {
  test.each([
    ["2026-12-10", "2026-12-10"],
    ["2026-12-10T00:00:00.000Z", "2026-12-10"],
    ["2026-12-10T00:00:00Z", "2026-12-10"],
    ["2026-12-10T00:00", "2026-12-10"],
    ["2026-12-10T00:00:00+02:00", "2026-12-10"],
    ["2026-12-09T22:30:00Z", "2026-12-10"],
    ["2026-07-09T23:30:00.5+0200", "2026-07-10"],
    ["10.12.2026", null],
    ["2026-02-30T00:00:00Z", null],
    ["2026-12-10T25:00:00Z", null],
    [" 2026-12-10 ", "2026-12-10"],
    ["1900-01-01", "1900-01-01"],
    ["", null],
    [20261210, null],
    [{}, null],
  ])("reads %j as the day %j", (given, day) => {
    expect(readTmfDay(given)).toBe(day);
  });

  test("reads instants at any offset, and refuses days that the calendar lacks", () => {
    expect(readTmfInstant("2026-11-22T09:00:00.123456+02:00")).toBe("2026-11-22T07:00:00.123Z");
    expect(readTmfInstant("2026-11-31T09:00:00Z")).toBe(null);
    for (const given of ["0000-01-01T00:00:00Z", "1900-01-01T00:00:00+02:00", "9999-12-31T23:00:00-02:00"])
      expect(readTmfInstant(given)).toBe(null);
    expect(readTmfInstant("2026-11-22T09:00.5")).toBe("2026-11-22T09:00:00.500Z");
    expect(readTmfInstant(" 2026-11-22T09:00:07-0130 ")).toBe("2026-11-22T10:30:07.000Z");
    for (const given of ["x2026-11-22", "2026-11-22x", "2026-11-22T09", "2026-11-22T09:00:00+2"])
      expect(readTmfInstant(given)).toBe(null);
  });

  test("ends a day when it ends in Helsinki, also when the clock turns", () => {
    expect(tmfEndOfDay("2026-12-31")).toBe("2026-12-31T21:59:59.999Z");
    expect(tmfEndOfDay("2026-07-01")).toBe("2026-07-01T20:59:59.999Z");
    expect(tmfEndOfDay("2026-10-25")).toBe("2026-10-25T21:59:59.999Z");
    expect(readTmfDay(tmfEndOfDay("2026-10-25"))).toBe("2026-10-25");
  });
});

describe("places", () => {
  const place = { role: "targetAddress", streetName: "Hämeenkatu", streetNr: 12, postcode: "33100", city: "Tampere" };

  test("are told with their country, apartment and role", () => {
    const fields = {
      targetAddress: { streetName: "Hämeenkatu", streetNumber: "12", apartment: "34" },
      otherEndAddress: {},
    };
    expect(writePlaces(fields)).toEqual([
      {
        role: "targetAddress",
        "@type": "GeographicAddress",
        streetName: "Hämeenkatu",
        streetNr: "12",
        country: "FI",
        geographicSubAddress: [{ subUnitType: "apartment", subUnitNumber: "34" }],
      },
    ]);
  });

  test("stand by role, those asked for alone, and none of what says nothing", () => {
    const [targetAddress, billingAddress] = [{ streetName: "Hämeenkatu" }, { streetLetter: "B" }];
    const roles = (...asked: Parameters<typeof writePlaces>) => writePlaces(...asked).map(({ role }) => role);
    expect(roles({ targetAddress, otherEndAddress: null, billingAddress })).toEqual([
      "targetAddress",
      "billingAddress",
    ]);
    expect(roles({ targetAddress, billingAddress }, ["billingAddress"])).toEqual(["billingAddress"]);
    expect(addressPartPath("apartment")).toBe("/geographicSubAddress");
    expect(addressPartPath("streetNumber")).toBe("/streetNr");
  });

  test("are read with their apartment; one that says nothing empties the address", () => {
    const inner = { ...place, geographicSubAddress: { subUnitType: "apartment", subUnitNumber: 34, id: "x" } };
    expect(readPlaces(inner, "").fields.targetAddress).toMatchObject({ apartment: "34" });
    expect(readPlaces({ role: "billingAddress", city: null }, "")).toEqual({
      fields: { billingAddress: {} },
      references: [],
      issues: [],
    });
    expect(readPlaces({ ...place, id: "v-1" }, "").references).toEqual([]);
  });

  test("are read from a list or one alone", () => {
    const address = { streetName: "Hämeenkatu", streetNumber: "12", postalCode: "33100", postalPlace: "Tampere" };
    for (const given of [place, [{ ...place, country: "fin" }]])
      expect(readPlaces(given, "")).toEqual({ fields: { targetAddress: address }, references: [], issues: [] });
  });

  test("given by id alone are left to be found", () => {
    const { references } = readPlaces([{ role: "otherEndAddress", id: "v-1" }], "/place");
    expect(references).toEqual([{ role: "otherEndAddress", id: "v-1", pointer: "/place/0/id" }]);
  });

  test.each([
    [{ ...place, role: undefined }, "/0/role", "REQUIRED"],
    [{ ...place, role: "home" }, "/0/role", "NOT_AN_OPTION"],
    [{ ...place, country: "SE" }, "/0/country", "NOT_AN_OPTION"],
    [{ ...place, city: ["Tampere"] }, "/0/city", "INVALID_VALUE"],
    ["Hämeenkatu 12", "/0/role", "REQUIRED"],
    [
      { ...place, streetType: "katu", "@type": "x", stateOrProvince: "", locality: null },
      "/0/streetType",
      "UNKNOWN_FIELD",
    ],
    [{ ...place, geographicSubAddress: { subUnitNumber: {} } }, "/0/geographicSubAddress", "INVALID_VALUE"],
    [{ ...place, constructor: "x" }, "/0/constructor", "UNKNOWN_FIELD"],
    [
      { ...place, geographicSubAddress: [{ levelNumber: "3" }] },
      "/0/geographicSubAddress/0/levelNumber",
      "UNKNOWN_FIELD",
    ],
    [
      { ...place, geographicSubAddress: [{ subUnitNumber: "1" }, { subUnitNumber: "2" }] },
      "/0/geographicSubAddress/1",
      "NOT_WRITABLE",
    ],
  ])("refuses %j", (given, path, code) => {
    expect(readPlaces(given, "").issues).toMatchObject([{ path, code }]);
  });
});

describe("parties", () => {
  const sides = { subscriber: { id: "a", name: "Tilaaja" }, supplier: { id: "b", name: "Toimittaja" } };

  test("tell both organizations, the site contact with its media, and the handler's name alone", () => {
    const fields = { contactName: "Maija", contactPhone: "+358401234567", contactEmail: "", customerName: null };
    expect(writeParties({ ...sides, fields, handler: { name: "Kalle" } })).toEqual([
      { id: "a", name: "Tilaaja", role: "buyer", "@referredType": "Organization" },
      { id: "b", name: "Toimittaja", role: "seller", "@referredType": "Organization" },
      {
        id: "siteContact",
        role: "siteContact",
        name: "Maija",
        "@referredType": "Individual",
        contactMedium: [{ mediumType: "phone", characteristic: { phoneNumber: "+358401234567" } }],
      },
      { id: "handler", role: "handler", name: "Kalle", "@referredType": "Individual" },
    ]);
  });

  test("are left out where they say nothing, and told by a medium alone", () => {
    const told = (fields: DocumentFields) => writeParties({ ...sides, fields }).slice(2);
    expect(told({ contactName: " ", customerName: null })).toEqual([]);
    expect(told({ contactEmail: "a@runko.example", technicalContact: "Ville", customerName: "Oy" })).toEqual([
      {
        id: "siteContact",
        role: "siteContact",
        "@referredType": "Individual",
        contactMedium: [{ mediumType: "email", characteristic: { emailAddress: "a@runko.example" } }],
      },
      { id: "endCustomer", role: "endCustomer", name: "Oy", "@referredType": "Organization" },
      { id: "technicalContact", role: "technicalContact", name: "Ville", "@referredType": "Individual" },
    ]);
  });

  test("are reached by the medium that says it is theirs", () => {
    const reached = (...contactMedium: unknown[]) => readParties({ role: "siteContact", contactMedium }, "").fields;
    const phone = { phoneNumber: "1" };
    expect(reached({ mediumType: " Mobile ", characteristic: phone })).toEqual({ contactPhone: "1" });
    expect(reached({ mediumType: "E-mail", characteristic: { ...phone, emailAddress: "a" } })).toEqual({
      contactEmail: "a",
    });
    expect(reached("x", { mediumType: 5, characteristic: [phone] })).toEqual({ contactPhone: "1" });
    expect(reached({ characteristic: { phoneNumber: 1 } }, { characteristic: { phoneNumber: null } })).toEqual({
      contactPhone: null,
    });
    expect(readParties({ role: "technicalContact", name: null, contactMedium: { characteristic: phone } }, "")).toEqual(
      {
        fields: { technicalContact: null },
        organizations: [],
        issues: [],
      },
    );
  });

  test("are read by their roles; of others nothing is taken", () => {
    const contact = { role: "siteContact", name: "Maija", contactMedium: { characteristic: { phoneNumber: "1" } } };
    expect(readParties([contact, { role: "seller", id: "b" }, { role: "consultant", name: "X" }], "")).toEqual({
      fields: { contactName: "Maija", contactPhone: "1" },
      organizations: [{ role: "seller", id: "b", pointer: "/1/id" }],
      issues: [],
    });
    expect(["seller", "siteContact"].map(isOwnParty)).toEqual([true, true]);
    expect(["consultant", "toString", 5, undefined].map(isOwnParty)).toEqual([false, false, false, false]);
  });

  test.each([
    ["Maija", "/0", "INVALID_VALUE"],
    [{ role: "buyer" }, "/0/id", "REQUIRED"],
    [{ role: "seller", id: 5 }, "/0/id", "INVALID_VALUE"],
    [{ role: "siteContact", name: {} }, "/0/name", "INVALID_VALUE"],
  ])("refuses %j", (given, path, code) => {
    expect(readParties(given, "")).toEqual({ fields: {}, organizations: [], issues: [{ path, code }] });
  });
});

describe("prices", () => {
  const price = (value: unknown, rest: object = { name: "connectFee" }) => ({
    ...rest,
    price: { dutyFreeAmount: { unit: "EUR", value } },
  });

  test("are told without VAT, the monthly one as recurring", () => {
    expect(writePrices({ connectFee: "500.00", monthlyFee: "0.10" })).toEqual([
      {
        name: "connectFee",
        priceType: "nonRecurring",
        price: { "@type": "Price", dutyFreeAmount: { unit: "EUR", value: 500 } },
      },
      {
        name: "monthlyFee",
        priceType: "recurring",
        recurringChargePeriod: "month",
        price: { "@type": "Price", dutyFreeAmount: { unit: "EUR", value: 0.1 } },
      },
    ]);
  });

  test.each(["0.00", "0.07", "1.10", "9999999999.99", "1234567.89", "0.29"])("keeps %s euros to the cent", (money) => {
    const wire = JSON.stringify(writePrices({ monthlyFee: money }));
    expect(readPrices(JSON.parse(wire), "").fields).toEqual({ monthlyFee: money });
  });

  test("that are no amounts are not told", () => {
    expect(writePrices({ connectFee: "kaksi", monthlyFee: null })).toEqual([]);
  });

  test.each([120.5, "120.50", "120,5"])("reads %j", (value) => {
    expect(readPrices(price(value), "").fields).toEqual({ connectFee: "120.50" });
  });

  test("knows a price without a name of ours by its type", () => {
    expect(readPrices(price(1, { name: "MRC", priceType: "recurring" }), "").fields).toEqual({ monthlyFee: "1.00" });
    expect(readPrices(price(1, { name: "NRC", priceType: "nonRecurring" }), "").fields).toEqual({ connectFee: "1.00" });
    const named = { name: "correctionPrice", priceType: "recurring", price: { dutyFreeAmount: { value: "2" } } };
    expect(readPrices([named], "")).toEqual({ fields: { correctionPrice: "2.00" }, issues: [] });
  });

  test.each([
    [price(1.005), "/0/price/dutyFreeAmount/value", "INVALID_MONEY"],
    [price(-1), "/0/price/dutyFreeAmount/value", "INVALID_MONEY"],
    [price(1e21), "/0/price/dutyFreeAmount/value", "INVALID_MONEY"],
    [price(null), "/0/price/dutyFreeAmount/value", "INVALID_MONEY"],
    [
      { name: "connectFee", price: { dutyFreeAmount: { unit: "SEK", value: 1 } } },
      "/0/price/dutyFreeAmount/unit",
      "NOT_AN_OPTION",
    ],
    [price(1, { name: "usage" }), "/0/name", "NOT_AN_OPTION"],
    ["x", "/0/name", "NOT_AN_OPTION"],
  ])("refuses %j", (given, path, code) => {
    expect(readPrices(given, "").issues).toMatchObject([{ path, code }]);
  });
});

describe("attributes", () => {
  test("are written where TM Forum has them", () => {
    const fields: DocumentFields = {
      deliveryType: "fast",
      requestedDate: "2026-12-10",
      contractNumber: "S-1",
      followers: ["a@runko.example"],
      contractLength: 36,
    };
    expect(writeAttributes("productOrder", "resource", fields)).toEqual({
      priority: "1",
      requestedCompletionDate: "2026-12-10T00:00:00.000Z",
      agreement: [{ id: "S-1", name: "contractNumber" }],
      notificationContact: "a@runko.example",
    });
    expect(writeAttributes("productOrder", "item", { contractLength: 36, supplierConnectionId: "L-55" })).toEqual({
      itemTerm: [{ name: "contractLength", duration: { amount: 36, units: "month" } }],
      product: { productSerialNumber: "L-55" },
    });
    expect(writeAttributes("productOfferingQualification", "item", { estimatedDeliveryTime: -1 })).toEqual({});
  });

  test.each([
    [{ priority: 0 }, { deliveryType: "fast" }],
    [{ priority: "4" }, { deliveryType: "normal" }],
    [{ requestedStartDate: "2026-12-10" }, { requestedDate: "2026-12-10" }],
    [{ requestedStartDate: "2026-12-11", requestedCompletionDate: "2026-12-10" }, { requestedDate: "2026-12-10" }],
    [
      { agreement: null, description: "x" },
      { contractNumber: null, description: "x" },
    ],
  ])("reads %j of an order", (given, fields) => {
    const { pointers, ...read } = readAttributes("productOrder", "resource", { given, pointer: "" });
    expect(read).toEqual({ fields, yielding: [], issues: [] });
    expect([...pointers.keys()].toSorted()).toEqual(Object.keys(fields).toSorted());
    for (const pointer of pointers.values()) expect(Object.keys(given)).toContain(pointer.slice(1));
  });

  test("tells by which of two names a field was said", () => {
    const { pointers } = readAttributes("productOrder", "resource", {
      given: { requestedStartDate: "2026-12-11", requestedCompletionDate: "2026-12-10" },
      pointer: "/productOrder/0",
    });
    expect([...pointers]).toEqual([["requestedDate", "/productOrder/0/requestedCompletionDate"]]);
  });

  test.each([
    [{ ticketType: "deliveryChecking" }, "deliveryChecking"],
    [{ ticketType: "Missing Bill", severity: "Urgent" }, "urgentFault"],
    [{ ticketType: "x", priority: "1-Critical" }, "urgentFault"],
    [{ ticketType: "x", severity: "minor" }, "fault"],
  ])("reads the kind of the fault of %j", (given, faultType) => {
    expect(readAttributes("troubleTicket", "resource", { given, pointer: "" }).fields).toEqual({ faultType });
  });

  test.each([
    [{ priority: "9" }, "/priority", "INVALID_VALUE"],
    [{ requestedCompletionDate: "huomenna" }, "/requestedCompletionDate", "INVALID_DATE"],
    [{ agreement: "S-1" }, "/agreement", "INVALID_VALUE"],
    [{ billingAccount: 7 }, "/billingAccount", "INVALID_VALUE"],
  ])("refuses %j", (given, path, code) => {
    expect(readAttributes("productOrder", "resource", { given, pointer: "" }).issues).toEqual([{ path, code }]);
  });

  test.each([null, undefined, "x", 5, []])("reads nothing of %j", (given) => {
    expect(readAttributes("quote", "item", { given, pointer: "" })).toEqual({
      fields: {},
      pointers: new Map(),
      yielding: [],
      issues: [],
    });
  });
});
