import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "../../src/platform/database/open-database.ts";
import type { OpenDatabase } from "../../src/platform/database/connect.ts";
import { issueToken } from "../../src/sessions/tokens.ts";
import { makePair, type TestPair } from "../builders/make-pair.ts";
import { makeTemporaryData, removeTemporaryData } from "../database/temporary-data.ts";
import { countingFaults } from "../documents/support/look.ts";
import { formOf } from "../documents/support/forms.ts";
import { isLong, sizeOf } from "../documents/support/long.ts";
import { signalServer } from "../replica/start-replica.ts";
import { freePort, startPortalProcess, type PortalProcess } from "./portal-process.ts";

const jwtSecret = "a secret of the tests, long enough to sign with";
const WRITERS = 4;
/** What R11 promises: of the clock where the machine is quiet, of the processor's time of the portal on any. */
const READY_MS = 5_000;
const isQuiet = () => (loadavg()[0] ?? 0) <= availableParallelism();

let dataDir: string;
let pair: TestPair;
let authorization: string;

/** The database by this process's own hand; the last to leave it stops its server. */
async function within<Result>(work: (database: OpenDatabase) => Promise<Result>): Promise<Result> {
  const database = await openDatabase(
    { databaseUrl: undefined, dataDir, databasePool: 3, statementTimeoutMs: 60_000 },
    () => {},
  );
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

beforeAll(() => {
  dataDir = makeTemporaryData();
});
afterAll(async () => {
  await removeTemporaryData(dataDir);
});

let port = 0;
async function startPortal(): Promise<PortalProcess> {
  port ||= await freePort();
  const env = { DATA_DIR: dataDir, DEMO: "off", JWT_SECRET: jwtSecret, LOG_LEVEL: "silent", PORT: String(port) };
  return await startPortalProcess(env);
}

/** Lets a portal make the database, and then whom it is for. */
async function prepare(): Promise<void> {
  const portal = await startPortal();
  portal.child.kill("SIGTERM");
  await portal.ended;
  pair = await within(({ db }) => makePair(db));
  const issued = { userId: pair.subscriberUser.id, now: new Date(), validFrom: 0 };
  authorization = `Bearer ${await issueToken({ jwtSecret, tokenHours: 8, loginHours: 168 }, issued)}`;
}

type Acknowledged = { key: string; id: number; version: number; eventState: string };

/** Asks until it is answered for good, as a client does that lost the answer: the same with the same key. */
async function insist(path: string, method: string, body?: object, headers = {}): Promise<Response> {
  for (;;) {
    const url = `http://127.0.0.1:${port}/api/organizations/${pair.subscriber.id}/roles/SUBSCRIBER/orders${path}`;
    const sent = { method, headers: { authorization, "content-type": "application/json", ...headers } };
    const answer = await fetch(url, { ...sent, ...(body && { body: JSON.stringify(body) }) }).catch(() => undefined);
    if (answer && answer.status !== 503 && answer.status !== 429) return answer;
    await answer?.arrayBuffer();
    await sleep(50);
  }
}

/** The processor's time that a process has taken, which no other process makes longer; the system counts in hundredths. */
function processorMs({ child }: PortalProcess): number {
  const [user, kernel] = readFileSync(`/proc/${child.pid}/stat`, "utf8").split(") ")[1]?.split(" ").slice(11, 13) ?? [];
  return (Number(user) + Number(kernel)) * 10;
}

/** Orders, and cancels every other one, until it is told to stop; the ledger has what was answered. */
async function write(ledger: Acknowledged[], isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const key = randomUUID();
    const { id: productId } = pair.product;
    const form = { ...formOf("Order"), customerName: key };
    const order = { supplierId: pair.supplier.id, document: form, eventProducts: [{ productId }] };
    const made = await insist("", "POST", order, { "idempotency-key": key });
    const { id, version, eventState } = (await made.json()) as Omit<Acknowledged, "key">;
    expect(made.status).toBe(201);
    const entry = { key, id, version, eventState };
    ledger.push(entry);
    if (ledger.length % 2) continue;
    const cancel = { action: "cancel", reason: "Tilanne muuttui" };
    const matching = { "if-match": `"${version}"` };
    const done = await insist(`/${id}`, "PATCH", cancel, matching);
    // Its first answer was lost: the version that it names was changed by itself, once.
    const shown = done.status === 412 ? await insist(`/${id}`, "GET") : done;
    expect(shown.status, await shown.clone().text()).toBe(200);
    const { eventState: state, version: after } = (await shown.json()) as Acknowledged;
    expect([state, after]).toEqual(["CANCELLED", version + 1]);
    Object.assign(entry, { eventState: state, version: after });
  }
}

