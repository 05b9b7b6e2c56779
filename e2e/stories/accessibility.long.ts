import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { texts } from "@runko/domain/texts/texts";
import { allScreens } from "../screens/all-screens.ts";
import { expect, test } from "../support/quiet-page.ts";

type Look = { width: number; height: number; colorScheme: "light" | "dark"; rules?: readonly string[] };

const long = Boolean(process.env["RUNKO_LONG"]);
const standard = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const wide = { width: 1280, height: 800 };
const narrow = { width: 360, height: 780 };

// Light and dark differ in colours alone, and those are the same on every width: all pairs are for the long run.
const looks: readonly Look[] = [
  { ...wide, colorScheme: "light" },
  { ...wide, colorScheme: "dark", ...(!long && { rules: ["color-contrast", "link-in-text-block"] }) },
  { ...narrow, colorScheme: "light" },
  ...(long ? [{ ...narrow, colorScheme: "dark" as const }] : []),
];

// A trace would keep every page that axe walks through.
test.use({ contextOptions: { reducedMotion: "reduce" }, trace: "off" });

async function findViolations(page: Page, rules: readonly string[] | undefined): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  const { violations } = await (rules ? axe.withRules([...rules]) : axe.withTags(standard)).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html, any }) => `${id}: ${html} ${any[0]?.message ?? ""}`));
}

async function dress(page: Page, palette: string): Promise<void> {
  await page.evaluate((name) => {
    localStorage.setItem("palette", name);
    dispatchEvent(new StorageEvent("storage", { key: "palette" }));
  }, palette);
}

for (const { name, show, width } of allScreens) {
  test(`accessible: ${name}`, async ({ page, enter, troubles }) => {
    const shown = await show({ page, enter, troubles });
    for (const palette of long ? Object.keys(texts.shell.palettes) : ["new"]) {
      await dress(shown, palette);
      for (const { colorScheme, rules, ...size } of looks) {
        if (width !== undefined && size.width !== width) continue;
        await shown.setViewportSize(size);
        await shown.emulateMedia({ colorScheme });
        expect(await findViolations(shown, rules), `${palette} ${size.width} ${colorScheme}`).toEqual([]);
      }
    }
  });
}
