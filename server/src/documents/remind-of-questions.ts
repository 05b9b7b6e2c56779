import { reminderDays, remindersDue } from "@runko/domain/documents/question-reminders";
import { otherSide, type Side } from "@runko/domain/documents/sides";
import { todayInHelsinki } from "@runko/domain/values/calendar-date";
import { dayMs } from "@runko/domain/values/durations";
import type { Kysely, Transaction } from "kysely";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { serviceTimesOf, type SaidOfService } from "../organizations/service-times.ts";
import { writeReminder } from "./write-outbox.ts";

const BATCH = 100;

/** Those of another process, or that somebody answers right now, are left to it or to the next hour. */
async function remindBatch(trx: Transaction<Database>, now: Date, after: string): Promise<string | undefined> {
  const asked = await trx
    .selectFrom("document_questions as q")
    .innerJoin("documents as d", "d.id", "q.document_id")
    .innerJoin("organizations as s", "s.id", "d.supplier_id")
    .select(["q.id", "q.document_id", "q.asked_by", "q.asked_by_id", "q.asked_at", "q.reminders", "d.fault_type"])
    .select("s.service_times")
    .where("q.state", "=", "open")
    .where("q.reminders", "<", reminderDays.length)
    .where("q.asked_at", "<", new Date(now.getTime() - reminderDays[0] * dayMs))
    .where("q.id", ">", after)
    .orderBy("q.id")
    .limit(BATCH)
    .forUpdate("q")
    .skipLocked()
    .execute();
  for (const { id, document_id, asked_by, asked_by_id, asked_at, reminders, fault_type, service_times } of asked) {
    const calendar = serviceTimesOf(service_times as SaidOfService);
    const due = remindersDue(calendar, todayInHelsinki(asked_at), todayInHelsinki(now));
    if (due <= reminders) continue;
    await trx.updateTable("document_questions").set({ reminders: due }).where("id", "=", id).execute();
    const to = otherSide(asked_by as Side);
    const reminder = { subject: "questionReminder", to, actorId: asked_by_id } as const;
    await writeReminder(trx, { id: document_id, fault_type }, reminder);
  }
  return asked.length < BATCH ? undefined : asked.at(-1)?.id;
}

/** Reminds who was asked and has not answered, once for each of the days; of several that are due at once by one word. */
export async function remindOfQuestions(db: Kysely<Database>, now: Date): Promise<void> {
  let after: string | undefined = "00000000-0000-0000-0000-000000000000";
  while (after !== undefined) {
    const from: string = after;
    after = await inTransaction(db, (trx) => remindBatch(trx, now, from), { repeatable: true });
  }
}
