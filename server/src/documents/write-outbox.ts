import { noticeSubjects } from "@runko/domain/notifications/notice-table";
import { sql, type Transaction } from "kysely";
import { z } from "zod";
import type { Database } from "../platform/database/schema.ts";
import { enqueue, enqueueSql, outboxMessages } from "../platform/outbox/enqueue.ts";
import type { Topic } from "../platform/outbox/topic.ts";
import type { StoredAction } from "./write-event-log.ts";

const noticeSchema = z.object({
  eventId: z.int(),
  action: z.enum(noticeSubjects),
  /** Whose people are told. */
  to: z.enum(["subscriber", "supplier", "forwarder"]),
  actorId: z.string(),
  urgent: z.literal(true).optional(),
  /** How many came together, of which this is the first. */
  count: z.int().optional(),
});

/** What happened to a document, for the other side. */
export const documentNotices: Topic<z.output<typeof noticeSchema>> = { name: "document-notice", schema: noticeSchema };

/** Goes before what waits of other documents. */
type Urgency = { urgent?: true };

/** Notices of an urgent fault are urgent. */
export const urgencyOf = ({ fault_type }: { fault_type: string | null }): Urgency =>
  fault_type === "urgentFault" ? { urgent: true } : {};

const unaddressed = noticeSchema.omit({ eventId: true });

/** What somebody hears of what was done to a document. */
export type Notice = Omit<z.output<typeof unaddressed>, "action"> & {
  action: StoredAction | "dateMoved";
};

/** What the people of these parties are told of what somebody did to the document. */
export const noticesOf = (
  parties: readonly Notice["to"][],
  document: Parameters<typeof urgencyOf>[0],
  { action, by }: { action: Notice["action"]; by: { userId: string } | null },
): Notice[] => parties.map((to) => ({ ...urgencyOf(document), action, to, actorId: by?.userId ?? "" }));

/** An action that nobody hears of is refused here, where its own transaction still fails with it. */
const told = (notice: Notice) => unaddressed.parse(notice);

/** SQL that leaves notices of the document `written` to be mailed after the commit (R29). */
export const noticesSql = (notices: readonly Notice[]) =>
  enqueueSql(documentNotices, outboxMessages(notices.map(told)), {
    payload: sql`jsonb_build_object('eventId', written.id)`,
    from: sql`written`,
  });

/** Leaves a notice to be mailed after the commit. */
export async function writeNotice(trx: Transaction<Database>, eventId: number, notice: Notice): Promise<void> {
  await enqueue(trx, documentNotices, outboxMessages([{ ...told(notice), eventId }]));
}

/** Leaves word that something of the document waits, as of who began it. */
export async function writeReminder(
  trx: Transaction<Database>,
  document: Parameters<typeof urgencyOf>[0] & { id: number },
  { subject: action, to, actorId }: { subject: "questionReminder"; to: Notice["to"]; actorId: string },
): Promise<void> {
  const word: z.output<typeof noticeSchema> = { ...urgencyOf(document), eventId: document.id, action, to, actorId };
  await enqueue(trx, documentNotices, outboxMessages([word]));
}
