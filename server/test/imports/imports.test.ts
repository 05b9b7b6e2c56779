import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { importKinds } from "../../src/import-kinds.ts";
import { advanceImports } from "../../src/imports/advance-imports.ts";
import type { ImportContext } from "../../src/import-kind.ts";
import type { ProblemBody } from "../app/caller.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { multipartBody, multipartType } from "../attachments/support/upload.ts";
import { nextNumber } from "../builders/next-number.ts";
import { addPair, type World } from "../documents/support/create-world.ts";
import { inDays } from "../documents/support/forms.ts";
import { makeWorkbook } from "../sheets/make-workbook.ts";
import { readZip } from "../search/read-zip.ts";
import { advanceFile, importContextOf } from "./support/advance-file.ts";

type Job = {
  id: string;
  state: string;
  rows: number;
  unchecked: number;
  right: number;
  warnings: number;
  errors: number;
  sent: number;
  mapping: (string | null)[];
  unknown: { header: string; meant: string | null }[];
  sameFileAt: string | null;
  code?: string;
};
type Row = {
  number: number;
  cells: string[];
  verdict: string | null;
  state: string;
  issues: { path: string; code: string; warning?: true }[];
  result: { eventId?: string } | null;
};

let portal: TestApp;
let context: ImportContext;
let world: World;
beforeAll(async () => {
  portal = await createTestApp();
  context = importContextOf(portal);
});
beforeEach(async () => {
  world = await addPair(portal);
});
afterAll(() => portal.close());

const day = (date: string) => date.split("-").map(Number).toReversed().join(".");

async function bring(content: string | Uint8Array, { defaults = {}, kind = "Order", fileName = "tilaukset.csv" } = {}) {
  const { base, token } = world.desks.subscriber;
  const metadata = JSON.stringify({ kind, defaults: { product: world.product.id, ...defaults } });
  const payload = multipartBody([
    { name: "metadata", content: metadata },
    { name: "file", fileName, content },
  ]);
  const answer = await portal.inject({
    method: "POST",
    url: `/api${base}/imports`,
    headers: { authorization: `Bearer ${token}`, "content-type": multipartType },
    payload,
  });
  return { status: answer.statusCode, body: answer.json<Job>() };
}

const shared = () => ({
  customerName: "Kauppahuone Åström",
  contactName: "Aino Korhonen",
  contactPhone: "+358 40 123 4567",
  requestedDate: day(inDays(60)),
  deliveryType: "normal",
  contractLength: "24",
});

const advance = ({ id }: Pick<Job, "id">) => advanceFile<Job>(portal, world.desks.subscriber, id);

const rowsOf = async (job: Job) => {
  const filter = encodeURIComponent(JSON.stringify({ limit: 1000 }));
  return (await world.desks.subscriber.get<Row[]>(`/imports/${job.id}/rows?filter=${filter}`)).body;
};
const madeIds = async () =>
  (
    await portal.db
      .selectFrom("documents")
      .select("subscriber_connection_id")
      .where("subscriber_id", "=", world.subscriber.id)
      .execute()
  ).map(({ subscriber_connection_id: id }) => id);

const numbered = (count: number) => {
  const first = nextNumber();
  return Array.from({ length: count }, (_, at) => `IMP-${first}-${at}`);
};
const csvOf = (ids: readonly string[]) =>
  ["Oma tunnus;Osoite;Postinumero", ...ids.map((id) => `${id};Hämeenkatu 12 B 3;33100`)].join("\r\n");

