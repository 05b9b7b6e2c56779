import type { Page } from "@playwright/test";
import { expect, test } from "../support/story.ts";
import { walkScreens } from "../support/walk.ts";

const english =
  /\b(loading|error|failed|submit|cancel|save|close|open|order|search|required|invalid|unknown|ready|confirmed|select|next|previous|settings|user|password|please|the|and|your)\b/gi;
const leftovers = /\bundefined\b|\bnull\b|\bNaN\b|\bInvalid\b|\[object|\b[A-Z]{2,}_[A-Z_]{2,}\b|\b\w+\.\w+\.\w+\(/g;
const foreignDates =
  /\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}\/\d{1,2}\/\d{2,4}\b|\b0\d\.\d{1,2}\.\d{4}\b|\b\d{1,2}\.0\d\.\d{4}\b/g;

/** Everything that the page says, to the eye and to a screen reader. */
async function wordsOf(page: Page): Promise<string> {
  return await page.evaluate(() => {
    const said = [...document.querySelectorAll("[aria-label], [title], [placeholder], [alt]")].flatMap((element) =>
      ["aria-label", "title", "placeholder", "alt"].map((name) => element.getAttribute(name) ?? ""),
    );
    return [document.title, document.body.innerText, ...said].join("\n");
  });
}

test("every screen speaks Finnish alone, and writes its dates so", async ({ enter }) => {
  await walkScreens(enter, async (page, path) => {
    const words = await wordsOf(page);
    for (const [what, pattern] of Object.entries({ english, leftovers, foreignDates }))
      expect.soft(words.match(pattern) ?? [], `${what} on ${path}`).toEqual([]);
  });
});
