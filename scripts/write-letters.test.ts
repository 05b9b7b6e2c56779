import { create } from "fontkit";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./build-stamp.mjs";
import { charactersIn, lettersFile, makeLetters } from "./write-letters.ts";

const endOfTable = 0xffff;

test("the letters are those of the installed typeface (npm run letters)", async () => {
  expect(readFileSync(lettersFile).equals(await makeLetters())).toBe(true);
});

test("the rule that brings them is for all that they can draw", () => {
  const letters = create(readFileSync(lettersFile));
  if (!("characterSet" in letters)) throw new Error("no single font");
  const named = new Set(charactersIn(readFileSync(join(root, "web/src/theme/letters.css"), "utf8")));
  const drawn = letters.characterSet.filter((code) => code !== endOfTable).map((code) => String.fromCodePoint(code));
  expect(drawn.filter((one) => !named.has(one))).toEqual([]);
});

test("they draw what the portal writes, with figures of one width, from regular to bold", () => {
  const letters = create(readFileSync(lettersFile));
  if (!("variationAxes" in letters)) throw new Error("no single font");
  for (const letter of "aäöåÄÖÅéßœ€0123456789…–—’”·×")
    expect(letters.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0), letter).toBe(true);
  expect(letters.availableFeatures).toContain("tnum");
  expect(letters.variationAxes["wght"]).toMatchObject({ min: 400, max: 700 });
});
