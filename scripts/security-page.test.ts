import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./build-stamp.mjs";

const page = readFileSync(join(root, "docs/security.md"), "utf8");
const rows = [...page.matchAll(/^\| (\d+\.\d+\.\d+)\S* +\|[^|]+\| ([^|]+?) +\| (.+) \|$/gm)];
const filesIn = (text: string): string[] =>
  [...text.matchAll(/`((?:domain|server|web|e2e|scripts|docs)\/[^`]+)`/g)].map(([, file = ""]) => file);
const isTest = (file: string) => /\.(test|story)\.ts$/.test(file);

test("every file and test that the page of security names is there", () => {
  const named = filesIn(page);
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

test("every row is met, met without a test, refused or not applicable, and says why; what is met names code and test", () => {
  expect(rows.length).toBeGreaterThan(45);
  const states = new Set(["met", "met, without a test", "no", "n/a"]);
  expect(rows.filter(([, , state = "", why = ""]) => !states.has(state) || !why.trim()).map(([row]) => row)).toEqual(
    [],
  );
  const unproven = rows.filter(([, , state, where = ""]) => {
    const files = filesIn(where);
    return state === "met" && !(files.some(isTest) && files.some((file) => !isTest(file)));
  });
  expect(unproven.map(([row]) => row)).toEqual([]);
});
