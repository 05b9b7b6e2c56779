import { describe, expect, test } from "vitest";
import {
  checkReason,
  checkWished,
  checkWritable,
  hasReasonOptions,
  wishedFields,
  writableFields,
  type GivenReason,
} from "./check-action-input.ts";
import { actionTable, type ActionRow, type DocumentAction, type ReasonField } from "./document-actions.ts";
import type { DocumentFields } from "./document-fields-schema.ts";

function rowOf(action: DocumentAction): ActionRow {
  const row = actionTable.find((one) => one.action === action);
  if (!row) throw new Error(`No row ${action}`);
  return row;
}

const told = (field: ReasonField | null, given: GivenReason): string[] =>
  checkReason(field, given).map(({ path, code }) => `${path} ${code}`);

describe("the reason of an action", () => {
  test.each<[ReasonField, string]>([
    ["cancelReason", "CANCEL_REASON_MISSING"],
    ["cancelledBySupplierReason", "CANCEL_REASON_MISSING"],
    ["rejectReason", "REJECT_REASON_MISSING"],
    ["inProgressReason", "IN_PROGRESS_REASON_MISSING"],
    ["reopenReason", "REOPEN_REASON_MISSING"],
  ])("%s that is missing is %s", (field, code) => {
    expect(told(field, {})).toEqual([`reason ${code}`]);
    expect(told(field, { reason: "  " })).toEqual([`reason ${code}`]);
  });

  test.each<ReasonField>(["cancelReason", "cancelledBySupplierReason"])("%s is free text", (field) => {
    expect(hasReasonOptions(field)).toBe(false);
    expect(told(field, { reason: "Asiakas perui" })).toEqual([]);
    expect(told(field, { reason: "a".repeat(255) })).toEqual([]);
    expect(told(field, { reason: "a".repeat(256) })).toEqual(["reason TOO_LONG"]);
    expect(told(field, { reason: "a\0" })).toEqual(["reason INVALID_VALUE"]);
    expect(told(field, { reason: "x", explanation: "y" })).toEqual(["explanation NOT_WRITABLE"]);
  });

  test.each<ReasonField>(["rejectReason", "inProgressReason"])(
    "%s is picked, and explained where it is another",
    (field) => {
      expect(hasReasonOptions(field)).toBe(true);
      expect(told(field, { reason: "noNetwork" })).toEqual([]);
      expect(told(field, { reason: "noNetwork", explanation: "Lähin kaapeli 3 km" })).toEqual([]);
      expect(told(field, { reason: "noNetwork", explanation: "a".repeat(256) })).toEqual(["explanation TOO_LONG"]);
      expect(told(field, { reason: "Ei verkkoa" })).toEqual(["reason NOT_AN_OPTION"]);
      expect(told(field, { reason: "otherReason" })).toEqual(["explanation REQUIRED"]);
      expect(told(field, { reason: "otherReason", explanation: " " })).toEqual(["explanation REQUIRED"]);
      expect(told(field, { reason: "otherReason", explanation: "Lakko" })).toEqual([]);
    },
  );

  test("an action without a reason takes none", () => {
    expect(told(null, {})).toEqual([]);
    expect(told(null, { reason: "x", explanation: "y" })).toEqual(["reason NOT_WRITABLE", "explanation NOT_WRITABLE"]);
  });
});

describe("the fields of an action", () => {
  const sent: DocumentFields = { customerName: "Oy", supplierConnectionId: "RV-1", rejectReason: "noNetwork" };
  const refused = (action: DocumentAction) => checkWritable(rowOf(action), sent).map(({ path }) => path);

  test("each party writes its own fields, and nobody those of the system (R4)", () => {
    expect(refused("edit")).toEqual(["document.supplierConnectionId", "document.rejectReason"]);
    expect(refused("create")).toEqual(["document.supplierConnectionId", "document.rejectReason"]);
    for (const action of ["editAnswer", "confirm", "signReady"] as const)
      expect(refused(action)).toEqual(["document.customerName", "document.rejectReason"]);
  });

  test.each<DocumentAction>(["cancel", "deliver", "archive", "reject"])("%s takes no fields", (action) => {
    expect(refused(action)).toEqual([
      "document.customerName",
      "document.supplierConnectionId",
      "document.rejectReason",
    ]);
    expect(writableFields(rowOf(action))).toEqual([]);
  });

  test("what was asked or may be wished is written, and what was requested by nobody", () => {
    const asked = ["contactName", "customerName"] as const;
    for (const fields of ["asked", "wished"] as const)
      expect(writableFields({ fields }, asked).toSorted()).toEqual(["contactName", "customerName"]);
    expect(writableFields({ fields: "asked" })).toEqual([]);
    for (const fields of ["requested", null] as const) expect(writableFields({ fields }, asked)).toEqual([]);
    expect(checkWritable({ ...rowOf("edit"), fields: "asked" }, { contactName: "Aino" }, asked)).toEqual([]);
  });

  test("a wish is what would be another, and a request has to wish for something", () => {
    const before = { contactName: "Aino", contactPhone: null, terminalChecked: true };
    expect(wishedFields(before, { contactName: "Aino", terminalChecked: false, otherInfo: null })).toEqual({
      terminalChecked: false,
    });
    expect(wishedFields(before, { contactName: null })).toEqual({ contactName: null });
    const nothing = [{ path: "document", code: "NOTHING_REQUESTED" }];
    expect(checkWished({ fields: "wished" }, {})).toEqual(nothing);
    expect(checkWished({ fields: "wished" }, { contactName: "Aino" })).toEqual([]);
    expect(checkWished({ fields: "asked" }, {})).toEqual([]);
  });

  test("an unknown field is refused too", () => {
    const odd = { constructor: "x" } as unknown as DocumentFields;
    expect(checkWritable(rowOf("edit"), odd)).toEqual([{ path: "document.constructor", code: "NOT_WRITABLE" }]);
  });
});
