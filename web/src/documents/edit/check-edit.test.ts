import { describe, expect, test } from "vitest";
import { prefilledForm } from "../fields/document-form.ts";
import { changeOf, changesSomething, checkEdit, editedFields, type EditRules } from "./check-edit.ts";

const product = (productId: string, customFields: Record<string, string>) => ({
  eventId: 1,
  productId,
  productName: "Mittaus",
  active: true,
  productPrice: "0.00",
  monthPrice: "0.00",
  customFields,
});

const base: EditRules["base"] = {
  documentType: "Order",
  category: "SERVICES",
  document: {
    subscriberConnectionId: "JN-1",
    description: "Mittaus",
    customerName: "Oy Asiakas Ab",
    contactName: "Aino",
    contactPhone: "040 123 4567",
    requestedDate: "2026-11-01",
    deliveryType: "normal",
    contractLength: 12,
  },
  answerShown: false,
  createdAt: "2026-10-20T08:00:00.000Z",
  stateDates: { OPEN: "2026-10-20T08:00:00.000Z" },
  eventProducts: [product("p", { Aika: "aamu" })],
};

const rules = (change: Partial<EditRules> = {}): EditRules => ({
  base,
  action: "edit",
  skip: false,
  minimumNormalDays: 10,
  needsNni: false,
  customFields: [{ name: "Aika", kind: "textField", required: true, onlyForOrders: false, selections: [] }],
  ...change,
});
const form = (document = {}, custom: Record<string, string> = { Aika: "aamu" }) =>
  prefilledForm({ document: { ...base.document, ...document }, customFields: custom });
const now = new Date("2026-11-20T12:00:00Z");
const codes = (typed: ReturnType<typeof form>, by: EditRules) =>
  checkEdit(typed, by, now).map(({ path, code }) => `${path} ${code}`);

describe("editing the subscriber's form", () => {
  test("a past date that is left as it was may stay, a new one may not be past", () => {
    expect(codes(form(), rules())).toEqual([]);
    expect(codes(form({ requestedDate: "2026-11-19" }), rules())).toEqual(["document.requestedDate DATE_IN_PAST"]);
  });

  test("only what changed is sent, cleared fields as null", () => {
    expect(changeOf(form(), rules())).toEqual({ action: "edit", document: {} });
    expect(changesSomething(changeOf(form(), rules()))).toBe(false);
    const change = changeOf(form({ customerName: "Toinen Oy", projectId: "X" }), rules());
    expect(change.document).toEqual({ customerName: "Toinen Oy", projectId: "X" });
  });

  test("the product's own fields are sent whole when one of them changed", () => {
    expect(changeOf(form({}, { Aika: "ilta" }), rules()).eventProducts).toEqual([
      { productId: "p", customFields: { Aika: "ilta" } },
    ]);
    expect(codes(form({}, { Aika: "" }), rules())).toEqual(["customFields.0.value REQUIRED"]);
  });
});

test("own fields that the form does not ask, or not yet, are left as they are", () => {
  expect(changeOf(form({}, {}), rules({ customFields: [] }))).not.toHaveProperty("eventProducts");
});

test("the other products of the document stay", () => {
  const [several, single] = [
    rules({ base: { ...base, eventProducts: [...base.eventProducts, product("q", { Tila: "B" }), product("r", {})] } }),
    rules(),
  ];
  expect(changeOf(form({ projectId: "X" }), several)).not.toHaveProperty("eventProducts");
  expect(changeOf(form({}, { Aika: "ilta" }), several).eventProducts).toEqual([
    { productId: "p", customFields: { Aika: "ilta" } },
    { productId: "q", customFields: { Tila: "B" } },
    { productId: "r", customFields: {} },
  ]);
  expect(changeOf(form({}, { Aika: "ilta" }), single).eventProducts).toHaveLength(1);
});

describe("the supplier's answer", () => {
  test("half done is saved as it is", () => {
    expect(codes(form({ connectFee: "10.00" }), rules({ action: "editAnswer" }))).toEqual([]);
  });

  test("a confirmation asks for its date and id and takes no field of the subscriber", () => {
    const asked = rules({ action: "confirm" });
    expect(codes(form(), asked)).toEqual([
      "document.supplierConnectionId REQUIRED",
      "document.estimatedDeliveryDate REQUIRED",
    ]);
    expect([...editedFields(base.document, asked).keys()]).not.toContain("customerName");
    expect(changeOf(form({ estimatedDeliveryDate: "2026-12-09", customerName: "Toinen" }), asked).document).toEqual({
      estimatedDeliveryDate: "2026-12-09",
    });
  });

  test("skipping leaves the rest of the delivery fields out of what ready asks", () => {
    const done = { supplierConnectionId: "T-1", estimatedDeliveryDate: "2026-12-09", actualDeliveryDate: "2026-11-20" };
    expect(codes(form(done), rules({ action: "signReady" }))).toEqual(["document.connectionDetails REQUIRED"]);
    expect(codes(form(done), rules({ action: "signReady", skip: true }))).toEqual([]);
    expect(changeOf(form(done), rules({ action: "signReady", skip: true })).skip).toBe(true);
  });
});
