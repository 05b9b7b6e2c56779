import { checkTimes } from "@runko/domain/supplier-notices/check-supplier-notice";
import { checkLastDay } from "@runko/domain/supplier-notices/check-termination";
import {
  noticeActionsOf,
  noticeLimits,
  readsNotices,
  type NoticeAction,
  type NoticeKind,
  type NoticeMaker,
  type NoticeState,
  type NoticeWord,
} from "@runko/domain/supplier-notices/supplier-notice";
import { isPast, todayInHelsinki } from "@runko/domain/values/calendar-date";
import { checkText } from "@runko/domain/values/check-text";
import type { Issue } from "@runko/domain/values/issue";
import { sql, type Transaction } from "kysely";
import type { AppContext } from "../app-context.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import { refuseIssues } from "../platform/http/refuse-issues.ts";
import { tellSubscribers, tellUpdate } from "./tell-update.ts";
import { endOfDayIn, logTermination, readStillToEnd, termsOf } from "./termination.ts";

type Context = Pick<AppContext, "db" | "clock" | "config">;
export type NoticeKey = NoticeMaker & { organizationId: string; noticeId: string; userId: string; requestId: string };

/** What is told later of a notice: new times, or that it is over. */
export type NoticeUpdate = {
  version: number;
  action: "update" | "cancel" | "finish";
  beginsAt?: string | undefined;
  endsAt?: string | null | undefined;
  lastDay?: string | undefined;
  text: string;
};

const stateAfter = { update: "announced", cancel: "cancelled", finish: "finished" } as const;
const wordAfter = { update: "changed", cancel: "cancelled", finish: "finished" } as const satisfies Record<
  NoticeUpdate["action"],
  NoticeWord
>;

/** The supplier's own notice, which nobody else changes until the transaction ends; refused where the action is not open. */
async function lockOwn(
  trx: Transaction<Database>,
  key: NoticeKey,
  { action, now }: { action: NoticeAction; now: Date },
) {
  const row = await trx
    .selectFrom("supplier_notices")
    .select(["kind", "state", "version", "begins_at", "ends_at", "updates"])
    .where("id", "=", key.noticeId)
    .where("supplier_id", "=", key.organizationId)
    .forUpdate()
    .executeTakeFirst();
  if (!row || !readsNotices(key.role, row.kind as NoticeKind)) throw new Problem("NOT_FOUND");
  const notice = { ...row, kind: row.kind as NoticeKind, state: row.state as NoticeState };
  if (!noticeActionsOf(key, { ...notice, state: "announced" }).includes(action)) throw new Problem("FORBIDDEN");
  const lastDay = notice.kind === "termination" && row.ends_at ? todayInHelsinki(row.ends_at) : null;
  const isOver = lastDay !== null && isPast(lastDay, now);
  if (isOver || !noticeActionsOf(key, notice).includes(action)) throw new Problem("NOT_ALLOWED_IN_STATE");
  return { ...notice, lastDay };
}
type OwnNotice = Awaited<ReturnType<typeof lockOwn>>;

const timesOf = ({ begins_at, ends_at }: OwnNotice) => ({
  beginsAt: begins_at.toISOString(),
  endsAt: ends_at?.toISOString() ?? null,
});

/** The new times of work or an outage, and what is wrong with them. */
function judgeTimes(before: OwnNotice, update: NoticeUpdate, now: Date) {
  const known = timesOf(before);
  const times = {
    beginsAt: update.beginsAt ?? known.beginsAt,
    endsAt: update.endsAt === undefined ? known.endsAt : update.endsAt || null,
  };
  const issues: Issue[] = checkTimes(before.kind, times, now.toISOString());
  if (update.lastDay !== undefined) issues.push({ path: "lastDay", code: "NOT_WRITABLE" });
  return { times, issues };
}

/** The new last day of connections that end, and what is wrong with it. */
function judgeLastDay(
  context: Context,
  before: OwnNotice,
  { lastDay, beginsAt, endsAt }: NoticeUpdate,
  bound: string | null,
) {
  const day = lastDay ?? before.lastDay ?? "";
  const issues = checkLastDay(day, { ...termsOf(context), boundUntil: bound }, before.lastDay);
  if (beginsAt !== undefined || endsAt !== undefined) issues.push({ path: "endsAt", code: "NOT_WRITABLE" });
  return { day, issues };
}

