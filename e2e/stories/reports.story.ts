import { texts } from "@runko/domain/texts/texts";
import { readFile } from "node:fs/promises";
import { labelled } from "../support/labelled.ts";
import { expect, test } from "../support/story.ts";

const words = texts.reports;
const { reportType } = texts.enumerations;

const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
const period = `from=${day(360)}&to=${day(1)}`;

test("a figure of a report is the list behind it and the figure of its file", async ({ enter }) => {
  const page = await enter("otherSupplier", "/vendor");
  await labelled(page, "link", words.title).click();
  await labelled(page, "link", reportType["delivery-time"]).click();
  await page.getByLabel(words.period).selectOption(words.presets.lastYear);
  await page.goto(`/reports/vendor?report=delivery-time&${period}`);
  await page.getByLabel(words.mode).selectOption(words.modes.advanced);
  await expect(page).toHaveURL(/mode=advanced/);

  const table = page.getByRole("region", { name: words.tableOf(words.breakdown("month", "SUPPLIER", "documentType")) });
  const whole = table.getByRole("row", { name: words.total }).getByRole("link").last();
  await expect(whole).toBeVisible();
  const total = Number(await whole.textContent());
  const months = await table
    .getByRole("row")
    .evaluateAll((rows) => rows.slice(1, -1).map((row) => Number([...row.querySelectorAll("td")].at(-2)?.textContent)));
  expect(months.reduce((sum, count) => sum + count, 0)).toBe(total);

  const saved = page.waitForEvent("download");
  await labelled(page, "button", words.downloadAs(words.formats.csv)).click();
  const lines = (await readFile(await (await saved).path(), "utf8")).trim().split("\r\n");
  expect(lines.at(-1)?.split(";").at(-2)).toBe(String(total));

  const shown = page.getByRole("navigation", { name: texts.common.pagination.label });
  await whole.click();
  await expect(shown).toContainText(` / ${total}`);
  await page.reload();
  await expect(shown).toContainText(` / ${total}`);
  await labelled(page, "link", words.backToReport).click();
  await expect(page.getByLabel(words.mode)).toHaveValue("advanced");
});

test("a report needs its type", async ({ enter }) => {
  const page = await enter("subscriber", "/reports/subscriber");
  await labelled(page, "button", words.show).click();
  await expect(page.getByRole("alert")).toContainText(words.typeMissing);
  await page.getByLabel(words.type, { exact: true }).selectOption(reportType["hit-rate"]);
  await expect(labelled(page, "heading", reportType["hit-rate"])).toBeVisible();
});
