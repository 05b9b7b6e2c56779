import type { FieldName } from "@runko/domain/documents/document-fields";
import { formatFieldValue as valueIn } from "@runko/domain/documents/format-field-value";
import { optionLabel as optionIn } from "@runko/domain/documents/option-label";
import { texts } from "@runko/domain/texts/texts";

const words = { documents: texts.documents, enumerations: texts.enumerations, formats: texts.formats };

export const formatFieldValue = (name: FieldName, value: unknown): string => valueIn(words, name, value);
export const optionLabel = (name: FieldName, option: string | number): string => optionIn(words, name, option);
