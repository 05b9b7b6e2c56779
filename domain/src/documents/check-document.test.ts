import { describe, expect, test } from "vitest";
import {
  minimalAvailabilityRequests,
  minimalCancelOrder,
  minimalChangeOrder,
  minimalFault,
  minimalInquiry,
  minimalOrders,
} from "../../test/minimal-documents.ts";
import { productCategories, type ProductCategory } from "../enumerations/product-categories.ts";
import type { IssueCode } from "../values/issue.ts";
import { checkDocument, demandsOf, isEmptyValue, type CheckContext } from "./check-document.ts";
import type { DocumentAction } from "./document-actions.ts";
import type { FieldName } from "./document-fields.ts";
import type { DocumentFields } from "./document-fields-schema.ts";
import type { DocumentType } from "../enumerations/document-types.ts";

const today = "2026-11-20";

const contextOf = (
  documentType: DocumentType,
  category: ProductCategory = "WDM",
  change: Partial<CheckContext> = {},
): CheckContext => ({
  documentType,
  category,
  today,
  now: `${today}T12:00:00.000Z`,
  minimumNormalDays: 10,
  needsNni: false,
  history: null,
  part: { of: "subscriber" },
  ...change,
});

const answerOf = (documentType: DocumentType, action: DocumentAction, skip = false): CheckContext =>
  contextOf(documentType, "WDM", { part: { of: "answer", action, skip } });

function without(fields: DocumentFields, name: string): DocumentFields {
  return Object.fromEntries(Object.entries(fields).filter(([one]) => one !== name));
}

const told = (fields: DocumentFields, context: CheckContext): string[] =>
  checkDocument(fields, context).map(({ path, code }) => `${path} ${code}`);

const minimal: { type: DocumentType; category: ProductCategory; fields: DocumentFields }[] = productCategories.flatMap(
  (category) => [
    { type: "Order" as const, category, fields: minimalOrders[category] },
    { type: "Inquiry" as const, category, fields: minimalInquiry(category) },
    { type: "AvailabilityRequest" as const, category, fields: minimalAvailabilityRequests[category] },
    { type: "CancelOrder" as const, category, fields: minimalCancelOrder },
    { type: "Fault" as const, category, fields: minimalFault },
  ],
);
minimal.push({ type: "ChangeOrder", category: "WDM", fields: minimalChangeOrder });

describe.each(minimal)("the least $type of $category", ({ type, category, fields }) => {
  const context = contextOf(type, category);

  test("passes", () => {
    expect(checkDocument(fields, context)).toEqual([]);
  });

  test.each(Object.keys(fields))("without %s is told so there, and nowhere else", (name) => {
    const expected = name === "modificationTypes" ? "MODIFICATION_TYPES_REQUIRED" : "REQUIRED";
    const issues = told(without(fields, name), context).filter((issue) => !issue.endsWith("NOT_FOR_THIS_DOCUMENT"));
    expect(issues).toEqual([`${name} ${expected}`]);
    const cleared = { ...fields, [name]: null };
    expect(told(cleared, context)).toContain(`${name} ${expected}`);
  });
});

