import type { NoticeKind } from "@runko/domain/supplier-notices/supplier-notice";
import { todayInHelsinki } from "@runko/domain/values/calendar-date";
import { sql, type Transaction } from "kysely";
import { v7 as uuidv7 } from "uuid";
import type { Database } from "../../src/platform/database/schema.ts";
import { endOfDay, logTermination } from "../../src/supplier-notices/termination.ts";
import { demoUsers } from "../demo-logins.ts";

const hour = 3_600_000;
/** So many connections end, and so many products are offered instead of them. */
const ended = 12;
const offered = 2;
const supplier = demoUsers.find(({ roles }) => roles.includes("SUPPLIER"))?.emailAddress ?? "";

type Sketch = {
  kind: NoticeKind;
  title: string;
  text: string;
  begins: number;
  ends: number;
  rank: number;
  /** Of what ends: what is said of the products instead. */
  instead?: string;
};

/** Each of the municipality that has the so-many-most of the supplier's connections. */
const sketches: readonly Sketch[] = [
  {
    kind: "plannedWork",
    title: "Runkolaitteen vaihto",
    text: "Vaihdamme runkolaitteen yöllä. Yhteydet katkeavat kahdesti, enintään 20 minuutiksi kerrallaan.",
    begins: 52,
    ends: 56,
    rank: 1,
  },
  {
    kind: "outage",
    title: "Kuitukatko",
    text: "Kaivinkone katkaisi kuidun. Korjausryhmä on paikalla.",
    begins: -1,
    ends: 5,
    rank: 2,
  },
  {
    kind: "termination",
    title: "Kupariverkon alasajo",
    text: "Puramme kupariverkon alueelta. Kaapeli on käyttöikänsä lopussa, eikä siihen saa enää varaosia.",
    begins: -1,
    ends: 400 * 24,
    rank: 3,
    instead:
      "Valokuitu on rakennettu alueelle. Siirtymisestä ei peritä kytkentämaksua, kun tilaat ennen viimeistä päivää.",
  },
];

/** Planned work, an outage and an end of the demo's supplier, told to those whose connections they touch. */
export async function tellOfKnownWork(trx: Transaction<Database>, now: Date): Promise<void> {
  // Connections are folded of their orders at the end of a transaction, unless it is asked before.
  await sql`SET CONSTRAINTS ALL IMMEDIATE`.execute(trx);
  for (const { kind, title, text, begins, ends, rank, instead = "" } of sketches) {
    const isEnd = kind === "termination";
    const at = (hours: number) => new Date(now.getTime() + hours * hour).toISOString();
    const endsAt = isEnd ? endOfDay(todayInHelsinki(new Date(at(ends)))) : sql`${at(ends)}::timestamptz`;
    const id = uuidv7({ msecs: now.getTime() });
    await sql`WITH teller AS (
        SELECT r.organization_id AS supplier_id, u.id FROM users u JOIN user_organization_roles r ON r.user_id = u.id
        WHERE u.email_address = ${supplier} AND r.role = 'SUPPLIER' LIMIT 1),
      place AS (SELECT c.municipality FROM connections c JOIN teller ON teller.supplier_id = c.supplier_id
        WHERE c.state <> 'terminated' AND c.municipality IS NOT NULL
        GROUP BY c.municipality ORDER BY count(*) DESC, c.municipality OFFSET ${rank - 1} LIMIT 1),
      chosen AS (SELECT c.id, c.subscriber_id FROM connections c JOIN teller ON teller.supplier_id = c.supplier_id
        JOIN place ON place.municipality = c.municipality WHERE c.state <> 'terminated'
          AND (NOT ${isEnd}::boolean OR c.contract_end IS NULL OR c.contract_end <= ${at(ends)}::timestamptz::date)
        ORDER BY c.id LIMIT CASE WHEN ${isEnd}::boolean THEN ${ended}::bigint END),
      instead AS (SELECT array_agg(p.id ORDER BY p.name) AS ids FROM (SELECT p.id, p.name FROM products p
        JOIN teller ON teller.supplier_id = p.organization_id
        WHERE ${isEnd}::boolean AND p.active AND p.visibility = 'public' ORDER BY p.name LIMIT ${offered}) p),
      sent AS (INSERT INTO supplier_notices (id, supplier_id, kind, title, description, begins_at, ends_at, state, chosen_by,
          chosen, alternatives, alternatives_text, connections, created_at, created_by, changed_at)
        SELECT ${id}::uuid, supplier_id, ${kind}, ${title}, ${text}, ${at(begins)}::timestamptz, ${endsAt},
          'announced', 'municipality', ARRAY[(SELECT municipality FROM place)],
          coalesce((SELECT ids FROM instead), '{}'), ${instead}, (SELECT count(*) FROM chosen),
          ${at(-1)}::timestamptz, id, ${at(-1)}::timestamptz FROM teller WHERE EXISTS (SELECT FROM chosen)),
      told AS (INSERT INTO supplier_notice_receipts (notice_id, subscriber_id, connections, told_at)
        SELECT ${id}::uuid, subscriber_id, count(*), ${at(-1)}::timestamptz FROM chosen GROUP BY subscriber_id)
      INSERT INTO supplier_notice_connections (notice_id, connection_id, subscriber_id)
      SELECT ${id}::uuid, id, subscriber_id FROM chosen`.execute(trx);
    if (isEnd) await tellInHistory(trx, id);
  }
}

/** What the history of each connection that is to end tells of it. */
async function tellInHistory(trx: Transaction<Database>, noticeId: string): Promise<void> {
  const { rows } = await sql<{ ids: number[]; by: string; of: string; at: Date; endsAt: Date }>`
    SELECT array_agg(t.connection_id) AS ids, n.created_by AS by, n.supplier_id AS of, n.created_at AS at, n.ends_at AS "endsAt"
    FROM supplier_notice_connections t JOIN supplier_notices n ON n.id = t.notice_id WHERE n.id = ${noticeId}
    GROUP BY n.id`.execute(trx);
  for (const { ids, by, of, at, endsAt } of rows)
    await logTermination(trx, ids, {
      action: "supplierTerminated",
      from: null,
      to: todayInHelsinki(endsAt),
      by: { userId: by, organizationId: of },
      requestId: "",
      at,
    });
}
