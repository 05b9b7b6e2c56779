import { describe, expect, test } from "vitest";
import type { FieldName } from "./document-fields.ts";
import { formatFieldValue } from "./format-field-value.ts";
import { texts } from "../texts/texts.ts";

const cases: [FieldName, unknown, string][] = [
  ["customerName", "  Oy Asiakas Ab ", "Oy Asiakas Ab"],
  ["passageInstructions", "Ovi 2.\nSoita ensin.", "Ovi 2.\nSoita ensin."],
  ["contactEmail", "matti@asiakas.example", "matti@asiakas.example"],
  ["contactPhone", "+358 40 123 4567", "+358 40 123 4567"],
  ["requestedDate", "2026-03-05", "5.3.2026"],
  ["requestedDate", "5.3.", "5.3."],
  ["faultTime", "2026-01-05T12:07:00.000Z", "5.1.2026 klo 14.07"],
  ["faultTime", "2026-07-05T12:07:00.000Z", "5.7.2026 klo 15.07"],
  ["faultTime", "eilen", "eilen"],
  ["monthlyFee", "1234.50", "1\u00a0234,50\u00a0€"],
  ["monthlyFee", "noin 10", "noin 10"],
  ["connectionLength", "12500.5", "12\u00a0500,5 m"],
  ["connectionLength", "pitkä", "pitkä m"],
  ["terminalChecked", true, "Kyllä"],
  ["terminalChecked", false, "Ei"],
  ["deliveryType", "fast", "Määräpäivä"],
  ["deliveryType", "toString", "toString"],
  ["connector", "FC_SM", "FC SM"],
  ["otherEndConnector", "FC_SM", "FC SM"],
  ["dslType", "fibre", "Kuitu"],
  ["wavelengthTx", 1310, "1310 nm"],
  ["wavelengthRx", 1311, "1311"],
  ["contractLength", 0, "Toistaiseksi tai tilapäinen"],
  ["estimatedDeliveryTime", -1, "Yli neljä viikkoa, tarkennus lisätiedoissa"],
  ["rejectReason", "noNetwork", "Osoitteessa ei ole verkkoa"],
  ["modificationTypes", ["speed", "cableY"], "Nopeus, Kaapeli Y"],
  ["followers", ["a@x.example", "b@x.example"], "a@x.example, b@x.example"],
  ["nniFromId", "0190c0de-0000-7000-8000-000000000001", "0190c0de-0000-7000-8000-000000000001"],
  [
    "targetAddress",
    { streetName: "Hämeenkatu", streetNumber: "12", streetLetter: "B", postalCode: "33100", postalPlace: "Tampere" },
    "Hämeenkatu 12 B, 33100 Tampere",
  ],
];

describe("formatFieldValue", () => {
  test.each(cases)("%s %j reads %j", (name, value, expected) => {
    expect(formatFieldValue(texts, name, value)).toBe(expected);
  });

  test.each([undefined, null, "", "   ", [], {}])("%j reads as nothing", (value) => {
    expect(formatFieldValue(texts, "targetAddress", value)).toBe("");
  });
});
