import { texts } from "@runko/domain/texts/texts";
import type { Page } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { labelled } from "../support/labelled.ts";
import { makeOrder } from "../support/make-order.ts";
import { expect, test } from "../support/story.ts";

const words = texts.traffic;

const wayToBoth = (page: Page) => page.getByRole("link", { name: words.open("") });

/** The table of months as it is read, line by line. */
async function monthsOf(page: Page) {
  const table = page.getByRole("region", { name: texts.reports.tableOf(words.months) });
  await expect(table.getByRole("row", { name: texts.reports.total })).toBeVisible();
  return table.getByRole("row").allTextContents();
}

test("both parties of an order come by each other's name to the same figures", async ({ enter }) => {
  const { id } = await makeOrder({ by: "subscriber", from: "otherSupplier", document: {} });
  const buyer = await enter("subscriber", `/subscriber/documents/${id}`);
  await wayToBoth(buyer).click();
  await expect(buyer).toHaveURL(/\/reports\/subscriber\/traffic\?counterparty=/);
  const bought = await monthsOf(buyer);

  const seller = await enter("otherSupplier", `/vendor/documents/${id}`);
  await wayToBoth(seller).click();
  await expect(seller).toHaveURL(/\/reports\/vendor\/traffic\?counterparty=/);
  expect(await monthsOf(seller)).toEqual(bought);
  expect(bought.length).toBeGreaterThan(3);

  const saved = seller.waitForEvent("download");
  await labelled(seller, "button", texts.reports.downloadAs(texts.reports.formats.csv)).click();
  expect(await readFile(await (await saved).path(), "utf8")).toContain(words.columns.confirmation);

  await seller.getByLabel(texts.reports.period).selectOption(texts.reports.presets.lastYear);
  await expect(seller).toHaveURL(/from=/);
  await labelled(seller, "link", texts.enumerations.reportType["delivery-reliability"]).click();
  await expect(labelled(seller, "heading", texts.enumerations.reportType["delivery-reliability"])).toBeVisible();
  await labelled(seller, "link", words.title).click();
  await expect(seller).toHaveURL(/\/reports\/vendor\/traffic\?counterparty=/);
});
