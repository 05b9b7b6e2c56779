import type { IssueCode } from "./issue.ts";

export const passwordMinLength = 12;
/** What the login field takes. Source: specification §5 */
export const passwordMaxLength = 50;

/** The form in which a password is counted, hashed and compared, so that every keyboard types the same one. */
export function normalizePassword(password: string): string {
  return password.normalize("NFC");
}

/** Characters as a person counts them, not UTF-16 units. */
export function passwordLength(password: string): number {
  return [...normalizePassword(password)].length;
}

/** What is wrong with the password typed at login, or null. */
export function checkLoginPassword(password: string): IssueCode | null {
  if (password === "") return "REQUIRED";
  const length = passwordLength(password);
  if (length < passwordMinLength) return "LOGIN_PASSWORD_TOO_SHORT";
  return length > passwordMaxLength ? "PASSWORD_TOO_LONG" : null;
}
