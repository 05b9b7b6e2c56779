import { texts } from "@runko/domain/texts/texts";

/** The sections of the catalogue in which the values of fields are said. */
export const valueWords = { documents: texts.documents, enumerations: texts.enumerations, formats: texts.formats };
