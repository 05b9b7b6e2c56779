import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./build-stamp.mjs";
import { listFiles } from "./list-files.ts";

const read = (file: string): string => readFileSync(join(root, file), "utf8");
const folder = "docs/asvs";
const security = read("docs/security.md");
const pages = readdirSync(join(root, folder)).map((name) => ({ name, text: read(join(folder, name)) }));
const states = ["met", "met, without a test", "no", "n/a"] as const;

type Row = {
  line: string;
  chapter: number;
  section: number;
  numbers: number[];
  state: string;
  where: string;
  page: string;
};

const rows = pages.flatMap(({ name, text }) =>
  [...text.matchAll(/^\| (\d+)\.(\d+)\.(\d+)(?:–\1\.\2\.(\d+))? +\|[^|]+\| ([^|]+?) +\| (.+?) +\|$/gm)].map(
    ([line, chapter, section, first, last = first, state = "", where = ""]): Row => {
      const numbers = Array.from({ length: Number(last) - Number(first) + 1 }, (_, at) => Number(first) + at);
      return { line, chapter: Number(chapter), section: Number(section), numbers, state, where, page: name };
    },
  ),
);
const filesIn = (text: string): string[] =>
  [...text.matchAll(/`((?:domain|server|web|e2e|scripts|docs|deploy)\/[^`]+)`/g)].map(([, file = ""]) => file);
const isTest = (file: string) => /\.(test|story)\.tsx?$/.test(file);

/** How many rows of the levels 1 and 2 each section of a chapter has; in every section they are the first ones. */
const rowsOfSections: Record<number, number[]> = {
  1: [2, 9, 11, 3, 2],
  2: [3, 3, 4, 1],
  3: [0, 2, 4, 6, 5, 0, 2],
  4: [3, 1, 2, 4],
  5: [1, 3, 2, 3],
  6: [3, 12, 4, 4, 5, 3, 0, 4],
  7: [3, 4, 2, 5, 2, 2],
  8: [2, 3, 1, 1],
  9: [3, 4],
  10: [2, 2, 4, 11, 5, 2, 3],
  11: [2, 3, 3, 4, 1, 1, 0],
  12: [3, 2, 4],
  13: [1, 5, 2, 5],
  14: [2, 4, 3],
  15: [3, 3, 7],
  16: [1, 5, 4, 3, 3],
};

test("every file and test that the pages of security name is there", () => {
  for (const text of [security, ...pages.map((page) => page.text)]) {
    const named = filesIn(text);
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  }
});

test.each(Object.entries(rowsOfSections))("chapter %s has each of its rows once, in order", (chapter, counts) => {
  const told = rows
    .filter((row) => row.chapter === Number(chapter))
    .flatMap(({ section, numbers }) => numbers.map((number) => `${section}.${number}`));
  const wanted = counts.flatMap((count, at) => Array.from({ length: count }, (_, index) => `${at + 1}.${index + 1}`));
  expect(told).toEqual(wanted);
});

test("every line of a table of rows is read", () => {
  const lines = pages.flatMap(({ text }) => text.match(/^\| \d.*$/gm) ?? []);
  expect(lines.filter((line) => !rows.some((row) => row.line === line))).toEqual([]);
});

test("every row is met, met without a test, refused or not applicable, and says why; what is met names code and test", () => {
  const known = new Set<string>(states);
  expect(rows.filter(({ state, where }) => !known.has(state) || !where.trim()).map(({ line }) => line)).toEqual([]);
  const unproven = rows.filter(({ state, where }) => {
    const files = filesIn(where);
    return state === "met" && !(files.some(isTest) && files.some((file) => !isTest(file)));
  });
  expect(unproven.map(({ line }) => line)).toEqual([]);
});

/** The lines of the table of sums, as the rows of the pages make them. */
function sums(): string[] {
  const countsOf = (some: readonly Row[]) =>
    states.map((state) =>
      some.filter((row) => row.state === state).reduce((sum, { numbers }) => sum + numbers.length, 0),
    );
  const chapters = Object.keys(rowsOfSections).map((chapter) => {
    const own = rows.filter((row) => row.chapter === Number(chapter));
    return [chapter, `[${own[0]?.page}](asvs/${own[0]?.page})`, ...countsOf(own)].join(" | ");
  });
  return [...chapters, ["all", "", ...countsOf(rows)].join(" | ")];
}

test("the sums of the chapters are those of their rows", () => {
  const told = [...security.matchAll(/^\| ((?:\d+|all) +\|.*?) *\|$/gm)].map(([, line = ""]) =>
    line
      .split("|")
      .map((cell) => cell.trim())
      .join(" | "),
  );
  expect(told).toEqual(sums());
});

test("what signs, seals or digests is in the list of keys", () => {
  const cryptography =
    /\b(createHash|createHmac|createCipheriv|scryptSync|hkdfSync|randomBytes|randomInt)\b|(from|import\() ?"(jose|@node-rs\/argon2|otpauth|@simplewebauthn\/server|openid-client)"|import\("@simplewebauthn/;
  const doing = listFiles().filter(
    (file) => /^server\/src\/.*\.ts$/.test(file) && !isTest(file) && cryptography.test(read(file)),
  );
  expect(doing.length).toBeGreaterThan(20);
  const named = new Set(filesIn(read(join(folder, "keys.md"))));
  expect(doing.filter((file) => !named.has(file))).toEqual([]);
});

test("who sets up the compose file gives each service with logins its password", () => {
  const compose = read("deploy/compose/compose.yaml");
  for (const name of ["POSTGRES_PASSWORD", "GF_SECURITY_ADMIN_PASSWORD", "JWT_SECRET", "METRICS_TOKEN"])
    expect(compose).toMatch(new RegExp(`^ +${name}: \\$\\{\\w+:\\?\\}$`, "m"));
});
