import { randomUUID } from "node:crypto";
import type { ProductArea } from "@runko/domain/products/product-areas";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { BatchAnswer } from "../../src/availability/batch/batch-schema.ts";
import { numberBatch } from "../../src/availability/batch/batch-store.ts";
import { inTransaction } from "../../src/platform/database/in-transaction.ts";
import { keyed, sayAreas } from "../../src/products/product-area-store.ts";
import { readZip } from "../search/read-zip.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeSubscription } from "../builders/make-subscription.ts";
import { makeOrganization } from "../builders/make-organization.ts";
import { makeUser } from "../builders/make-user.ts";
import { addPair, type World } from "../documents/support/create-world.ts";
import { createDesk, type Desk } from "../documents/support/desk.ts";
import { inDays } from "../documents/support/forms.ts";
import { advanceFile } from "../imports/support/advance-file.ts";

type Job = { id: string; state: string; rows: number; right: number; errors: number; sent: number; code?: string };
type Cells = Record<string, string>;

let portal: TestApp;
let world: World;
beforeAll(async () => {
  portal = await createTestApp();
});
beforeEach(async () => {
  world = await addPair(portal);
});
afterAll(() => portal.close());

const advance = (desk: Desk, id: string) => advanceFile<Job>(portal, desk, id);

const street = (number: number, more: Cells = {}): Cells => ({
  viite: `K-${number}`,
  katuosoite: `Hämeenkatu ${number}`,
  postinumero: "33100",
  postitoimipaikka: "Tampere",
  ...more,
});
async function bring(desk: Desk, rows: Cells[]): Promise<Job> {
  const made = await desk.post<Job>("/imports", { kind: "Availability", rows });
  expect(made.status).toBe(201);
  return advance(desk, made.body.id);
}
const look = async (desk: Desk, { id }: Pick<Job, "id">, query = "") =>
  (await desk.get<BatchAnswer>(`/imports/${id}/availability${query}`)).body;
const defaults = () => ({
  requestedDate: inDays(30),
  contactName: "Aino Korhonen",
  contactPhone: "+358401234567",
  capacity: "1 Gbit/s",
  interface: "1000Base-LX",
});
const ask = (desk: Desk, { id }: Pick<Job, "id">, supplierIds = [world.supplier.id]) =>
  desk.post<{ importId: string; code?: string; errors?: { path: string }[] }>(`/imports/${id}/availability/requests`, {
    supplierIds,
    defaults: defaults(),
  });
