import { expect, test } from "vitest";
import { matchesVersion } from "./matches-version.ts";

test.each([
  ['"3"', true],
  ['W/"3"', true],
  ["3", true],
  ["*", true],
  [' "1" , "3"', true],
  ['"1", W/"3", "4"', true],
  ['"33"', false],
  ['"1", "2"', false],
  ["", false],
  ['"*"', false],
])("If-Match %s of version 3 (RFC 9110, API review A6)", (header, matches) => {
  expect([matchesVersion(header, 3), matchesVersion(header, "3")]).toEqual([matches, matches]);
});
