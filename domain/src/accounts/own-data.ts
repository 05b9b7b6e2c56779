import { checkUserName, normalizeEmail } from "../values/email.ts";
import type { Issue } from "../values/issue.ts";
import { isLoosePhone } from "../values/phone.ts";
import { isBlank, isStorableText, textMaxLength } from "../values/text.ts";

/** The fields of the own-data dialog; `phoneNumber` is the first of the user's numbers. */
export type OwnData = { firstName: string; lastName: string; emailAddress: string; phoneNumber: string };
export type OwnDataField = keyof OwnData;

function checkName(path: OwnDataField, text: string): Issue[] {
  if (isBlank(text)) return [{ path, code: "REQUIRED" }];
  if (text.length > textMaxLength) return [{ path, code: "TOO_LONG", params: { max: textMaxLength } }];
  return isStorableText(text) ? [] : [{ path, code: "INVALID_VALUE" }];
}

function checkPhone(text: string): Issue[] {
  if (isBlank(text)) return [{ path: "phoneNumber", code: "REQUIRED" }];
  return isLoosePhone(text) ? [] : [{ path: "phoneNumber", code: "INVALID_PHONE" }];
}

/** Whether the change is of the user name, which asks for the current password (D-24e). */
export function changesUserName(before: OwnData, after: OwnData): boolean {
  return normalizeEmail(before.emailAddress) !== normalizeEmail(after.emailAddress);
}

/** Broken rules of the own-data form: all four fields are required, and the password with a new e-mail. */
export function checkOwnData(before: OwnData, after: OwnData, currentPassword: string): Issue[] {
  const emailCode = checkUserName(after.emailAddress.trim());
  const issues: Issue[] = [...checkName("firstName", after.firstName), ...checkName("lastName", after.lastName)];
  if (emailCode !== null) issues.push({ path: "emailAddress", code: emailCode });
  issues.push(...checkPhone(after.phoneNumber));
  if (changesUserName(before, after) && currentPassword === "") {
    issues.push({ path: "currentPassword", code: "CURRENT_PASSWORD_REQUIRED" });
  }
  return issues;
}

/** The fields that differ, trimmed: what PATCH users/me sends. */
export function changedOwnData(before: OwnData, after: OwnData): Partial<OwnData> {
  const fields = Object.keys(after) as OwnDataField[];
  const trimmed = fields.map((field) => [field, after[field].trim()] as const);
  return Object.fromEntries(trimmed.filter(([field, text]) => text !== before[field]));
}
