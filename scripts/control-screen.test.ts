import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./build-stamp.mjs";
import { failingFiles } from "./compile-probe.ts";

const entries = "domain/src/organizations/control-entries.ts";
const asked = [
  "domain/src/texts/fi/control.ts",
  "web/src/shell/control-entries.tsx",
  "web/src/routes/control-routes.ts",
];

const withEntry = (source: string) => source.replace('{ entry: "log", asks: {} },', '$& { entry: "probe", asks: {} },');

/** The files that ARCHITECTURE.md names for a screen of the control area. */
const recipe = (() => {
  const page = readFileSync(join(root, "ARCHITECTURE.md"), "utf8");
  const [, paragraph = ""] = /^\*\*A screen of the control area\*\* is seven files(.*?)\n\n/ms.exec(page) ?? [];
  return [...paragraph.matchAll(/`((?:domain|web)\/[^`]+)`/g)].map(([, file = ""]) => file);
})();

test(
  "a screen of the control area is seven files, and the compiler asks for those that it can",
  { timeout: 120_000 },
  () => {
    expect(failingFiles(asked, entries, (source) => source)).toEqual([]);
    expect(failingFiles(asked, entries, withEntry)).toEqual(asked);
    expect(recipe).toHaveLength(7);
    expect(recipe).toEqual(expect.arrayContaining([entries, ...asked]));
  },
);

test("the recipe is that of a screen which stands", () => {
  expect(recipe.filter((file) => !existsSync(join(root, file.replaceAll("<name>", "log"))))).toEqual([]);
});
