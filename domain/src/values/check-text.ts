import type { Issue } from "./issue.ts";
import { isBlank, isStorableText, textMaxLength } from "./text.ts";

/** What is wrong with a text, which may be left empty unless it is required; the generic length is of specification §5. */
export function checkText(path: string, text: string, required: boolean, max: number = textMaxLength): Issue[] {
  if (isBlank(text)) return required ? [{ path, code: "REQUIRED" }] : [];
  if (text.trim().length > max) return [{ path, code: "TOO_LONG", params: { max } }];
  return isStorableText(text) ? [] : [{ path, code: "INVALID_VALUE" }];
}
