import type { Page } from "@playwright/test";
import { texts } from "@runko/domain/texts/texts";
import { findForeignWords, wordsOf } from "../judges/find-foreign-words.ts";
import { findPaleTexts, furtherLooks } from "../judges/find-pale-texts.ts";
import { findViolations } from "../judges/find-violations.ts";
import { allScreens } from "../screens/all-screens.ts";
import { documentScreens } from "../screens/document-screens.ts";
import { expect, test } from "../support/kept-pages.ts";

type Look = { width: number; height: number; colorScheme: "light" | "dark" };

const long = Boolean(process.env["RUNKO_LONG"]);
const wide = { width: 1280, height: 800 };
const narrow = { width: 360, height: 780 };

// The theme's tests compute every pair of colours; other widths, palettes and the dark are for the long run.
const looks: readonly Look[] = [
  { ...wide, colorScheme: "light" },
  ...(long
    ? [
        { ...wide, colorScheme: "dark" as const },
        { ...narrow, colorScheme: "light" as const },
        { ...narrow, colorScheme: "dark" as const },
      ]
    : []),
];

/** The main screens, whose texts stand out in every palette, light and dark; the others do in the long run. */
const inEveryLook: ReadonlySet<string> = new Set([
  "login",
  "subscriber's front page",
  "supplier's front page",
  "document beside its list",
  "selected rows of a list",
  "ready order",
  "new order, fields",
  "results of criteria",
  "report of hits",
  "register of connections",
  "notices of planned work",
  "new webhook",
  "overview of the portal",
]);

async function dress(page: Page, palette: string): Promise<void> {
  await page.evaluate((name) => {
    localStorage.setItem("palette", name);
    dispatchEvent(new StorageEvent("storage", { key: "palette" }));
  }, palette);
}

for (const { name, show, width } of allScreens) {
  test(`for everyone, and in Finnish: ${name}`, async ({ page, enter, troubles }) => {
    const shown = await show({ page, enter, troubles });
    expect.soft(await findForeignWords(shown)).toEqual([]);
    for (const palette of long ? Object.keys(texts.shell.palettes) : ["new"]) {
      await dress(shown, palette);
      for (const { colorScheme, ...look } of looks) {
        if (long && width !== undefined && look.width !== width) continue;
        const size = { ...look, width: width ?? look.width };
        await shown.setViewportSize(size);
        await shown.emulateMedia({ colorScheme });
        expect.soft(await findViolations(shown), `${palette} ${size.width} ${colorScheme}`).toEqual([]);
      }
    }
    if (long || !inEveryLook.has(name)) return;
    const { judged, ...found } = await findPaleTexts(shown);
    expect.soft(found).toEqual({ pale: [], worn: furtherLooks.length });
    expect.soft(judged).toBeGreaterThan(5);
  });
}

test("the main screens are screens", () => {
  expect(allScreens.filter(({ name }) => inEveryLook.has(name))).toHaveLength(inEveryLook.size);
});

test("a document tells its days, moments and prices as Finns write them", async ({ enter, page, troubles }) => {
  const ready = documentScreens.find(({ name }) => name === "ready order");
  if (!ready) throw new Error("No such screen");
  const words = await wordsOf(await ready.show({ page, enter, troubles }));
  expect(words).toMatch(/\b[1-9]\d?\.[1-9]\d?\.20\d\d klo \d{1,2}\.\d{2}\b/);
  expect(words).toMatch(/\d,\d{2}\u00a0€/);
});
