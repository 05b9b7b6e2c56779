import { describe, expect, test } from "vitest";
import { texts } from "../texts/texts.ts";
import { documentFields, fieldDefinition, fieldGroups, fieldNames, fieldsWrittenBy } from "./document-fields.ts";
import { documentFieldsSchema } from "./document-fields-schema.ts";
import { documentTypes } from "../enumerations/document-types.ts";
import { fieldLabel } from "./field-label.ts";
import { optionLabel } from "./option-label.ts";

test("the schema and the definitions know the same fields", () => {
  expect(Object.keys(documentFieldsSchema.shape)).toEqual(Object.keys(documentFields));
});

test("every field has one writer", () => {
  const written = [...fieldsWrittenBy("subscriber"), ...fieldsWrittenBy("supplier"), ...fieldsWrittenBy("system")];
  expect(written.toSorted()).toEqual(fieldNames.toSorted());
});

// The answer is what D-14 names, no more: whatever else were in it, the subscriber could not write it.
test("the supplier writes the fields of D-14", () => {
  expect(fieldsWrittenBy("supplier").toSorted()).toEqual(
    [
      ["estimatedDeliveryTime", "connectionLength", "connectFee", "monthlyFee", "supplierInfo", "validUntilDate"],
      ["estimatedDeliveryDate", "supplierConnectionId", "actualDeliveryDate", "connectionDetails"],
      ["correctorName", "correctionActions", "correctionTime", "severity", "limitingActions", "correctionPrice"],
    ]
      .flat()
      .toSorted(),
  );
});

test("nobody but the system writes reasons", () => {
  expect(fieldsWrittenBy("system").toSorted()).toEqual(
    [
      "cancelReason",
      "cancelledBySupplierReason",
      "inProgressReason",
      "reasonExplanation",
      "rejectReason",
      "reopenReason",
    ].toSorted(),
  );
});

test("fields come group by group, in the order of the groups", () => {
  const groups = fieldNames.map((name) => fieldGroups.indexOf(fieldDefinition(name).group));
  expect(groups).not.toContain(-1);
  expect(groups).toEqual(groups.toSorted((one, other) => one - other));
  expect(new Set(groups).size).toBe(fieldGroups.length);
});

const finnish = /^\p{Lu}[\p{L}\p{N} ,()-]+$/u;

describe("Finnish labels", () => {
  test.each(fieldNames)("%s has one on every type", (name) => {
    for (const type of documentTypes) expect(fieldLabel(texts.documents, name, type)).toMatch(finnish);
  });

  test("no two fields of a group read alike", () => {
    for (const type of documentTypes) {
      for (const group of fieldGroups) {
        const labels = fieldNames
          .filter((name) => fieldDefinition(name).group === group)
          .map((name) => fieldLabel(texts.documents, name, type));
        expect(new Set(labels).size).toBe(labels.length);
      }
    }
  });

  test("a cancel order speaks of the end, a fault notice of the fault", () => {
    expect(fieldLabel(texts.documents, "requestedDate", "Order")).toBe("Toivottu päivä");
    expect(fieldLabel(texts.documents, "requestedDate", "CancelOrder")).toBe("Toivottu päättymispäivä");
    expect(fieldLabel(texts.documents, "description", "Fault")).toBe("Vian kuvaus");
  });

  test.each(fieldGroups)("the group %s has a title", (group) => {
    expect(texts.documents.groups[group]).toMatch(finnish);
  });

  test("every option of every field has a label, and the schema takes it and no other", () => {
    for (const name of fieldNames) {
      const definition = fieldDefinition(name);
      const many = definition.kind === "options";
      for (const option of "options" in definition ? definition.options : []) {
        expect(optionLabel(texts.enumerations, name, option).length).toBeGreaterThan(1);
        const value = many ? [option] : option;
        expect(documentFieldsSchema.safeParse({ [name]: value }).success).toBe(true);
      }
      const odd = { [name]: many ? ["odd"] : "odd" };
      expect(documentFieldsSchema.safeParse(odd).success).toBe(
        ["text", "longText", "email", "phone", "date", "instant", "money", "number", "nni", "billingGroup"].includes(
          definition.kind,
        ),
      );
    }
  });

  test("null clears any field, and an unknown field is none", () => {
    for (const name of fieldNames) expect(documentFieldsSchema.safeParse({ [name]: null }).success).toBe(true);
    expect(documentFieldsSchema.safeParse({ customer: "Oy" }).success).toBe(false);
    expect(documentFieldsSchema.safeParse({ targetAddress: { street: "X" } }).success).toBe(false);
  });
});
