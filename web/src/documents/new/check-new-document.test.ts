import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import { productCategories, type ProductCategory } from "@runko/domain/enumerations/product-categories";
import { describe, expect, test } from "vitest";
import type { Product } from "../api/entities.ts";
import { askedFields } from "../fields/asked-fields.ts";
import { prefilledForm } from "../fields/document-form.ts";
import { checkNewDocument, newDocumentOf, offeredProducts, stepOf } from "./check-new-document.ts";
import type { FormContext } from "./check-new-document.ts";

const product = (category: ProductCategory, change: Partial<Product> = {}): Product => ({
  id: "p",
  name: "Tuote",
  description: "",
  productGroupId: "g",
  category,
  needsNni: false,
  nniType: null,
  initialFee: "0.00",
  monthlyFee: "0.00",
  slaClass: null,
  interfaces: [],
  connectors: [],
  capacities: [],
  customFields: [],
  supplierId: "s",
  productGroupName: "Ryhmä",
  multiProductAllowed: false,
  refusal: null,
  refusalText: null,
  ...change,
});

const context = (chosen: Product | undefined): FormContext => ({
  documentType: "Order",
  products: chosen ? [chosen] : [],
  supplier: { minimumNormalDeliveryDays: 10, deliveryCheckDays: 14 },
  deliveredOn: null,
  now: new Date("2026-11-20T12:00:00Z"),
});

const chosen = { productGroupId: "g", supplierId: "s", productId: "p" };
const address = { streetName: "Hämeenkatu", streetNumber: "12", postalCode: "33100", postalPlace: "Tampere" };
const services = prefilledForm({
  ...chosen,
  document: {
    subscriberConnectionId: "JN-1",
    description: "Mittaus",
    customerName: "Oy Asiakas Ab",
    contactName: "Aino",
    contactPhone: "040 123 4567",
    requestedDate: "2026-12-10",
    deliveryType: "normal",
    contractLength: 12,
  },
});

const paths = (form: Parameters<typeof checkNewDocument>[0], of: FormContext) =>
  checkNewDocument(form, of).map(({ path, code }) => `${path} ${code}`);

describe("checkNewDocument", () => {
  test("asks for group and supplier first, then for the product", () => {
    expect(paths(prefilledForm({}), context(undefined))).toEqual(["productGroupId REQUIRED", "supplierId REQUIRED"]);
    expect(paths(prefilledForm({ productGroupId: "g", supplierId: "s" }), context(undefined))).toEqual([
      "productId PRODUCT_REQUIRED",
    ]);
  });

  test("a product that is gone, or that has no NNI for us, cannot be sent", () => {
    expect(paths(prefilledForm(chosen), context(undefined))).toEqual(["productId PRODUCT_NOT_AVAILABLE"]);
    const refused = product("SERVICES", { refusal: "NNI_NOT_DEFINED" });
    expect(paths(services, context(refused))).toEqual(["productId NNI_NOT_DEFINED"]);
  });

  test("a whole order of a service passes", () => expect(paths(services, context(product("SERVICES")))).toEqual([]));

  test("a missing address is told at the parts that it needs", () => {
    expect(paths(services, context(product("STATIC_AND_SUBSCRIBER_CONNECTIONS")))).toEqual([
      "document.targetAddress.streetName REQUIRED",
      "document.targetAddress.streetNumber REQUIRED",
      "document.targetAddress.postalCode REQUIRED",
      "document.targetAddress.postalPlace REQUIRED",
    ]);
  });

  test("a product that needs an NNI asks for it whatever its category", () => {
    expect(paths(services, context(product("SERVICES", { needsNni: true })))).toEqual(["document.nniFromId REQUIRED"]);
  });

  test("the product's own fields are checked at their inputs", () => {
    const vlan = { name: "VLAN nro.", required: true, onlyForOrders: true, selections: [] };
    const withField = product("SERVICES", { customFields: [{ ...vlan, kind: "textField" }] });
    expect(paths(services, context(withField))).toEqual(["customFields.0.value REQUIRED"]);
    const filled = { ...services, customFields: [{ name: "VLAN nro.", value: " 100 " }] };
    expect(paths(filled, context(withField))).toEqual([]);
    expect(newDocumentOf(filled, context(withField)).eventProducts).toEqual([
      { productId: "p", customFields: { "VLAN nro.": "100" } },
    ]);
  });

  test("several products go together where each allows it, and each has its own fields", () => {
    const site = { name: "Kohde", required: true, onlyForOrders: false, selections: [] };
    const allowed: Partial<Product> = { multiProductAllowed: true, customFields: [{ ...site, kind: "textField" }] };
    const [one, other] = [product("SERVICES", allowed), product("SERVICES", { ...allowed, id: "q" })];
    const form = prefilledForm({ ...chosen, moreProducts: [{ productId: "q", customFields: { Kohde: "" } }] });
    const both = { ...services, customFields: [{ name: "Kohde", value: "A" }], moreProducts: form.moreProducts };
    expect(paths(both, { ...context(one), products: [one, other] })).toEqual([
      "moreProducts.0.customFields.0.value REQUIRED",
    ]);
    both.moreProducts[0]?.customFields.splice(0, 1, { name: "Kohde", value: "B" });
    expect(newDocumentOf(both, { ...context(one), products: [one, other] }).eventProducts).toEqual([
      { productId: "p", customFields: { Kohde: "A" } },
      { productId: "q", customFields: { Kohde: "B" } },
    ]);
    const alone = [product("SERVICES"), other];
    expect(paths(both, { ...context(one), products: alone })).toEqual(["productId ONE_PRODUCT_ONLY"]);
    expect(offeredProducts(both, [one, other]).map(({ id }) => id)).toEqual(["p", "q"]);
    expect(offeredProducts(both, [one])).toEqual([]);
  });

  test("a delivery checking is told to be late before it is sent", () => {
    const document = {
      faultType: "deliveryChecking",
      faultTime: "2026-11-20T10:00:00.000Z",
      description: "Valo puuttuu",
    };
    const contact = { contactName: "Aino", contactPhone: "040 123 4567" };
    const form = prefilledForm({ ...chosen, document: { ...document, ...contact } as DocumentFields });
    const of = { ...context(product("SERVICES")), documentType: "Fault" } as const;
    expect(paths(form, { ...of, deliveredOn: "2026-11-06" })).toEqual([]);
    expect(paths(form, { ...of, deliveredOn: "2026-11-05" })).toEqual(["document.faultType DELIVERY_CHECK_TOO_LATE"]);
  });

  test.each(productCategories)("what %s does not ask is neither checked nor sent", (category) => {
    const form = prefilledForm({ ...chosen, document: { wavelengthTx: 1310, targetAddress: address, cableY: "Y" } });
    const of = context(product(category));
    const codes = checkNewDocument(form, of).map(({ code }) => code);
    expect(codes).not.toContain("NOT_FOR_THIS_DOCUMENT");
    const sent = Object.keys(newDocumentOf(form, of).document);
    expect(sent.every((name) => [...askedFields(form, of).keys()].some((asked) => asked === name))).toBe(true);
  });
});

test("each input belongs to the step that shows it", () => {
  expect(["supplierId", "document.nniFromId", "productId"].map(stepOf)).toEqual(["product", "product", "product"]);
  expect(["document.customerName", "customFields.0.value"].map(stepOf)).toEqual(["fields", "fields"]);
});
