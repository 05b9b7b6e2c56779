import { describe, expect, test } from "vitest";
import { patchOf, productChanges } from "./product-changes.ts";
import { previewedFields } from "./previewed-fields.ts";
import {
  emptyProduct,
  fieldOfPath,
  inputIssues,
  newCustomField,
  whitelistOf,
  type ProductValues,
} from "./product-values.ts";

const field = (name: string, more: Partial<ProductValues["customFields"][number]> = {}) => ({
  ...newCustomField(),
  name,
  ...more,
});
const before: ProductValues = {
  ...emptyProduct({ name: "Valokuitu", productGroupId: "g" }),
  whitelist: ["a"],
  customFields: [field("VLAN"), field("MTU")],
};
const nameOf = (id: string) => `Oy ${id}`;
const said = (after: Partial<ProductValues>, from = before) =>
  productChanges(from, { ...from, ...after }, nameOf).map(({ label, text }) => `${label}: ${text}`);

describe("what saving a product would change", () => {
  test("is told in the words of the form, spaces aside", () => {
    expect(said({ name: " Valokuitu " })).toEqual([]);
    expect(said({ monthlyFee: "49.50", formType: "WDM", productGroupId: "h", nniProduct: true })).toEqual([
      "Tuoteryhmä: Oy g → Oy h",
      "Lomaketyyppi: Tuoteryhmän mukaan → WDM-yhteydet",
      "Tuote tilataan NNI-tunnuksen kautta: Ei → Kyllä",
      "Kuukausimaksu: 0,00\u00a0€ → 49,50\u00a0€",
    ]);
  });

  test("names the fields that come, go, change and move", () => {
    const customFields = [field("MTU", { required: true }), field("VLAN"), field("Päätelaite")];
    expect(said({ customFields })).toEqual(["Omat kentät: lisätään Päätelaite, muutetaan MTU, järjestys muuttuu"]);
    expect(said({ customFields: [field("VLAN")] })).toEqual(["Omat kentät: poistetaan MTU"]);
  });

  test("names those who begin and cease to see it, unless everyone does", () => {
    expect(said({ whitelist: ["b"] })).toEqual([]);
    expect(whitelistOf(before, { ...before, whitelist: [] })).toEqual(["a"]);
    expect(said({ visibility: "whitelist", whitelist: ["b"], subOrganizations: ["c"] })).toEqual([
      "Kuka näkee tuotteen: Julkinen → Rajattu",
      "Tilaajat, jotka näkevät tuotteen: lisätään Oy b, poistetaan Oy a",
      "Alaorganisaatiot, jotka tarjoavat tuotetta: lisätään Oy c",
    ]);
  });

  test("is sent as the changed fields alone; what its choices have made needless is left out", () => {
    const after = {
      ...before,
      nniType: "NNI_TO_PORT",
      customFields: [field("VLAN", { selections: ["1"] }), field("MTU")],
    };
    expect(patchOf(before, { ...after, description: "Uusi " } as ProductValues)).toEqual({ description: "Uusi" });
  });
});

describe("a form of a product", () => {
  test("tells an issue of one selection at the list of them, and the server's words at its inputs", () => {
    const customFields = [field("MTU", { kind: "select", selections: ["1500", "1500"] })];
    expect(inputIssues({ ...before, customFields })).toEqual([
      { path: "customFields.0.selections", code: "DUPLICATE" },
    ]);
    expect(fieldOfPath("customFields.1.selections.3")).toBe("customFields.1.selections");
    expect(fieldOfPath("subscriberId")).toBe("whitelist");
    expect(fieldOfPath("productId")).toBe("subOrganizations");
    expect(fieldOfPath("active")).toBeUndefined();
  });

  test("previews the fields that have a name of their own", () => {
    const names = previewedFields([field(""), field("VLAN"), field("VLAN"), field("MTU")]).map(({ name }) => name);
    expect(names).toEqual(["VLAN", "MTU"]);
  });
});
