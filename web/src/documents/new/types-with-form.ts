import { documentTypes, type DocumentType } from "@runko/domain/documents/document-types";

/** The types that can be made from the type selection. */
export const typesWithForm: readonly DocumentType[] = documentTypes;
