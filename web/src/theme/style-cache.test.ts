// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { styleCache } from "./style-cache.ts";

const rulesOf = () => styleCache.sheet.tags.map(({ sheet }) => sheet?.cssRules.length);

test("what one drawing adds is a sheet of its own", async () => {
  // As in what is delivered.
  styleCache.sheet.isSpeedy = true;
  styleCache.sheet.insert(".one { color: red; }");
  styleCache.sheet.insert("@media print { .one { color: black; } }");
  await Promise.resolve();
  styleCache.sheet.insert(".two { color: red; }");
  expect(rulesOf()).toEqual([2, 1]);
});
