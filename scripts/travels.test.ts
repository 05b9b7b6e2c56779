import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "./build-stamp.mjs";
import { failingFiles } from "./compile-probe.ts";

const read = (file: string): string => readFileSync(join(root, file), "utf8");
const page = read("docs/travels.md");
const toldRow = `  row({ rule: "T99", action: "probe", party: "supplier", types: orderTypes, from: ["CONFIRMED"], to: null,
    log: "updated", effects: ["tellSubscriber"] }),`;

/** Each change of the page as it begins. */
const begun: Record<string, (source: string) => string> = {
  "An action that tells": (source) =>
    source.replace('  "anonymize",\n]', '  "anonymize",\n  "probe",\n]').replace("const rows = [", `$&\n${toldRow}`),
  "A field of a document": (source) => source.replace("plannedLength: text,", "$& probe: text,"),
  "A column of a list": (source) => source.replace("  fields: {", '$&\n    probe: text("n.title"),'),
  "A report": (source) => source.replace("export const reportTypes = [", '$& "probe",'),
  "A screen of the control area": (source) =>
    source.replace('{ entry: "log", asks: {} },', '$& { entry: "probe", asks: {} },'),
};

/** A Finnish catalogue stands for those of the other languages. */
const inEachLanguage = (file: string): string[] =>
  file.includes("/texts/fi/") ? ["fi", "sv", "en"].map((language) => file.replace("/fi/", `/${language}/`)) : [file];

const changes = Object.entries(begun).map(([title, begin]) => {
  const [, section = ""] = page.split(`\n## ${title}\n`);
  const rows = [...(section.split("\n## ")[0] ?? "").matchAll(/^\| `([^`]+)` +\| (.+?) +\|$/gm)];
  const files = rows.map(([, file = "", by = ""]) => ({ file, by }));
  const [, now = ""] = new RegExp(`^\\| ${title} +\\| \\d+ +\\| (\\d+) +\\|$`, "m").exec(page) ?? [];
  return { title, begin, files, now: Number(now) };
});

describe.each(changes)("$title", ({ title, begin, files, now }) => {
  const paths = files.map(({ file }) => file);
  const [start = ""] = paths;

  test("is told with every file, and their number", () => {
    expect(paths.length).toBe(now);
    expect(paths.flatMap(inEachLanguage).filter((file) => !existsSync(join(root, file)))).toEqual([]);
    expect(files[0]?.by).toBe("begun here");
  });

  test("is asked for by the compiler where the page says so", { timeout: 120_000 }, () => {
    const probed = paths.flatMap(inEachLanguage).filter((file) => /\.tsx?$/.test(file));
    expect(begin(read(start)), title).not.toBe(read(start));
    expect(failingFiles(probed, start, (source) => source)).toEqual([]);
    expect(failingFiles(probed, start, begin)).toEqual(
      files.filter(({ by }) => by === "compiler").flatMap(({ file }) => inEachLanguage(file)),
    );
  });
});

test("every file that a recipe names is there", () => {
  const recipes = /^## Recipes\n(.*)/ms.exec(read("ARCHITECTURE.md"))?.[1] ?? "";
  const named = [...recipes.matchAll(/`((?:domain|server|web|e2e|scripts|docs)\/[\w./-]+\.\w+)`/g)].map(
    ([, file = ""]) => file,
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});
