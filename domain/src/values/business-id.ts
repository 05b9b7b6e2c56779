import { plainSpaces } from "./plain-spaces.ts";

const weights = [7, 9, 10, 5, 8, 4, 2];

/** Whether the text is a Finnish business id (Y-tunnus) such as `1234567-1` with a right check digit. */
export function isBusinessId(text: string): boolean {
  if (!/^[0-9]{7}-[0-9]$/.test(text)) return false;
  const remainder = weights.reduce((sum, weight, index) => sum + weight * Number(text[index]), 0) % 11;
  const checkDigit = remainder === 0 ? 0 : 11 - remainder;
  return checkDigit === Number(text[8]);
}

/** Reads a business id, also an old one without its leading zero (`123456-7`); null when invalid. */
export function parseBusinessId(input: string): string | null {
  const text = plainSpaces(input).replace(/[\u2010-\u2013\u2212]/, "-");
  const padded = /^[0-9]{6}-[0-9]$/.test(text) ? `0${text}` : text;
  return isBusinessId(padded) ? padded : null;
}
