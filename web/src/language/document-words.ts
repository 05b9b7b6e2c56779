import { derivedWords as wordsIn } from "@runko/domain/documents/derived-words";
import type { FieldName } from "@runko/domain/documents/document-fields";
import type { DocumentType } from "@runko/domain/documents/document-types";
import { fieldLabel as labelIn } from "@runko/domain/documents/field-label";
import { texts } from "@runko/domain/texts/texts";

type Derived = Parameters<typeof wordsIn>[1];

export const fieldLabel = (name: FieldName, type: DocumentType): string =>
  labelIn({ documents: texts.documents }, name, type);
export const derivedWords = (document: Derived): string[] => wordsIn({ documents: texts.documents }, document);
