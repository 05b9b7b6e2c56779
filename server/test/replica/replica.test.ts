import { afterAll, beforeAll, expect, test } from "vitest";
import { createApp } from "../../src/app.ts";
import { systemClock } from "../../src/platform/clock.ts";
import { openDatabase } from "../../src/platform/database/open-database.ts";
import type { ReadServer } from "../../src/platform/database/read-from-replica.ts";
import type { App } from "../../src/platform/http/typed-app.ts";
import { createLog } from "../../src/platform/log/create-log.ts";
import { issueToken } from "../../src/sessions/tokens.ts";
import { createCaller, type Caller } from "../app/caller.ts";
import { testConfig } from "../app/test-config.ts";
import { makePair, type TestPair } from "../builders/make-pair.ts";
import { formOf } from "../documents/support/forms.ts";
import { sizeOf } from "../documents/support/long.ts";
import { startStreamingPair, type StreamingPair } from "./start-replica.ts";

type Portal = { app: App; database: Awaited<ReturnType<typeof openDatabase>>; reads: ReadServer[] };

/** Two seconds are promised; a busy machine may be slower. */
const HUNG_MS = 6000;

let servers: StreamingPair;
let portals: Portal[];
let pair: TestPair;
let callers: Caller[];

const open = (databaseUrl: string, databaseReadUrl?: string, onRead?: (server: ReadServer) => void) =>
  openDatabase(
    { databaseUrl, databaseReadUrl, dataDir: "unused", databasePool: 5, statementTimeoutMs: 10_000 },
    () => {},
    { onRead },
  );

async function startPortal(): Promise<Portal> {
  const reads: ReadServer[] = [];
  const database = await open(servers.primary, servers.replica, (server) => reads.push(server));
  const app = await createApp({ config: testConfig, database, log: createLog("silent"), clock: systemClock });
  return { app, database, reads };
}

async function callerAt({ app }: Portal, userId: string): Promise<Caller> {
  const token = await issueToken(testConfig, { userId, now: new Date(), validFrom: 0 });
  return createCaller((asked) => app.inject(asked), token);
}

beforeAll(async () => {
  servers = await startStreamingPair(async (primary) => {
    const database = await open(primary);
    pair = await makePair(database.db);
    await database.close();
  });
  portals = [await startPortal(), await startPortal()];
  callers = await Promise.all(portals.map((portal) => callerAt(portal, pair.subscriberUser.id)));
}, 120_000);
afterAll(async () => {
  for (const { app, database } of portals) {
    await app.close();
    await database.close();
  }
  await servers.end();
}, 60_000);

const at = (rest: string) => `/organizations/${pair.subscriber.id}/roles/SUBSCRIBER/${rest}`;
const period = "report=count-per-event&from=2026-01-01&to=2026-12-31";
const reading = [
  "orders",
  "orders?q=Testi",
  "events?documentType=Order",
  "events/facets?documentType=Order",
  "events/export?documentType=Order",
  "work-queues",
  "work-queues/waitingForUs",
  "connections",
  "connections/sums",
  "connections/export",
  "projects",
  "internal-messages",
  `export/report?${period}`,
  `export/report/documents?${period}`,
  `export/report/choices?${period}`,
];

async function order(caller: Caller): Promise<number> {
  const answer = await caller.post<{ id: number }>(
    at("orders"),
    { supplierId: pair.supplier.id, document: formOf("Order"), eventProducts: [{ productId: pair.product.id }] },
    { "idempotency-key": crypto.randomUUID() },
  );
  expect(answer.status).toBe(201);
  return answer.body.id;
}

const seenBy = async (caller: Caller) => {
  const answer = await caller.get<{ id: number }[]>(at("orders?filter[limit]=1000"));
  expect(answer.status).toBe(200);
  return answer.body.map(({ id }) => id);
};

/** Who served what is asked now. */
async function servedBy(portal: Portal | undefined, ask: () => Promise<unknown>): Promise<ReadServer[]> {
  portal?.reads.splice(0);
  await ask();
  return [...new Set(portal?.reads)];
}

const [first, second] = [0, 1];

