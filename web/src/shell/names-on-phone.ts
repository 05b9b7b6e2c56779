import { isHurried } from "@runko/domain/documents/hurried-types";
import type { DocumentType } from "@runko/domain/enumerations/document-types";
import { texts } from "@runko/domain/texts/texts";

/** What a phone calls the start of each of these types, what is in a hurry first. */
export const namesOnPhone = (types: readonly DocumentType[]): { type: DocumentType; name: string; first: boolean }[] =>
  types
    .map((type) => ({
      type,
      first: isHurried(type),
      name: isHurried(type) ? texts.documents.actions.createFault("Order") : texts.newDocument.newTitles[type],
    }))
    .toSorted((one, other) => Number(other.first) - Number(one.first));
