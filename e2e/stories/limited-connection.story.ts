import { texts } from "@runko/domain/texts/texts";
import { shownField } from "../support/document-page.ts";
import { fillProduct } from "../support/fill-product.ts";
import { labelled } from "../support/labelled.ts";
import { enterAs } from "../support/log-in.ts";
import { makeSubscriberOf, makeSupplier } from "../support/make-trade.ts";
import { chooseProduct, fillAddress, fillCommonPart, nextStep, sendOrder, toSummary } from "../support/order-form.ts";
import { expect, test } from "../support/story.ts";
import { uniqueId } from "../support/unique-id.ts";

const words = texts.controlProducts;
const { fields } = texts.documents;
const { interfaceType } = texts.enumerations;
const group = "IP-transit";
const capacities = ["1 Gbit/s", "10 Gbit/s"];

test("an order chooses of the connection only what its product offers, as its supplier limited it", async ({
  page,
  elsewhere,
}) => {
  const supplier = await makeSupplier();
  const subscriber = await makeSubscriberOf(supplier);
  const name = uniqueId("Rajattu IP");
  await enterAs(page, supplier, "/control/products");
  await labelled(page, "link", words.newProduct).first().click();
  await fillProduct(page, { name, group });
  for (const one of [interfaceType["1000Base-LX"], interfaceType["10GBase-LR"], "LC UPC SM"])
    await labelled(page, "checkbox", one).check();
  for (const capacity of capacities) {
    await labelled(page, "textbox", words.fields.capacities).fill(capacity);
    await labelled(page, "button", texts.common.form.addItem(words.fields.capacities)).click();
  }
  await labelled(page, "button", words.create).click();
  await expect(page.getByRole("link", { name: words.list.row(name) })).toBeVisible();

  const buyer = await elsewhere();
  await enterAs(buyer, subscriber, "/subscriber/documents/new?type=Order");
  await chooseProduct(buyer, { group, supplier: supplier.name, product: name });
  await nextStep(buyer);
  const choice = (label: string, one: string) => labelled(labelled(buyer, "radiogroup", label), "radio", one);
  await expect(labelled(buyer, "radiogroup", fields.interface).getByRole("radio")).toHaveCount(2);
  await expect(choice(fields.interface, interfaceType["1000Base-LX"])).toBeVisible();
  const offered = labelled(buyer, "combobox", fields.capacity).locator("option:not([value=''])");
  await expect(offered).toHaveText(capacities);
  // Where there is nothing to choose it is chosen.
  await expect(choice(fields.connector, "LC UPC SM")).toBeChecked();

  await fillCommonPart(buyer, { connectionId: uniqueId("TUN"), customerName: uniqueId("Asiakas") });
  await fillAddress(buyer, fields.targetAddress);
  await choice(fields.interface, interfaceType["10GBase-LR"]).check();
  await labelled(buyer, "combobox", fields.capacity).selectOption("10 Gbit/s");
  await toSummary(buyer);
  await sendOrder(buyer);
  await expect(shownField(buyer, fields.capacity)).toHaveText("10 Gbit/s");
});
