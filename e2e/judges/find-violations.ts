import type { Page } from "@playwright/test";
import { bringAxe, markTwins, type Axe } from "./axe-on-page.ts";

const standard = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** What breaks WCAG 2.2 AA on the page (U17). */
export async function findViolations(page: Page): Promise<string[]> {
  await bringAxe(page);
  await page.evaluate(markTwins);
  return await page.evaluate(async (runOnly) => {
    const { axe } = globalThis as unknown as { axe: Axe };
    // What lies beneath a bar that stays is scrolled out from under it: the bar is judged where the page has it.
    const bars = [...document.querySelectorAll<HTMLElement>("[data-action-bar]")];
    for (const bar of bars) bar.style.position = "static";
    const { violations } = await axe.run({ runOnly, resultTypes: ["violations"] });
    for (const bar of bars) bar.style.removeProperty("position");
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, any }) => `${id}: ${html} ${any[0]?.message ?? ""}`),
    );
  }, standard);
}
