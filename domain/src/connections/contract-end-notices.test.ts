import { expect, test } from "vitest";
import { dueNotice } from "./contract-end-notices.ts";

test.each([
  ["2026-06-01", undefined],
  ["2026-05-31", 90],
  ["2026-05-02", 90],
  ["2026-05-01", 60],
  ["2026-04-02", 60],
  ["2026-04-01", 30],
  ["2026-03-02", 30],
  ["2026-03-01", undefined],
] as const)("a contract that ends on %s is at the word of %s days", (end, days) => {
  expect(dueNotice(end, "2026-03-02")).toBe(days);
});
