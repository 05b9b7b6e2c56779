import { expect, test } from "vitest";
import { addCounts, countPlaywright, countVitest, sayCounts } from "./test-counts.ts";

const file = (name: string, status: string, ...statuses: string[]) => ({
  name,
  status,
  assertionResults: statuses.map((one) => ({ status: one })),
});

test("a folder's tests are counted apart from the others'", () => {
  const report = {
    testResults: [
      file("/r/domain/src/a.test.ts", "passed", "passed", "passed"),
      file("/r/server/test/b.test.ts", "failed", "passed", "failed"),
    ],
  };
  expect(countVitest(report, "/r/domain/")).toEqual({ passed: 2, failed: 0 });
  expect(countVitest(report, "/r/server/")).toEqual({ passed: 1, failed: 1 });
  expect(countVitest(report, "/r/web/")).toEqual({ passed: 0, failed: 0 });
});

test("a skipped test and a file that never came to run count as failed", () => {
  const report = {
    testResults: [file("/r/web/a.test.ts", "passed", "passed", "pending", "todo"), file("/r/web/b.test.ts", "failed")],
  };
  expect(countVitest(report, "/r/web/")).toEqual({ passed: 1, failed: 3 });
});

test("browser stories that are skipped or broken count as failed, those that pass on their second try as passed", () => {
  const report = { errors: [{}], stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 2 } };
  expect(countPlaywright(report)).toEqual({ passed: 8, failed: 4 });
});

test("the closing line sums all runners", () => {
  expect(sayCounts(addCounts({ passed: 7, failed: 5 }, { passed: 1, failed: 0 }))).toBe("8 passed, 5 failed");
});
