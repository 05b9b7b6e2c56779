import type { ChoiceWay, NoticeKind } from "@runko/domain/supplier-notices/supplier-notice";
import { todayInHelsinki } from "@runko/domain/values/calendar-date";
import { dayMs } from "@runko/domain/values/durations";
import { sql, type RawBuilder, type Transaction } from "kysely";
import { v7 as uuidv7 } from "uuid";
import type { Database } from "../../src/platform/database/schema.ts";
import { endOfDay, logTermination } from "../../src/supplier-notices/termination.ts";
import { demoUsers } from "../demo-logins.ts";

const hourMs = 3_600_000;
const login = demoUsers.find(({ roles }) => roles.includes("SUPPLIER"))?.emailAddress ?? "";

type Supplier = { id: string; userId: string };
type Sketch = {
  kind: NoticeKind;
  title: string;
  text: string;
  beginsAt: Date;
  ends: RawBuilder<unknown>;
  by: ChoiceWay;
  values: readonly string[];
  /** Of `connections c` of the supplier. */
  chosen: RawBuilder<unknown>;
  alternatives?: readonly string[];
  alternativesText?: string;
};

async function findSupplier(trx: Transaction<Database>): Promise<Supplier | undefined> {
  const { rows } = await sql<Supplier>`
    SELECT r.organization_id AS id, u.id AS "userId" FROM users u JOIN user_organization_roles r ON r.user_id = u.id
    WHERE u.email_address = ${login} AND r.role = 'SUPPLIER' LIMIT 1`.execute(trx);
  return rows[0];
}

/** Work in the municipality with the most of its connections. */
async function planWork(trx: Transaction<Database>, supplier: Supplier, now: Date): Promise<Sketch[]> {
  const { rows } = await sql<{ place: string }>`SELECT municipality AS place FROM connections
    WHERE supplier_id = ${supplier.id} AND state <> 'terminated' AND municipality IS NOT NULL
    GROUP BY municipality ORDER BY count(*) DESC, municipality LIMIT 1`.execute(trx);
  return rows.map(({ place }) => ({
    kind: "plannedWork",
    title: "Runkolaitteen vaihto",
    text: "Vaihdamme runkolaitteen yöllä. Yhteydet katkeavat kahdesti, enintään 20 minuutiksi kerrallaan.",
    beginsAt: new Date(now.getTime() + 52 * hourMs),
    ends: sql`${new Date(now.getTime() + 56 * hourMs)}::timestamptz`,
    by: "municipality",
    values: [place],
    chosen: sql`c.municipality = ${place}`,
  }));
}

/** An outage where the newest open fault is, which came while it was known. */
async function tellOutage(trx: Transaction<Database>, supplier: Supplier, now: Date): Promise<Sketch[]> {
  const { rows } = await sql<{ place: string; at: Date }>`SELECT c.municipality AS place, f.created_at AS at
    FROM documents f JOIN connections c ON c.id = f.source_event_id
    WHERE f.supplier_id = ${supplier.id} AND f.document_type = 'Fault' AND f.event_state NOT IN ('READY', 'CANCELLED')
      AND c.municipality IS NOT NULL AND c.state <> 'terminated'
    ORDER BY f.created_at DESC, f.id LIMIT 1`.execute(trx);
  return rows.map(({ place, at }) => ({
    kind: "outage",
    title: "Kuitukatko",
    text: "Kaivinkone katkaisi kuidun. Korjausryhmä on paikalla.",
    beginsAt: new Date(at.getTime() - hourMs / 2),
    ends: sql`${new Date(now.getTime() + 5 * hourMs)}::timestamptz`,
    by: "municipality",
    values: [place],
    chosen: sql`c.municipality = ${place}`,
  }));
}

const copper = ["Metallinen tilaajajohto", "Operaattori-VDSL", "Operaattori-G.SHDSL.bis"];
const fibre = ["Kuitutilaajayhteys", "Operaattorikuitu 1G"];

/** The end of copper, of contracts that are over by then. */
async function endCopper(trx: Transaction<Database>, supplier: Supplier, now: Date): Promise<Sketch[]> {
  const { rows } = await sql<{ id: string; name: string }>`SELECT id, name FROM products
    WHERE organization_id = ${supplier.id} AND active AND name = ANY(${[...copper, ...fibre]}::text[])
    ORDER BY name`.execute(trx);
  const idsOf = (names: readonly string[]) => rows.flatMap(({ id, name }) => (names.includes(name) ? [id] : []));
  const lastDay = todayInHelsinki(new Date(now.getTime() + 400 * dayMs));
  return [
    {
      kind: "termination",
      title: "Kupariverkon alasajo",
      text: "Puramme kupariverkon. Kaapeli on käyttöikänsä lopussa, eikä siihen saa enää varaosia.",
      beginsAt: now,
      ends: endOfDay(lastDay),
      by: "product",
      values: idsOf(copper),
      chosen: sql`c.product_id = ANY(${idsOf(copper)}::uuid[])
        AND (c.contract_end IS NULL OR c.contract_end <= ${lastDay}::date)`,
      alternatives: idsOf(fibre),
      alternativesText:
        "Valokuitu on rakennettu alueelle. Kytkentämaksua ei peritä, kun tilaat ennen viimeistä päivää.",
    },
  ];
}

