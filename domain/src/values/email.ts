import type { IssueCode } from "./issue.ts";

/** The user name is the e-mail, and the login field takes this many characters (D-24b). */
export const userNameMaxLength = 50;

const emailMaxLength = 254;
const localPart = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const domainLabel = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

/** Whether the text is an e-mail address of the standard form, with a dot in its domain. */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf("@");
  if (text.length > emailMaxLength || at < 1 || at > 64) return false;
  return localPart.test(text.slice(0, at)) && isEmailDomain(text.slice(at + 1));
}

/** Whether the text is what may stand behind the @ of an address. */
export function isEmailDomain(text: string): boolean {
  const labels = text.split(".");
  return (
    text.length <= emailMaxLength &&
    labels.length > 1 &&
    labels.every((label) => domainLabel.test(label)) &&
    /^[a-z]/i.test(labels.at(-1) ?? "")
  );
}

/** The domain of an address in lower case; empty of what is none. */
export function domainOfEmail(text: string): string {
  const address = normalizeEmail(text);
  return isEmail(address) ? address.slice(address.lastIndexOf("@") + 1) : "";
}

/** The optional variant of §5: empty passes. */
export function isEmailOrEmpty(text: string): boolean {
  return text === "" || isEmail(text);
}

/** What is wrong with an e-mail that serves as a user name, or null. */
export function checkUserName(text: string): IssueCode | null {
  if (text.trim() === "") return "REQUIRED";
  if (!isEmail(text)) return "INVALID_EMAIL";
  return text.length > userNameMaxLength ? "EMAIL_TOO_LONG" : null;
}

/** The form in which e-mails are compared: without outer spaces, in lower case. */
export function normalizeEmail(text: string): string {
  return text.trim().toLowerCase();
}
