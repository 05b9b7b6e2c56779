import type { Page } from "@playwright/test";
import { texts } from "@runko/domain/texts/texts";
import { drawer } from "../support/drawer.ts";
import { expect, test } from "../support/story.ts";

const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);

/** What an A4 has between its margins, in CSS pixels at 96 dpi. */
const portrait = 688;
const landscape = 1031;

/** As on paper of this width: the pixels by which it is too narrow, and what of the screen is still there. */
async function onPaper(page: Page, width: number) {
  await page.setViewportSize({ width, height: 1000 });
  await page.emulateMedia({ media: "print" });
  await expect(drawer(page)).toBeHidden();
  await expect(page.getByRole("banner")).toBeHidden();
  return page.evaluate(() => {
    const shown = (element: Element) => element.checkVisibility() && element.getBoundingClientRect().width > 1;
    const scrolls = (element: Element) =>
      /auto|scroll|hidden/.test(getComputedStyle(element).overflowX) && element.scrollWidth > element.clientWidth + 1;
    return {
      tooWide: Math.max(0, document.documentElement.scrollWidth - innerWidth),
      cut: [...document.querySelectorAll("main *")]
        .filter((each) => shown(each) && scrolls(each))
        .map((each) => each.outerHTML.slice(0, 120)),
      controls: [...document.querySelectorAll("main button, main input, main select")]
        .filter(shown)
        .map((each) => each.outerHTML.slice(0, 120)),
    };
  });
}

/** What the browser prints in the margins of every page: what it does not know it has left out of the rules. */
const marginBoxes = (page: Page) =>
  page.evaluate(() => {
    const inside = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => {
        if ("name" in rule && rule.constructor.name === "CSSMarginRule") return [rule.cssText];
        return "cssRules" in rule ? inside(rule.cssRules as CSSRuleList) : [];
      });
    return [...document.styleSheets].flatMap((sheet) => inside(sheet.cssRules));
  });

const clean = { tooWide: 0, cut: [], controls: [] };

test("a list and a report are clean on A4, in dark mode too", async ({ enter }) => {
  const period = `from=${day(360)}&to=${day(1)}`;
  const supplier = await enter("otherSupplier", "/vendor/documents?type=Order&size=75", { colorScheme: "dark" });
  await expect(supplier.getByRole("row").nth(5)).toBeVisible();
  expect(await onPaper(supplier, landscape)).toEqual(clean);
  expect(await marginBoxes(supplier)).toEqual([
    expect.stringMatching(/^@bottom-right .*counter\(page\).*counter\(pages\)/),
  ]);
  await supplier.emulateMedia({ media: "screen" });

  await supplier.setViewportSize({ width: 1280, height: 800 });
  await supplier.goto(`/reports/vendor?report=delivery-time&mode=advanced&${period}`);
  await expect(supplier.getByRole("region", { name: /./ }).first()).toBeVisible();
  expect(await onPaper(supplier, portrait)).toEqual(clean);
  await expect(supplier.getByText(texts.reports.areas.SUPPLIER)).toBeVisible();
});
