import { texts } from "@runko/domain/texts/texts";
import { actionButton, shownField, subscriberPath } from "../support/document-page.ts";
import { labelled } from "../support/labelled.ts";
import { logIn } from "../support/log-in.ts";
import { makeProductOf, makeSubscriberOf, makeSupplier } from "../support/make-trade.ts";
import { readMade, sendByTenClicks } from "../support/new-document-form.ts";
import { fillCommonPart, nextStep, pick, toSummary } from "../support/order-form.ts";
import { expect, test } from "../support/story.ts";
import { uniqueId } from "../support/unique-id.ts";

const words = texts.documentForm;
const { fields } = texts.documents;
const services = "Asennus- ja asiantuntijapalvelut";

test("several products go in one order where the group and the supplier allow it", async ({ enter }) => {
  const page = await enter("otherSubscriber", "/subscriber/documents/new?type=Order");
  await pick(page, words.productGroup, services);
  await pick(page, words.supplier, "Päijänteen Verkkopalvelu Oy");
  await expect(page.getByText(words.severalProducts)).toBeVisible();
  const products = page.getByRole("group", { name: words.productsOf("Päijänteen Verkkopalvelu Oy") });
  const boxes = products.getByRole("checkbox");
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await boxes.nth(0).uncheck();
  await boxes.nth(0).check();
  await nextStep(page);
  await fillCommonPart(page, { connectionId: uniqueId("TUN"), customerName: uniqueId("Asiakas") });
  await labelled(page, "textbox", fields.description).fill("Asennus ja mittaus");
  await toSummary(page);
  const order = await readMade("otherSubscriber", await sendByTenClicks(page, "Order"));
  expect(order.eventProducts).toHaveLength(2);

  await page.goto(subscriberPath(order.id));
  const second = page.getByRole("checkbox", { name: order.eventProducts[1]?.productName ?? "" });
  for (const left of [1, 2]) {
    await actionButton(page, "edit").click();
    await second.setChecked(left === 2);
    await labelled(page, "button", texts.common.saveChanges).click();
    await expect(shownField(page, texts.documents.product)).toHaveCount(left);
  }
});

test("one of many products is found by typing a part of its name, and stays chosen when another is looked for", async ({
  page,
}) => {
  const supplier = await makeSupplier();
  const subscriber = await makeSubscriberOf(supplier);
  for (let n = 1; n <= 45; n += 1) await makeProductOf(supplier, services, `Mittaus ${n}`, { description: "Kuitu" });
  await makeProductOf(supplier, services, "Öinen asennus");
  await logIn(page, subscriber.login);
  await page.goto("/subscriber/documents/new?type=Order");
  await pick(page, words.productGroup, services);
  await pick(page, words.supplier, supplier.name);
  const products = page.getByRole("radiogroup", { name: words.productsOf(supplier.name) });
  await expect(products.getByRole("radio")).toHaveCount(20);
  await labelled(page, "button", texts.common.showMore(20)).click();
  await expect(products.getByRole("radio")).toHaveCount(40);
  const search = page.getByRole("searchbox", { name: words.searchProducts });
  await search.fill("öinen");
  await search.press("Enter");
  await products.getByRole("radio", { name: "Öinen asennus" }).check();
  await search.fill("kuitu 45");
  await expect(products.getByRole("radio")).toHaveCount(2);
  await expect(products.getByRole("radio", { name: "Öinen asennus" })).toBeChecked();
  await nextStep(page);
  await expect(labelled(page, "textbox", fields.subscriberConnectionId)).toBeVisible();
});
