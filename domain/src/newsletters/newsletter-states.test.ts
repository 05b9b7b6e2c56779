import { describe, expect, test } from "vitest";
import { mayDoToNewsletter, newsletterActions, newsletterState, type NewsletterState } from "./newsletter-states.ts";

const now = new Date("2026-11-20T10:00:00Z");

test.each([
  [null, null, "DRAFT"],
  ["2026-11-20T10:00:00.001Z", null, "SCHEDULED"],
  ["2026-11-20T10:00:00Z", null, "PUBLISHED"],
  ["2026-11-01T10:00:00Z", "2026-11-02T10:00:00Z", "WITHDRAWN"],
] as const)("published %s, withdrawn %s: %s", (publishAt, withdrawnAt, state) => {
  expect(newsletterState({ publishAt, withdrawnAt }, now)).toBe(state);
});

describe("what may be done", () => {
  const expected: Record<NewsletterState, string> = {
    DRAFT: "edit publish remove",
    SCHEDULED: "edit publish withdraw",
    PUBLISHED: "edit withdraw",
    WITHDRAWN: "edit publish remove",
  };
  test.each(Object.entries(expected))("%s: %s", (state, actions) => {
    const allowed = newsletterActions.filter((action) => mayDoToNewsletter(state as NewsletterState, action));
    expect(allowed.join(" ")).toBe(actions);
  });
});
