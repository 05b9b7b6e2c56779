import { listedSql } from "../src/documents/listed-sql.ts";
import { statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { verifyPassword } from "../src/accounts/passwords.ts";
import { tellContentType } from "../src/attachments/tell-content-type.ts";
import { createFileStorage } from "../src/platform/files/file-storage.ts";
import { folderPlace } from "../test/attachments/support/places.ts";
import { createTestDatabase, type TestDatabase } from "../test/database/create-test-database.ts";
import { bringEarlierConnections } from "./bring-earlier-connections.ts";
import { demoLogins } from "./demo-logins.ts";
import { seedDemo } from "./seed-demo.ts";

let database: TestDatabase;
const place = folderPlace();
let seconds = 0;
const lines: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  const started = process.cpuUsage();
  await seedDemo(database.db, {
    now: new Date(),
    files: createFileStorage(place.settings.files),
    log: (line) => lines.push(line),
  });
  const { user, system } = process.cpuUsage(started);
  seconds = (user + system) / 1_000_000;
});
afterAll(async () => {
  await database.drop();
  await place.end();
});

const select = async <Row>(statement: string) => (await database.pool.query(statement)).rows as Row[];

test("it takes seconds of the processor, whatever else runs, and says what was made", () => {
  // Twice what a slow machine takes: a seed that has become quadratic takes more.
  expect(seconds).toBeLessThan(16);
  expect(lines).toEqual([expect.stringMatching(/^\d\d organizations and \d{4} documents made$/)]);
});

test("every login that is printed works with the printed password", async () => {
  const users = await select<{ email_address: string; password_hash: string }>(
    "SELECT email_address, password_hash FROM users WHERE password_hash IS NOT NULL",
  );
  const hashOf = new Map(users.map((user) => [user.email_address, user.password_hash]));
  const hashes = demoLogins.logins.map(({ emailAddress }) => hashOf.get(emailAddress));
  expect(hashes).toHaveLength(7);
  for (const hash of hashes) expect(await verifyPassword(hash, demoLogins.password)).toBe(true);
});

test("nobody but the printed logins can log in, and the database is marked for ever (security F7)", async () => {
  const others = await select<{ hash: string }>(`
    SELECT DISTINCT password_hash AS hash FROM users
    WHERE password_hash IS NOT NULL AND email_address NOT LIKE '%@demo.runko.example'
      AND email_address <> 'paakayttaja@runko.example'`);
  expect(others).toHaveLength(1);
  for (const { hash } of others) expect(await verifyPassword(hash, demoLogins.password)).toBe(false);
  expect(await select("SELECT only_one FROM demo_marks")).toEqual([{ only_one: true }]);
  await expect(select("DELETE FROM demo_marks")).rejects.toThrow("A demo stays marked as one");
});

const sides = `(VALUES ('SUBSCRIBER', true), ('SUPPLIER', false)) AS side (role, buys)`;

test("the counters are what counting gives", async () => {
  const differences = await select(`
    WITH owned AS (
      SELECT d.*, s.role, CASE WHEN s.buys THEN d.subscriber_id ELSE d.supplier_id END AS owner
      FROM documents d CROSS JOIN ${sides.replace("side (", "s (")} WHERE CASE WHEN s.buys THEN NOT d.archived ELSE ${listedSql("supplier_id")} END
    ), counted AS (
      SELECT owner AS organization_id, role, document_type, event_state AS counter, count(*) AS amount
      FROM owned GROUP BY 1, 2, 3, 4
      UNION ALL
      SELECT owner, role, document_type, 'waiting', count(*)
      FROM owned WHERE CASE role WHEN 'SUBSCRIBER' THEN waiting_for_subscriber_since ELSE waiting_for_supplier_since END IS NOT NULL
      GROUP BY 1, 2, 3
      UNION ALL
      SELECT owner, role, document_type, 'urgent', count(*)
      FROM owned WHERE fault_type = 'urgentFault' AND event_state NOT IN ('READY', 'CANCELLED') GROUP BY 1, 2, 3
      UNION ALL
      SELECT o.owner, o.role, o.document_type, 'unreadMessages', count(*)
      FROM owned o JOIN internal_messages m ON m.document_id = o.id
      WHERE m.read_at IS NULL AND NOT m.expired AND m.sender_organization_id <> o.owner GROUP BY 1, 2, 3
    )
    SELECT * FROM counted FULL JOIN document_counters c USING (organization_id, role, document_type, counter)
    WHERE counted.amount IS DISTINCT FROM c.amount`);
  expect(differences).toEqual([]);
});

