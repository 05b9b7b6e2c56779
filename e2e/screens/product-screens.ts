import type { Page } from "@playwright/test";
import { texts } from "@runko/domain/texts/texts";
import { apiUser } from "../support/api-user.ts";
import { labelled } from "../support/labelled.ts";
import { expect } from "../support/quiet-page.ts";
import { enterHindered, expectSettled, type Screen, type Stage } from "./screen.ts";

const words = texts.controlProducts;
const { customFields, fields } = words;
const base = "/control/products";
const noSuchId = "00000000-0000-7000-8000-000000000000";

type Tab = keyof typeof words.tabs;
type Product = { id: string; name: string; inUse: boolean; visibility: string };

const plain = (name: string, path: string, login: "productAdmin" | "supplier" = "productAdmin"): Screen => ({
  name,
  show: async ({ enter }) => {
    const page = await enter(login, path);
    await expectSettled(page);
    return page;
  },
});

async function openProduct({ enter }: Stage, tab: Tab, is: (product: Product) => boolean): Promise<Page> {
  const { call, organizationId } = await apiUser("supplier");
  const products = await call<Product[]>(`organizations/${organizationId}/products`);
  const product = products.find(is);
  if (!product) throw new Error("The demo's supplier has no such product");
  const page = await enter("supplier", `${base}?tab=${tab}&id=${product.id}`);
  await expectSettled(page);
  return page;
}

async function openFirst({ enter }: Stage, tab: Tab, list: string): Promise<Page> {
  const { call } = await apiUser("productAdmin");
  const [first] = await call<{ id: string }[]>(list);
  const page = await enter("productAdmin", `${base}?tab=${tab}&id=${first?.id ?? ""}`);
  await expectSettled(page);
  return page;
}

async function openNew({ enter }: Stage): Promise<Page> {
  const page = await enter("supplier", `${base}?tab=AddNewProduct`);
  await expectSettled(page);
  return page;
}

/** Adds a field of the product's own, a list to choose from when it has selections. */
async function addField(page: Page, place: number, name: string, selections: readonly string[] = []): Promise<void> {
  await labelled(page, "button", customFields.add).click();
  const field = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: customFields.title(place, "") }) });
  await labelled(field, "textbox", customFields.name).fill(name);
  if (selections.length === 0) return;
  const named = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: customFields.title(place, name) }) });
  await labelled(named, "combobox", customFields.kind).selectOption(texts.enumerations.customFieldKind.select);
  for (const selection of selections) {
    await labelled(named, "textbox", customFields.selections).fill(selection);
    await labelled(named, "button", texts.common.form.addItem(customFields.selections)).click();
  }
}

export const productScreens: readonly Screen[] = [
  plain("product groups", base),
  plain("new product group", `${base}?tab=ProductGroups&id=new`),
  { name: "product group", show: (stage) => openFirst(stage, "ProductGroups", "product-groups") },
  {
    name: "product group that is not there",
    show: async ({ enter, troubles }) => {
      troubles.allow(/status of 404/);
      const page = await enter("productAdmin", `${base}?tab=ProductGroups&id=${noSuchId}`);
      await expect(labelled(page, "heading", words.groupNotFound)).toBeVisible();
      return page;
    },
  },
  plain("common products", `${base}?tab=CommonProducts`),
  { name: "common product", show: (stage) => openFirst(stage, "CommonProducts", "common-products") },
  plain("products of a supplier, by the product admin", `${base}?tab=OrganizationsProducts`),
  plain("products of a supplier, by its administrator", base, "supplier"),
  plain("products, none found", `${base}?tab=OrganizationsProducts&q=olematon`, "supplier"),
  plain("products' visibility", `${base}?tab=Visibility`, "supplier"),
  plain("products' areas", `${base}?tab=Areas`, "supplier"),
  {
    name: "areas of a product, one added and one wrong",
    show: async (stage) => {
      const page = await openProduct(stage, "Areas", () => true);
      const areas = texts.productAreas;
      await labelled(page, "combobox", areas.fields.kind).selectOption(areas.kinds.postalCode);
      await labelled(page, "textbox", areas.fields.postalCodes).fill("99999 99998");
      await labelled(page, "button", areas.addNow).click();
      await expect(labelled(page, "button", areas.remove("99998"))).toBeVisible();
      await labelled(page, "textbox", areas.fields.postalCodes).fill("331");
      await labelled(page, "button", areas.addNow).click();
      await expect(page.getByText(texts.issues.INVALID_POSTAL_CODE as string).first()).toBeVisible();
      return page;
    },
  },
  plain("product groups without the right", `${base}?tab=ProductGroups`, "supplier"),
  plain("products of an organization that is not one's own", `${base}?tab=Visibility&src=${noSuchId}`, "supplier"),
  {
    name: "products that failed",
    show: async (stage) => {
      const page = await enterHindered(stage, "supplier", base, { of: /\/products\?/, by: "failure" });
      await expect(labelled(page, "button", texts.common.tryAgain)).toBeVisible();
      return page;
    },
  },
  {
    name: "new product, fields missing",
    show: async (stage) => {
      const page = await openNew(stage);
      await labelled(page, "button", customFields.add).click();
      await labelled(page, "button", words.create).click();
      await expect(page.getByRole("group", { name: /^Korjaa / })).toBeFocused();
      return page;
    },
  },
  {
    name: "new product with fields of its own and their preview",
    show: async (stage) => {
      const page = await openNew(stage);
      await labelled(page, "textbox", fields.name).fill("Valokuitu 10 Gbit/s");
      await addField(page, 1, "VLAN-tunnus");
      await addField(page, 2, "Päätelaite", ["tilaajan oma", "toimittajan"]);
      await page.getByRole("radio", { name: words.visibility.whitelist }).check();
      const preview = page.getByRole("region", { name: words.preview.title });
      await expect(labelled(preview, "combobox", "Päätelaite")).toBeVisible();
      return page;
    },
  },
  {
    name: "new product, the whole form previewed",
    show: async (stage) => {
      const page = await openNew(stage);
      await labelled(page, "checkbox", words.preview.whole).check();
      await expect(page.getByRole("region", { name: texts.documents.groups.customer })).toBeVisible();
      return page;
    },
  },
  {
    name: "product that documents use",
    show: (stage) => openProduct(stage, "OrganizationsProducts", ({ inUse }) => inUse),
  },
  {
    name: "who sees a product, a subscriber taken off",
    show: async (stage) => {
      const page = await openProduct(stage, "Visibility", ({ visibility }) => visibility === "whitelist");
      const chosen = page.getByRole("list", { name: fields.whitelist });
      await chosen.getByRole("button").first().click();
      await expect(page.getByText(texts.control.unsaved)).toBeVisible();
      return page;
    },
  },
  {
    name: "deactivating a product",
    show: async (stage) => {
      const page = await openProduct(stage, "OrganizationsProducts", ({ inUse }) => inUse);
      await labelled(page, "button", words.actions).click();
      await page.getByRole("menuitem", { name: words.deactivate }).click();
      await page.getByRole("dialog").waitFor();
      return page;
    },
  },
];
