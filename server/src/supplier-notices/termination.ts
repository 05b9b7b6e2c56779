import { markLabels } from "@runko/domain/documents/mark-labels";
import type { TerminationAction } from "@runko/domain/documents/untabled-actions";
import type { TerminationTerms } from "@runko/domain/supplier-notices/check-termination";
import { todayInHelsinki, type CalendarDate } from "@runko/domain/values/calendar-date";
import { sql, type RawBuilder, type Transaction } from "kysely";
import type { AppContext } from "../app-context.ts";
import { logOfMany } from "../documents/write-event-log.ts";
import type { Database } from "../platform/database/schema.ts";
import { boundTo } from "./choose-connections.ts";

/** SQL of the last second of a day in Finland. */
export const endOfDay = (day: CalendarDate): RawBuilder<Date> =>
  sql`((${day}::date + 1)::timestamp AT TIME ZONE 'Europe/Helsinki' - interval '1 second')`;

/** That second, as what is told says it. */
export async function endOfDayIn(trx: Transaction<Database>, day: CalendarDate): Promise<string> {
  const { rows } = await sql<{ at: Date }>`SELECT ${endOfDay(day)} AS at`.execute(trx);
  return new Date(rows[0]?.at ?? day).toISOString();
}

/** What binds who ends connections, contracts left out. */
export const termsOf = ({ clock, config }: Pick<AppContext, "clock" | "config">): TerminationTerms => ({
  today: todayInHelsinki(clock.now()),
  noticeDays: config.terminationNoticeDays,
  boundUntil: null,
});

/** Of two who end connections of one supplier the later sees what the earlier chose. */
export const holdSupplier = (trx: Transaction<Database>, supplierId: string) =>
  sql`SELECT FROM organizations WHERE id = ${supplierId} FOR NO KEY UPDATE`.execute(trx);

/** SQL of the connections that a notice is to end still: what its subscriber has ended, or another has taken over, is left alone. */
export const stillToEnd = (noticeId: string) => sql`supplier_notice_connections t
  JOIN supplier_notices n ON n.id = t.notice_id JOIN connections c ON c.id = t.connection_id
  WHERE t.notice_id = ${noticeId} AND t.ended_at IS NULL AND c.state <> 'terminated'
    AND c.subscriber_id = t.subscriber_id AND c.supplier_id = n.supplier_id`;

/** SQL of the day on which the connections of notice `n` end. */
const lastDay = sql`(n.ends_at AT TIME ZONE 'Europe/Helsinki')::date`;

/** SQL of whether notice `n` ends connection `c`: the register knows no end where the contract was lengthened beyond it since (0186). */
export const endsBy = sql`coalesce(c.supplier_ends_on <= ${lastDay}, false)`;

/** Those connections, and until when their contracts bind their supplier. */
export async function readStillToEnd(trx: Transaction<Database>, noticeId: string) {
  const { rows } = await sql<{ ids: number[]; boundUntil: string | null }>`
    SELECT coalesce(json_agg(t.connection_id), '[]') AS ids, max((SELECT ${boundTo} FROM documents d WHERE d.id = c.id))::text AS "boundUntil"
    FROM ${stillToEnd(noticeId)}`.execute(trx);
  return rows[0] ?? { ids: [], boundUntil: null };
}

type Logged = {
  action: TerminationAction | "supplierTerminationLapsed";
  from: CalendarDate | null;
  to: CalendarDate | null;
  by: { userId: string; organizationId: string } | null;
  requestId: string;
  at: Date;
};

/** Tells in the history of each connection what became of its last day. */
export async function logTermination(
  trx: Transaction<Database>,
  ids: readonly number[],
  { action, from, to, by, requestId, at }: Logged,
): Promise<void> {
  const changes = [{ field: "supplierEndsOn", from, to }];
  await logOfMany(trx, ids, { label: markLabels.modified.set, action, by, seenBy: null, changes, requestId, at });
}
