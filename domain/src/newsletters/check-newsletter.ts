import { checkText } from "../values/check-text.ts";
import type { Issue } from "../values/issue.ts";
import { isInstant } from "../values/instant.ts";
import { isSingleLine } from "../values/text.ts";

export const newsletterBodyMax = 20_000;

/** Broken rules of what a newsletter says: a heading of one line, and a body in Markdown. */
export function checkNewsletter({ title, body }: { title: string; body: string }): Issue[] {
  const titleIssues = checkText("title", title, true);
  const lines: Issue[] =
    titleIssues.length > 0 || isSingleLine(title) ? titleIssues : [{ path: "title", code: "INVALID_VALUE" }];
  return [...lines, ...checkText("body", body, true, newsletterBodyMax)];
}

/** Broken rules of the time at which a newsletter is to be published; null: at once. */
export function checkPublishAt(publishAt: string | null, now: Date): Issue[] {
  if (publishAt === null) return [];
  if (!isInstant(publishAt)) return [{ path: "publishAt", code: "INVALID_INSTANT" }];
  return Date.parse(publishAt) < now.getTime() ? [{ path: "publishAt", code: "PUBLISH_TIME_IN_PAST" }] : [];
}
