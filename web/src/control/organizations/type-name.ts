import type { DocumentType } from "@runko/domain/enumerations/document-types";
import { texts } from "@runko/domain/texts/texts";

/** What documents of the type are called. */
export const typeName = (type: DocumentType): string => texts.documents.types[type].many;
