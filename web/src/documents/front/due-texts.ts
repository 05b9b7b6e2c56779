import { texts } from "@runko/domain/texts/texts";
import { dateOfInstant } from "@runko/domain/values/instant";
import type { DocumentRow } from "../api/entities.ts";

const words = texts.front;

function dayText(date: string | null | undefined, today: string, say: (date: string) => string): string {
  if (!date) return "";
  const near = date < today ? words.late : date === today ? words.today : undefined;
  return near ? `${say(texts.formats.date(date))}, ${near}` : say(texts.formats.date(date));
}

/** What is said of when something of a document is, was or ends. */
export const dueTexts = {
  valid: (row: DocumentRow, today: string) => dayText(row.document.validUntilDate, today, words.valid),
  estimated: (row: DocumentRow, today: string) => dayText(row.document.estimatedDeliveryDate, today, words.estimated),
  proposed: (row: DocumentRow, today: string) => dayText(row.proposedDeliveryDate, today, words.proposed),
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
