import { expect, test } from "vitest";
import { checkNewsletter, checkPublishAt, newsletterBodyMax } from "./check-newsletter.ts";

test("a newsletter has a heading of one line and a body", () => {
  expect(checkNewsletter({ title: "Huoltokatko", body: "Palvelu on poissa." })).toEqual([]);
  expect(checkNewsletter({ title: " ", body: "" })).toEqual([
    { path: "title", code: "REQUIRED" },
    { path: "body", code: "REQUIRED" },
  ]);
  expect(checkNewsletter({ title: "Kaksi\nriviä", body: "x" })).toEqual([{ path: "title", code: "INVALID_VALUE" }]);
  expect(checkNewsletter({ title: "x", body: "y".repeat(newsletterBodyMax + 1) })).toEqual([
    { path: "body", code: "TOO_LONG", params: { max: newsletterBodyMax } },
  ]);
});

test.each([
  [null, undefined],
  ["2026-11-20T10:00:00Z", undefined],
  ["2026-11-20T09:59:59Z", "PUBLISH_TIME_IN_PAST"],
  ["huomenna", "INVALID_INSTANT"],
])("to be published at %s: %s", (publishAt, code) => {
  expect(checkPublishAt(publishAt, new Date("2026-11-20T10:00:00Z"))[0]?.code).toBe(code);
});
