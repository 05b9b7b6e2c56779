import type { DocumentType } from "@runko/domain/documents/document-types";

/** The types that can be made from the type selection. Whoever makes the form of another adds it here. */
export const typesWithForm: readonly DocumentType[] = ["Order"];
