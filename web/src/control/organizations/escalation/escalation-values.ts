import {
  checkEscalationContacts,
  mostEscalationLevels,
  type EscalationContact,
} from "@runko/domain/organizations/escalation-contacts";
import { texts } from "@runko/domain/texts/texts";
import type { Issue } from "@runko/domain/values/issue";
import type { FieldPath } from "react-hook-form";
import type { Change } from "../../changes-section.tsx";
import { replaced } from "../../change-text.ts";
import { contactFields, contactWords } from "./contact-words.ts";

const words = texts.escalation;

/** Every level has its inputs; those of a level that there is not are empty. */
export type EscalationValues = { contacts: EscalationContact[] };

const empty: EscalationContact = { name: "", title: "", phone: "", email: "", available: "" };

export const valuesOf = ({ contacts }: EscalationValues): EscalationValues => ({
  contacts: Array.from({ length: mostEscalationLevels }, (_, index) => ({ ...empty, ...contacts[index] })),
});

const trimmed = (contact: EscalationContact): EscalationContact => {
  const said = contactFields.map((field) => [field, contact[field].trim()]);
  return { ...contact, ...Object.fromEntries(said) };
};

const saysSomething = (contact: EscalationContact) => contactFields.some((field) => contact[field] !== "");

/** The levels that there are; an empty one before another is no end. */
export function contactsOf(values: EscalationValues): EscalationValues {
  const contacts = values.contacts.map(trimmed);
  return { contacts: contacts.slice(0, contacts.findLastIndex(saysSomething) + 1) };
}

export const checkValues = (values: EscalationValues): Issue[] => checkEscalationContacts(contactsOf(values));

/** The field of the form at which a word about a path belongs. */
export function fieldOf(path: string): FieldPath<EscalationValues> {
  const [, level, part] = path.split(".");
  const field = contactFields.find((one) => one === part) ?? "name";
  return `contacts.${Number(level ?? 0)}.${field}`;
}

/** What the summary of errors calls a field of the form. */
export function labelOf(name: string): string {
  const [, level, part] = name.split(".");
  const field = contactFields.find((one) => one === part) ?? "name";
  return words.ofLevel(Number(level) + 1, words.fields[field]);
}

const wordsOf = (contact: EscalationContact | undefined) => (contact ? contactWords(contact) : "");

export function changesOf(before: EscalationValues, after: EscalationValues): Change[] {
  const [old, fresh] = [contactsOf(before).contacts, contactsOf(after).contacts];
  return before.contacts.flatMap((_, index) =>
    replaced(words.level(index + 1), wordsOf(old[index]), wordsOf(fresh[index])),
  );
}
