import { documentTypes } from "@runko/domain/enumerations/document-types";
import { eventTypesOfDocument } from "@runko/domain/events/document-events";
import { texts } from "@runko/domain/texts/texts";

const words = texts.webhooks;

const ofDocuments = new Map(
  documentTypes.map((type) => [eventTypesOfDocument(type), texts.documents.types[type].many]),
);

/** What is subscribed to, in words where there are any. */
export const typeLabel = (type: string): string => (type === "*" ? words.all : (ofDocuments.get(type) ?? type));

/** What a form offers, and what it was given beside that: single types are chosen by the API. */
export const typeOptions = (given: readonly string[]): { value: string; label: string }[] =>
  [...new Set(["*", ...ofDocuments.keys(), ...given])].map((value) => ({ value, label: typeLabel(value) }));