describe("a value that is not of its field's kind", () => {
  const long = (length: number) => "a".repeat(length);
  const order = minimalOrders.WDM;
  const cases: [FieldName, unknown, IssueCode][] = [
    ["customerName", 5, "INVALID_VALUE"],
    ["customerName", long(256), "TOO_LONG"],
    ["customerName", "a\0b", "INVALID_VALUE"],
    ["customerName", "\ud800", "INVALID_VALUE"],
    ["subscriberInfo", long(2001), "TOO_LONG"],
    ["contactEmail", "aino(at)x.example", "INVALID_EMAIL"],
    ["contactPhone", "soita", "INVALID_PHONE"],
    ["contactPhone", long(256), "TOO_LONG"],
    ["requestedDate", "2026-02-30", "INVALID_DATE"],
    ["requestedDate", "5.12.2026", "INVALID_DATE"],
    ["requestedDate", { toString: 1 }, "INVALID_VALUE"],
    ["deliveryType", "slow", "NOT_AN_OPTION"],
    ["deliveryType", 1, "NOT_AN_OPTION"],
    ["contractLength", 13, "NOT_AN_OPTION"],
    ["contractLength", "24", "NOT_AN_OPTION"],
    ["interface", "1000base-lx", "NOT_AN_OPTION"],
    ["wavelengthTx", 1311, "NOT_AN_OPTION"],
    ["plannedLength", "pitkä", "INVALID_NUMBER"],
    ["plannedLength", "-1", "INVALID_NUMBER"],
    ["plannedLength", "12345678901234567", "TOO_LONG"],
    ["billingGroupId", "ryhmä 1", "INVALID_ID"],
    ["followers", "a@x.example", "INVALID_VALUE"],
    ["followers", ["a@x.example", "b"], "INVALID_EMAIL"],
    ["followers", [1], "INVALID_EMAIL"],
    ["followers", ["a@x.example", "a@x.example"], "DUPLICATE"],
    ["followers", Array.from({ length: 21 }, (_, index) => `a${index}@x.example`), "TOO_MANY"],
    ["targetAddress", "Hämeenkatu 12", "INVALID_ADDRESS"],
    ["targetAddress", ["Hämeenkatu"], "INVALID_ADDRESS"],
    ["targetAddress", { streetName: 5 }, "INVALID_ADDRESS"],
    ["billingAddress", true, "INVALID_ADDRESS"],
    ["terminalChecked", true, "NOT_FOR_THIS_DOCUMENT"],
    ["dslType", "VDSL", "NOT_FOR_THIS_DOCUMENT"],
    ["connectFee", "1.00", "NOT_FOR_THIS_DOCUMENT"],
    ["cancelReason", "Turha", "NOT_FOR_THIS_DOCUMENT"],
    ["modificationTypes", ["speed"], "NOT_FOR_THIS_DOCUMENT"],
  ];

  test.each(cases)("%s: %j is %s", (name, value, code) => {
    expect(told({ ...order, [name]: value }, contextOf("Order"))).toEqual([`${name} ${code}`]);
  });

  test.each<[FieldName, unknown, IssueCode]>([
    ["faultTime", "2026-11-20 08:00", "INVALID_INSTANT"],
    ["faultType", "bigFault", "NOT_AN_OPTION"],
    ["terminalChecked", "yes", "INVALID_VALUE"],
    ["ticketNumber", 7, "INVALID_VALUE"],
  ])("%s: %j of a fault notice is %s", (name, value, code) => {
    expect(told({ ...minimalFault, [name]: value }, contextOf("Fault"))).toEqual([`${name} ${code}`]);
  });

  test.each<[FieldName, unknown, IssueCode]>([
    ["connectFee", "12,5", "INVALID_MONEY"],
    ["connectFee", 12.5, "INVALID_VALUE"],
    ["connectionLength", "-", "INVALID_NUMBER"],
    ["estimatedDeliveryTime", 8, "NOT_AN_OPTION"],
    ["estimatedDeliveryDate", "2026-12-09", "NOT_FOR_THIS_DOCUMENT"],
    ["customerName", "Oy Asiakas Ab", "NOT_FOR_THIS_DOCUMENT"],
  ])("%s: %j of an answer is %s", (name, value, code) => {
    expect(told({ [name]: value }, answerOf("Inquiry", "editAnswer"))).toEqual([`${name} ${code}`]);
  });

  test("unknown modification types touch nothing, and are told", () => {
    const changed = { ...minimalCancelOrder, contactName: "A", contactPhone: "040 123 4567" };
    const odd = { ...changed, modificationTypes: ["speed", "toString"] } as unknown as DocumentFields;
    expect(told(odd, contextOf("ChangeOrder"))).toEqual([
      "modificationTypes INVALID_MODIFICATION_TYPE",
      "capacity REQUIRED",
    ]);
    const word = { ...changed, modificationTypes: "speed" } as unknown as DocumentFields;
    expect(told(word, contextOf("ChangeOrder"))).toEqual(["modificationTypes INVALID_VALUE"]);
  });
});

describe("an address", () => {
  const order = minimalOrders.IP_TRANSIT;
  const half = { streetName: "Hämeenkatu", postalCode: "3310" };

  test("that is required tells each part that it lacks", () => {
    expect(told({ ...order, targetAddress: half }, contextOf("Order", "IP_TRANSIT"))).toEqual([
      "targetAddress.streetNumber REQUIRED",
      "targetAddress.postalCode INVALID_POSTAL_CODE",
      "targetAddress.postalPlace REQUIRED",
    ]);
    const blank = { streetName: " ", postalCode: null };
    expect(told({ ...order, targetAddress: blank }, contextOf("Order", "IP_TRANSIT"))).toEqual([
      "targetAddress REQUIRED",
    ]);
  });

  test("that is optional is whole or empty", () => {
    expect(told({ ...order, billingAddress: half }, contextOf("Order", "IP_TRANSIT"))).toEqual([
      "billingAddress.streetNumber ADDRESS_INCOMPLETE",
      "billingAddress.postalCode INVALID_POSTAL_CODE",
      "billingAddress.postalPlace ADDRESS_INCOMPLETE",
    ]);
    expect(told({ ...order, billingAddress: { streetName: "" } }, contextOf("Order", "IP_TRANSIT"))).toEqual([]);
  });
});

