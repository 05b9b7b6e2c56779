import { expect, test } from "vitest";
import { findFileFaults } from "./file-faults.ts";

const fine = () => "export const one = 1;\n";

test.each([
  "README.md",
  "LICENSE",
  ".ci/run",
  ".oxlintrc.json",
  "domain/src/documents/document-states.test.ts",
  "server/migrations/0001-start.sql",
  "web/src/api/schema.generated.ts",
  "docs/decisions/0001-one-table.md",
])("%s is a good name", (file) => {
  expect(findFileFaults(file, fine)).toEqual([]);
});

test.each(["web/src/LoginPage.tsx", "server/src/doc_store.ts", "web/src/Forms/field.tsx", "domain/src/emailValue.ts"])(
  "%s is not kebab-case",
  (file) => {
    expect(findFileFaults(file, fine)).toHaveLength(1);
  },
);

test("400 lines are the most, generated files and data aside", () => {
  const lines = (count: number) => () => "x\n".repeat(count);
  expect(findFileFaults("web/src/a.ts", lines(400))).toEqual([]);
  expect(findFileFaults("web/src/a.ts", lines(401))).toEqual(["401 lines; the ceiling is 400."]);
  expect(findFileFaults("web/src/api/schema.generated.ts", lines(401))).toEqual([]);
  expect(findFileFaults("server/seed/data/streets.ts", lines(401))).toEqual([]);
});

test.each(["// TODO later", "// @ts-ignore", "// oxlint-disable-next-line no-console"])(
  "a leftover is told: %s",
  (line) => {
    expect(findFileFaults("web/src/a.ts", () => line)).toHaveLength(1);
    expect(findFileFaults("docs/a.md", () => line)).toEqual([]);
  },
);

test("a lockfile names no host", () => {
  const entry = (address: string) => () => `"resolved": "${address}"`;
  expect(findFileFaults("package-lock.json", entry("https://example.org/a.tgz"))).toHaveLength(1);
  expect(findFileFaults("package-lock.json", entry("domain"))).toEqual([]);
});
