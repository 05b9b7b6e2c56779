import { messageTypes, type MessageType } from "../enumerations/message-types.ts";
import { checkAddedPhone } from "../values/check-phone.ts";
import { isEmail, normalizeEmail } from "../values/email.ts";
import type { Issue } from "../values/issue.ts";
import { isBlank } from "../values/text.ts";

/** Who is notified of one type of message: e-mail addresses and phone numbers (D-19). */
export type Recipients = { emailAddresses: readonly string[]; phoneNumbers: readonly string[] };
export const recipientKinds = ["emailAddresses", "phoneNumbers"] as const satisfies readonly (keyof Recipients)[];
export type RecipientKind = (typeof recipientKinds)[number];

/** Most addresses, and most numbers, of one type. */
export const recipientsMax = 20;

/** What is wrong with one more e-mail address beside those that are there, or null. */
export function checkAddedEmail(email: string, others: readonly string[]): Issue["code"] | null {
  if (isBlank(email)) return "REQUIRED";
  if (!isEmail(email)) return "INVALID_EMAIL";
  return others.some((other) => normalizeEmail(other) === normalizeEmail(email)) ? "DUPLICATE" : null;
}

/** How each kind of recipient is checked when one is added. */
export const checkAddedRecipient = {
  emailAddresses: checkAddedEmail,
  phoneNumbers: checkAddedPhone,
} as const satisfies Record<RecipientKind, typeof checkAddedEmail>;

function checkRecipients(path: string, kind: RecipientKind, entries: readonly string[]): Issue[] {
  if (entries.length > recipientsMax) return [{ path, code: "TOO_MANY", params: { max: recipientsMax } }];
  return entries.flatMap((entry, index) => {
    const code = checkAddedRecipient[kind](entry, entries.slice(0, index));
    return code === null ? [] : [{ path: `${path}.${index}`, code }];
  });
}

/** Broken rules of the types that are given; paths as `Order.emailAddresses.0`. */
export function checkEventMessages(given: { [Type in MessageType]?: Partial<Recipients> | undefined }): Issue[] {
  return messageTypes.flatMap((type) =>
    recipientKinds.flatMap((kind) => checkRecipients(`${type}.${kind}`, kind, given[type]?.[kind] ?? [])),
  );
}