async function changeTermination(
  trx: Transaction<Database>,
  context: Context,
  { key, before, update }: { key: NoticeKey; before: OwnNotice; update: NoticeUpdate },
) {
  const { ids, boundUntil } = await readStillToEnd(trx, key.noticeId);
  const by = { userId: key.userId, organizationId: key.organizationId };
  const logged = { from: before.lastDay, by, requestId: key.requestId, at: context.clock.now() };
  if (update.action === "cancel") {
    await logTermination(trx, ids, { ...logged, action: "supplierTerminationWithdrawn", to: null });
    return timesOf(before);
  }
  const { day, issues } = judgeLastDay(context, before, update, boundUntil);
  refuseIssues(issues);
  if (day === before.lastDay) return timesOf(before);
  await logTermination(trx, ids, { ...logged, action: "supplierTerminationMoved", to: day });
  return { ...timesOf(before), endsAt: await endOfDayIn(trx, day) };
}

/** Changes a notice and tells of it again: what was read of it before is unread. */
export async function changeNotice(context: Context, key: NoticeKey, update: NoticeUpdate): Promise<void> {
  const now = context.clock.now();
  const { action } = update;
  await inTransaction(context.db, async (trx) => {
    const before = await lockOwn(trx, key, { action, now });
    if (Number(before.version) !== update.version)
      throw new Problem("STALE_VERSION", { members: { version: Number(before.version) } });
    refuseIssues(checkText("text", update.text, action === "cancel", noticeLimits.text));
    if (action === "update" && (before.updates as unknown[]).length >= noticeLimits.updates)
      throw new Problem("VALIDATION_FAILED", {
        issues: [{ path: "text", code: "TOO_MANY", params: { max: noticeLimits.updates } }],
      });
    let times = timesOf(before);
    if (before.kind === "termination") times = await changeTermination(trx, context, { key, before, update });
    else if (action === "update") {
      const judged = judgeTimes(before, update, now);
      refuseIssues(judged.issues);
      times = judged.times;
    }
    const told = { at: now, state: stateAfter[action], ...times, text: update.text.trim() };
    await tellUpdate(trx, key.noticeId, told, wordAfter[action]);
  });
}

/** How long after one reminder the next one may be sent. */
const reminderHours = 1;

/** Reminds who has not read a notice, at most once an hour each; answers how many. */
export async function remindOfNotice(context: Context, key: NoticeKey): Promise<number> {
  const now = context.clock.now();
  return await inTransaction(context.db, async (trx) => {
    await lockOwn(trx, key, { action: "remind", now });
    const { rows } = await sql<{ id: string }>`UPDATE supplier_notice_receipts r SET reminded_at = ${now}::timestamptz
      WHERE r.notice_id = ${key.noticeId} AND r.read_at IS NULL
        AND coalesce(r.reminded_at, r.told_at) < ${new Date(now.getTime() - reminderHours * 3_600_000)}::timestamptz
      RETURNING r.subscriber_id AS id`.execute(trx);
    await tellSubscribers(trx, key.noticeId, { subscriberIds: rows.map(({ id }) => id), word: "reminded" });
    return rows.length;
  });
}

/** Notes that the subscriber has read the notice as it is now; a later reader changes nothing. */
export async function readNotice(
  { db, clock }: Pick<Context, "db" | "clock">,
  { organizationId, noticeId, userId }: Pick<NoticeKey, "organizationId" | "noticeId" | "userId">,
): Promise<void> {
  const { rows } = await sql`UPDATE supplier_notice_receipts r SET
      read_at = coalesce(r.read_at, ${clock.now()}::timestamptz), read_by = coalesce(r.read_by, ${userId}::uuid),
      read_version = CASE WHEN r.read_at IS NULL THEN n.version ELSE r.read_version END
    FROM supplier_notices n WHERE n.id = r.notice_id AND r.notice_id = ${noticeId} AND r.subscriber_id = ${organizationId}
    RETURNING r.notice_id`.execute(db);
  if (rows.length === 0) throw new Problem("NOT_FOUND");
}
