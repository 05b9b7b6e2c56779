import type { Page } from "@playwright/test";
import { texts } from "@runko/domain/texts/texts";
import { shownField, snackbar } from "../support/document-page.ts";
import { labelled } from "../support/labelled.ts";
import { logIn } from "../support/log-in.ts";
import { makeNniOf, makeProductOf, makeSubscriberOf, makeSupplier, type Party } from "../support/make-trade.ts";
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

const products = texts.controlProducts;
const nnis = texts.controlNnis;
const { fields } = texts.documents;
const group = "Ethernet-liittymät";

async function enterAs(page: Page, { login, password }: Party, path: string): Promise<void> {
  await logIn(page, login, password);
  await page.goto(path);
}

test("an organization below sells a product of the one above over its NNI", async ({ page, browser, troubles }) => {
  const parent = await makeSupplier();
  const child = await makeSupplier(parent);
  const subscriber = await makeSubscriberOf(child);
  const product = uniqueId("Jaettu Ethernet");
  const productId = await makeProductOf(parent, group, product, { nniProduct: true, nniType: "NNI_TO_PORT" });
  const identifier = await makeNniOf(parent, group, subscriber);

  await enterAs(page, parent, `/control/products?tab=Visibility&id=${productId}`);
  await labelled(page, "combobox", products.visibility.addSub).fill(child.name);
  await page.getByRole("option", { name: child.name, exact: true }).click();
  const changes = page.getByRole("region", { name: texts.control.changesTitle });
  await expect(changes).toContainText(child.name);
  await labelled(page, "button", texts.common.saveChanges).click();
  await expect(changes).toBeHidden();

  await page.goto(`/control/organizations/${parent.id}/sub-nni-identifiers`);
  await pick(page, nnis.sharedNni, identifier);
  await pick(page, nnis.receiver, child.name);
  await labelled(page, "button", nnis.share).click();
  await expect(snackbar(page, nnis.shared(identifier, child.name))).toBeVisible();

  const context = await browser.newContext();
  await troubles.watch(context);
  const buyer = await context.newPage();
  await enterAs(buyer, subscriber, "/subscriber/documents/new?type=Order&formType=ETHERNET_CONNECTION");
  await chooseProduct(buyer, { group, product, supplier: child.name });
  await labelled(buyer, "combobox", fields.nniFromId).selectOption(identifier);
  await nextStep(buyer);
  await fillCommonPart(buyer, { connectionId: uniqueId("TUN"), customerName: uniqueId("Asiakas") });
  await fillAddress(buyer, fields.targetAddress);
  await labelled(buyer, "textbox", fields.capacity).fill("1 Gbit/s");
  await labelled(buyer, "combobox", fields.interface).selectOption({ index: 1 });
  await labelled(buyer, "combobox", fields.connector).selectOption({ index: 1 });
  await toSummary(buyer);
  await sendOrder(buyer);
  await expect(shownField(buyer, fields.nniFromId)).toHaveText(identifier);
  await expect(buyer.getByRole("main")).toContainText(child.name);
  await context.close();
});
