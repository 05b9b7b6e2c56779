import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";
import { root } from "./build-stamp.mjs";

/** The letters of every page: those of western Europe, in the weights that the portal draws. */
export const lettersFile = join(root, "web/src/assets/inter-latin.woff2");

const packed = "@fontsource-variable/inter";
const weights = { min: 400, max: 700 };

/** The characters that a rule of a typeface is for; `U+2000-206F` is a range. */
export function charactersIn(rule: string): string {
  const ranges = /unicode-range:\s*(?<ranges>[^;]+);/.exec(rule)?.groups?.["ranges"];
  if (ranges === undefined) throw new Error("The rule names no characters.");
  return ranges
    .split(",")
    .flatMap((range) => {
      const [first = 0, last = first] = range
        .trim()
        .slice("U+".length)
        .split("-")
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_none, at) => String.fromCodePoint(first + at));
    })
    .join("");
}

/** The package's western letters without the weights that no page draws, which are two fifths of them. */
export async function makeLetters(): Promise<Buffer> {
  const { resolve } = createRequire(join(root, "web/package.json"));
  const css = readFileSync(resolve(`${packed}/wght.css`), "utf8");
  const characters = charactersIn(css.slice(css.indexOf("/* inter-latin-wght-normal */")));
  const whole = readFileSync(resolve(`${packed}/files/inter-latin-wght-normal.woff2`));
  return await subsetFont(whole, characters, { targetFormat: "woff2", variationAxes: { wght: weights } });
}

if (process.argv[1] === import.meta.filename) writeFileSync(lettersFile, await makeLetters());
