import type { DocumentType } from "@runko/domain/enumerations/document-types";
import { readCsv } from "@runko/domain/csv/read-csv";
import { sql } from "kysely";
import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { issueToken } from "../../src/sessions/tokens.ts";
import { makeDocument, type TestDocument } from "../builders/make-document.ts";
import { createWorld, type World } from "../documents/support/create-world.ts";
import type { Desk, Refused } from "../documents/support/desk.ts";
import { formOf } from "../documents/support/forms.ts";
import { sizeOf } from "../documents/support/long.ts";
import { startPortalProcess } from "../documents/support/portal-process.ts";
import { readZip } from "./read-zip.ts";

const MANY = sizeOf(3000, 100_000);

let world: World;
let order: TestDocument;
beforeAll(async () => {
  world = await createWorld();
  const { db } = world;
  const fields = {
    ...formOf("Order"),
    customerName: '=HYPERLINK("x");"Öljy" & <Mäki>',
    projectId: "@SUM(A1)",
    requestedDate: "2026-03-05",
    targetAddress: { streetName: "Ääritie", streetNumber: "1", postalCode: "00100", postalPlace: "Helsinki" },
  };
  order = await makeDocument(db, world, {
    type: "Order",
    state: "READY",
    rejected: true,
    fields,
    created_at: "2026-06-30T21:30:00Z",
  });
  await makeDocument(db, world, { type: "Fault", fields: formOf("Fault"), created_at: "2026-01-15T12:07:00Z" });
  const { subscriber, supplier, product, subscriberUser } = world;
  await sql`INSERT INTO cases (id) SELECT 500000000 + n FROM generate_series(1, ${MANY}::int) n`.execute(db);
  await sql`INSERT INTO documents (id, document_type, event_state, case_id, subscriber_id, supplier_id, category,
      product_group_id, product_name, created_by_id, created_by_role, customer_name, search_text, created_at, target_street_name, target_postal_place)
    SELECT 500000000 + n, 'Inquiry', 'READY', 500000000 + n, ${subscriber.id}, ${supplier.id}, 'SERVICES', ${product.group.id}, 'Ethernet 100 Mbit/s',
      ${subscriberUser.id}, 'SUBSCRIBER', 'Asiakas ' || n, ' asiakas ' || n, now() - make_interval(mins => n), 'Hämeenkatu', 'Tampere'
    FROM generate_series(1, ${MANY}::int) n`.execute(db);
}, 300_000);
afterAll(async () => {
  await world.portal.close();
});

const get = (query: string, desk: Desk = world.desks.subscriber) => desk.get<Refused>(`/events/export?${query}`);
const columns = "columns=tid,type,customer,projectId,address,requestedDate,state,counterparty,createdAt";

test("a CSV file opens right in a Finnish spreadsheet, and calculates nothing", async () => {
  const answer = await get(`documentType=Order,Fault&${columns}`);
  expect(answer.status).toBe(200);
  expect(answer.headers["content-type"]).toBe("text/csv; charset=utf-8");
  expect(answer.headers["content-disposition"]).toMatch(/^attachment; filename=".*\.csv"; filename\*=UTF-8''haku%20/);
  expect(answer.text.startsWith("\u{feff}TID;Tyyppi;Asiakas;")).toBe(true);
  const lines = answer.text.split("\r\n");
  expect(lines).toHaveLength(4);
  expect(lines[1]).toContain(
    `"'=HYPERLINK(""x"");""Öljy"" & <Mäki>";'@SUM(A1);Ääritie 1, 00100 Helsinki;5.3.2026;Valmis, Hylätty;`,
  );
  expect(lines[1]).toMatch(/;1\.7\.2026 00\.30$/);
  const read = readCsv(answer.text);
  expect("records" in read && read.records[1]?.cells.slice(0, 4)).toEqual([
    String(order.id),
    "Tilaus",
    '=HYPERLINK("x");"Öljy" & <Mäki>',
    "@SUM(A1)",
  ]);
});

test("a workbook has numbers and dates as such, and text that is no formula", async () => {
  const { app } = world.portal;
  const { desks } = world;
  const answer = await app.inject({
    url: `/api${desks.subscriber.base}/events/export?documentType=Order&format=xlsx&${columns}`,
    headers: { authorization: `Bearer ${desks.subscriber.token}` },
  });
  expect(answer.headers["content-type"]).toContain("spreadsheetml.sheet");
  const files = readZip(answer.rawPayload);
  expect(Object.keys(files)).toContain("[Content_Types].xml");
  const [, head = "", row = ""] = (files["xl/worksheets/sheet1.xml"] ?? "")
    .replaceAll(/ r="[A-Z]*\d+"/g, "")
    .split("<row>");
  expect(head).toContain(">Asiakas<");
  expect(row).toContain(`<c><v>${order.id}</v></c>`);
  expect(row).toContain(`<c s="1"><v>46086</v></c>`);
  expect(row).toContain(`<t xml:space="preserve">=HYPERLINK("x");"Öljy" &amp; &lt;Mäki&gt;</t>`);
  expect(row).toContain(`<c s="2"><v>46204.0208333`);
  expect(row).not.toContain("<f>");
});

