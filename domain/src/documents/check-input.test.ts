import { describe, expect, test } from "vitest";
import type { GivenInput } from "./action-inputs.ts";
import { checkInput } from "./check-input.ts";
import { wishedFields } from "./check-action-input.ts";
import { amendableFieldsOf, correctableFields, correctableFieldsOf } from "./correctable-fields.ts";
import { documentFields } from "./document-fields.ts";
import { rowOfRole } from "./row-of-role.ts";
import { documentTypes } from "../enumerations/document-types.ts";

const today = "2026-11-23";
const asking = rowOfRole("askQuestion", "SUPPLIER", "Order");
const told = (input: object, row = asking) =>
  checkInput(row, { input: input as GivenInput, documentType: "Order", today }).map(
    ({ path, code }) => `${path} ${code}`,
  );

describe("what an action takes of its own", () => {
  test("a question needs its text, and nothing else", () => {
    expect(told({})).toEqual(["text REQUIRED"]);
    expect(told({ text: " \n" })).toEqual(["text REQUIRED"]);
    expect(told({ text: "Kuka avaa oven?" })).toEqual([]);
    expect(told({ text: "Kuka avaa oven?", answerBy: "2026-11-24", correctable: ["passageInstructions"] })).toEqual([]);
  });

  test.each([
    [{ text: "a".repeat(2001) }, "text TOO_LONG"],
    [{ text: "a\0" }, "text INVALID_VALUE"],
    [{ text: "x", answerBy: "1.12.2026" }, "answerBy INVALID_DATE"],
    [{ text: "x", answerBy: today }, "answerBy DATE_IN_PAST"],
    [{ text: "x", answerBy: "2036-11-24" }, "answerBy DATE_TOO_FAR"],
    [{ text: "x", correctable: ["targetAddress"] }, "correctable NOT_AN_OPTION"],
    [{ text: "x", correctable: ["monthlyFee"] }, "correctable NOT_AN_OPTION"],
    [{ text: "x", correctable: ["faultTime"] }, "correctable NOT_AN_OPTION"],
    [{ text: "x", correctable: ["contactName", "contactName"] }, "correctable DUPLICATE"],
    [{ text: 5 }, "text INVALID_VALUE"],
    [{ text: "x", answerBy: "2031-11-23" }, "answerBy DATE_TOO_FAR"],
    [{ text: "x", answerBy: 20_261_124 }, "answerBy INVALID_VALUE"],
    [{ text: "x", correctable: "contactName" }, "correctable INVALID_VALUE"],
    [{ text: "x", correctable: ["contactName", "targetAddress"] }, "correctable NOT_AN_OPTION"],
    [{ text: "x", fees: true }, "fees NOT_WRITABLE"],
  ])("%j is refused", (input, issue) => {
    expect(told(input)).toEqual([issue]);
  });

  test("a subscriber names no fields for its supplier to correct", () => {
    const row = rowOfRole("askQuestion", "SUBSCRIBER", "Order");
    expect(told({ text: "x", correctable: ["contactName"] }, row)).toEqual(["correctable NOT_WRITABLE"]);
  });

  test("a charge is more than nothing, and a refusal for another reason is told in words", () => {
    const charging = rowOfRole("acceptWithCharge", "SUPPLIER", "Order");
    expect(told({ charge: "0.01" }, charging)).toEqual([]);
    expect(told({}, charging)).toEqual(["charge REQUIRED"]);
    expect(told({ charge: "0.00" }, charging)).toEqual(["charge NOTHING_CHARGED"]);
    expect(told({ charge: "1,00" }, charging)).toEqual(["charge INVALID_MONEY"]);
    const refusing = rowOfRole("refuseRequest", "SUPPLIER", "Order");
    expect(told({ refusalCode: "WORK_DONE" }, refusing)).toEqual([]);
    expect(told({ refusalCode: "OTHER" }, refusing)).toEqual(["text REQUIRED"]);
    expect(told({ refusalCode: "WEATHER" }, refusing)).toEqual(["refusalCode NOT_AN_OPTION"]);
  });

  test("what ends in a space is as long as it is without, and nothing is said by an empty list", () => {
    expect(told({ text: `${"a".repeat(2000)} ` })).toEqual([]);
    expect(told({ text: "x", correctable: [], answerBy: " " })).toEqual([]);
    expect(told({ text: "x", answerBy: "2031-11-22" })).toEqual([]);
  });

  test("a day may be today where it is told and not asked for", () => {
    const proposing = rowOfRole("proposeDate", "SUBSCRIBER", "Order");
    expect(told({ date: today }, proposing)).toEqual([]);
    expect(told({ date: "2026-11-22" }, proposing)).toEqual(["date DATE_IN_PAST"]);
    expect(told({}, proposing)).toEqual(["date REQUIRED"]);
  });

  test.each([
    [{ fees: true }, []],
    [{ fees: false }, []],
    [{ fees: "true" }, ["fees INVALID_VALUE"]],
    [{ handlerId: null }, []],
    [{ handlerId: "u-1" }, []],
    [{ handlerId: 5 }, ["handlerId INVALID_VALUE"]],
  ])("%j is %j", (input, faults) => {
    const row = { takes: { fees: "optional", handlerId: "optional" } } as const;
    expect(
      checkInput(row, { input: input as GivenInput, documentType: "Order", today }).map(
        ({ path, code }) => `${path} ${code}`,
      ),
    ).toEqual(faults);
  });

  test("why a day moved is asked of a day that was there, as the fields would be", () => {
    const row = { takes: { delayReason: "whenDateMoves" } } as const;
    const asked = (input: GivenInput, was: string | null, is?: string) =>
      checkInput(row, {
        input,
        documentType: "Order",
        today,
        before: { estimatedDeliveryDate: was },
        ...(is !== undefined && { fields: { estimatedDeliveryDate: is } }),
      }).map(({ code }) => code);
    expect(asked({}, "2026-12-10", "2026-12-20")).toEqual(["REQUIRED"]);
    expect(asked({ delayReason: "WEATHER" }, "2026-12-10", "2026-12-20")).toEqual([]);
    expect(asked({ delayReason: "WEATHER" }, "2026-12-10")).toEqual(["NOT_WRITABLE"]);
    expect(asked({}, null, "2026-12-20")).toEqual([]);
  });

  test("an action that takes nothing takes none of it", () => {
    const row = rowOfRole("deliver", "SUPPLIER", "Order");
    expect(told({}, row)).toEqual([]);
    expect(told({ text: "x", fees: false }, row)).toEqual(["text NOT_WRITABLE", "fees NOT_WRITABLE"]);
  });
});

test("what may be corrected is the subscriber's, and neither where nor what is delivered", () => {
  for (const name of correctableFields) {
    expect(documentFields[name].writer).toBe("subscriber");
    expect(["address", "nni", "billingGroup"]).not.toContain(documentFields[name].kind);
  }
  for (const type of documentTypes) expect(correctableFieldsOf(type)).toContain("contactName");
});

test("what a request may change is compared as it is stored, and another day goes its own way", () => {
  for (const name of correctableFields)
    expect(["address", "emails", "options"]).not.toContain(documentFields[name].kind);
  for (const type of documentTypes) expect(amendableFieldsOf(type)).not.toContain("requestedDate");
  expect(wishedFields({ contactName: "Aino" }, { contactName: "Aino", contactPhone: null, otherInfo: "x" })).toEqual({
    otherInfo: "x",
  });
});