async function tell(trx: Transaction<Database>, supplier: Supplier, sketch: Sketch, now: Date): Promise<void> {
  const { kind, title, text, beginsAt, ends, by, values, chosen, alternatives = [], alternativesText = "" } = sketch;
  const at = new Date(Math.min(now.getTime() - hourMs, beginsAt.getTime()));
  const id = uuidv7({ msecs: now.getTime() });
  await sql`WITH chosen AS (SELECT c.id, c.subscriber_id FROM connections c
      WHERE c.supplier_id = ${supplier.id} AND c.state <> 'terminated' AND ${chosen}),
    sent AS (INSERT INTO supplier_notices (id, supplier_id, kind, title, description, begins_at, ends_at, state, chosen_by,
        chosen, alternatives, alternatives_text, connections, created_at, created_by, changed_at)
      SELECT ${id}::uuid, ${supplier.id}::uuid, ${kind}, ${title}, ${text}, ${beginsAt}::timestamptz, ${ends}, 'announced',
        ${by}, ${[...values]}::text[], ${[...alternatives]}::uuid[], ${alternativesText}, count(*), ${at}::timestamptz,
        ${supplier.userId}::uuid, ${at}::timestamptz FROM chosen HAVING count(*) > 0),
    told AS (INSERT INTO supplier_notice_receipts (notice_id, subscriber_id, connections, told_at)
      SELECT ${id}::uuid, subscriber_id, count(*), ${at}::timestamptz FROM chosen GROUP BY subscriber_id)
    INSERT INTO supplier_notice_connections (notice_id, connection_id, subscriber_id)
    SELECT ${id}::uuid, id, subscriber_id FROM chosen`.execute(trx);
  await sql`INSERT INTO supplier_notice_faults (notice_id, fault_id)
    SELECT n.id, f.id FROM supplier_notices n JOIN supplier_notice_connections t ON t.notice_id = n.id
    JOIN documents f ON f.source_event_id = t.connection_id AND f.document_type = 'Fault'
      AND f.subscriber_id = t.subscriber_id AND f.supplier_id = n.supplier_id AND f.created_at >= n.begins_at
    WHERE n.id = ${id} AND n.kind = 'outage'`.execute(trx);
  await ringBells(trx, id);
  if (kind === "termination") await tellInHistory(trx, id);
}

/** Behind the bell of those who order there. */
async function ringBells(trx: Transaction<Database>, noticeId: string): Promise<void> {
  await sql`INSERT INTO notifications (id, user_id, organization_id, role, subscriber_id, supplier_id, partner_name,
      notice_id, message_type, subject, kind, created_at)
    SELECT gen_random_uuid(), g.user_id, r.subscriber_id, 'SUBSCRIBER', r.subscriber_id, n.supplier_id, s.name, n.id,
      'SupplierNotice', 'notice.announced', 'Info', n.created_at
    FROM supplier_notices n JOIN supplier_notice_receipts r ON r.notice_id = n.id
    JOIN organizations s ON s.id = n.supplier_id
    JOIN user_organization_roles g ON g.organization_id = r.subscriber_id AND g.role = 'SUBSCRIBER'
    WHERE n.id = ${noticeId}`.execute(trx);
}

/** What the history of each connection that is to end tells of it. */
async function tellInHistory(trx: Transaction<Database>, noticeId: string): Promise<void> {
  const { rows } = await sql<{ ids: number[]; by: string; of: string; at: Date; endsAt: Date }>`
    SELECT json_agg(t.connection_id) AS ids, n.created_by AS by, n.supplier_id AS of, n.created_at AS at, n.ends_at AS "endsAt"
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

/** Planned work, an outage and an end of the demo's supplier, told to those whose connections they touch. */
export async function tellOfKnownWork(trx: Transaction<Database>, now: Date): Promise<void> {
  // Connections are folded of their orders at the end of a transaction, unless it is asked before.
  await sql`SET CONSTRAINTS ALL IMMEDIATE`.execute(trx);
  const supplier = await findSupplier(trx);
  if (!supplier) return;
  for (const sketches of [planWork, tellOutage, endCopper])
    for (const sketch of await sketches(trx, supplier, now)) await tell(trx, supplier, sketch, now);
}
