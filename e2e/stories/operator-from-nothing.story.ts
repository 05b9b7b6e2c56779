import type { Page } from "@playwright/test";
import { texts } from "@runko/domain/texts/texts";
import { apiUser } from "../support/api-user.ts";
import { shownField, snackbar } from "../support/document-page.ts";
import { fillProduct } from "../support/fill-product.ts";
import { labelled } from "../support/labelled.ts";
import { logIn } from "../support/log-in.ts";
import { makeSubscriber } from "../support/make-trade.ts";
import {
  chooseProduct,
  fillAddress,
  fillCommonPart,
  nextStep,
  pick,
  sendOrder,
  toSummary,
} from "../support/order-form.ts";
import { expect, test } from "../support/story.ts";
import { uniqueId } from "../support/unique-id.ts";

const organizationWords = texts.controlOrganizations;
const productWords = texts.controlProducts;
const nniWords = texts.controlNnis;
const subscriptionWords = texts.controlSubscriptions;
const { fields } = texts.documents;
const group = "Ethernet-liittymät";
const customField = "Asiakkaan laite";
const newOrder = "/subscriber/documents/new?type=Order&formType=ETHERNET_CONNECTION";

/** A supplier with its admin and features, which takes orders; answers its id. */
async function makeSupplier(page: Page, name: string): Promise<string> {
  const { roles } = texts.control;
  const userFields = texts.controlUsers.fields;
  await page.goto("/control/organizations/add");
  await labelled(page, "textbox", organizationWords.fields.name).fill(name);
  for (const role of ["SUPPLIER", "SUPPLIER_ADMIN"] as const) await labelled(page, "checkbox", roles[role]).check();
  await labelled(page, "checkbox", organizationWords.fields.backboneOperator).check();
  await labelled(page, "textbox", userFields.firstName).fill("Pinja");
  await labelled(page, "textbox", userFields.lastName).fill("Perustaja");
  await labelled(page, "textbox", userFields.emailAddress).fill(`${uniqueId("perustaja")}@operaattori.example`);
  await labelled(page, "button", organizationWords.create).click();
  await expect(labelled(page, "heading", name)).toBeVisible();
  return /organizations\/([\w-]+)\/info/.exec(page.url())?.[1] ?? "";
}

async function makeProduct(page: Page, supplierId: string, name: string): Promise<void> {
  const { customFields } = productWords;
  await page.goto(`/control/products?tab=AddNewProduct&src=${supplierId}`);
  await fillProduct(page, { name, group });
  await labelled(page, "button", customFields.add).click();
  await labelled(page.getByRole("listitem"), "textbox", customFields.name).fill(customField);
  await labelled(page.getByRole("listitem"), "checkbox", customFields.required).check();
  await labelled(page, "button", productWords.create).click();
  await expect(page.getByRole("link", { name: productWords.list.row(name) })).toBeVisible();
}

async function makeNni(page: Page, supplierId: string, identifier: string, subscriber: string): Promise<void> {
  await page.goto(`/control/organizations/${supplierId}/nni-identifiers`);
  await labelled(page, "link", nniWords.add).first().click();
  await labelled(page, "textbox", nniWords.fields.identifier).fill(identifier);
  await labelled(page, "checkbox", group).check();
  await labelled(page, "button", nniWords.create).click();
  await expect(labelled(page, "link", nniWords.row(identifier))).toBeVisible();
  await page.getByRole("searchbox", { name: nniWords.search }).fill(subscriber);
  await labelled(page, "checkbox", nniWords.box(subscriber, identifier, "allowFrom")).check();
  await labelled(page, "button", nniWords.saveRights).click();
  await expect(snackbar(page, nniWords.rightsSaved)).toBeVisible();
}

/** Asks for the subscriber, and accepts for the supplier. */
async function subscribe(page: Page, subscriberId: string, supplier: { id: string; name: string }): Promise<void> {
  const address = `/control/organizations/${subscriberId}/subscriptions?supplier=${supplier.id}`;
  await page.goto(address);
  await labelled(page, "checkbox", texts.documents.types.Order.one).check();
  await labelled(page, "button", subscriptionWords.ask).click();
  await expect(snackbar(page, subscriptionWords.asked(supplier.name))).toBeVisible();
  await page.goto(address);
  await labelled(page, "checkbox", subscriptionWords.fields.active).check();
  await labelled(page, "button", texts.common.saveChanges).click();
  await expect(snackbar(page, subscriptionWords.saved(supplier.name))).toBeVisible();
}

test("the product admin builds an operator from nothing, and whom it is for orders its product over its NNI", async ({
  enter,
  page: buyer,
  elsewhere,
}) => {
  const [subscriber, stranger] = [await makeSubscriber(), await makeSubscriber()];
  const name = `${uniqueId("Tyhjästä")} Oy`;
  const [product, identifier] = [uniqueId("Ethernet"), uniqueId("NNI")];
  const admin = await enter("productAdmin", "/control/organizations");
  const id = await makeSupplier(admin, name);
  await makeProduct(admin, id, product);
  await subscribe(admin, subscriber.id, { id, name });
  await makeNni(admin, id, identifier, subscriber.name);

  await logIn(buyer, subscriber.login);
  await buyer.goto(newOrder);
  await chooseProduct(buyer, { group, supplier: name, product });
  await labelled(buyer, "combobox", fields.nniFromId).selectOption(identifier);
  await nextStep(buyer);
  await fillCommonPart(buyer, { connectionId: uniqueId("TUN"), customerName: uniqueId("Asiakas") });
  await fillAddress(buyer, fields.targetAddress);
  await labelled(buyer, "textbox", fields.capacity).fill("1 Gbit/s");
  await labelled(buyer, "combobox", fields.interface).selectOption({ index: 1 });
  await labelled(buyer, "combobox", fields.connector).selectOption({ index: 1 });
  await labelled(buyer, "textbox", customField).fill("Reititin");
  await toSummary(buyer);
  const tid = await sendOrder(buyer);
  await expect(shownField(buyer, fields.nniFromId)).toHaveText(identifier);
  await expect(buyer.getByText("Reititin")).toBeVisible();

  const { call } = await apiUser("productAdmin");
  const orders = await call<{ id: number }[]>(`organizations/${id}/roles/SUPPLIER/orders`);
  expect(orders.map((one) => one.id)).toEqual([tid]);

  const other = await elsewhere();
  await logIn(other, stranger.login);
  await other.goto(newOrder);
  await pick(other, texts.documentForm.productGroup, group);
  await labelled(other, "combobox", texts.documentForm.supplier).fill(name);
  await expect(other.getByRole("option", { name })).toHaveCount(0);
});
