import { texts } from "@runko/domain/texts/texts";
import { snackbar } from "../support/document-page.ts";
import { labelled } from "../support/labelled.ts";
import { enterAs } from "../support/log-in.ts";
import { makeProductOf, makeSupplier } from "../support/make-trade.ts";
import { plainLine } from "../support/offers.ts";
import { expect, test } from "../support/story.ts";

const words = texts.controlServiceTimes;
const products = texts.controlProducts;

test("a supplier says when it serves, and a class of its products is served sooner", async ({ page, troubles }) => {
  troubles.allow(/status of 422/);
  const supplier = await makeSupplier();
  const productId = await makeProductOf(supplier, plainLine.group, "Kuitu Pro");
  await enterAs(page, supplier, `/control/organizations/${supplier.id}/service-times?mode=edit`);

  await labelled(page, "textbox", words.fromOn("Maanantai")).fill("7.00");
  await labelled(page, "button", words.addException).click();
  await labelled(page, "textbox", words.date).fill("24.12.2030");
  await labelled(page, "textbox", words.reason).fill("Inventaario");
  await labelled(page, "button", words.addClass).click();
  await labelled(page, "textbox", words.className(1)).fill("Nopea");
  const times = page.getByRole("region", { name: words.targets });
  await labelled(times, "combobox", words.slaClass).selectOption("Nopea");
  await labelled(times, "combobox", words.targetNames.cancellation).selectOption(words.none);

  const preview = page.getByRole("region", { name: words.preview });
  await expect(preview.getByRole("status")).not.toContainText(words.previewNever(words.targetNames.cancellation));
  await labelled(preview, "combobox", words.previewClass).selectOption("Nopea");
  await expect(preview.getByRole("status")).toContainText(words.previewNever(words.targetNames.cancellation));
  await labelled(page, "button", texts.common.saveChanges).click();
  await expect(snackbar(page, words.saved)).toBeVisible();
  const main = page.getByRole("main");
  for (const said of ["07.00–16.00", "24.12.2030 suljettu, Inventaario", "Nopea (Käsittelyyn otto"])
    await expect(main).toContainText(said);

  await page.goto(`/control/products?tab=OrganizationsProducts&src=${supplier.id}&id=${productId}`);
  await labelled(page, "combobox", products.fields.slaClass).selectOption("Nopea");
  await labelled(page, "button", texts.common.saveChanges).click();
  const row = page.getByRole("row").filter({ hasText: "Kuitu Pro" });
  await expect(row).toContainText("Nopea");
  await page.goto(`/control/organizations/${supplier.id}/service-times?mode=edit`);
  await labelled(page, "button", words.removeClass("Nopea")).click();
  await labelled(page, "button", texts.common.saveChanges).click();
  await expect(page.getByText("SLA-luokka Nopea on yhdellä tuotteella", { exact: false }).first()).toBeVisible();
});
