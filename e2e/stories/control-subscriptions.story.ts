import type { Page } from "@playwright/test";
import { texts } from "@runko/domain/texts/texts";
import { snackbar } from "../support/document-page.ts";
import { labelled } from "../support/labelled.ts";
import { logIn } from "../support/log-in.ts";
import { makeProductOf, makeSubscriber, makeSupplier } from "../support/make-trade.ts";
import { chooseProduct } from "../support/order-form.ts";
import { expect, test } from "../support/story.ts";
import { uniqueId } from "../support/unique-id.ts";

const words = texts.controlSubscriptions;
const { fields } = words;
const typeBox = (type: keyof typeof texts.documents.types) => texts.documents.types[type].one;

/** Types the name, and waits until the list is of it alone. */
async function findSupplier(page: Page, name: string): Promise<void> {
  await page.getByRole("searchbox", { name: words.searchSuppliers }).fill(name);
  await expect(page).toHaveURL(/q=/);
  await expect(page.getByRole("navigation", { name: texts.common.pagination.label })).toContainText("1–1 / 1");
}

test("a subscriber asks, the supplier accepts and writes of it, and the order form shows what was written", async ({
  page: buyer,
  elsewhere,
}) => {
  const [supplier, subscriber] = [await makeSupplier(), await makeSubscriber()];
  const offer = { group: "Asennus- ja asiantuntijapalvelut", product: uniqueId("Asennuspalvelu") };
  await makeProductOf(supplier, offer.group, offer.product);
  const seller = await elsewhere();

  await logIn(buyer, subscriber.login);
  await buyer.goto(`/control/organizations/${subscriber.id}/subscriptions`);
  await findSupplier(buyer, supplier.name);
  await buyer.getByRole("link", { name: words.supplierRow(supplier.name) }).click();
  await labelled(buyer, "button", words.ask).click();
  await expect(buyer.getByRole("group", { name: /^Korjaa / })).toContainText(fields.eventTypes);
  await labelled(buyer, "checkbox", typeBox("Order")).check();
  await labelled(buyer, "textbox", fields.contractNumber).fill("S-2026-1");
  await labelled(buyer, "button", words.ask).click();
  await expect(snackbar(buyer, words.asked(supplier.name))).toBeVisible();
  await findSupplier(buyer, supplier.name);
  await expect(buyer.getByRole("row").filter({ hasText: supplier.name })).toContainText(words.states.waiting);

  await logIn(seller, supplier.login);
  await seller.goto(`/control/organizations/${supplier.id}/customers`);
  await seller.getByRole("link", { name: words.subscriberRow(subscriber.name) }).click();
  await labelled(seller, "checkbox", fields.active).check();
  await labelled(seller, "textbox", fields.customerNumber).fill("A-17");
  await labelled(seller, "textbox", fields.info).fill("Soita ennen asennusta");
  const changes = seller.getByRole("region", { name: texts.control.changesTitle });
  await expect(changes).toContainText(texts.control.change(texts.control.no, texts.control.yes));
  await expect(changes).toContainText("A-17");
  await labelled(seller, "button", texts.common.saveChanges).click();
  await expect(snackbar(seller, words.saved(subscriber.name))).toBeVisible();
  await expect(seller.getByRole("row").filter({ hasText: subscriber.name })).toContainText(words.states.active);

  await buyer.goto("/subscriber/documents/new?type=Order");
  await chooseProduct(buyer, { ...offer, supplier: supplier.name });
  await expect(buyer.getByText("Soita ennen asennusta")).toBeVisible();
  await expect(buyer.getByText(texts.documentForm.customerNumber("A-17"))).toBeVisible();
});

test("a type that a subscriber adds waits alone, the product admin approves it, and leaving unsaved is asked about", async ({
  enter,
  page,
}) => {
  const [supplier, subscriber] = [await makeSupplier(), await makeSubscriber()];
  const admin = await enter(
    "productAdmin",
    `/control/organizations/${subscriber.id}/subscriptions?supplier=${supplier.id}`,
  );
  await labelled(admin, "checkbox", typeBox("Order")).check();
  await labelled(admin, "button", words.ask).click();
  await expect(snackbar(admin, words.asked(supplier.name))).toBeVisible();
  await admin.goto(`/control/organizations/${subscriber.id}/subscriptions?supplier=${supplier.id}`);
  await labelled(admin, "checkbox", fields.active).check();
  await labelled(admin, "button", texts.common.saveChanges).click();
  await expect(snackbar(admin, words.saved(supplier.name))).toBeVisible();

  await logIn(page, subscriber.login);
  await page.goto(`/control/organizations/${subscriber.id}/subscriptions?supplier=${supplier.id}`);
  await labelled(page, "checkbox", typeBox("Inquiry")).check();
  await labelled(page, "link", texts.common.abort).click();
  const dialog = page.getByRole("dialog", { name: texts.control.leaveTitle });
  await labelled(dialog, "button", texts.control.stay).click();
  await expect(labelled(page, "checkbox", typeBox("Inquiry"))).toBeChecked();
  await labelled(page, "button", texts.common.saveChanges).click();
  await expect(snackbar(page, words.saved(supplier.name))).toBeVisible();
  await page.getByLabel(words.state, { exact: true }).selectOption(words.states.waiting);
  await expect(page.getByRole("row").filter({ hasText: supplier.name })).toContainText(words.states.awaiting);

  await admin.goto(`/control/organizations/${supplier.id}/customers?customer=${subscriber.id}`);
  await expect(admin.getByText(words.asksMore(typeBox("Inquiry")))).toBeVisible();
  await labelled(admin, "radio", words.decisions.approve).check();
  await labelled(admin, "button", texts.common.saveChanges).click();
  await expect(admin.getByRole("row").filter({ hasText: subscriber.name })).toContainText(words.states.active);
});