test("columns, order and role are those asked for; what the role does not have is refused", async () => {
  const { desks } = world;
  const filter = encodeURIComponent(JSON.stringify({ order: "id ASC" }));
  const answer = await get(`documentType=Order,Fault&columns=cid,tid&filter=${filter}`, desks.supplier);
  expect(answer.text.split("\r\n").slice(0, 2)).toEqual(["\u{feff}CID;TID", `${order.caseId};${order.id}`]);
  const headings = async (desk: Desk) =>
    (await get("documentType=Order&columns=counterparty,due", desk)).text.split("\r\n")[0];
  expect(await headings(desks.subscriber)).toBe("\u{feff}Toimittaja;Määräaika");
  expect(await headings(desks.supplier)).toBe("\u{feff}Tilaaja;Määräaika");
  expect((await get("documentType=Fault&columns=tid", desks.faultHandler)).text.split("\r\n")).toHaveLength(3);
  expect((await get("documentType=Fault&columns=processed", desks.supplier)).body.code).toBe("INVALID_FILTER");
  expect((await get("documentType=Fault&columns=details")).body.code).toBe("INVALID_FILTER");
  expect((await get("")).body.code).toBe("SEARCH_EMPTY");
  const logged = await world.db.selectFrom("security_log").select("details").where("event", "=", "exported").execute();
  expect(logged).toContainEqual({ details: { subject: "events", format: "csv", columns: ["cid", "tid"] } });
});

type Asked = { port: number; token: string; type?: DocumentType; signal?: AbortSignal };

async function ask(query: string, { port, token, type = "Inquiry", signal }: Asked): Promise<Response> {
  const url = `http://127.0.0.1:${port}/api${world.desks.subscriber.base}/events/export?documentType=${type}&${query}`;
  return fetch(url, { headers: { authorization: `Bearer ${token}` }, ...(signal && { signal }) });
}

test("a page of an export is refused, not ignored (api review, D-49)", async () => {
  const { subscriber } = world.desks;
  for (const page of ["limit=1", "skip=1", "offset=1", 'filter={"limit":1}', 'filter={"skip":1}'])
    expect((await subscriber.get(`/events/export?q=${order.id}&${page}`)).status, page).toBe(400);
  expect((await subscriber.get(`/events/export?q=${order.id}&filter={"order":["id ASC"]}`)).status).toBe(200);
});

test("every row is written, in little memory and time", { timeout: 120_000 }, async () => {
  const { config, connectionString } = world.portal;
  const dataDir = mkdtempSync(join(tmpdir(), "runko-export-"));
  const portal = await startPortalProcess({
    DATABASE_URL: connectionString,
    DATA_DIR: dataDir,
    JWT_SECRET: config.jwtSecret,
  });
  const token = await issueToken(config, { userId: world.subscriberUser.id, now: new Date(), validFrom: 0 });
  try {
    // A portal at work: what its first answer loads is not the file's.
    await (await ask("format=csv", { port: portal.port, token, type: "Order" })).text();
    for (const format of ["csv", "xlsx"]) {
      const [before, begun] = [portal.memory(), Date.now()];
      let [most, lines] = [before, 0];
      const answer = await ask(`format=${format}`, { port: portal.port, token });
      for await (const chunk of answer.body ?? []) {
        if (format === "csv") lines += chunk.reduce((sum: number, byte: number) => sum + (byte === 10 ? 1 : 0), 0);
        most = Math.max(most, portal.memory());
      }
      expect(lines).toBe(format === "csv" ? MANY + 1 : 0);
      expect(most - before).toBeLessThan(100);
      expect((Date.now() - begun) / 1000).toBeLessThan(format === "csv" ? 10 : 30);
    }
  } finally {
    await portal.kill();
    rmSync(dataDir, { recursive: true });
  }
});

test("a reader that goes away ends the query, and its place is free", async () => {
  await world.portal.app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = world.portal.app.server.address() as AddressInfo;
  const { token } = world.desks.subscriber;
  const gone = new AbortController();
  const left = { port, token, signal: gone.signal };
  const answers = await Promise.all(Array.from({ length: 2 }, () => ask("format=csv", left)));
  const first = await Promise.all(answers.map(async ({ body }) => body?.getReader().read()));
  expect(first.every((each) => each?.done === false)).toBe(true);
  const running = async () =>
    (
      await world.portal.pool.query(`SELECT FROM pg_stat_activity WHERE datname = current_database()
      AND (state LIKE 'idle in transaction%' OR query LIKE 'FETCH%' AND state = 'active')`)
    ).rowCount ?? 0;
  gone.abort();
  for (let tries = 0; (await running()) > 0; tries += 1) {
    expect(tries).toBeLessThan(100);
    await sleep(50);
  }
  expect((await (await ask("format=csv&columns=tid", { port, token })).text()).length).toBeGreaterThan(MANY * 10);
});
