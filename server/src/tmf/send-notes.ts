import type { Transaction } from "kysely";
import type { DocumentScope } from "../documents/document-scope.ts";
import { sendMessage } from "../messages/send-message.ts";
import type { Database } from "../platform/database/schema.ts";

const subjectLength = 80;

/** Sends the texts to the other party as messages of the document, of which each after the first counts as a change more. */
export async function sendNotes(
  trx: Transaction<Database>,
  { scope, eventId, now, countMore }: { scope: DocumentScope; eventId: number; now: Date; countMore: () => void },
  texts: readonly string[],
): Promise<void> {
  for (const [index, content] of texts.entries()) {
    if (index > 0) countMore();
    const subject = content.trim().slice(0, subjectLength);
    await sendMessage(trx, { scope, eventId, input: { subject, content }, malformed: undefined, now });
  }
}
