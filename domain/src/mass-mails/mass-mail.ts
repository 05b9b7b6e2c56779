import type { DocumentType } from "../enumerations/document-types.ts";
import type { OrganizationRole } from "../organizations/roles.ts";
import { checkText } from "../values/check-text.ts";
import type { Issue } from "../values/issue.ts";

/** What an organization is, as far as mass e-mails tell organizations apart. */
export const recipientKinds = ["subscriber", "supplier", "backboneOperator", "publicSupplier"] as const;
export type RecipientKind = (typeof recipientKinds)[number];

/**
 * Who gets a mass e-mail: everybody, or of each list any, all the lists together. An empty list leaves its question open, but
 * with every list empty nobody is chosen.
 */
export type RecipientCriteria = {
  everybody: boolean;
  roles: OrganizationRole[];
  organizationIds: string[];
  organizationKinds: RecipientKind[];
  eventTypes: DocumentType[];
};

/** Whether any of the lists chooses among the users. */
export const limitsRecipients = (criteria: Omit<RecipientCriteria, "everybody">): boolean =>
  [criteria.roles, criteria.organizationIds, criteria.organizationKinds, criteria.eventTypes].some(
    ({ length }) => length > 0,
  );

/** What is wrong with the choice of recipients. */
export function checkRecipients(criteria: RecipientCriteria): Issue[] {
  const limits = limitsRecipients(criteria);
  if (criteria.everybody) return limits ? [{ path: "everybody", code: "INVALID_VALUE" }] : [];
  return limits ? [] : [{ path: "everybody", code: "NOBODY_CHOSEN" }];
}

/** Where the mail to one recipient is: not yet sent, sent, given up, or not to be sent, since the mass e-mail was stopped. */
export const recipientStates = ["waiting", "sent", "failed", "stopped"] as const;
export type RecipientState = (typeof recipientStates)[number];

export const massMailSubjectMax = 150;
export const massMailTextMax = 10_000;

/** Whether the text has no line break nor another control character, which a header of a mail could not hold. */
export const isOneLine = (text: string): boolean => !/[\p{Cc}\u2028\u2029]/u.test(text);

/** What is wrong with a mass e-mail as it is typed. */
export function checkMassMail({ subject, text }: { subject: string; text: string }): Issue[] {
  const issues = checkText("subject", subject, true, massMailSubjectMax);
  if (issues.length === 0 && !isOneLine(subject)) issues.push({ path: "subject", code: "INVALID_VALUE" });
  return [...issues, ...checkText("text", text, true, massMailTextMax)];
}
