import { describe, expect, test } from "vitest";
import { prefilledForm, pricesOf } from "../fields/document-form.ts";
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
  eventState: "OPEN",
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

type EventProducts = EditRules["base"]["eventProducts"];

const known = (id: string): EditRules["products"][number] => ({
  id,
  needsNni: false,
  customFields: [{ name: "Aika", kind: "textField", required: true, onlyForOrders: false, selections: [] }],
});

const rules = (change: Partial<EditRules> = {}): EditRules => ({
  base,
  action: "edit",
  skip: false,
  minimumNormalDays: 10,
  products: [known("p")],
  ...change,
});
const form = (document = {}, custom: Record<string, string> = { Aika: "aamu" }, more: EventProducts = []) =>
  prefilledForm({
    productId: "p",
    document: { ...base.document, ...document },
    customFields: custom,
    moreProducts: more,
    prices: pricesOf({ document: base.document, eventProducts: [...base.eventProducts, ...more] }),
  });
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
  expect(changeOf(form({}, {}), rules({ products: [] }))).not.toHaveProperty("eventProducts");
});

test("the other products of the document stay", () => {
  const more = [product("q", { Tila: "B" }), product("r", {})];
  const [several, single] = [rules({ base: { ...base, eventProducts: [...base.eventProducts, ...more] } }), rules()];
  expect(changeOf(form({ projectId: "X" }, { Aika: "aamu" }, more), several)).not.toHaveProperty("eventProducts");
  expect(changeOf(form({}, { Aika: "ilta" }, more), several).eventProducts).toEqual([
    { productId: "p", customFields: { Aika: "ilta" } },
    { productId: "q", customFields: { Tila: "B" } },
    { productId: "r", customFields: {} },
  ]);
  expect(changeOf(form({}, { Aika: "ilta" }), single).eventProducts).toHaveLength(1);
});

describe("products of an open document are added and taken away (documents F5)", () => {
  const [p, q] = [base.eventProducts, [product("q", {})]];
  const both = rules({ base: { ...base, eventProducts: [...p, ...q] }, products: [known("p"), known("q")] });

  test("one more is sent with the others, and asks for its own fields", () => {
    const grown = { ...rules(), products: [known("p"), known("q")] };
    const typed = form({}, { Aika: "aamu" }, [product("q", { Aika: "ilta" })]);
    expect(changeOf(typed, grown).eventProducts).toEqual([
      { productId: "p", customFields: { Aika: "aamu" } },
      { productId: "q", customFields: { Aika: "ilta" } },
    ]);
    expect(codes(form({}, { Aika: "aamu" }, q), grown)).toEqual(["moreProducts.0.customFields.0.value REQUIRED"]);
  });

  test("one less is sent without it, and none at all is refused", () => {
    expect(changeOf(form(), both).eventProducts).toEqual([{ productId: "p", customFields: { Aika: "aamu" } }]);
    const none = { ...form(), productId: "" };
    expect(codes(none, { ...both, products: [] })).toEqual(["productId PRODUCT_REQUIRED"]);
  });
});

describe("the supplier prices each product, and the fees are their sum (documents F5)", () => {
  const inquiry = rules({
    action: "signReady",
    base: {
      ...base,
      documentType: "Inquiry",
      eventProducts: [product("p", {}), { ...product("q", {}), productPrice: "10.00", monthPrice: "1.50" }],
    },
  });
  const answered = {
    ...form({ estimatedDeliveryTime: 14, validUntilDate: "2026-12-31" }),
    prices: pricesOf(inquiry.base),
  };
  const [first, second] = answered.prices;
  const priced = (change: object) => ({
    ...answered,
    prices: [{ ...first, ...change }, second] as typeof answered.prices,
  });

  test("what an answer must tell is filled in from the catalogue, and untouched prices are not sent", () => {
    expect(codes(answered, inquiry)).toEqual([]);
    const change = changeOf(answered, inquiry);
    expect(change.document).toMatchObject({ connectFee: "10.00", monthlyFee: "1.50" });
    expect(change).not.toHaveProperty("eventProducts");
  });

  test("a changed price goes along with the new sum", () => {
    const change = changeOf(priced({ productPrice: "5.25" }), inquiry);
    expect(change.document).toMatchObject({ connectFee: "15.25", monthlyFee: "1.50" });
    expect(change.eventProducts?.map(({ productPrice }) => productPrice)).toEqual(["5.25", "10.00"]);
  });

  test("a product that is not delivered costs nothing, and one must be left", () => {
    const change = changeOf({ ...answered, prices: priced({ active: false }).prices }, inquiry);
    expect(change.document).toMatchObject({ connectFee: "10.00", monthlyFee: "1.50" });
    const none = answered.prices.map((row) => ({ ...row, active: false }));
    expect(codes({ ...answered, prices: none }, inquiry)).toEqual(["prices.0.active NO_ACTIVE_PRODUCT"]);
  });

  test("a price that is none is told at its input alone", () => {
    expect(codes(priced({ productPrice: "paljon", monthPrice: "" }), inquiry)).toEqual([
      "prices.0.productPrice INVALID_MONEY",
      "prices.0.monthPrice REQUIRED",
    ]);
  });
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
