import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { issuesFromSchema } from "../values/issues-from-schema.ts";
import { checkProduct, newProduct } from "./check-product.ts";
import { checkWrittenCommonProduct, checkWrittenGroup, checkWrittenProduct } from "./check-written-product.ts";
import { productFieldsSchema, type ProductFields } from "./product-schema.ts";

const product: ProductFields = {
  ...newProduct,
  customFields: [],
  interfaces: [],
  connectors: [],
  capacities: [],
  name: "Valokuitu",
  productGroupId: "0198a000-0000-7000-8000-000000000000",
};

/** What the server says: the schema, and when it holds the rules between fields. */
function saidByServer(written: ProductFields): string[] {
  const { success, error, data } = productFieldsSchema.safeParse(written);
  const issues = success ? checkProduct(data) : issuesFromSchema(error.issues, written);
  return issues.map(({ path, code }) => `${path} ${code}`);
}
const saidByForm = (written: ProductFields) => checkWrittenProduct(written).map(({ path, code }) => `${path} ${code}`);

const text = fc.constantFrom("", "  ", "VLAN", "vlan ", "x".repeat(255), "x".repeat(256), "\0", "\ud800");
const customField = fc.record({
  name: text,
  kind: fc.constantFrom("textField" as const, "select" as const),
  required: fc.boolean(),
  onlyForOrders: fc.boolean(),
  selections: fc.array(text, { maxLength: 3 }),
});
const written = fc.record({
  name: text,
  description: fc.constantFrom("", "Kuvaus", "x".repeat(2001)),
  productGroupId: fc.constantFrom(product.productGroupId),
  formType: fc.constantFrom(null, "WDM" as const),
  nniProduct: fc.boolean(),
  nniType: fc.constantFrom(null, "NNI_TO_PORT" as const),
  initialFee: fc.constantFrom("0.00", "120.50", "12,5", "", "-1.00"),
  monthlyFee: fc.constantFrom("0.00", "12.5"),
  slaClass: fc.constantFrom(null, "Nopea", " ", "x".repeat(51)),
  visibility: fc.constantFrom("public" as const, "whitelist" as const),
  interfaces: fc.array(fc.constantFrom("10GBase-LR" as const, "1000Base-LX" as const), { maxLength: 3 }),
  connectors: fc.constantFrom<"RJ45"[]>([], ["RJ45"]),
  capacities: fc.array(text, { maxLength: 3 }),
  customFields: fc.array(customField, { maxLength: 4 }),
  commonProductId: fc.constant(null),
  active: fc.boolean(),
});

describe("a product that is being written", () => {
  test("is right in the form exactly when it is right at the server, and every word of the server is at a field (U14)", () => {
    fc.assert(
      fc.property(written, (one) => {
        const [server, form] = [saidByServer(one), saidByForm(one)];
        expect(form.length === 0).toBe(server.length === 0);
        expect(form).toEqual(expect.arrayContaining(server));
      }),
      { numRuns: 300 },
    );
  });

  test("needs a group, and has no more fields than a form can hold", () => {
    expect(saidByForm({ ...product, productGroupId: "" })).toEqual(["productGroupId REQUIRED"]);
    const customFields = Array.from({ length: 31 }, (_, index) => ({
      name: `Kenttä ${index}`,
      kind: "textField" as const,
      required: false,
      onlyForOrders: false,
      selections: [],
    }));
    expect(saidByForm({ ...product, customFields })).toEqual(["customFields TOO_MANY"]);
  });
});

test("a group needs a name and a category, a common product a name and a group", () => {
  const said = (issues: { path: string; code: string }[]) => issues.map(({ path, code }) => `${path} ${code}`);
  expect(said(checkWrittenGroup({ name: " ", category: "" }))).toEqual(["name REQUIRED", "category REQUIRED"]);
  expect(checkWrittenGroup({ name: "WDM", category: "WDM" })).toEqual([]);
  expect(said(checkWrittenCommonProduct({ name: "", description: "", productGroupId: "" }))).toEqual([
    "name REQUIRED",
    "productGroupId REQUIRED",
  ]);
});
