/** Replaces every kind of space (no-break, narrow, thin, tab) with single plain ones and trims the ends. */
export function plainSpaces(text: string): string {
  return text.replace(/\s+/gu, " ").trim();
}
