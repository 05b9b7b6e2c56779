/** Generic text limit. Source: specification §5 */
export const textMaxLength = 255;

/** Whether the text can be kept: no half of a surrogate pair, and of control characters those alone that move on in a text. */
export function isStorableText(text: string): boolean {
  return !/\p{Surrogate}|(?![\t\n\v\f\r\u0080-\u009f])\p{Cc}/u.test(text);
}

/** Whether nothing but spaces was given. */
export function isBlank(text: string | null | undefined): boolean {
  return text === null || text === undefined || text.trim() === "";
}

/** Whether the text stands on one line, without a character that does anything but show itself. */
export function isSingleLine(text: string): boolean {
  return !/[\p{Cc}\u2028\u2029]/u.test(text);
}
