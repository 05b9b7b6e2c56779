import type { Clock } from "@runko/domain/documents/clocks";
import type { Happening } from "@runko/domain/events/document-events";
import { isBySupplier } from "@runko/domain/documents/processed-mark";
import type { Side } from "@runko/domain/documents/sides";
import type { ServiceTimes } from "@runko/domain/service-times/service-times";
import { sql, type Kysely } from "kysely";
import { prepared } from "../platform/database/name-prepared.ts";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import { counterChanges, type CounterChange } from "./document-counters.ts";
import { clockColumns, movedClocks, type ClockColumn } from "./document-clocks.ts";
import { countedDocument, type StoredDocument } from "./document-store.ts";
import { followingSql } from "./following-sql.ts";
import { givenRow } from "./stored-columns.ts";
import { toldSql } from "./tell-change.ts";
import type { LogEntry, StoredAction } from "./write-event-log.ts";
import { noticesOf, type Notice } from "./write-outbox.ts";

export type ChangedColumns = Omit<Partial<StoredDocument>, "connection_before" | "version" | ClockColumn> & {
  connection_before?: object;
};

export type StoredChange = Omit<LogEntry, "action" | "version" | "seenBy"> & {
  action: StoredAction;
  /** As it was read: it is written while it is so. With its `xmin` it is not held, and any change of its row since counts. */
  document: StoredDocument & { xmin?: string };
  columns: ChangedColumns;
  /** The supplier's, by which the clocks go on; null of what moves none of them. */
  times: ServiceTimes | null;
  /** The clocks, of what moves nothing but them. */
  clocks?: readonly Clock[];
  seenBy?: LogEntry["seenBy"];
  /** What they are told of it, when that is more than the action. */
  notice?: Notice["action"];
  /** What programs are told of it, when that is another thing than the action; null: nothing. */
  happening?: Happening | null;
  /** Whose people are told. */
  tells?: readonly Notice["to"][];
  releasesLock?: boolean;
  /** Whether who read it before must read it again before changing it (D-10). */
  versioned?: boolean;
  /** The side whose own affair it is, of which the other learns nothing. */
  internal?: Side;
  /** Whether the counters are left to changeCounters, because others wait for them and more is to be done. */
  countedLast?: boolean;
};

type Changed = {
  /** As it is now. */
  document: StoredDocument;
  /** What is left to be counted, last of all. */
  counters: CounterChange[];
};

/** The document is no longer as it was read, and nothing of the change was written. */
export class ChangedMeanwhile extends Problem {
  constructor() {
    super("STALE_VERSION");
  }
}

function changedColumns({ document, columns, times, clocks, by, at, versioned = true, internal }: StoredChange) {
  const after = { ...document, ...columns } as StoredDocument;
  return {
    ...columns,
    ...(times && movedClocks(document, after, at, times)),
    ...(clocks && clockColumns(clocks)),
    ...(versioned && { version: document.version + 1, updated_at: at }),
    ...(!internal && isBySupplier(by, { supplierId: document.supplier_id }) && { user_processed: false }),
  };
}

/**
 * Changes a stored document, the only way to do so: its row on condition that it is as it was read, and in the same
 * statement all that follows from every change: version, mark (D-24d), clocks, row of the log, events, notices, edit lock, counters and
 * word to those who look.
 */
export async function changeStoredDocument(db: Kysely<Database>, change: StoredChange): Promise<Changed> {
  const { document: read, seenBy = null, tells = [], releasesLock = false, countedLast = false } = change;
  const { label, action, by, changes, requestId, at, happening = action } = change;
  const { xmin, ...document } = read;
  const columns = changedColumns(change);
  const after = { ...document, ...columns } as StoredDocument;
  const counters = counterChanges(countedDocument(document), countedDocument(after));
  const following = followingSql({
    log: { label, action, by, seenBy, version: after.version, changes, requestId, at },
    happened: {
      document: after,
      happening,
      before: document.event_state,
      movedDate: change.notice === "dateMoved",
      by,
      to: seenBy,
      at,
    },
    notices: noticesOf(tells, after, { action: change.notice ?? action, by }),
    releasesLock,
    counters: countedLast ? [] : counters,
  });
  const set = Object.keys(columns).map((column) => `${column} = given.${column}`);
  const { rows } = await sql`${sql.raw(prepared)}WITH written AS (
      UPDATE documents d SET ${sql.raw(set.join(", "))} FROM ${givenRow(columns)}
      WHERE d.id = ${document.id} AND ${xmin === undefined ? sql`d.version = ${document.version}` : sql`d.xmin = ${xmin}::text::xid`}
      RETURNING d.id
    ), ${following}
    SELECT ${toldSql("document", after, change.internal)} FROM written`.execute(db);
  if (rows.length === 0) throw new ChangedMeanwhile();
  return { document: after, counters: countedLast ? counters : [] };
}