const killServer = () => signalServer(join(dataDir, "postgres", "cluster"), "SIGKILL");

const ways = ["portal", "database", "both"] as const;

test(
  "killed at any moment, with its database, it loses and halves nothing that it acknowledged (R11)",
  { timeout: 3_600_000 },
  async () => {
    await prepare();
    const ledger: Acknowledged[] = [];
    const state = { over: false };
    let portal = await startPortal();
    const writing = Promise.all(Array.from({ length: WRITERS }, () => write(ledger, () => state.over)));
    const restarts: { ms: number; ofProcessor: number; quiet: boolean }[] = [];
    for (let round = 0; round < sizeOf(3, 200); round += 1) {
      // More than may have been answered before the kill and read after it.
      const alive = ledger.length + WRITERS;
      while (ledger.length <= alive) await sleep(5);
      await sleep(Math.random() * 200);
      const way = ways[round % ways.length];
      if (way !== "portal") killServer();
      if (way !== "database") {
        portal.child.kill("SIGKILL");
        await portal.ended;
        const began = performance.now();
        portal = await startPortal();
        const ms = performance.now() - began;
        restarts.push({ ms, ofProcessor: processorMs(portal), quiet: isQuiet() });
      }
    }
    state.over = true;
    await writing;
    portal.child.kill("SIGTERM");
    expect(await portal.ended).toMatchObject({ code: 0 });

    await within(async ({ db }) => {
      const { rows } = await sql<Acknowledged & { logged: number; products: number }>`
        SELECT customer_name AS key, id::int, version, event_state AS "eventState",
          (SELECT count(*)::int FROM event_log l WHERE l.document_id = d.id) AS logged,
          (SELECT count(*)::int FROM event_products p WHERE p.document_id = d.id) AS products
        FROM documents d ORDER BY id`.execute(db);
      const asAcknowledged = ledger
        .map(({ key, id, version, eventState }) => ({ key, id, version, eventState, products: 1 }))
        .toSorted((one, other) => one.id - other.id);
      expect(rows.map(({ logged: _logged, ...row }) => row)).toEqual(asAcknowledged);
      expect(rows.filter(({ eventState, logged }) => logged !== (eventState === "CANCELLED" ? 2 : 1))).toEqual([]);
      expect(await countingFaults(db)).toEqual([]);
    });
    const quiet = restarts.filter((restart) => restart.quiet);
    const slowest = (times: number[]) => Math.round(Math.max(0, ...times));
    const told = {
      acknowledged: ledger.length,
      restarts: restarts.length,
      slowest: slowest(restarts.map(({ ms }) => ms)),
      slowestOfQuiet: slowest(quiet.map(({ ms }) => ms)),
      quiet: quiet.length,
      slowestOfProcessor: slowest(restarts.map(({ ofProcessor }) => ofProcessor)),
    };
    if (isLong) process.stdout.write(`${JSON.stringify(told)}\n`);
    expect(told.slowestOfProcessor).toBeLessThan(READY_MS);
    expect(told.slowestOfQuiet).toBeLessThan(READY_MS);
  },
);
