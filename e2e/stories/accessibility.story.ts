import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { texts } from "@runko/domain/texts/texts";
import { allScreens } from "../screens/all-screens.ts";
import { expect, test } from "../support/quiet-page.ts";

const standard = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
// Light and dark differ in colours alone.
const ofColours = ["color-contrast", "link-in-text-block"];
const long = Boolean(process.env["RUNKO_LONG"]);
const sizes = [
  { width: 1280, height: 800 },
  { width: 360, height: 780 },
];

// A trace would keep every page that axe walks through.
test.use({ contextOptions: { reducedMotion: "reduce" }, trace: "off" });

async function findViolations(page: Page, rules?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (rules ? axe.withRules(rules) : axe.withTags(standard)).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html, any }) => `${html} ${any[0]?.message ?? ""}`)}`,
  );
}

async function dress(page: Page, palette: string): Promise<void> {
  await page.evaluate((name) => {
    localStorage.setItem("palette", name);
    dispatchEvent(new StorageEvent("storage", { key: "palette" }));
  }, palette);
}

async function expectAccessible(page: Page, width: number | undefined, look: string): Promise<void> {
  for (const size of sizes.filter((one) => width === undefined || one.width === width)) {
    await page.setViewportSize(size);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      const found = await findViolations(page, colorScheme === "dark" && !long ? ofColours : undefined);
      expect(found, `${look}${size.width} ${colorScheme}`).toEqual([]);
    }
  }
}

for (const { name, show, width } of allScreens) {
  test(`accessible: ${name}`, async ({ page, enter, troubles }) => {
    const shown = await show({ page, enter, troubles });
    for (const palette of long ? Object.keys(texts.shell.palettes) : ["new"]) {
      if (long) await dress(shown, palette);
      await expectAccessible(shown, width, long ? `${palette} ` : "");
    }
  });
}
