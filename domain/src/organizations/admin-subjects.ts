/** What the administrative log tells of. */
export const adminSubjects = [
  "user",
  "joining",
  "organization",
  "organizationRoles",
  "eventMessages",
  "serviceTimes",
  "escalationContacts",
  "apiClient",
  "apiToken",
  "identityProvider",
  "webhook",
  "address",
  "billingGroup",
  "subscription",
  "subscriberInfo",
  "eventVisibility",
  "product",
  "productGroup",
  "commonProduct",
  "productAreas",
  "productWhitelist",
  "subOrganizationProduct",
  "nni",
  "nniProductGroup",
  "nniRights",
  "subOrganizationNni",
  "connection",
  "editLock",
  "mail",
  "newsletter",
  "faqQuestion",
  "contactRequest",
  "massMail",
] as const;
export type AdminSubject = (typeof adminSubjects)[number];

export const adminActions = ["created", "changed", "deleted"] as const;
export type AdminAction = (typeof adminActions)[number];

export type FieldChange = { field: string; before: unknown; after: unknown };

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The fields that differ, with old and new; null stands for a side that is not there. */
export function changesBetween(before: object | null, after: object | null): FieldChange[] {
  const old: Record<string, unknown> = { ...before };
  const fresh: Record<string, unknown> = { ...after };
  return [...new Set([...Object.keys(old), ...Object.keys(fresh)])].flatMap((field) => {
    const change = { field, before: old[field] ?? null, after: fresh[field] ?? null };
    return same(change.before, change.after) ? [] : [change];
  });
}
