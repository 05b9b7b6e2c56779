import { checkSupplierNotice, type NoticeFields } from "@runko/domain/supplier-notices/check-supplier-notice";
import { choiceWaysOf, noticeLimits } from "@runko/domain/supplier-notices/supplier-notice";
import type { PathRole } from "@runko/domain/organizations/roles";
import { sql } from "kysely";
import { v7 as uuidv7 } from "uuid";
import type { AppContext } from "../app-context.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import { Problem } from "../platform/http/problem.ts";
import { refuseIssues } from "../platform/http/refuse-issues.ts";
import { enqueue, outboxMessages } from "../platform/outbox/enqueue.ts";
import { chosenConnections } from "./choose-connections.ts";
import { noticeOutbox } from "./notice-word.ts";

type Sender = { supplierId: string; role: PathRole; userId: string };

const wrongChoice = (issue: { code: "NO_CONNECTIONS" } | { code: "TOO_MANY"; params: { max: number } }) =>
  new Problem("VALIDATION_FAILED", { issues: [{ path: "choice.values", ...issue }] });

/** Sends a notice: fixes which connections it touches, by one statement, and leaves word to each of their subscribers. */
export async function sendNotice(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  { supplierId, role, userId }: Sender,
  fields: NoticeFields,
): Promise<string> {
  const { kind, choice } = fields;
  if (!choiceWaysOf(role).includes(choice.by)) throw new Problem("FORBIDDEN");
  const now = clock.now();
  refuseIssues(checkSupplierNotice(fields, now.toISOString()));
  const id = uuidv7();
  return await inTransaction(db, async (trx) => {
    const { rows } = await sql<{ connections: number; subscriberIds: string[] }>`
      WITH chosen AS MATERIALIZED (${chosenConnections({ supplierId, choice })}),
      sent AS (INSERT INTO supplier_notices (id, supplier_id, kind, title, description, begins_at, ends_at, state, chosen_by,
          chosen, connections, created_at, created_by, changed_at)
        SELECT ${id}::uuid, ${supplierId}::uuid, ${kind}, ${fields.title.trim()}, ${fields.text.trim()},
          ${fields.beginsAt}::timestamptz, ${fields.endsAt || null}::timestamptz, 'announced',
          ${choice.by}, ${[...choice.values]}::text[], (SELECT count(*) FROM chosen), ${now}::timestamptz, ${userId}::uuid,
          ${now}::timestamptz),
      touched AS (INSERT INTO supplier_notice_connections (notice_id, connection_id, subscriber_id)
        SELECT ${id}::uuid, id, subscriber_id
        FROM chosen),
      told AS (INSERT INTO supplier_notice_receipts (notice_id, subscriber_id, connections, told_at)
        SELECT ${id}::uuid, subscriber_id, count(*), ${now}::timestamptz FROM chosen GROUP BY subscriber_id)
      SELECT count(*)::int AS connections, coalesce(json_agg(DISTINCT subscriber_id), '[]') AS "subscriberIds"
      FROM chosen`.execute(trx);
    const [{ connections, subscriberIds } = { connections: 0, subscriberIds: [] }] = rows;
    if (connections === 0) throw wrongChoice({ code: "NO_CONNECTIONS" });
    if (connections > noticeLimits.connections)
      throw wrongChoice({ code: "TOO_MANY", params: { max: noticeLimits.connections } });
    const words = subscriberIds.map((organizationId) => ({
      noticeId: id,
      organizationId,
      to: "subscriber" as const,
      word: "announced" as const,
    }));
    await enqueue(trx, noticeOutbox, outboxMessages(words));
    return id;
  });
}
