import { expect, test } from "vitest";
import type { FieldName } from "./document-fields.ts";
import { documentTypes } from "../enumerations/document-types.ts";
import { fieldsOfType } from "./fields-of-type.ts";

const typesWith = (name: FieldName) => documentTypes.filter((type) => fieldsOfType(type).has(name));

test("which types have a field, in form or answer, of any product", () => {
  expect(typesWith("faultType")).toEqual(["Fault"]);
  expect(typesWith("validUntilDate")).toEqual(["Inquiry"]);
  expect(typesWith("estimatedDeliveryDate")).toEqual(["Order", "ChangeOrder", "CancelOrder"]);
  expect(typesWith("requestedDate")).toEqual(documentTypes.filter((type) => type !== "Fault"));
  expect(typesWith("cableY")).toEqual(["Inquiry", "Order", "ChangeOrder"]);
});