describe("dates", () => {
  const order = (requestedDate: string, deliveryType: "normal" | "urgent" | "fast") => ({
    ...minimalOrders.SERVICES,
    requestedDate,
    deliveryType,
  });
  const service = (change: Partial<CheckContext> = {}) => contextOf("Order", "SERVICES", change);

  test("today is not past, yesterday is", () => {
    expect(told(order("2026-11-20", "urgent"), service())).toEqual([]);
    expect(told(order("2026-11-19", "urgent"), service())).toEqual(["requestedDate DATE_IN_PAST"]);
    expect(told(order("2026-11-19", "normal"), service())).toEqual(["requestedDate DATE_IN_PAST"]);
    expect(told({ requestedDate: "2026-11-20" }, contextOf("CancelOrder"))).toEqual([]);
    expect(told({ requestedDate: "2026-11-19" }, contextOf("CancelOrder"))).toEqual(["requestedDate DATE_IN_PAST"]);
  });

  test("a normal delivery waits the supplier's working days, another does not (D-16)", () => {
    expect(checkDocument(order("2026-12-03", "normal"), service())).toEqual([
      { path: "requestedDate", code: "DATE_TOO_EARLY_FOR_NORMAL", params: { earliest: "2026-12-04" } },
    ]);
    expect(told(order("2026-12-04", "normal"), service())).toEqual([]);
    expect(told(order("2026-12-03", "fast"), service())).toEqual([]);
    expect(told(order("2026-11-20", "normal"), service({ minimumNormalDays: 0 }))).toEqual([]);
    expect(told(order("2026-11-22", "normal"), service({ minimumNormalDays: 1 }))).toEqual([
      "requestedDate DATE_TOO_EARLY_FOR_NORMAL",
    ]);
    expect(told(order("2026-11-23", "normal"), service({ minimumNormalDays: 1 }))).toEqual([]);
  });

  test("what was asked in time stays so when it is edited later", () => {
    const before = order("2026-11-10", "normal");
    expect(told({ ...before, customerName: "Toinen Oy" }, service({ before }))).toEqual([]);
    expect(told({ ...before, requestedDate: "2026-11-11" }, service({ before }))).toEqual([
      "requestedDate DATE_IN_PAST",
    ]);
    const urgent = order("2026-11-25", "urgent");
    expect(told({ ...urgent, deliveryType: "normal" }, service({ before: urgent }))).toEqual([
      "requestedDate DATE_TOO_EARLY_FOR_NORMAL",
    ]);
  });

  test("a fault has begun", () => {
    const at = (faultTime: string) => told({ ...minimalFault, faultTime }, contextOf("Fault"));
    expect(at("2026-11-20T12:00:00.000Z")).toEqual([]);
    expect(at("2026-11-20T12:00:01.000Z")).toEqual(["faultTime FAULT_TIME_IN_FUTURE"]);
  });

  test("an offer is valid today at least", () => {
    const offer = (validUntilDate: string) => ({
      estimatedDeliveryTime: 7 as const,
      connectFee: "0.00",
      monthlyFee: "10.00",
      validUntilDate,
    });
    expect(told(offer("2026-11-20"), answerOf("Inquiry", "signReady"))).toEqual([]);
    expect(told(offer("2026-11-19"), answerOf("Inquiry", "signReady"))).toEqual(["validUntilDate VALID_UNTIL_IN_PAST"]);
    const kept = { ...answerOf("Inquiry", "editAnswer"), before: offer("2026-11-19") };
    expect(told(offer("2026-11-19"), kept)).toEqual([]);
  });

  test("an issue about a date that is none is told once", () => {
    expect(told(order("", "normal"), service())).toEqual(["requestedDate REQUIRED"]);
    expect(told(order("1.1.2020", "normal"), service())).toEqual(["requestedDate INVALID_DATE"]);
  });

  test("issues come in the order of the form", () => {
    const late = { ...without(order("2026-11-19", "urgent"), "customerName"), contractLength: 1 };
    expect(told(late as unknown as DocumentFields, service())).toEqual([
      "customerName REQUIRED",
      "requestedDate DATE_IN_PAST",
      "contractLength NOT_AN_OPTION",
    ]);
  });
});