test("a file is mapped, checked by the rules of the form, mended where it stands and sent; its result tells each row", async () => {
  const [first = "", second = "", third = ""] = numbered(3);
  const text = [
    "Oma tunnus;Osoite;Postinumro;Toivottu päivä",
    `# esimerkki;Katu 1;00100;`,
    `${first};Mannerheimintie 5 A;100;`,
    `${second};Hämeenkatu 12;33100;31.2.2027`,
    `"=HYPERLINK(""http://paha.example"")";Hämeenkatu 12;33100;`,
    `${third};Hämeenkatu 13;33100;`,
  ].join("\r\n");
  const { status, body } = await bring(Buffer.from(text, "latin1"), { defaults: shared() });
  expect([status, body.state, body.rows]).toEqual([201, "checking", 4]);
  expect(body.unknown).toEqual([{ header: "Postinumro", meant: "targetAddress.postalCode" }]);

  const { base, token } = world.desks.subscriber;
  const put = await portal.inject({
    method: "PUT",
    url: `/api${base}/imports/${body.id}/mapping`,
    headers: { authorization: `Bearer ${token}` },
    payload: {
      mapping: ["subscriberConnectionId", "targetAddress", "targetAddress.postalCode", "requestedDate"],
      defaults: { product: world.product.id, ...shared() },
    },
  });
  expect(put.statusCode).toBe(200);
  const checked = await advance(body);
  expect([checked.state, checked.right, checked.warnings, checked.errors]).toEqual(["checked", 2, 1, 1]);
  const rows = await rowsOf(body);
  expect(rows.map(({ number, verdict }) => [number, verdict])).toEqual([
    [3, "warning"],
    [4, "error"],
    [5, "ok"],
    [6, "ok"],
  ]);
  expect(rows[1]?.issues.map(({ path, code }) => [path, code])).toContainEqual(["requestedDate", "INVALID_DATE"]);
  expect(await madeIds()).toEqual([]);

  const refused = await world.desks.subscriber.post<Job>(`/imports/${body.id}/send`, { policy: "all" });
  expect([refused.status, refused.body.code]).toEqual([409, "IMPORT_HAS_ERRORS"]);
  const cell = { number: 4, column: "requestedDate", from: "31.2.2027", to: day(inDays(60)) };
  const mended = await world.desks.subscriber.post<Job>(`/imports/${body.id}/cells`, cell);
  expect([mended.status, mended.body.errors, mended.body.right]).toEqual([200, 0, 3]);
  const again = await world.desks.subscriber.post<Job>(`/imports/${body.id}/cells`, cell);
  expect([again.status, again.body.code]).toEqual([409, "CONFLICT"]);

  await world.desks.subscriber.post(`/imports/${body.id}/send`, { policy: "all" });
  const done = await advance(body);
  expect([done.state, done.sent]).toEqual(["done", 4]);
  const sent = await rowsOf(body);
  const ids = sent.map(({ result }) => Number(result?.eventId));
  const { body: made } = await world.desks.subscriber.read({ id: ids[0] ?? 0, documentType: "Order" });
  expect(made.document).toMatchObject({
    subscriberConnectionId: first,
    targetAddress: {
      streetName: "Mannerheimintie",
      streetNumber: "5",
      streetLetter: "A",
      postalCode: "00100",
      postalPlace: "Helsinki",
    },
    contractLength: 24,
  });

  const result = await portal.inject({
    method: "GET",
    url: `/api${base}/imports/${body.id}/result.xlsx`,
    headers: { authorization: `Bearer ${token}` },
  });
  const sheet = readZip(result.rawPayload)["xl/worksheets/sheet1.xml"] ?? "";
  expect(sheet).toContain(`<t xml:space="preserve">=HYPERLINK("http://paha.example")</t>`);
  expect(sheet).not.toContain("<f>");
  for (const id of ids) expect(sheet).toContain(`<t xml:space="preserve">${id}</t>`);

  const notices = await portal.db
    .selectFrom("outbox")
    .select("payload")
    .where("topic", "=", "document-notice")
    .execute();
  const told = notices
    .map(({ payload }) => payload as { eventId: number; count?: number })
    .filter(({ eventId }) => ids.includes(eventId));
  expect(told.map(({ count }) => count)).toEqual([4]);

  const sameAgain = await bring(Buffer.from(text, "latin1"), { defaults: shared() });
  expect(sameAgain.body.sameFileAt).not.toBeNull();
  // The mapping is remembered.
  expect(sameAgain.body.mapping).toEqual([
    "subscriberConnectionId",
    "targetAddress",
    "targetAddress.postalCode",
    "requestedDate",
  ]);
}, 60_000);

test("what may not be ordered is told of the row, and nobody else's job is there", async () => {
  const other = await addPair(portal);
  const [id = ""] = numbered(1);
  const { body } = await bring(csvOf([id]), { defaults: { ...shared(), product: other.product.id } });
  await portal.db.updateTable("products").set({ visibility: "whitelist" }).where("id", "=", other.product.id).execute();
  const checked = await advance(body);
  expect(checked.errors).toBe(1);
  expect((await rowsOf(body))[0]?.issues[0]).toMatchObject({ path: "product", code: "PRODUCT_NOT_AVAILABLE" });
  for (const path of [`/imports/${body.id}`, `/imports/${body.id}/rows`, `/imports/${body.id}/result.xlsx`])
    expect((await other.desks.subscriber.get(path)).status).toBe(404);
  expect((await other.desks.subscriber.post(`/imports/${body.id}/send`, { policy: "valid" })).status).toBe(404);
  expect((await world.desks.supplier.get(`/imports/${body.id}`)).status).toBe(404);
  const template = `/import-templates/Order?product=${other.product.id}`;
  expect((await world.desks.subscriber.get(template)).status).toBe(404);

  await portal.db
    .updateTable("organizations")
    .set({ event_type_rights: [] })
    .where("id", "=", world.subscriber.id)
    .execute();
  expect((await bring(csvOf([id]), { defaults: shared() })).body.code).toBe("EVENT_TYPE_RIGHT_MISSING");
});

