/** Generic text limit. Source: specification §5 */
export const textMaxLength = 255;

/** Whether the text can be stored: no null character and no half of a surrogate pair. */
export function isStorableText(text: string): boolean {
  return !/[\0\p{Surrogate}]/u.test(text);
}

/** Whether nothing but spaces was given. */
export function isBlank(text: string | null | undefined): boolean {
  return text === null || text === undefined || text.trim() === "";
}

/** Whether the text stands on one line, without a character that does anything but show itself. */
export function isSingleLine(text: string): boolean {
  return !/[\p{Cc}\u2028\u2029]/u.test(text);
}