describe("the answer", () => {
  test.each<[DocumentType, DocumentAction, boolean, DocumentFields]>([
    ["AvailabilityRequest", "signReady", false, { estimatedDeliveryTime: 14 }],
    ["AvailabilityRequest", "signReady", true, {}],
    ["Inquiry", "signReady", true, { connectFee: "0.00", monthlyFee: "1.00", validUntilDate: "2026-12-31" }],
    ["Order", "confirm", false, { estimatedDeliveryDate: "2026-12-09", supplierConnectionId: "RV-1" }],
    ["ChangeOrder", "confirm", false, { estimatedDeliveryDate: "2026-12-09" }],
    ["CancelOrder", "confirm", false, { estimatedDeliveryDate: "2026-12-09" }],
    [
      "Order",
      "signReady",
      true,
      { estimatedDeliveryDate: "2026-12-09", supplierConnectionId: "RV-1", actualDeliveryDate: "2026-11-20" },
    ],
    [
      "Order",
      "signReady",
      false,
      {
        estimatedDeliveryDate: "2026-12-09",
        supplierConnectionId: "RV-1",
        actualDeliveryDate: "2026-11-20",
        connectionDetails: "Portti 7",
      },
    ],
    ["CancelOrder", "signReady", false, { estimatedDeliveryDate: "2026-12-09", actualDeliveryDate: "2026-11-20" }],
    [
      "Fault",
      "signReady",
      false,
      { correctorName: "Ville", correctionActions: "Kuitu jatkettu", correctionTime: "2026-11-20T11:00:00Z" },
    ],
    ["Fault", "signReady", true, {}],
    ["Order", "editAnswer", false, {}],
  ])("%s at %s, skipping %j: %j is enough and nothing less", (type, action, skip, fields) => {
    const context = answerOf(type, action, skip);
    expect(told(fields, context)).toEqual([]);
    for (const name of Object.keys(fields)) expect(told(without(fields, name), context)).toEqual([`${name} REQUIRED`]);
  });

  test("more than four weeks need a word of explanation", () => {
    const answer = (supplierInfo?: string): DocumentFields => ({ estimatedDeliveryTime: -1, supplierInfo });
    const ready = answerOf("AvailabilityRequest", "signReady");
    expect(told(answer(), ready)).toEqual(["supplierInfo SUPPLIER_INFO_REQUIRED"]);
    expect(told(answer(" "), ready)).toEqual(["supplierInfo SUPPLIER_INFO_REQUIRED"]);
    expect(told(answer("a".repeat(2001)), ready)).toEqual(["supplierInfo TOO_LONG"]);
    expect(told(answer("Kaivuulupa puuttuu"), ready)).toEqual([]);
    expect(told(answer(), answerOf("AvailabilityRequest", "editAnswer"))).toEqual([]);
  });
});

describe("a product that needs an NNI", () => {
  const needing = (type: DocumentType, category: ProductCategory) => contextOf(type, category, { needsNni: true });
  const nni = "0190c0de-0000-7000-8000-000000000009";

  test("asks an order for it, whatever the category", () => {
    expect(told(minimalOrders.WDM, needing("Order", "WDM"))).toEqual(["nniFromId REQUIRED"]);
    expect(told({ ...minimalOrders.WDM, nniFromId: nni, nniToId: nni }, needing("Order", "WDM"))).toEqual([]);
    for (const category of ["WDM", "ETHERNET_CONNECTION"] as const)
      expect(demandsOf({}, needing("Order", category)).get("nniToId")).toBe("optional");
  });

  test("lets an inquiry name it, and asks no other type", () => {
    expect(told({ ...minimalInquiry("WDM"), nniFromId: nni }, needing("Inquiry", "WDM"))).toEqual([]);
    expect(told(minimalInquiry("WDM"), needing("Inquiry", "WDM"))).toEqual([]);
    for (const name of ["nniFromId", "nniToId"] as const)
      expect(demandsOf({}, needing("Inquiry", "WDM")).get(name)).toBe("optional");
    expect(told(minimalAvailabilityRequests.WDM, needing("AvailabilityRequest", "WDM"))).toEqual([]);
    expect(told(minimalFault, needing("Fault", "WDM"))).toEqual([]);
  });
});

test.each([undefined, null, "", " \n", [], {}, { streetName: " ", postalCode: null }])("%j says nothing", (value) => {
  expect(isEmptyValue(value)).toBe(true);
});

test.each([0, false, "x", ["x"], [""], { streetName: "x" }])("%j says something", (value) => {
  expect(isEmptyValue(value)).toBe(false);
});