test("lists, searches, exports and reports are served by a replica that has all that was committed", async () => {
  await order(callers[first] as Caller);
  for (const path of reading) {
    const ask = async () =>
      expect([path, (await (callers[first] as Caller).get(at(path))).status]).toEqual([path, 200]);
    await expect.poll(() => servedBy(portals[first], ask), { timeout: 10_000, message: path }).toEqual(["replica"]);
  }
});

test("nobody misses what they wrote, at whichever portal, while the replica stands and goes on (0192)", async () => {
  const before = portals.map(({ reads }) => reads.length);
  for (let round = 0; round < sizeOf(12, 300); round += 1) {
    await (round % 3 === 0 ? servers.pause() : servers.resume());
    const writer = callers[round % 2] as Caller;
    const id = await order(writer);
    for (const reader of callers) expect(await seenBy(reader)).toContain(id);
  }
  await servers.resume();
  for (const [index, { reads }] of portals.entries())
    expect(new Set(reads.slice(before[index]))).toContain("primary, replica behind");
}, 300_000);

test("nor where commits do not wait for the disk", async () => {
  const { pool } = (portals[first] as Portal).database;
  const set = async (setting: string) => {
    const { rows } = await pool.query<{ name: string }>("SELECT current_database() AS name");
    await pool.query(`ALTER DATABASE "${rows[0]?.name}" SET synchronous_commit = ${setting}`);
    portals.push(await startPortal());
    return portals.at(-1) as Portal;
  };
  const lax = await set("off");
  const caller = await callerAt(lax, pair.subscriberUser.id);
  for (let round = 0; round < sizeOf(40, 300); round += 1) {
    const id = await order(caller);
    expect(await seenBy(caller)).toContain(id);
  }
  await set("on");
}, 300_000);

test("rights and sessions are judged by the primary, whatever the replica knows", async () => {
  await servers.pause();
  const { db } = (portals[first] as Portal).database;
  const set = (disabled: boolean) =>
    db.updateTable("users").set({ disabled }).where("id", "=", pair.subscriberUser.id).execute();
  await set(true);
  for (const caller of callers) expect((await caller.get(at("orders"))).status).toBe(401);
  await set(false);
  expect((await (callers[second] as Caller).get(at("orders"))).status).toBe(200);
  const stranger = await callerAt(portals[first] as Portal, pair.supplierUser.id);
  await servers.resume();
  for (const path of reading) expect((await stranger.get(at(path))).status).toBeGreaterThanOrEqual(403);
});

test("a server that follows another timeline is not read, however far it has come", async () => {
  const { database } = portals[first] as Portal;
  const ask = () => seenBy(callers[first] as Caller);
  await expect.poll(() => servedBy(portals[first], ask), { timeout: 10_000 }).toEqual(["replica"]);
  const { rows } = await database.pool.query<{ timeline: string }>("DELETE FROM timelines RETURNING timeline");
  expect(await servedBy(portals[first], ask)).toEqual(["primary, replica behind"]);
  await database.pool.query("INSERT INTO timelines (timeline) VALUES ($1)", [rows[0]?.timeline]);
  await expect.poll(() => servedBy(portals[first], ask), { timeout: 10_000 }).toEqual(["replica"]);
});

test("a replica that hangs holds no read for longer than a database that hangs does", async () => {
  const ask = () => seenBy(callers[first] as Caller);
  await expect.poll(() => servedBy(portals[first], ask), { timeout: 10_000 }).toEqual(["replica"]);
  servers.freeze();
  const asked = performance.now();
  expect(await servedBy(portals[first], ask)).toEqual(["primary, replica away"]);
  expect(performance.now() - asked).toBeLessThan(HUNG_MS);
  servers.thaw();
  await expect.poll(() => servedBy(portals[first], ask), { timeout: 20_000 }).toEqual(["replica"]);
}, 60_000);

test("a replica that goes away fails no read, and is used again when it is back", async () => {
  const ask = () => seenBy(callers[first] as Caller);
  await servers.stopReplica();
  expect(await servedBy(portals[first], ask)).toEqual(["primary, replica away"]);
  for (const path of reading) expect((await (callers[second] as Caller).get(at(path))).status).toBe(200);
  await servers.startReplica();
  await expect.poll(() => servedBy(portals[first], ask), { timeout: 20_000 }).toEqual(["replica"]);
}, 60_000);
