import { listedSql } from "../../../src/documents/listed-sql.ts";
import { sql, type Kysely } from "kysely";
import { Client } from "pg";
import type { Database } from "../../../src/platform/database/schema.ts";
import type { TestApp } from "../../app/create-test-app.ts";

/** All that the database knows of a document, of its case's connection ids and its parties' counters, as one text. */
export async function photograph(db: Kysely<Database>, eventId: number): Promise<string> {
  const { rows } = await sql<{ text: string }>`
    SELECT jsonb_build_object(
      'document', to_jsonb(d),
      'products', (SELECT jsonb_agg(p ORDER BY p.product_id) FROM event_products p WHERE p.document_id = d.id),
      'log', (SELECT jsonb_agg(l ORDER BY l.id) FROM event_log l WHERE l.document_id = d.id),
      'questions', (SELECT jsonb_agg(q ORDER BY q.id) FROM document_questions q WHERE q.document_id = d.id),
      'requests', (SELECT jsonb_agg(r ORDER BY r.id) FROM document_requests r WHERE r.document_id = d.id),
      'lock', (SELECT jsonb_agg(k) FROM edit_locks k WHERE k.document_id = d.id),
      'claims', (SELECT jsonb_agg(c ORDER BY c.party, c.connection_id) FROM connection_id_claims c WHERE c.case_id = d.case_id),
      'outbox', (SELECT jsonb_agg(o ORDER BY o.id) FROM outbox o WHERE (o.payload ->> 'eventId')::bigint = d.id),
      'counters', (SELECT jsonb_agg(n ORDER BY n.organization_id, n.role, n.document_type, n.counter)
        FROM document_counters n WHERE n.organization_id IN (d.subscriber_id, d.supplier_id)),
      'documents', (SELECT count(*) FROM documents o WHERE d.subscriber_id IN (o.subscriber_id, o.supplier_id))
    )::text AS text FROM documents d WHERE d.id = ${eventId}`.execute(db);
  return rows[0]?.text ?? "gone";
}

type LogRow = { label: string; action: string; user_id: string | null; seen_by: string | null; changes: unknown };

export async function readLog(db: Kysely<Database>, eventId: number): Promise<LogRow[]> {
  return await db
    .selectFrom("event_log")
    .select(["label", "action", "user_id", "seen_by", "changes"])
    .where("document_id", "=", eventId)
    .orderBy("at")
    .orderBy("id")
    .execute();
}

/** The notices that wait to be mailed about a document, oldest first. */
export async function readNotices(db: Kysely<Database>, eventId: number): Promise<string[]> {
  const rows = await db.selectFrom("outbox").select("payload").orderBy("id").execute();
  return rows.flatMap(({ payload }) => {
    const notice = payload as { eventId: number; action: string; to: string };
    return notice.eventId === eventId ? [`${notice.action} ${notice.to}`] : [];
  });
}

/** Where the counters differ from the documents counted one by one. */
export async function countingFaults(db: Kysely<Database>): Promise<unknown[]> {
  const { rows } = await sql`
    WITH counted AS (
      SELECT subscriber_id AS organization_id, 'SUBSCRIBER' AS role, document_type, event_state AS counter, count(*) AS amount
      FROM documents WHERE NOT archived GROUP BY 1, 3, 4
      UNION ALL
      SELECT supplier_id, 'SUPPLIER', document_type, event_state, count(*) FROM documents d
      WHERE ${sql.raw(listedSql("supplier_id"))} GROUP BY 1, 3, 4
      UNION ALL
      SELECT subscriber_id, 'SUBSCRIBER', document_type, 'waiting', count(*)
      FROM documents WHERE waiting_for_subscriber_since IS NOT NULL GROUP BY 1, 3
      UNION ALL
      SELECT supplier_id, 'SUPPLIER', document_type, 'waiting', count(*)
      FROM documents WHERE waiting_for_supplier_since IS NOT NULL GROUP BY 1, 3
      UNION ALL
      SELECT p.id, p.role, 'Fault', 'urgent', count(*) FROM documents d,
        LATERAL (VALUES (d.subscriber_id, 'SUBSCRIBER'), (d.supplier_id, 'SUPPLIER')) AS p (id, role)
      WHERE document_type = 'Fault' AND fault_type = 'urgentFault' AND NOT archived
        AND event_state NOT IN ('READY', 'CANCELLED') GROUP BY 1, 2
      UNION ALL
      SELECT CASE m.sender_organization_id WHEN d.subscriber_id THEN d.supplier_id ELSE d.subscriber_id END,
        CASE m.sender_organization_id WHEN d.subscriber_id THEN 'SUPPLIER' ELSE 'SUBSCRIBER' END,
        d.document_type, 'unreadMessages', count(*)
      FROM internal_messages m JOIN documents d ON d.id = m.document_id
      WHERE m.read_at IS NULL AND NOT m.expired AND CASE m.sender_organization_id
        WHEN d.subscriber_id THEN ${sql.raw(listedSql("supplier_id"))} ELSE NOT d.archived END GROUP BY 1, 2, 3)
    SELECT organization_id, role, document_type, counter, n.amount AS kept, c.amount AS counted
    FROM counted c FULL JOIN document_counters n USING (organization_id, role, document_type, counter)
    WHERE coalesce(n.amount, 0) <> coalesce(c.amount, 0)`.execute(db);
  return [...rows, ...(await misplacedMessages(db))];
}

/** Messages that stand in an inbox in whose lists their document is not, or in none though it is. */
async function misplacedMessages(db: Kysely<Database>): Promise<unknown[]> {
  const { rows } = await sql`
    SELECT m.id, m.document_id, m.subscriber_inbox, m.supplier_inbox, d.archived, d.event_state
    FROM internal_messages m JOIN documents d ON d.id = m.document_id
    WHERE (m.document_type, m.from_subscriber) IS DISTINCT FROM (d.document_type, m.sender_organization_id = d.subscriber_id)
      OR m.subscriber_inbox IS DISTINCT FROM CASE WHEN ${sql.raw(listedSql("subscriber_id"))} THEN d.subscriber_id END
      OR m.supplier_inbox IS DISTINCT FROM CASE WHEN ${sql.raw(listedSql("supplier_id"))} THEN d.supplier_id END`.execute(
    db,
  );
  return rows;
}

type Heard = { kind: string; eventId?: number; userId?: string };
export type LiveEar = { heard: Heard[]; take: () => Heard[]; close: () => Promise<void> };

/** Hears what is told to all processes. `take` answers what came since the last time. */
export async function listenLive(portal: TestApp): Promise<LiveEar> {
  const client = new Client({ ...portal.pool.options });
  await client.connect();
  const heard: Heard[] = [];
  client.on("notification", ({ payload }) => heard.push(JSON.parse(payload ?? "null") as Heard));
  await client.query("LISTEN runko_live");
  return { heard, take: () => heard.splice(0), close: () => client.end() };
}
