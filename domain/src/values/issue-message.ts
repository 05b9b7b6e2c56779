import type { Catalogue } from "../texts/catalogue.ts";
import type { Issue } from "./issue.ts";

/** What a user reads for a broken rule. */
export function issueMessage(
  issues: Catalogue["issues"],
  { code, params = {} }: Pick<Issue, "code" | "params">,
): string {
  const text = issues[code];
  return typeof text === "string" ? text : text(params);
}
