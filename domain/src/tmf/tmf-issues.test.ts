import { describe, expect, test } from "vitest";
import type { IssueCode } from "../values/issue.ts";
import { propertyPath, tmfIssueCode } from "./tmf-issues.ts";
import { orderTypeOf } from "./tmf-resources.ts";

describe("broken rules in the words of TM Forum", () => {
  test.each([
    ["REQUIRED", "missingProperty"],
    ["REJECT_REASON_MISSING", "missingProperty"],
    ["UNKNOWN_FIELD", "unexpectedProperty"],
    ["TOO_MANY", "tooManyRecords"],
    ["ONE_PRODUCT_ONLY", "tooManyRecords"],
    ["NOT_AN_OPTION", "invalidValue"],
    ["INVALID_VALUE", "invalidValue"],
    ["INVALID_EMAIL", "invalidFormat"],
    ["PRODUCT_NOT_AVAILABLE", "referenceNotFound"],
    ["DATE_IN_PAST", "otherIssue"],
  ] as [IssueCode, string][])("%s is %s", (code, called) => {
    expect(tmfIssueCode(code)).toBe(called);
  });

  test.each([
    ["document.targetAddress.postalCode", "/productOrderItem/0/product/place"],
    ["document.requestedDate", "/requestedCompletionDate"],
    ["document.capacity", "/productOrderItem/0/product/productCharacteristic"],
    ["document.contactPhone", "/relatedParty"],
    ["eventProducts.1.customFields.Tila", "/productOrderItem/1/product/productCharacteristic"],
    ["eventProducts.1.productId", "/productOrderItem/1/productOffering/id"],
    ["cancelReason", "/cancellationReason"],
    ["text", "/note"],
    ["eventProducts", "/productOrderItem/0"],
    ["supplierId", "/relatedParty"],
    ["/productOrderItem/0/action", "/productOrderItem/0/action"],
    ["somewhere", ""],
    ["", ""],
  ])("of an order, %s is at %s", (path, pointer) => {
    expect(propertyPath("Order", { path })).toBe(pointer);
  });

  test("of a fault has no items", () => {
    expect(propertyPath("Fault", { path: "document.faultTime" })).toBe("/characteristic");
    expect(propertyPath("Fault", { path: "document.severity" })).toBe("/characteristic");
    expect(propertyPath("Fault", { path: "document.targetAddress" })).toBe("/place");
  });

  test.each([
    ["add", "Order"],
    ["modify", "ChangeOrder"],
    ["delete", "CancelOrder"],
    ["noChange", null],
    [undefined, null],
  ])("%j makes %j", (action, type) => {
    expect(orderTypeOf(action)).toBe(type);
  });
});
