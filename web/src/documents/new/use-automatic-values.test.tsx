// @vitest-environment happy-dom
import { act, renderHook } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { expect, test } from "vitest";
import type { Product } from "../api/entities.ts";
import { prefilledForm, type DocumentForm } from "../fields/document-form.ts";
import { newDocumentAddress } from "./new-document-url.ts";
import { useAutomaticValues, type Known } from "./use-automatic-values.ts";

const product = (id: string, change: Partial<Product> = {}): Product => ({
  id,
  name: id,
  description: "",
  productGroupId: "g",
  category: "SERVICES",
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
  multiProductAllowed: true,
  refusal: null,
  refusalText: null,
  ...change,
});

const nothing: Known = {
  groups: {},
  suppliers: {},
  products: {},
  supplierInfo: {},
  billingGroups: {},
  chosen: [],
};
const address = (query: string) => newDocumentAddress.read(new URLSearchParams(query));
const usual = { restored: false, fixed: false, replaces: true, url: address("") };

type Options = Partial<typeof usual> & { begin?: Parameters<typeof prefilledForm>[0] };

/** The form with what is known at first; `learn` adds what is fetched later. */
function mount(known: Partial<Known>, { begin = {}, ...options }: Options = {}) {
  const { result, rerender } = renderHook(
    (data: Known) => {
      const form = useForm<DocumentForm>({ defaultValues: prefilledForm(begin) });
      useAutomaticValues({ ...usual, ...options, form, type: "Order", data });
      return form;
    },
    { initialProps: { ...nothing, ...known } },
  );
  return {
    form: result.current,
    learn: (more: Partial<Known>) => act(() => rerender({ ...nothing, ...known, ...more })),
  };
}

const groups = {
  data: [
    { id: "g1", category: "WDM" },
    { id: "g2", category: "SERVICES" },
    { id: "g3", category: "SERVICES" },
  ],
} as const;

test.each([
  ["formType=WDM", "g1"],
  ["formType=SERVICES", ""],
  ["productGroup=g3", "g3"],
  ["", ""],
])("the address %j chooses the group %j", (query, chosen) =>
  expect(mount({ groups }, { url: address(query) }).form.getValues("productGroupId")).toBe(chosen),
);

test("a group that is chosen stays", () =>
  expect(
    mount({ groups }, { url: address("formType=WDM"), begin: { productGroupId: "g2" } }).form.getValues(
      "productGroupId",
    ),
  ).toBe("g2"));

test("the only supplier that can be chosen is; one that refuses is let go of, unless the source decides", () => {
  const suppliers = {
    data: [
      { id: "no", refusal: "NNI_NOT_DEFINED" },
      { id: "s", refusal: null },
    ] as const,
  };
  expect(mount({ suppliers }).form.getValues("supplierId")).toBe("s");
  expect(mount({ suppliers }, { begin: { supplierId: "no" } }).form.getValues("supplierId")).toBe("s");
  expect(mount({ suppliers }, { begin: { supplierId: "no" }, fixed: true }).form.getValues("supplierId")).toBe("no");
  const both = { data: [...suppliers.data, { id: "other", refusal: null }] };
  expect(mount({ suppliers: both }, { begin: { supplierId: "no" } }).form.getValues("supplierId")).toBe("");
});

test("the only product is chosen, but not in place of one that is gone", () => {
  const products = { data: [product("p"), product("q", { refusal: "NNI_NOT_DEFINED" })] };
  expect(mount({ products }).form.getValues("productId")).toBe("p");
  expect(mount({ products }, { begin: { productId: "gone" } }).form.getValues("productId")).toBe("p");
  expect(mount({ products }, { begin: { productId: "gone" }, replaces: false }).form.getValues("productId")).toBe("");
  expect(mount({ products }, { begin: { productId: "gone" }, fixed: true }).form.getValues("productId")).toBe("gone");
});

test("of several products those stay that are offered still", () => {
  const begin = {
    productId: "gone",
    moreProducts: [
      { productId: "p", customFields: {} },
      { productId: "q", customFields: {} },
    ],
  };
  const { form } = mount({ products: { data: [product("p"), product("q"), product("r")] } }, { begin });
  expect([form.getValues("productId"), form.getValues("moreProducts").map(({ productId }) => productId)]).toEqual([
    "p",
    ["q"],
  ]);
});

test("the chosen product's own fields are asked, and what was typed in one of them stays", () => {
  const field = { required: false, onlyForOrders: false, selections: [], kind: "textField" as const };
  const first = product("p", { customFields: [{ ...field, name: "Tila" }] });
  const later = product("q", {
    customFields: [
      { ...field, name: "VLAN" },
      { ...field, name: "Tila" },
    ],
  });
  const { form, learn } = mount({ chosen: [first] }, { begin: { productId: "p" } });
  act(() => form.setValue("customFields.0.value", "2. krs"));
  learn({ chosen: [later] });
  expect(form.getValues("customFields")).toEqual([
    { name: "VLAN", value: "" },
    { name: "Tila", value: "2. krs" },
  ]);
});

test("the contract's number follows the supplier until one is typed", () => {
  const number = (contractNumber: string) => ({ supplierInfo: { data: { contractNumber } } });
  const { form, learn } = mount(number("S-1"));
  expect(form.getValues("document.contractNumber")).toBe("S-1");
  learn(number("S-2"));
  expect(form.getValues("document.contractNumber")).toBe("S-2");
  act(() => form.setValue("document.contractNumber", "OMA"));
  learn(number("S-3"));
  expect(form.getValues("document.contractNumber")).toBe("OMA");
});

test("the usual billing group is filled in with its way of invoicing, not into what was begun before", () => {
  const billingGroups = {
    data: [
      { id: "b1", isDefault: false, type: "regular" },
      { id: "b2", isDefault: true, type: "standalone" },
    ],
  } as const;
  const filled = (options: Options = {}) =>
    mount({ billingGroups }, options).form.getValues(["document.billingGroupId", "document.invoiceType"]);
  expect(filled()).toEqual(["b2", "standalone"]);
  expect(filled({ begin: { document: { invoiceType: "regular" } } })).toEqual(["b2", "regular"]);
  expect(filled({ restored: true })).toEqual(["", ""]);
});

test("what the product offers alone is filled in, and goes with the product", () => {
  const limited = product("p", { interfaces: ["10GBase-LR"], capacities: ["1 Gbit/s", "10 Gbit/s"] });
  const { form, learn } = mount({ chosen: [limited] });
  expect(form.getValues("document")).toMatchObject({ interface: "10GBase-LR", capacity: "", connector: "" });
  learn({ chosen: [] });
  expect(form.getValues("document.interface")).toBe("10GBase-LR");
  learn({ chosen: [product("q")] });
  expect(form.getValues("document.interface")).toBe("");
});

test("what was typed stays where the product does not offer it, there and back", () => {
  const limited = product("p", { interfaces: ["10GBase-LR"], capacities: ["1 Gbit/s", "10 Gbit/s"] });
  const typed = { interface: "10Base-TX", capacity: "1G" };
  const { form, learn } = mount({}, { begin: { document: { interface: "10Base-TX", capacity: "1G" } } });
  for (const chosen of [[limited], [product("q")], [limited]]) {
    learn({ chosen });
    expect(form.getValues("document")).toMatchObject(typed);
  }
});
