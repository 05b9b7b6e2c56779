import { create } from "fontkit";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { lettersFile, makeLetters } from "./write-letters.ts";

test("the letters are those of the installed typeface (npm run letters)", async () => {
  expect(readFileSync(lettersFile).equals(await makeLetters())).toBe(true);
});

test("they draw what the portal writes, with figures of one width, from regular to bold", () => {
  const letters = create(readFileSync(lettersFile));
  if (!("variationAxes" in letters)) throw new Error("no single font");
  for (const letter of "aäöåÄÖÅéßœ€0123456789…–—’”·×")
    expect(letters.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0), letter).toBe(true);
  expect(letters.availableFeatures).toContain("tnum");
  expect(letters.variationAxes["wght"]).toMatchObject({ min: 400, max: 700 });
});
