import { texts } from "../texts/texts.ts";
import type { Issue } from "./issue.ts";

/** What a user reads for a broken rule. */
export function issueMessage({ code, params = {} }: Pick<Issue, "code" | "params">): string {
  const text = texts.issues[code];
  return typeof text === "string" ? text : text(params);
}
