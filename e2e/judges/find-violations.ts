import type { Page } from "@playwright/test";
import { bringAxe, markTwins, type Axe } from "./axe-on-page.ts";

const standard = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** What breaks WCAG 2.2 AA on the page (U17). */
export async function findViolations(page: Page): Promise<string[]> {
  await bringAxe(page);
  await page.evaluate(markTwins);
  return await page.evaluate(async (runOnly) => {
    const { axe } = globalThis as unknown as { axe: Axe };
    const { violations } = await axe.run({ runOnly, resultTypes: ["violations"] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, any }) => `${id}: ${html} ${any[0]?.message ?? ""}`),
    );
  }, standard);
}
