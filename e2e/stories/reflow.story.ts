import type { Page } from "@playwright/test";
import { findBrokenWords } from "../judges/find-broken-words.ts";
import { controlPlaces, infoPlaces, publicPlaces } from "../pictures/places.ts";
import type { Login } from "../support/demo.ts";
import { expect, test } from "../support/story.ts";
import { walkScreens } from "../support/walk.ts";

const narrow = { viewport: { width: 320, height: 700 } };

/** What can be pressed and is smaller than 24 px; links within a sentence are exempt (WCAG 2.5.8). */
async function smallTargets(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const pressable = "a[href], button, select, input:not([type=radio], [type=checkbox], [type=hidden])";
    return [...document.querySelectorAll<HTMLElement>(pressable)]
      .filter((element) => element.checkVisibility() && !element.closest("p"))
      .map((element) => {
        // A link that covers its whole row is as large as the row.
        const covers = getComputedStyle(element, "::after").position === "absolute";
        const pressed = covers ? (element.offsetParent ?? element) : element;
        return { element, box: pressed.getBoundingClientRect() };
      })
      .filter(({ box }) => box.width > 1 && box.right > 0 && box.bottom > 0)
      .filter(({ box }) => box.width < 24 || box.height < 24)
      .map(({ element, box }) => `${element.outerHTML.slice(0, 120)} ${box.width} x ${box.height}`);
  });
}

async function expectReflow(page: Page, path: string): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(width, `width of ${path}`).toBeLessThanOrEqual(320);
  expect.soft(await smallTargets(page), `targets of ${path}`).toEqual([]);
  expect.soft(await findBrokenWords(page), `words of ${path}`).toEqual([]);
}

test("at 320 px nothing scrolls sideways, and every target is large enough", async ({ enter }) => {
  await walkScreens(enter, expectReflow, narrow);
});

const walks = { public: publicPlaces, subscriber: infoPlaces, productAdmin: controlPlaces };

for (const [visitor, places] of Object.entries(walks))
  test(`at 320 px so do the other pages: ${visitor}`, async ({ page: stranger, enter }) => {
    const page = visitor === "public" ? stranger : await enter(visitor as Login, "/not-found", narrow);
    await page.setViewportSize(narrow.viewport);
    for (const { path } of places) {
      await page.goto(path);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await expect(page.locator("[aria-busy=true], .MuiSkeleton-root")).toHaveCount(0);
      await expectReflow(page, path);
    }
  });
