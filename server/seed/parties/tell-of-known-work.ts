import { sql, type Transaction } from "kysely";
import { v7 as uuidv7 } from "uuid";
import type { Database } from "../../src/platform/database/schema.ts";
import { demoUsers } from "../demo-logins.ts";

const hour = 3_600_000;
const supplier = demoUsers.find(({ roles }) => roles.includes("SUPPLIER"))?.emailAddress ?? "";

type Sketch = {
  kind: "plannedWork" | "outage";
  title: string;
  text: string;
  begins: number;
  ends: number;
  rank: number;
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
];

/** Planned work and an outage of the demo's supplier, told to those whose connections they touch. */
export async function tellOfKnownWork(trx: Transaction<Database>, now: Date): Promise<void> {
  // Connections are folded of their orders at the end of a transaction, unless it is asked before.
  await sql`SET CONSTRAINTS ALL IMMEDIATE`.execute(trx);
  for (const { kind, title, text, begins, ends, rank } of sketches) {
    const at = (hours: number) => new Date(now.getTime() + hours * hour).toISOString();
    const id = uuidv7({ msecs: now.getTime() });
    await sql`WITH teller AS (
        SELECT r.organization_id AS supplier_id, u.id FROM users u JOIN user_organization_roles r ON r.user_id = u.id
        WHERE u.email_address = ${supplier} AND r.role = 'SUPPLIER' LIMIT 1),
      place AS (SELECT c.municipality FROM connections c JOIN teller ON teller.supplier_id = c.supplier_id
        WHERE c.state <> 'terminated' AND c.municipality IS NOT NULL
        GROUP BY c.municipality ORDER BY count(*) DESC, c.municipality OFFSET ${rank - 1} LIMIT 1),
      chosen AS (SELECT c.id, c.subscriber_id FROM connections c JOIN teller ON teller.supplier_id = c.supplier_id
        JOIN place ON place.municipality = c.municipality WHERE c.state <> 'terminated'),
      sent AS (INSERT INTO supplier_notices (id, supplier_id, kind, title, description, begins_at, ends_at, state, chosen_by,
          chosen, connections, created_at, created_by, changed_at)
        SELECT ${id}::uuid, supplier_id, ${kind}, ${title}, ${text}, ${at(begins)}::timestamptz, ${at(ends)}::timestamptz,
          'announced', 'municipality', ARRAY[(SELECT municipality FROM place)], (SELECT count(*) FROM chosen),
          ${at(-1)}::timestamptz, id, ${at(-1)}::timestamptz FROM teller WHERE EXISTS (SELECT FROM chosen)),
      told AS (INSERT INTO supplier_notice_receipts (notice_id, subscriber_id, connections, told_at)
        SELECT ${id}::uuid, subscriber_id, count(*), ${at(-1)}::timestamptz FROM chosen GROUP BY subscriber_id)
      INSERT INTO supplier_notice_connections (notice_id, connection_id, subscriber_id)
      SELECT ${id}::uuid, id, subscriber_id FROM chosen`.execute(trx);
  }
}
