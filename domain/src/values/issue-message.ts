import type { Catalogue } from "../texts/catalogue.ts";
import type { Issue } from "./issue.ts";

/** What a user reads for a broken rule. */
export function issueMessage(
  texts: Pick<Catalogue, "issues">,
  { code, params = {} }: Pick<Issue, "code" | "params">,
): string {
  const text = texts.issues[code];
  return typeof text === "string" ? text : text(params);
}
