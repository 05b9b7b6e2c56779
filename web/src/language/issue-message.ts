import { texts } from "@runko/domain/texts/texts";
import type { Issue } from "@runko/domain/values/issue";
import { issueMessage as messageIn } from "@runko/domain/values/issue-message";

/** What the user of this page reads for a broken rule. */
export const issueMessage = (issue: Pick<Issue, "code" | "params">): string =>
  messageIn({ issues: texts.issues }, issue);
