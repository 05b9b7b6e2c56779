import type { Catalogue } from "../texts/catalogue.ts";
import type { FieldName } from "./document-fields.ts";
import type { DocumentType } from "../enumerations/document-types.ts";

/** What a user reads beside a field; some read otherwise on one type. */
export function fieldLabel(documents: Catalogue["documents"], name: FieldName, type: DocumentType): string {
  return documents.fieldsOfType[type]?.[name] ?? documents.fields[name];
}
