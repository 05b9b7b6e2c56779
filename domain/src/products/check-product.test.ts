import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { changedProduct, checkProduct, newProduct } from "./check-product.ts";
import { productFieldsSchema, type ProductFields } from "./product-schema.ts";

const product: ProductFields = {
  ...newProduct,
  customFields: [],
  interfaces: [],
  connectors: [],
  capacities: [],
  name: "Valokuitu",
  productGroupId: "g",
};
const field: ProductFields["customFields"][number] = {
  name: "VLAN",
  kind: "textField",
  required: true,
  onlyForOrders: false,
  selections: [],
};
const codes = (changes: Partial<ProductFields>) =>
  checkProduct({ ...product, ...changes }).map(({ path, code }) => `${path} ${code}`);

describe("a product", () => {
  test("is right as it begins", () => {
    expect(codes({})).toEqual([]);
  });

  test("has an NNI type exactly when it needs an NNI", () => {
    expect(codes({ nniProduct: true })).toEqual(["nniType REQUIRED"]);
    expect(codes({ nniType: "NNI_TO_PORT" })).toEqual(["nniType NNI_TYPE_WITHOUT_NNI"]);
    expect(codes({ nniProduct: true, nniType: "JOIN_CONNECTION" })).toEqual([]);
    const nothing: ProductFields = { ...product, nniProduct: true, nniType: null };
    expect(changedProduct(nothing, { nniType: "NNI_TO_PORT" }).nniType).toBe("NNI_TO_PORT");
  });

  test("loses its NNI type when it no longer needs an NNI, and says so of one that is given", () => {
    const before: ProductFields = { ...product, nniProduct: true, nniType: "NNI_TO_PORT" };
    expect(changedProduct(before, { nniProduct: false })).toEqual(product);
    expect(changedProduct(before, { monthlyFee: "1.00" }).nniType).toBe("NNI_TO_PORT");
    expect(changedProduct(before, { nniProduct: false, nniType: "NNI_TO_PORT" }).nniType).toBe("NNI_TO_PORT");
  });
});

test("what it offers of a connection is each once", () => {
  expect(codes({ connectors: ["LC UPC SM", "SC UPC SM", "LC UPC SM", "LC UPC SM"] })).toEqual([
    "connectors.2 DUPLICATE",
    "connectors.3 DUPLICATE",
  ]);
  expect(codes({ capacities: ["1G", " 1g"], interfaces: ["10GBase-LR", "10GBase-LR"] })).toEqual([
    "interfaces.1 DUPLICATE",
    "capacities.1 DUPLICATE",
  ]);
});

describe("its own fields", () => {
  test("have names of their own, whatever the case", () => {
    const customFields = [field, { ...field, name: "MTU" }, { ...field, name: "vlan" }];
    expect(codes({ customFields })).toEqual(["customFields.2.name DUPLICATE"]);
    expect(codes({ customFields: [{ ...field, name: "__proto__" }] })).toEqual(["customFields.0.name INVALID_VALUE"]);
  });

  test("of kind select offer selections, each once; a text field offers none", () => {
    const select = { ...field, kind: "select" as const };
    const at = "customFields.0.selections";
    expect(codes({ customFields: [select] })).toEqual([`${at} SELECTIONS_REQUIRED`]);
    expect(codes({ customFields: [{ ...select, selections: ["1500", "9100"] }] })).toEqual([]);
    expect(codes({ customFields: [{ ...select, selections: ["Kyllä", "Ei", "kyllä"] }] })).toEqual([
      `${at}.2 DUPLICATE`,
    ]);
    expect(codes({ customFields: [{ ...field, selections: ["1"] }] })).toEqual([`${at} SELECTIONS_WITHOUT_SELECT`]);
  });

  test("keep their order through the schema", () => {
    const productGroupId = "0198a000-0000-7000-8000-000000000000";
    fc.assert(
      fc.property(fc.uniqueArray(fc.stringMatching(/^[a-zåäö]{1,20}$/), { maxLength: 30 }), (names) => {
        const customFields = names.map((name) => ({ ...field, name, selections: [] }));
        const parsed = productFieldsSchema.parse({ ...product, productGroupId, customFields });
        expect(parsed.customFields.map(({ name }) => name)).toEqual(names);
        expect(checkProduct(parsed)).toEqual([]);
      }),
    );
  });
});
