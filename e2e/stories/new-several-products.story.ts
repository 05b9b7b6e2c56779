import { texts } from "@runko/domain/texts/texts";
import { labelled } from "../support/labelled.ts";
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
});
