import { checkSupplierNotice, type NoticeFields } from "@runko/domain/supplier-notices/check-supplier-notice";
import { checkLastDay } from "@runko/domain/supplier-notices/check-termination";
import {
  choiceWaysOf,
  kindsMadeBy,
  noticeLimits,
  type NoticeMaker,
} from "@runko/domain/supplier-notices/supplier-notice";
import type { Issue } from "@runko/domain/values/issue";
import { sql, type Transaction } from "kysely";
import { v7 as uuidv7 } from "uuid";
import type { AppContext } from "../app-context.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import { refuseIssues } from "../platform/http/refuse-issues.ts";
import { chosenConnections } from "./choose-connections.ts";
import { tellSubscribers } from "./tell-update.ts";
import { endOfDay, holdSupplier, logTermination, termsOf } from "./termination.ts";

type Context = Pick<AppContext, "db" | "clock" | "config">;
type Sender = NoticeMaker & { supplierId: string; userId: string; requestId: string };

const wrong = (issue: Issue) => new Problem("VALIDATION_FAILED", { issues: [issue] });

/** Only what the supplier itself offers stands in the place of what it ends. */
async function refuseForeign(trx: Transaction<Database>, supplierId: string, alternatives: readonly string[]) {
  const own = await trx
    .selectFrom("products")
    .select("id")
    .where("organization_id", "=", supplierId)
    .where("active", "=", true)
    .where("id", "in", ["00000000-0000-0000-0000-000000000000", ...alternatives])
    .execute();
  if (own.length < new Set(alternatives).size) throw wrong({ path: "alternatives", code: "PRODUCT_NOT_AVAILABLE" });
}

type Chosen = { ids: number[]; subscriberIds: string[]; boundUntil: string | null };
type Written = { id: string; sender: Sender; fields: NoticeFields; now: Date };

/** Writes the notice with what it touches, by one statement; answers what that is. */
async function write(trx: Transaction<Database>, { id, sender, fields, now }: Written): Promise<Chosen> {
  const { kind, choice, lastDay } = fields;
  const { supplierId, userId } = sender;
  const [begins, ends] =
    kind === "termination"
      ? [sql`${now}::timestamptz`, endOfDay(lastDay ?? "")]
      : [sql`${fields.beginsAt}::timestamptz`, sql`${fields.endsAt || null}::timestamptz`];
  const { rows } = await sql<Chosen>`
    WITH chosen AS MATERIALIZED (${chosenConnections({ supplierId, kind, choice })}),
    sent AS (INSERT INTO supplier_notices (id, supplier_id, kind, title, description, begins_at, ends_at, state, chosen_by,
        chosen, alternatives, alternatives_text, connections, created_at, created_by, changed_at)
      SELECT ${id}::uuid, ${supplierId}::uuid, ${kind}, ${fields.title.trim()}, ${fields.text.trim()}, ${begins}, ${ends},
        'announced', ${choice.by}, ${[...choice.values]}::text[], ${[...new Set(fields.alternatives)]}::uuid[],
        ${fields.alternativesText.trim()}, (SELECT count(*) FROM chosen), ${now}::timestamptz, ${userId}::uuid,
        ${now}::timestamptz),
    touched AS (INSERT INTO supplier_notice_connections (notice_id, connection_id, subscriber_id)
      SELECT ${id}::uuid, id, subscriber_id
      FROM chosen),
    told AS (INSERT INTO supplier_notice_receipts (notice_id, subscriber_id, connections, told_at)
      SELECT ${id}::uuid, subscriber_id, count(*), ${now}::timestamptz FROM chosen GROUP BY subscriber_id)
    SELECT coalesce(json_agg(id), '[]') AS ids, coalesce(json_agg(DISTINCT subscriber_id), '[]') AS "subscriberIds",
      max(bound_to)::text AS "boundUntil"
    FROM chosen`.execute(trx);
  return rows[0] ?? { ids: [], subscriberIds: [], boundUntil: null };
}

/** Sends a notice: fixes which connections it touches, and leaves word to each of their subscribers. */
export async function sendNotice(context: Context, sender: Sender, fields: NoticeFields): Promise<string> {
  const { kind, choice, lastDay } = fields;
  const { supplierId, userId, requestId } = sender;
  if (!choiceWaysOf(sender.role).includes(choice.by) || !kindsMadeBy(sender).includes(kind))
    throw new Problem("FORBIDDEN");
  const now = context.clock.now();
  const terms = termsOf(context);
  refuseIssues(checkSupplierNotice(fields, now.toISOString(), terms));
  const id = uuidv7();
  return await inTransaction(context.db, async (trx) => {
    if (kind === "termination") {
      await holdSupplier(trx, supplierId);
      await refuseForeign(trx, supplierId, fields.alternatives);
    }
    const { ids, subscriberIds, boundUntil } = await write(trx, { id, sender, fields, now });
    const { connections: max } = noticeLimits;
    if (ids.length === 0) throw wrong({ path: "choice.values", code: "NO_CONNECTIONS" });
    if (ids.length > max) throw wrong({ path: "choice.values", code: "TOO_MANY", params: { max } });
    if (kind === "termination") {
      refuseIssues(checkLastDay(lastDay ?? "", { ...terms, boundUntil }));
      const by = { userId, organizationId: supplierId };
      const logged = { action: "supplierTerminated", from: null, to: lastDay, by, requestId, at: now } as const;
      await logTermination(trx, ids, logged);
    }
    await tellSubscribers(trx, id, { subscriberIds, word: "announced" });
    return id;
  });
}
