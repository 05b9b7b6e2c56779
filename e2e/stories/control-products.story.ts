import type { Page } from "@playwright/test";
import { texts } from "@runko/domain/texts/texts";
import { snackbar } from "../support/document-page.ts";
import { fillProduct } from "../support/fill-product.ts";
import { labelled } from "../support/labelled.ts";
import { enterAs } from "../support/log-in.ts";
import { makeProductOf, makeSubscriberOf, makeSupplier } from "../support/make-trade.ts";
import { plainLine } from "../support/offers.ts";
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

const words = texts.controlProducts;
const { customFields, fields } = words;
const { group } = plainLine;
const newOrder = "/subscriber/documents/new?type=Order";

const saveButton = (page: Page) => labelled(page, "button", texts.common.saveChanges);
/** The editor of the product's own field that stands in this place. */
const fieldAt = (page: Page, place: number) =>
  page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: new RegExp(`^${customFields.title(place, "")}`) }) });

async function addField(page: Page, place: number, name: string): Promise<void> {
  await labelled(page, "button", customFields.add).click();
  await labelled(fieldAt(page, place), "textbox", customFields.name).fill(name);
  await expect(labelled(page, "heading", customFields.title(place, name))).toBeVisible();
}

test("a supplier's product with fields of its own is ordered, and put out of use, not removed", async ({
  page,
  elsewhere,
}) => {
  const supplier = await makeSupplier();
  const subscriber = await makeSubscriberOf(supplier);
  const name = uniqueId("Valokuitu");
  await enterAs(page, supplier, "/control/products");
  await labelled(page, "link", words.newProduct).first().click();
  await expect(labelled(page, "heading", words.productOf(supplier.name))).toBeVisible();
  await fillProduct(page, { name, group });
  await labelled(page, "textbox", fields.monthlyFee).fill("49,5");
  await addField(page, 1, "VLAN-tunnus");
  await labelled(fieldAt(page, 1), "checkbox", customFields.required).check();
  await addField(page, 2, "Päätelaite");
  await labelled(fieldAt(page, 2), "combobox", customFields.kind).selectOption(
    texts.enumerations.customFieldKind.select,
  );
  await labelled(page, "button", words.create).click();
  await expect(page.getByText(texts.issues.SELECTIONS_REQUIRED as string).first()).toBeVisible();
  for (const selection of ["tilaajan oma", "toimittajan"]) {
    await labelled(fieldAt(page, 2), "textbox", customFields.selections).fill(selection);
    await labelled(fieldAt(page, 2), "button", texts.common.form.addItem(customFields.selections)).click();
    await expect(labelled(fieldAt(page, 2), "button", texts.common.remove(selection))).toBeVisible();
  }

  const preview = page.getByRole("region", { name: words.preview.title });
  const asked = labelled(preview, "group", texts.documentForm.customFields);
  await expect(asked).toHaveText(/VLAN-tunnus.*Päätelaite/s);
  await labelled(fieldAt(page, 2), "textbox", customFields.name).press("Alt+ArrowUp");
  await expect(asked).toHaveText(/Päätelaite.*VLAN-tunnus/s);
  await expect(labelled(fieldAt(page, 1), "textbox", customFields.name)).toBeFocused();
  await expect(preview.getByText(name)).toBeVisible();
  await labelled(page, "button", words.create).click();
  await expect(page.getByRole("link", { name: words.list.row(name) })).toBeVisible();

  const buyer = await elsewhere();
  await enterAs(buyer, subscriber, newOrder);
  await chooseProduct(buyer, { group, supplier: supplier.name, product: name });
  await nextStep(buyer);
  await fillCommonPart(buyer, { connectionId: uniqueId("TUN"), customerName: uniqueId("Asiakas") });
  await fillAddress(buyer, texts.documents.fields.targetAddress);
  await labelled(buyer, "combobox", "Päätelaite").selectOption("tilaajan oma");
  await labelled(buyer, "textbox", "VLAN-tunnus").fill("1204");
  await toSummary(buyer);
  await sendOrder(buyer);
  await expect(buyer.getByText("1204")).toBeVisible();

  await page.getByRole("link", { name: words.list.row(name) }).click();
  await expect(labelled(page, "heading", name)).toBeVisible();
  await page.reload();
  await expect(page.getByText(words.usedNotice)).toBeVisible();
  await labelled(page, "button", words.actions).click();
  await expect(page.getByRole("menuitem", { name: words.remove })).toHaveAttribute("aria-disabled", "true");
  await page.getByRole("menuitem", { name: words.deactivate }).click();
  await expect(page.getByRole("dialog")).toContainText(words.deactivateUsedText);
  await labelled(page.getByRole("dialog"), "button", words.deactivate).click();
  await expect(snackbar(page, words.deactivated(name))).toBeVisible();
  await expect(page.getByText(words.inactiveNotice)).toBeVisible();

  // A copy begins as the product was, its fields too, and takes its place in the list.
  await labelled(page, "button", words.actions).click();
  await page.getByRole("menuitem", { name: words.copy }).click();
  await expect(labelled(page, "textbox", fields.name)).toHaveValue(words.copyName(name));
  await expect(labelled(page, "heading", customFields.title(1, "Päätelaite"))).toBeVisible();
  await labelled(page, "button", words.create).click();
  await expect(page.getByRole("link", { name: words.list.row(words.copyName(name)) })).toBeVisible();
});

test("a product is shown to a subscriber on its whitelist, and no longer when it is taken off", async ({
  page,
  elsewhere,
}) => {
  const supplier = await makeSupplier();
  const subscriber = await makeSubscriberOf(supplier);
  const [open, limited] = [uniqueId("Avoin kuitu"), uniqueId("Rajattu kuitu")];
  await makeProductOf(supplier, group, open);
  const id = await makeProductOf(supplier, group, limited);
  await enterAs(page, supplier, `/control/products?tab=Visibility&id=${id}`);
  const buyer = await elsewhere();
  await enterAs(buyer, subscriber, newOrder);
  const offered = async (products: readonly string[]) => {
    await buyer.goto(newOrder);
    await pick(buyer, texts.documentForm.productGroup, group);
    await pick(buyer, texts.documentForm.supplier, supplier.name);
    await expect(buyer.getByRole("radio", { name: open })).toBeVisible();
    await expect(buyer.getByRole("radio", { name: limited })).toHaveCount(products.includes(limited) ? 1 : 0);
  };
  const changes = page.getByRole("region", { name: texts.control.changesTitle });
  const save = async () => {
    await saveButton(page).click();
    await expect(snackbar(page, words.saved(limited))).toBeVisible();
    await expect(page.getByRole("link", { name: words.list.row(limited) })).toBeVisible();
  };

  await page.getByRole("radio", { name: words.visibility.whitelist }).check();
  await expect(page.getByText(words.visibility.nobody)).toBeVisible();
  await expect(changes).toContainText(texts.control.change(words.visibilities.public, words.visibilities.whitelist));
  await save();
  await offered([open]);

  await page.getByRole("link", { name: words.list.row(limited) }).click();
  await labelled(page, "combobox", words.visibility.add).fill(subscriber.name);
  await page.getByRole("option", { name: subscriber.name }).click();
  await expect(changes).toContainText(texts.control.added(subscriber.name));
  await save();
  await offered([open, limited]);

  await page.getByRole("link", { name: words.list.row(limited) }).click();
  await labelled(page, "button", texts.common.remove(subscriber.name)).click();
  await expect(changes).toContainText(texts.control.removed(subscriber.name));
  await save();
  await offered([open]);
});
