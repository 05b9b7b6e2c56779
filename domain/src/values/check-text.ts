import type { Issue } from "./issue.ts";
import { isBlank, isStorableText, textMaxLength } from "./text.ts";

/** What is wrong with a text of the generic length, which may be left empty unless it is required (specification §5). */
export function checkText(path: string, text: string, required: boolean): Issue[] {
  if (isBlank(text)) return required ? [{ path, code: "REQUIRED" }] : [];
  if (text.trim().length > textMaxLength) return [{ path, code: "TOO_LONG", params: { max: textMaxLength } }];
  return isStorableText(text) ? [] : [{ path, code: "INVALID_VALUE" }];
}
