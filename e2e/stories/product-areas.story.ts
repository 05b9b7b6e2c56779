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
  await expect(labelled(page, "heading", words.unsaved(2))).toBeVisible();
  await labelled(page, "button", words.remove("33200")).click();
  await expect(labelled(page, "heading", words.unsaved(1))).toBeVisible();

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

  await labelled(page, "button", words.file.bring).click();
  const dialog = page.getByRole("dialog", { name: words.file.bringTo(name) });
  const file = (text: string) => ({ name: "alueet.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
  const give = (text: string) =>
    dialog.getByLabel(words.file.choose).and(dialog.locator("input")).setInputFiles(file(text));
  await expect(dialog.getByText(words.file.mode)).toBeVisible();
  await dialog.getByRole("radio", { name: words.file.modes.add }).check();
  await give("Laji;Alue;Toimitus\nPostinumero;33100;Ei toimiteta\nKunta;Tampre;Toimitetaan");
  await expect(dialog.getByRole("cell", { name: texts.issues.UNKNOWN_MUNICIPALITY as string })).toBeVisible();
  await give("Laji;Alue;Toimitus\nPostinumero;33100;Ei toimiteta\nOsoite;Satamak. 3, 33200;Toimitetaan");
  const effects = { added: 1, changed: 1, same: 0, removed: 0 };
  await expect(dialog.getByText(words.file.effects("alueet.csv", effects))).toBeVisible();
  await dialog.getByRole("radio", { name: words.file.modes.replace }).check();
  const replaced = { ...effects, removed: 1 };
  await expect(dialog.getByText(words.file.effects("alueet.csv", replaced))).toBeVisible();
  await labelled(dialog, "button", words.file.store).click();
  await expect(snackbar(page, words.file.stored(replaced))).toBeVisible();
  await expect(list.filter({ hasText: "Satamak. 3, 33200" })).toContainText(words.verdicts.served);
  await expect(list.filter({ hasText: "Tampere" })).toHaveCount(0);
});
