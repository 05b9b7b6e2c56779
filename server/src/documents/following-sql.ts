import { sql, type RawBuilder } from "kysely";
import { countedSql, type CounterChange } from "./document-counters.ts";
import { eventsSql, type HappenedTo } from "./write-document-events.ts";
import { loggedSql, type LogEntry } from "./write-event-log.ts";
import { noticesSql, type Notice } from "./write-outbox.ts";

type Following = {
  log: LogEntry;
  /** What programs hear of it. */
  happened: HappenedTo;
  notices: readonly Notice[];
  /** Whether the edit lock goes, whoever holds it: after this the other side has its turn, or nobody. */
  releasesLock: boolean;
  counters: readonly CounterChange[];
  /** SQL of what else is done before the counters are taken, for others wait for these. */
  first?: RawBuilder<unknown>;
};

/**
 * SQL of what follows from every change of a document, to stand in a WITH behind the change, which is named `written` and
 * answers its id: the row of the log, the events, the notices, the edit lock and the counters. Where nothing was written nothing follows.
 */
export function followingSql({
  log,
  happened,
  notices,
  releasesLock,
  counters,
  first,
}: Following): RawBuilder<unknown> {
  return sql`${loggedSql(log)}, ${eventsSql(happened)}, noticed AS (${noticesSql(notices)}),
    released AS (DELETE FROM edit_locks l USING written w WHERE l.document_id = w.id AND ${releasesLock}::boolean),
    ${countedSql(counters, sql`EXISTS (SELECT FROM written)${first ? sql` AND ${first}` : sql``}`)}`;
}
