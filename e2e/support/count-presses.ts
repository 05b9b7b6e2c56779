import type { Page } from "@playwright/test";

/** Counts presses of the page from now on, until it is loaded anew: a choice from a native list is two, what is typed is none. */
export async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    const count = (presses: number) => (dataset["presses"] = String(Number(dataset["presses"] ?? 0) + presses));
    addEventListener("pointerdown", () => count(1), true);
    addEventListener("change", ({ target }) => target instanceof HTMLSelectElement && count(2), true);
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset["presses"] ?? 0));
}
