import type { EscalationContact } from "@runko/domain/organizations/escalation-contacts";

export const contactFields = [
  "name",
  "title",
  "phone",
  "email",
  "available",
] as const satisfies readonly (keyof EscalationContact)[];

/** A contact on one line. */
export const contactWords = (contact: EscalationContact): string =>
  contactFields.flatMap((field) => contact[field] || []).join(", ");
