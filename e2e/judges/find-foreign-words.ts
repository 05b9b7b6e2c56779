import type { Page } from "@playwright/test";
import { texts } from "@runko/domain/texts/texts";

/** What no screen may say; `\u00a0` is the space that holds money and its sign together. */
const faults = {
  // Words of three letters and more, since shorter ones may be somebody's initials.
  english:
    /(?<!\p{L})(loading|errors?|failed|submit|cancel(led)?|saved?|close|open|orders?|search|required|invalid|unknown|ready|confirmed|select|next|previous|settings|users?|password|please|the|and|your|with|not|this|rows?|page|date|choose|clear|name|address|delete|remove|yes|sort(ed)?|options?|supplier|subscriber|fault|inquiry)(?!\p{L})/giu,
  leftover: /\b(undefined|null|NaN|Infinity)\b|\[object|\b[A-Z]{2,}_[A-Z_]{2,}\b|\{\w+\}/g,
  key: /\b[a-z]+(\.[a-z]+[A-Z]\w*)+\b|\b(document|fields|issues|texts)\.\w+/g,
  date: /\b\d{4}-\d{2}-\d{2}\b|(?<!-)\b\d{1,2}\/\d{1,2}\/\d{2,4}\b|\b0\d\.\d{1,2}\.\d{4}\b|\b\d{1,2}\.0\d\.\d{4}\b/g,
  time: /\b\d{1,2}:\d{2}\b|\d\.\d{4},? \d{1,2}\.\d{2}\b/g,
  money: /\d[^\S\u00a0\n]?€|\d[.]\d{1,2}\u00a0€|\d,\d\u00a0€|\d (?=\d{3},\d{2}\u00a0€)|\d{4,},\d{2}\u00a0€/g,
};

// Names of standards are the same in every language.
const names = Object.values({
  ...texts.enumerations.interfaceType,
  ...texts.enumerations.connector,
  ...texts.enumerations.dslType,
});

/** Everything that the page says, to the eye and to a screen reader. */
export const saidOn = async (page: Page): Promise<string> =>
  await page.evaluate(() => {
    const spoken = ["aria-label", "aria-description", "aria-roledescription", "title", "placeholder", "alt"];
    const said = spoken.flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ""),
    );
    // What machines read is the same in every language.
    const code = [...document.querySelectorAll("code")].map((element) => element.innerText);
    code.sort((one, other) => other.length - one.length);
    const shown = code.reduce((text, part) => text.replaceAll(part, ""), document.body.innerText);
    return [document.title, shown, ...said].join("\n");
  });

/** The same without what is no word of any language. */
export async function wordsOf(page: Page): Promise<string> {
  const words = (await saidOn(page)).replaceAll(/https?:\/\/\S+/g, "");
  return names.reduce((text, name) => text.replaceAll(name, ""), words);
}

/** Words of the page that are no Finnish, keys, and dates, times or money not as Finns write them (U26). */
export async function findForeignWords(page: Page): Promise<string[]> {
  const words = await wordsOf(page);
  return Object.entries(faults).flatMap(([fault, pattern]) =>
    (words.match(pattern) ?? []).map((found) => `${fault}: ${found}`),
  );
}
