import { texts } from "../texts/texts.ts";
import type { FieldName } from "./document-fields.ts";
import type { DocumentType } from "./document-types.ts";

/** What a user reads beside a field; some read otherwise on one type. */
export function fieldLabel(name: FieldName, type: DocumentType): string {
  return texts.documents.fieldsOfType[type]?.[name] ?? texts.documents.fields[name];
}
