import { plainSpaces } from "./plain-spaces.ts";

const typed = /^([+\-\u2212]?)([0-9]{1,15}|[0-9]{1,3}(?: [0-9]{3}){1,4})(?:[.,]([0-9]{1,9}))?$/;

/** Reads a number with a decimal comma or point and grouping spaces; null when it is not one. */
export function parseNumericText(input: string): number | null {
  const match = typed.exec(plainSpaces(input));
  if (!match) return null;
  const [, sign = "", whole = "", decimals = "0"] = match;
  const size = Number(`${whole.replaceAll(" ", "")}.${decimals}`);
  return sign === "" || sign === "+" || size === 0 ? size : -size;
}

/** Reads a whole number; null when it is not one. */
export function parseIntegerText(input: string): number | null {
  return /[.,]/.test(input) ? null : parseNumericText(input);
}

/** Puts no-break spaces between groups of three digits. */
export function groupThousands(digits: string): string {
  return digits.replace(/\B(?=(?:[0-9]{3})+$)/g, "\u00a0");
}
