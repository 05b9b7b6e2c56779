import { checkTimes } from "@runko/domain/supplier-notices/check-supplier-notice";
import {
  noticeActionsOf,
  noticeLimits,
  type NoticeAction,
  type NoticeKind,
  type NoticeState,
  type NoticeWord,
} from "@runko/domain/supplier-notices/supplier-notice";
import type { PathRole } from "@runko/domain/organizations/roles";
import { checkText } from "@runko/domain/values/check-text";
import { sql, type Transaction } from "kysely";
import type { AppContext } from "../app-context.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import { refuseIssues } from "../platform/http/refuse-issues.ts";
import { enqueue, outboxMessages } from "../platform/outbox/enqueue.ts";
import { noticeOutbox } from "./notice-word.ts";

type Context = Pick<AppContext, "db" | "clock">;
export type NoticeKey = { organizationId: string; role: PathRole; noticeId: string };

/** What is told later of a notice: new times, or that it is over. */
export type NoticeUpdate = {
  version: number;
  action: "update" | "cancel" | "finish";
  beginsAt?: string | undefined;
  endsAt?: string | null | undefined;
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
  { organizationId, role, noticeId }: NoticeKey,
  action: NoticeAction,
) {
  const row = await trx
    .selectFrom("supplier_notices")
    .select(["kind", "state", "version", "begins_at", "ends_at", "updates"])
    .where("id", "=", noticeId)
    .where("supplier_id", "=", organizationId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Problem("NOT_FOUND");
  const kind = row.kind as NoticeKind;
  if (!noticeActionsOf(role, "announced").includes(action)) throw new Problem("FORBIDDEN");
  if (!noticeActionsOf(role, row.state as NoticeState).includes(action)) throw new Problem("NOT_ALLOWED_IN_STATE");
  return { ...row, kind };
}

async function tell(trx: Transaction<Database>, noticeId: string, subscriberIds: readonly string[], word: NoticeWord) {
  const words = subscriberIds.map((organizationId) => ({ noticeId, organizationId, to: "subscriber" as const, word }));
  await enqueue(trx, noticeOutbox, outboxMessages(words));
}

/** Changes a notice and tells of it again: what was read of it before is unread. */
export async function changeNotice(context: Context, key: NoticeKey, update: NoticeUpdate): Promise<void> {
  const now = context.clock.now();
  await inTransaction(context.db, async (trx) => {
    const before = await lockOwn(trx, key, update.action);
    if (Number(before.version) !== update.version)
      throw new Problem("STALE_VERSION", { members: { version: Number(before.version) } });
    const beginsAt = update.beginsAt ?? before.begins_at.toISOString();
    const endsAt = update.endsAt === undefined ? (before.ends_at?.toISOString() ?? null) : update.endsAt || null;
    refuseIssues([
      ...checkText("text", update.text, update.action === "cancel", noticeLimits.text),
      ...(update.action === "update" ? checkTimes(before.kind, { beginsAt, endsAt }, now.toISOString()) : []),
    ]);
    if ((before.updates as unknown[]).length >= noticeLimits.updates)
      throw new Problem("VALIDATION_FAILED", {
        issues: [{ path: "text", code: "TOO_MANY", params: { max: noticeLimits.updates } }],
      });
    const isUpdate = update.action === "update";
    const told = {
      at: now.toISOString(),
      state: stateAfter[update.action],
      beginsAt: isUpdate ? beginsAt : before.begins_at.toISOString(),
      endsAt: isUpdate ? endsAt : (before.ends_at?.toISOString() ?? null),
      text: update.text.trim(),
    };
    await sql`UPDATE supplier_notices SET state = ${told.state}, begins_at = ${told.beginsAt}::timestamptz,
      ends_at = ${told.endsAt}::timestamptz, changed_at = ${now}::timestamptz, version = version + 1,
      updates = updates || ${JSON.stringify([told])}::jsonb WHERE id = ${key.noticeId}`.execute(trx);
    const { rows } = await sql<{ id: string }>`UPDATE supplier_notice_receipts SET read_at = NULL, read_by = NULL
      WHERE notice_id = ${key.noticeId} RETURNING subscriber_id AS id`.execute(trx);
    await tell(
      trx,
      key.noticeId,
      rows.map(({ id }) => id),
      wordAfter[update.action],
    );
  });
}

/** How long after one reminder the next one may be sent. */
const reminderHours = 1;

/** Reminds who has not read a notice, at most once an hour each; answers how many. */
export async function remindOfNotice(context: Context, key: NoticeKey): Promise<number> {
  const now = context.clock.now();
  return await inTransaction(context.db, async (trx) => {
    await lockOwn(trx, key, "remind");
    const { rows } = await sql<{ id: string }>`UPDATE supplier_notice_receipts r SET reminded_at = ${now}::timestamptz
      WHERE r.notice_id = ${key.noticeId} AND r.read_at IS NULL
        AND coalesce(r.reminded_at, r.told_at) < ${new Date(now.getTime() - reminderHours * 3_600_000)}::timestamptz
      RETURNING r.subscriber_id AS id`.execute(trx);
    await tell(
      trx,
      key.noticeId,
      rows.map(({ id }) => id),
      "reminded",
    );
    return rows.length;
  });
}

/** Notes that the subscriber has read the notice as it is now; a later reader changes nothing. */
export async function readNotice(
  { db, clock }: Context,
  { organizationId, noticeId }: NoticeKey,
  userId: string,
): Promise<void> {
  const { rows } = await sql`UPDATE supplier_notice_receipts r SET
      read_at = coalesce(r.read_at, ${clock.now()}::timestamptz), read_by = coalesce(r.read_by, ${userId}::uuid),
      read_version = CASE WHEN r.read_at IS NULL THEN n.version ELSE r.read_version END
    FROM supplier_notices n WHERE n.id = r.notice_id AND r.notice_id = ${noticeId} AND r.subscriber_id = ${organizationId}
    RETURNING r.notice_id`.execute(db);
  if (rows.length === 0) throw new Problem("NOT_FOUND");
}
