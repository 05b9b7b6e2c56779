import { expect, test } from "vitest";
import { troublesOfPlaywright, troublesOfVitest } from "./troubled-tests.ts";

test("tests that failed, needed a second try or could try nothing are named with the reason", () => {
  const assertionResults = [
    { fullName: "fine", status: "passed", failureMessages: [] },
    { fullName: "late", status: "passed", failureMessages: ["Error: timed out\n  at a.ts"] },
    { fullName: "broken", status: "failed", failureMessages: ["Error: 1 is not 2"] },
    { fullName: "left out", status: "pending" },
    { fullName: "two versions", status: "passed", failureMessages: [], meta: { untried: "no history" } },
  ];
  const testResults = [
    { name: "/r/server/a.test.ts", status: "failed", assertionResults },
    { name: "/r/web/b.test.ts", status: "failed", message: "SyntaxError", assertionResults: [] },
    { name: "/r/web/c.test.ts", status: "passed", assertionResults: [] },
  ];
  expect(troublesOfVitest({ testResults }, "/r/")).toEqual([
    "second try: server/a.test.ts late: Error: timed out",
    "failed: server/a.test.ts broken: Error: 1 is not 2",
    "failed: server/a.test.ts left out",
    "not tried: server/a.test.ts two versions: no history",
    "failed: web/b.test.ts: SyntaxError",
  ]);
});

test("stories too, those of nested suites as well", () => {
  const spec = (title: string, status: string, message?: string) => ({
    title,
    tests: [{ status, results: [message ? { error: { message } } : {}] }],
  });
  const file = "stories/a.story.ts";
  const inner = {
    file,
    specs: [spec("flaky", "flaky", "\u001b[31mlate\u001b[39m\nby far"), spec("skipped", "skipped")],
  };
  const suites = [
    { file, specs: [spec("fine", "expected"), spec("broken", "unexpected", "no such button")], suites: [inner] },
  ];
  expect(troublesOfPlaywright({ suites })).toEqual([
    "failed: stories/a.story.ts broken: no such button",
    "second try: stories/a.story.ts flaky: late",
    "failed: stories/a.story.ts skipped",
  ]);
});
