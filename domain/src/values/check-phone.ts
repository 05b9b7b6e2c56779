import type { Issue } from "./issue.ts";
import { isLoosePhone } from "./phone.ts";
import { isBlank } from "./text.ts";

/** What is wrong with one more phone number beside those that are there, or null. */
export function checkAddedPhone(phone: string, others: readonly string[]): Issue["code"] | null {
  if (isBlank(phone)) return "REQUIRED";
  if (!isLoosePhone(phone)) return "INVALID_PHONE";
  return others.includes(phone) ? "DUPLICATE" : null;
}