test("each connection id is claimed by the one case that uses it", async () => {
  const differences = await select(`
    WITH used AS (
      SELECT DISTINCT CASE WHEN side.buys THEN 'subscriber' ELSE 'supplier' END AS party,
        CASE WHEN side.buys THEN subscriber_id ELSE supplier_id END AS organization_id,
        lower(CASE WHEN side.buys THEN subscriber_connection_id ELSE supplier_connection_id END) AS connection_id, case_id
      FROM documents CROSS JOIN ${sides} WHERE event_state <> 'CANCELLED' AND NOT rejected
        AND document_type IN ('Order', 'ChangeOrder')
    )
    SELECT * FROM used FULL JOIN connection_id_claims c USING (party, organization_id, connection_id, case_id)
    WHERE used.connection_id IS NOT NULL AND c.party IS NULL OR used.party IS NULL`);
  expect(differences).toEqual([]);
  const [claims] = await select<{ n: number }>("SELECT count(*) AS n FROM connection_id_claims");
  expect(claims?.n).toBeGreaterThan(2000);
});

test("TID and CID go on where the demo ends", async () => {
  const [next] = await select(`
    SELECT nextval('event_number') - (SELECT max(id) FROM documents) AS event,
      nextval('case_number') - (SELECT max(id) FROM cases) AS "case",
      (SELECT min(id) FROM documents) AS "firstEvent", (SELECT min(id) FROM cases) AS "firstCase"`);
  expect(next).toEqual({ event: 1, case: 1, firstEvent: 100_001, firstCase: 100_001 });
});

test("every file can be downloaded, and is what its row says", async () => {
  const rows = await select<{ storage_key: string; size: number; content_type: string }>(
    "SELECT storage_key, size, content_type FROM files",
  );
  expect(rows.length).toBeGreaterThan(200);
  expect(new Set(rows.map(({ content_type }) => content_type)).size).toBe(3);
  for (const { storage_key, size, content_type } of rows) {
    const path = join(place.folder, storage_key);
    expect([statSync(path).size, (await tellContentType(path)).mediaType]).toEqual([size, content_type]);
  }
});

test("a database that is not empty is refused, and stays as it was", async () => {
  const count = async () => (await select<{ n: number }>("SELECT count(*) AS n FROM users"))[0]?.n;
  const before = await count();
  const files = createFileStorage(place.settings.files);
  await expect(seedDemo(database.db, { now: new Date(), files })).rejects.toThrow(
    "The database has organizations already",
  );
  expect(await count()).toBe(before);
});

test("what was ordered before the portal stands in the register, of both, and among no documents", async () => {
  const documents = async () =>
    (await select<{ n: string }>(`SELECT sum(amount) AS n FROM document_counters WHERE counter = 'READY'`))[0]?.n;
  const before = await documents();
  await bringEarlierConnections(database.db, new Date());
  const brought = await select(`SELECT c.state, c.municipality, c.contract_end < now() AS "runsOn", c.monthly_fee AS fee
    FROM connections c JOIN documents d ON d.id = c.id WHERE d.imported ORDER BY c.id`);
  expect(brought).toEqual([
    { state: "active", municipality: "285", runsOn: true, fee: "64.00" },
    { state: "active", municipality: "286", runsOn: true, fee: "59.50" },
    { state: "active", municipality: "405", runsOn: true, fee: "128.00" },
  ]);
  expect(await documents()).toBe(before);
});