test("all or none is none when one is refused, and the valid ones are sent without it", async () => {
  const ids = numbered(3);
  const { body } = await bring(csvOf(ids), { defaults: shared() });
  expect((await advance(body)).right).toBe(3);
  await world.make("Order", { subscriberConnectionId: ids[1] ?? "" });
  await world.desks.subscriber.post(`/imports/${body.id}/send`, { policy: "all" });
  const back = await advance(body);
  expect([back.state, back.sent, back.errors]).toEqual(["checked", 0, 1]);
  expect((await rowsOf(body))[1]?.issues[0]).toMatchObject({
    path: "subscriberConnectionId",
    code: "CONNECTION_ID_IN_USE",
  });
  expect(await madeIds()).toEqual([ids[1]]);

  await world.desks.subscriber.post(`/imports/${body.id}/send`, { policy: "valid" });
  expect(await advance(body)).toMatchObject({ state: "done", sent: 2, errors: 1 });

  // Mended and sent again: only that one is made.
  const [fresh = ""] = numbered(1);
  const cell = { number: 3, column: "subscriberConnectionId", from: ids[1], to: fresh };
  expect((await world.desks.subscriber.post<Job>(`/imports/${body.id}/cells`, cell)).body.errors).toBe(0);
  await world.desks.subscriber.post(`/imports/${body.id}/send`, { policy: "valid" });
  expect(await advance(body)).toMatchObject({ state: "done", sent: 3, errors: 0 });
  expect((await madeIds()).toSorted()).toEqual([...ids, fresh].toSorted());
});

test("the same id twice in a file is told of both rows", async () => {
  const [id = ""] = numbered(1);
  const { body } = await bring(csvOf([id, id]), { defaults: shared() });
  expect((await advance(body)).errors).toBe(2);
  expect((await rowsOf(body))[0]?.issues).toContainEqual({
    path: "subscriberConnectionId",
    code: "IMPORT_VALUE_TWICE",
    params: { rows: 3 },
  });
});

const size = process.env["RUNKO_LONG"] ? 1000 : 60;

const workbookOf = async (ids: readonly string[]) => {
  const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
  const rows = csvOf(ids).split("\r\n");
  const xml = rows.map((cells, at) => {
    const placed = cells.split(";").map((text, column) => cell(text).replace("<c", `<c r="${"ABC"[column]}${at + 1}"`));
    return `<row r="${at + 1}">${placed.join("")}</row>`;
  });
  return await makeWorkbook({ sheets: { Tilaukset: xml.join("") } });
};

test(`${size} rows of a workbook are read, checked and sent by several processes, of which some die, each row once`, async () => {
  const ids = numbered(size);
  const workbook = await workbookOf(ids);
  const began = performance.now();
  const { body } = await bring(workbook, { defaults: shared(), fileName: "tilaukset.xlsx" });
  const checked = await advance(body);
  const afterCheck = performance.now();
  expect(checked.right).toBe(size);
  await world.desks.subscriber.post(`/imports/${body.id}/send`, { policy: "valid" });
  // As a process that is killed leaves it: its connection is gone, what it did not commit with it.
  const kill = async () => {
    for (let blow = 0; blow < 5; blow += 1) {
      await sleep(40);
      await portal.pool.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND state = 'idle in transaction' AND pid <> pg_backend_pid()`);
    }
  };
  await Promise.allSettled([advanceImports(context, importKinds), advanceImports(context, importKinds), kill()]);
  let done = await advance(body);
  // A row whose transaction was ended under it may be told as failed; it is tried again, alone.
  for (let turn = 0; turn < 5 && done.sent < size; turn += 1) {
    await world.desks.subscriber.post(`/imports/${body.id}/check`);
    await advance(body);
    await world.desks.subscriber.post(`/imports/${body.id}/send`, { policy: "valid" });
    done = await advance(body);
  }
  const afterSend = performance.now();
  expect(done).toMatchObject({ state: "done", sent: size });
  expect((await madeIds()).toSorted()).toEqual(ids.toSorted());
  // Of the whole size the promise; of a part what a busy machine takes.
  const [mostToCheck, mostToSend] = size === 1000 ? [10_000, 60_000] : [30_000, 120_000];
  const took = (name: string, time: number, most: number) =>
    `${name} in ${(time / 1000).toFixed(1)} s (${(time / most).toFixed(2)} of what is allowed)`;
  process.stdout.write(
    `${size} rows: ${took("checked", afterCheck - began, mostToCheck)}, ${took("sent", afterSend - afterCheck, mostToSend)}\n`,
  );
  expect(afterCheck - began).toBeLessThan(mostToCheck);
  expect(afterSend - afterCheck).toBeLessThan(mostToSend);
}, 240_000);

test("a change order and a cancel order name their connection by its id", async () => {
  const rows = [`Liittymä;Nopeus;Toivottu päivä`, `EI-OLE;1 Gbit/s;${day(inDays(60))}`].join("\n");
  const { body } = await bring(rows, { kind: "ChangeOrder", defaults: {} });
  await advance(body);
  expect((await rowsOf(body))[0]?.issues).toContainEqual({ path: "connection", code: "ORDER_NOT_FOUND" });
});

test("the template of a product comes back as a file without rows to send, and its names are those of the form", async () => {
  const { base, token } = world.desks.subscriber;
  const answer = await portal.inject({
    method: "GET",
    url: `/api${base}/import-templates/Order?product=${world.product.id}`,
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.statusCode).toBe(200);
  const { status, body } = await bring(answer.rawPayload, { fileName: "pohja.xlsx" });
  expect([status, (body as unknown as ProblemBody).errors?.[0]?.code]).toEqual([422, "CSV_EMPTY"]);
  expect(readZip(answer.rawPayload)["xl/worksheets/sheet1.xml"]).toContain("subscriberConnectionId");
});
