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
  await page.getByLabel(words.type, { exact: true }).selectOption(reportType["delivery-time"]);
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

test("reports open with figures, and last month is one choice away", async ({ enter }) => {
  const page = await enter("subscriber", "/reports/subscriber");
  await expect(labelled(page, "heading", reportType["count-per-event"])).toBeVisible();
  await page.getByLabel(words.period).selectOption(words.presets.lastMonth);
  await expect(
    page.getByText(words.tiles.name("total", "count-per-event", "documentType"), { exact: true }),
  ).toBeVisible();
  await page.getByLabel(words.type, { exact: true }).selectOption(reportType["hit-rate"]);
  await expect(labelled(page, "heading", reportType["hit-rate"])).toBeVisible();
});

test("several counterparties at once: figure, list and file tell of the same documents", async ({ enter }) => {
  const page = await enter("otherSupplier", `/reports/vendor?report=count-per-event&mode=advanced&${period}`);
  const byPartner = page.getByRole("region", {
    name: words.tableOf(words.breakdown("counterparty", "SUPPLIER", "documentType")),
  });
  const lines = byPartner.getByRole("row");
  await expect(lines.nth(2)).toBeVisible();
  const told = (await lines.evaluateAll((rows) =>
    rows
      .slice(1, -1)
      .map((row) => [row.querySelector("th")?.textContent ?? "", [...row.querySelectorAll("td")].at(-1)?.textContent]),
  )) as [string, string][];
  const chosen = told.slice(0, 2);
  const wanted = chosen.reduce((sum, [, count]) => sum + Number(count), 0);

  const picker = page.getByRole("combobox", { name: words.parties.subscriber, exact: true });
  for (const [name] of chosen) {
    await picker.fill(name);
    await page.getByRole("option", { name, exact: true }).click();
  }
  await picker.press("Escape");
  const whole = byPartner.getByRole("row", { name: words.total }).getByRole("link").last();
  await expect(whole).toHaveText(String(wanted));
  await expect(lines).toHaveCount(chosen.length + 2);
  await page.reload();
  await expect(whole).toHaveText(String(wanted));

  await whole.scrollIntoViewIfNeeded();
  const place = await whole.boundingBox();
  await whole.click();
  await expect(page.getByRole("navigation", { name: texts.common.pagination.label })).toContainText(` / ${wanted}`);
  const saving = page.waitForEvent("download");
  await labelled(page, "button", words.downloadAs(words.formats.csv)).click();
  const download = await saving;
  expect(download.suggestedFilename()).toContain(words.documentsOf(reportType["count-per-event"]));
  const [, ...saved] = (await readFile(await download.path(), "utf8")).trim().split("\r\n");
  expect(saved).toHaveLength(wanted);

  const last = page.getByRole("rowheader").getByRole("link").last();
  await last.scrollIntoViewIfNeeded();
  const inList = await last.boundingBox();
  await last.click();
  await expect(page).toHaveURL(/vendor\/documents\/\d+/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(last).toBeInViewport();
  expect(Math.abs(((await last.boundingBox())?.y ?? 0) - (inList?.y ?? 0))).toBeLessThan(2);
  await page.goBack();
  await expect(whole).toBeInViewport();
  expect(Math.abs(((await whole.boundingBox())?.y ?? 0) - (place?.y ?? 0))).toBeLessThan(2);
});

test("a span that is too long is refused at its field, and what was typed stays", async ({ enter }) => {
  const page = await enter("otherSupplier", `/reports/vendor?report=fault&${period}`);
  await labelled(page, "textbox", words.from).fill("1.1.2024");
  await labelled(page, "button", words.show).click();
  await expect(page.getByText(texts.issues.DATE_RANGE_TOO_LONG as string)).toBeVisible();
  await expect(labelled(page, "textbox", words.from)).toHaveValue("1.1.2024");
  await expect(page).toHaveURL(new RegExp(period));
});

test("the product admin reports on the whole portal, and nobody else does", async ({ enter }) => {
  const page = await enter("productAdmin", "/reports");
  const whole = page.getByRole("region", { name: words.areas.PORTAL });
  await labelled(whole, "link", reportType["count-per-event"]).click();
  await page.getByLabel(words.mode).selectOption(words.modes.advanced);
  const bySupplier = page.getByRole("region", {
    name: words.tableOf(words.breakdown("supplier", "PORTAL", "documentType")),
  });
  const figure = bySupplier.getByRole("row").nth(1).getByRole("link").last();
  const count = Number(((await figure.textContent()) ?? "").replaceAll(/\D/g, ""));
  await figure.click();
  await expect(page.getByRole("navigation", { name: texts.common.pagination.label })).toContainText(` / ${count}`);
  await labelled(page, "link", words.backToReport).click();
  await expect(page.getByLabel(words.mode)).toHaveValue("advanced");

  const other = await enter("subscriber", "/reports?report=count-per-event");
  await expect(labelled(other, "heading", words.title)).toBeVisible();
  await expect(other.getByText(words.areas.PORTAL)).toBeHidden();
});