const sendAll = async (desk: Desk, id: string) => {
  const checked = await advance(desk, id);
  expect(checked).toMatchObject({ state: "checked", errors: 0 });
  await desk.post(`/imports/${id}/send`, { policy: "valid" });
  return advance(desk, id);
};
const areaOf = (code: string, more: Partial<ProductArea> = {}): ProductArea => ({
  kind: "address",
  code,
  verdict: "served",
  note: "",
  deliveryDays: null,
  connectFee: null,
  monthlyFee: null,
  ...more,
});
/** A product more of the supplier; answers its id. */
const makeProduct = async (name: string) => {
  const { id } = await world.db
    .insertInto("products")
    .values({
      id: randomUUID(),
      organization_id: world.supplier.id,
      name,
      product_group_id: world.product.group.id,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
};
const say = (...after: ProductArea[]) =>
  inTransaction(world.db, (trx) => sayAreas(trx, world.product.id, after.map(keyed)));

test("each address of a file is answered of each supplier, and what is wrong is told of its row", async () => {
  await say(
    areaOf("Hämeenkatu 1, 33100", { monthlyFee: "9.90", deliveryDays: 14 }),
    areaOf("Hämeenkatu 2, 33100", { verdict: "notServed" }),
  );
  const desk = world.desks.subscriber;
  const job = await bring(desk, [
    street(1),
    street(2),
    street(3),
    street(4, { postinumero: "abc" }),
    street(5, { kategoria: "Ei tällaista" }),
  ]);
  expect(job).toMatchObject({ state: "checked", right: 3, errors: 2 });
  const found = await look(desk, job);
  expect(found).toMatchObject({ projectId: null, asked: 0, answered: 0, total: 3 });
  expect(found.suppliers).toEqual([
    { id: world.supplier.id, name: world.supplier.name, counts: { yes: 0, likely: 1, ask: 1, no: 1 }, requests: 1 },
  ]);
  expect(found.rows.map(({ reference, found: [one] }) => [reference, one?.availability, one?.monthlyFee])).toEqual([
    ["K-1", "likely", "9.90"],
    ["K-2", "no", "20.50"],
    ["K-3", "ask", "20.50"],
  ]);
  expect((await look(desk, job, "?most=1&skip=1")).rows.map(({ reference }) => reference)).toEqual(["K-2"]);
  expect((await desk.post(`/imports/${job.id}/send`, { policy: "valid" })).status).toBe(409);
});

test("parts of a street in columns of their own are one address", async () => {
  const desk = world.desks.subscriber;
  const job = await bring(desk, [
    {
      katuosoite: "Hämeenkatu",
      talonumero: "",
      "targetAddress.streetNumber": "12",
      "targetAddress.streetLetter": "B",
      postinumero: "33100",
    },
  ]);
  expect((await look(desk, job)).rows[0]?.address).toBe("Hämeenkatu 12 B, 33100");
});

test("what is not known is asked once, by a file of requests that its supplier sees as one project", async () => {
  const desk = world.desks.subscriber;
  const job = await bring(desk, [street(1), street(1), street(2)]);
  const first = await ask(desk, job);
  expect(first.status).toBe(201);
  await advance(desk, first.body.importId);
  const second = await ask(desk, job);
  await sendAll(desk, first.body.importId);
  const done = await sendAll(desk, second.body.importId);
  expect(done).toMatchObject({ sent: 2 });
  const found = await look(desk, job);
  expect(found).toMatchObject({ askingId: second.body.importId, asked: 2, answered: 0 });
  expect(found.projectId).toMatch(/^SAATAVUUS-\d{8}$/);
  expect(found.suppliers[0]?.requests).toBe(0);
  expect((await ask(desk, job)).body.code).toBe("IMPORT_NOTHING_TO_SEND");
  const list = await world.desks.supplier.get<{ projectId: string; documents: number }[]>("/projects");
  expect(list.body).toMatchObject([{ projectId: found.projectId }]);
});

test("the file of requests names what it asks for as people do, and by an id only where a name would not do", async () => {
  const [desk, supplier] = [world.desks.subscriber, world.supplier];
  const [plain] = await world.db.selectFrom("products").select("name").where("id", "=", world.product.id).execute();
  const twins = await Promise.all(["Kaksonen", "kaksonen "].map((name) => makeProduct(name)));
  const job = await bring(desk, [street(1)]);
  const { body } = await ask(desk, job);
  const asked = await advance(desk, body.importId);
  expect(asked).toMatchObject({ state: "checked", errors: 0 });
  const file = await desk.get<{ headers: string[]; mapping: string[] }>(`/imports/${body.importId}`);
  expect(file.body.headers).toEqual(expect.arrayContaining(["Toimittaja", "Tuote", "Postinumero"]));
  expect(file.body.headers.join()).not.toMatch(/targetAddress|supplier|product/);
  const { body: rows } = await desk.get<{ cells: string[] }[]>(`/imports/${body.importId}/rows`);
  const cellsOf = (column: string) => rows.map(({ cells }) => cells[file.body.mapping.indexOf(column)]);
  expect(new Set(cellsOf("supplier"))).toEqual(new Set([supplier.name]));
  const named = cellsOf("product").flatMap((cell) => cell?.split("|"));
  expect(named.toSorted()).toEqual([plain?.name, ...twins].toSorted());
});

test("the name of a batch tells nothing of others, is given once, and what was numbered before keeps its own", async () => {
  const desk = world.desks.subscriber;
  const organizationId = world.subscriber.id;
  const jobs = [await bring(desk, [street(1)]), await bring(desk, [street(2)]), await bring(desk, [street(3)])];
  const [first, second, third] = jobs.map(({ id }) => ({ organizationId, importId: id }));
  if (!first || !second || !third) throw new Error("Too few files");
  await sql`INSERT INTO availability_batches (organization_id, number, import_id)
    VALUES (${organizationId}, 1, ${first.importId})`.execute(world.db);
  const draws = [1, 55_555_555];
  const numbers = await inTransaction(world.db, async (trx) => [
    await numberBatch(trx, first, () => 2),
    await numberBatch(trx, second, () => draws.shift() ?? 0),
    await numberBatch(trx, third),
    await numberBatch(trx, second),
  ]);
  expect(numbers.map(({ number }) => number)).toEqual([1, 55_555_555, expect.any(Number), 55_555_555]);
  expect(numbers[2]?.number).toBeGreaterThanOrEqual(10_000_000);
  expect((await ask(desk, jobs[0] as Job)).status).toBe(201);
  expect((await look(desk, jobs[0] as Job)).projectId).toBe("SAATAVUUS-1");
});

test("a supplier answers a batch by one file, and each address then says its answer", async () => {
  const sizes = process.env["RUNKO_LONG"] ? 300 : 12;
  const desk = world.desks.subscriber;
  const job = await bring(
    desk,
    Array.from({ length: sizes }, (_, at) => street(at + 1)),
  );
  const asked = await ask(desk, job);
  expect(await sendAll(desk, asked.body.importId)).toMatchObject({ sent: sizes });
  const { rows: documents } = await sql<{ id: string; version: string; number: string }>`
    SELECT id, version, target_street_number AS number FROM documents
    WHERE subscriber_id = ${world.subscriber.id} AND project_id LIKE 'SAATAVUUS-%' ORDER BY id`.execute(world.db);
  const answers = documents.map(({ id, version, number }, at) => ({
    eventId: String(id),
    version: String(version),
    ...(Number(number) % 4 === 0
      ? { action: "hylkää", reason: "noNetwork" }
      : { action: "valmis", estimatedDeliveryTime: "14", monthlyFee: "19,90", connectFee: String(100 + at) }),
  }));
  const file = await world.desks.supplier.post<Job>("/imports", { kind: "answers", rows: answers });
  expect(await sendAll(world.desks.supplier, file.body.id)).toMatchObject({ sent: sizes });
  const found = await look(desk, job, `?most=1000`);
  expect(found).toMatchObject({ asked: sizes, answered: sizes });
  expect(found.suppliers[0]?.counts).toEqual({ yes: sizes - sizes / 4, likely: 0, ask: 0, no: sizes / 4 });
  expect(found.rows[0]?.found[0]).toMatchObject({ availability: "yes", monthlyFee: "19.90", deliveryDays: 14 });
  const { rawPayload } = await portal.inject({
    method: "GET",
    url: `/api${desk.base}/imports/${job.id}/availability.xlsx`,
    headers: { authorization: `Bearer ${desk.token}` },
  });
  const sheet = readZip(rawPayload)["xl/worksheets/sheet1.xml"] ?? "";
  const said = ["K-1", "Hämeenkatu 1", "33100", "Tampere", "Kyllä"].map((one) => sheet.indexOf(`>${one}<`));
  expect(said).toEqual(said.toSorted((one, other) => one - other));
  expect(said[0]).toBeGreaterThan(0);
}, 600_000);

test("nothing of what another subscriber asked or was answered is in a batch, and its file is not there for it", async () => {
  const rival = await makeOrganization(world.db);
  await makeSubscription(world.db, rival, world.supplier);
  const user = await makeUser(world.db, { roles: [[rival, "SUBSCRIBER"]] });
  const desk = await createDesk(portal, user, rival, "SUBSCRIBER");
  const rows = [street(1), street(2)];
  const before = await look(desk, await bring(desk, rows));
  const own = await bring(world.desks.subscriber, rows);
  const asked = await ask(world.desks.subscriber, own);
  await sendAll(world.desks.subscriber, asked.body.importId);
  await sql`UPDATE documents SET event_state = 'READY', answer_shown = true, ready_at = now(),
    details = details || '{"monthlyFee": "4711.00"}' WHERE subscriber_id = ${world.subscriber.id}`.execute(world.db);
  expect((await look(world.desks.subscriber, own)).suppliers[0]?.counts.yes).toBe(2);
  const after = await look(desk, await bring(desk, rows));
  expect(JSON.stringify(after)).toBe(JSON.stringify(before));
  expect((await desk.get(`/imports/${own.id}/availability`)).status).toBe(404);
});
