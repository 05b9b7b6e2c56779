import { texts } from "@runko/domain/texts/texts";
import { dateOfInstant } from "@runko/domain/values/instant";
import type { DocumentRow } from "../api/entities.ts";

const words = texts.front;

/** The days of which a queue may tell, and what is said of each. */
export const queueDays = {
  valid: { dayOf: (row: DocumentRow) => row.document.validUntilDate, say: words.valid },
  estimated: { dayOf: (row: DocumentRow) => row.document.estimatedDeliveryDate, say: words.estimated },
  proposed: { dayOf: (row: DocumentRow) => row.proposedDeliveryDate, say: words.proposed },
};

/** What is said of when something of a document was. */
export const dueTexts = {
  waiting: ({ waitingSince }: DocumentRow) =>
    waitingSince === null ? "" : words.waiting(texts.formats.date(dateOfInstant(waitingSince))),
  changed: ({ updatedAt }: DocumentRow) => words.changed(texts.formats.instant(updatedAt)),
  reported: ({ createdAt, document: { faultType } }: DocumentRow) => {
    const reported = words.reported(texts.formats.instant(createdAt));
    // An urgent one is marked by a chip.
    return faultType && faultType !== "urgentFault"
      ? `${texts.enumerations.faultType[faultType]}, ${reported}`
      : reported;
  },
};
