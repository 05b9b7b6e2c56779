import { checkText } from "../values/check-text.ts";
import { isEmail } from "../values/email.ts";
import type { Issue } from "../values/issue.ts";
import { isPhone } from "../values/phone.ts";
import { isBlank } from "../values/text.ts";

/** Whom a subscriber reaches at a level of its supplier when a document is late; an empty text says nothing. */
export type EscalationContact = { name: string; title: string; phone: string; email: string; available: string };

/** The place of a contact in the list is its level. */
export const mostEscalationLevels = 3;
const longestEscalationText = 100;

function checkContact(contact: EscalationContact, path: string): Issue[] {
  const { name, title, phone, email, available } = contact;
  const wrongly = (field: string, code: Issue["code"] | false): Issue[] =>
    code ? [{ path: `${path}.${field}`, code }] : [];
  return [
    ...checkText(`${path}.name`, name, true, longestEscalationText),
    ...checkText(`${path}.title`, title, false, longestEscalationText),
    ...wrongly("phone", isBlank(phone) ? "REQUIRED" : !isPhone(phone) && "INVALID_PHONE"),
    ...wrongly("email", email !== "" && !isEmail(email) && "INVALID_EMAIL"),
    ...checkText(`${path}.available`, available, false, longestEscalationText),
  ];
}

/** What is wrong with the contacts of an organization, each at its own path. */
export function checkEscalationContacts({ contacts }: { contacts: readonly EscalationContact[] }): Issue[] {
  if (contacts.length > mostEscalationLevels)
    return [{ path: "contacts", code: "TOO_MANY", params: { max: mostEscalationLevels } }];
  return contacts.flatMap((contact, index) => checkContact(contact, `contacts.${index}`));
}
