import { texts } from "@runko/domain/texts/texts";
import { snackbar } from "../support/document-page.ts";
import { labelled } from "../support/labelled.ts";
import { enterAs } from "../support/log-in.ts";
import { makeProductOf, makeSupplier } from "../support/make-trade.ts";
import { plainLine } from "../support/offers.ts";
import { expect, test } from "../support/story.ts";
import { uniqueId } from "../support/unique-id.ts";

const words = texts.productAreas;
const { fields } = words;

test("a supplier says where its product is delivered, mends what is wrong, and takes an area away", async ({
  page,
}) => {
  const supplier = await makeSupplier();
  const name = uniqueId("Valokuitu");
  await makeProductOf(supplier, plainLine.group, name);
  await enterAs(page, supplier, "/control/products?tab=Areas");
  await page.getByRole("link", { name: texts.controlProducts.list.row(name) }).click();
  await expect(labelled(page, "heading", words.titleOf(name))).toBeVisible();
  await expect(page.getByText(words.none)).toBeVisible();

  await labelled(page, "combobox", fields.kind).selectOption(words.kinds.postalCode);
  await labelled(page, "textbox", fields.postalCodes).fill("33100 3310");
  await labelled(page, "button", words.addNow).click();
  await expect(page.getByText(texts.issues.INVALID_POSTAL_CODE as string).first()).toBeVisible();
  await labelled(page, "textbox", fields.postalCodes).fill("33100 33200");
  await labelled(page, "textbox", fields.deliveryDays).fill("14");
  await labelled(page, "textbox", fields.monthlyFee).fill("19,9");
  await labelled(page, "button", words.addNow).click();
  await expect(labelled(page, "heading", words.count(2))).toBeVisible();
  await labelled(page, "button", words.remove("33200")).click();
  await expect(labelled(page, "heading", words.count(1))).toBeVisible();

  await labelled(page, "combobox", fields.kind).selectOption(words.kinds.municipality);
  await labelled(page, "combobox", fields.municipalities).fill("Tamp");
  await page.getByRole("option", { name: "Tampere" }).click();
  await labelled(page, "combobox", fields.verdict).selectOption(words.verdicts.survey);
  await labelled(page, "button", texts.common.saveChanges).click();
  await expect(snackbar(page, words.saved)).toBeVisible();

  await page.getByRole("link", { name: texts.controlProducts.list.row(name) }).click();
  await expect(labelled(page, "heading", words.count(2))).toBeVisible();
  const list = page.getByRole("listitem");
  await expect(list.filter({ hasText: "Tampere" })).toContainText(words.verdicts.survey);
  await expect(list.filter({ hasText: "33100" })).toContainText(`14 pv · ${words.monthlyFee("19,90 €")}`);
});
