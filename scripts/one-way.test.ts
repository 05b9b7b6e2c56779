import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "./build-stamp.mjs";
import { listFiles } from "./list-files.ts";

/** What is done in one way: how another would look, and the files that may look so. */
const ways: readonly { what: string; in: RegExp; other: RegExp; home: readonly string[] }[] = [
  {
    what: "issues are refused by refuseIssues",
    in: /^server\/src\//,
    other: /if \(\w*[iI]ssues\.length > 0\) throw new Problem\("VALIDATION_FAILED"/,
    home: ["server/src/platform/http/refuse-issues.ts"],
  },
  {
    what: "a day has one length",
    in: /^(domain|server|web)\/src\//,
    other: /86_?400|24 \* 60 \* 60/,
    home: ["domain/src/values/durations.ts"],
  },
  {
    what: "how far a list counts stands once",
    in: /^(domain|server|web)\/src\//,
    other: /\b1001\b/,
    home: [],
  },
  {
    what: "the rows of the page before stay by useList",
    in: /^web\/src\/.*-queries\.ts$/,
    other: /listQuery\([^]{0,400}placeholderData/,
    home: [],
  },
  {
    what: "formats are those of the catalogue",
    in: /^web\/src\//,
    other: /\.toLocale\w*String\(|new Intl\./,
    home: [],
  },
];

const files = listFiles().filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.generated\.ts$/.test(file));

describe.each(ways)("$what", (way) => {
  test("everywhere", () => {
    const asked = files.filter((file) => way.in.test(file) && !way.home.includes(file));
    expect(asked.length).toBeGreaterThan(5);
    expect(asked.filter((file) => way.other.test(readFileSync(join(root, file), "utf8")))).toEqual([]);
  });
});
