import { plainSpaces } from "./plain-spaces.ts";

const strictPattern = /^\+?[0-9](?:[ -]?[0-9]){4,14}$/;
const loosePattern = /^\+?[0-9 ./-]{5,32}$/;

/** Number that a machine may dial: an optional +, 5 to 15 digits, single spaces or dashes between them. */
export function isPhone(text: string): boolean {
  return strictPattern.test(plainSpaces(text));
}

/** Number that a person reads: also dots and slashes, and any number of separators. Source: specification §5 */
export function isLoosePhone(text: string): boolean {
  const plain = plainSpaces(text);
  const digits = plain.replace(/[^0-9]/g, "").length;
  return loosePattern.test(plain) && digits >= 5 && digits <= 20;
}
