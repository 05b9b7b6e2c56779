import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdirSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { createDatabase, type OpenDatabase } from "../../src/platform/database/connect.ts";
import { placeCluster } from "../../src/platform/database/embedded/place-cluster.ts";
import { chooseSocketFolder } from "../../src/platform/database/embedded/socket-folder.ts";
import { startEmbeddedPostgres } from "../../src/platform/database/embedded/start-embedded-postgres.ts";
import { issueToken } from "../../src/sessions/tokens.ts";
import { makePair } from "../builders/make-pair.ts";
import { makeTemporaryData, removeTemporaryData } from "../database/temporary-data.ts";
import { formOf } from "../documents/support/forms.ts";
import { countingFaults } from "../documents/support/look.ts";
import { isLong, sizeOf } from "../documents/support/long.ts";
import { askKeeper } from "../replica/start-replica.ts";
import { freePort, startPortalProcess } from "./portal-process.ts";
import { mountSmallDisk, type SmallDisk } from "./small-disk.ts";

const jwtSecret = "a secret of the tests, long enough to sign with";
const REFUSALS = sizeOf(5, 200);
/** What old pages have room for is still written. */
const MOST_WRITES = 2000;
const BACK_MS = 60_000;

/** A folder for the data and one for the log of the database, each on a disk of its own where one may be mounted. */
function makeDisks() {
  const make = (megabytes: number) => {
    const folder = makeTemporaryData();
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    return { folder, disk: mountSmallDisk(folder, { megabytes }) };
  };
  const [data, log] = [make(200), make(300)];
  const dataDir = join(data.folder, "data");
  mkdirSync(dataDir, { mode: 0o711 });
  onTestFinished(() => removeTemporaryData(dataDir));
  return { dataDir, logFolder: join(log.folder, "log"), dataDisk: data.disk, logDisk: log.disk };
}

/** Makes the database, with its log on the other disk. */
async function makeDatabase(dataDir: string, logFolder: string): Promise<string> {
  const made = await startEmbeddedPostgres({ dataDir, log: () => {} });
  await made.stop();
  const place = await placeCluster(dataDir);
  const log = join(place.cluster, "pg_wal");
  execFileSync("cp", ["-a", log, logFolder]);
  rmSync(log, { recursive: true });
  symlinkSync(logFolder, log);
  return chooseSocketFolder(place);
}

/** The way in which PostgreSQL refuses what it has no room for, where no disk can be filled. */
const pretend = ({ pool }: OpenDatabase): SmallDisk => ({
  fill: async () => {
    await pool.query(`CREATE FUNCTION out_of_room() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'No space left on device' USING ERRCODE = '53100'; END $$`);
    await pool.query("CREATE TRIGGER out_of_room BEFORE INSERT ON documents EXECUTE FUNCTION out_of_room()");
  },
  free: async () => {
    await pool.query("DROP FUNCTION out_of_room() CASCADE");
  },
});

test("a full disk of the database refuses writes in Finnish, reads on, and loses nothing acknowledged", async () => {
  const { dataDir, logFolder, dataDisk, logDisk } = makeDisks();
  const socketFolder = await makeDatabase(dataDir, logFolder);
  const env = { DATA_DIR: dataDir, DEMO: "off", JWT_SECRET: jwtSecret, LOG_LEVEL: "silent" };
  const portal = await startPortalProcess({ ...env, PORT: String(await freePort()), DRAIN_SECONDS: "0" });
  const joined = await startEmbeddedPostgres({ dataDir, log: () => {} });
  onTestFinished(() => joined.stop());
  const { connectionString } = joined;
  const database = createDatabase({ connectionString, databasePool: 2, statementTimeoutMs: 10_000, log: () => {} });
  const pair = await makePair(database.db);
  const issued = { userId: pair.subscriberUser.id, now: new Date(), validFrom: 0 };
  const authorization = `Bearer ${await issueToken({ jwtSecret, tokenHours: 8, loginHours: 168 }, issued)}`;
  const orders = `${portal.url}/api/organizations/${pair.subscriber.id}/roles/SUBSCRIBER/orders`;

  const bodyOf = (key: string) =>
    JSON.stringify({
      supplierId: pair.supplier.id,
      document: { ...formOf("Order"), customerName: key },
      eventProducts: [{ productId: pair.product.id }],
    });
  const bodies = new Map<string, string>();
  const acknowledged = new Map<string, number>();
  const refused = new Set<string>();
  const write = async (key: string = randomUUID()) => {
    const order = bodies.get(key) ?? bodyOf(key);
    bodies.set(key, order);
    const headers = { authorization, "content-type": "application/json", "idempotency-key": key };
    const answer = await fetch(orders, { method: "POST", headers, body: order });
    const { id, code, title } = (await answer.json()) as { id?: number; code?: string; title?: string };
    const { status } = answer;
    if (id !== undefined) acknowledged.set(key, id);
    if (status === 503) refused.add(key);
    return { status, code, title, retryAfter: Number(answer.headers.get("retry-after")) };
  };
  const read = async () => (await fetch(orders, { headers: { authorization } })).status;
  const wrong = async () => {
    const answer = await fetch(`${portal.url}/health/ready`);
    return ((await answer.json()) as { wrong?: string[] }).wrong ?? [];
  };
  const isRefused = {
    status: 503,
    code: "DATABASE_UNAVAILABLE",
    title: "Palvelu on hetken poissa käytöstä, yritä pian uudelleen",
    retryAfter: expect.any(Number) as unknown,
  };
  const isWhole = async () => {
    await expect.poll(async () => (await write()).status, { timeout: BACK_MS, interval: 200 }).toBe(201);
    await expect.poll(wrong, { timeout: BACK_MS, interval: 200 }).toEqual([]);
    // Who was refused asks again under the same key, and nothing is made twice.
    for (const key of [...refused, ...acknowledged.keys()]) expect(await write(key)).toMatchObject({ status: 201 });
    refused.clear();
  };
  const disk = dataDisk ?? pretend(database);

  expect(await write()).toMatchObject({ status: 201 });
  await disk.fill();
  const answers: Awaited<ReturnType<typeof write>>[] = [];
  const reads = new Set<number>();
  for (let n = 0; refused.size < REFUSALS && n < MOST_WRITES; n += 1) {
    answers.push(await write());
    reads.add(await read());
  }
  expect(answers.filter(({ status }) => status !== 201)).toEqual(Array.from({ length: REFUSALS }, () => isRefused));
  expect(dataDisk ? await wrong() : ["databaseOutOfRoom"]).toEqual(["databaseOutOfRoom"]);
  // A checkpoint comes every five minutes, whatever room there is.
  await askKeeper(socketFolder, "CHECKPOINT");
  reads.add(await read());
  expect([...reads]).toEqual([200]);
  await disk.free();
  await isWhole();

  const withoutRoomForItsLog = async (log: SmallDisk) => {
    await log.fill();
    const fillLog = async () => {
      for (;;) await askKeeper(socketFolder, "SELECT pg_logical_emit_message(false, 'x', 'y'), pg_switch_wal()");
    };
    await expect(fillLog()).rejects.toBeInstanceOf(Error);
    // PostgreSQL ends, and comes back when there is room: reads wait for it too.
    await expect.poll(() => write(), { timeout: BACK_MS, interval: 200 }).toEqual(isRefused);
    for (let n = 0; n < REFUSALS; n += 1) expect(await write()).toEqual(isRefused);
    expect((await fetch(`${portal.url}/health/live`)).status).toBe(200);
    await log.free();
    await isWhole();
  };
  if (logDisk) await withoutRoomForItsLog(logDisk);

  const { rows } = await sql<{ key: string; id: number; products: number; logged: number }>`
    SELECT customer_name AS key, id::int,
      (SELECT count(*)::int FROM event_products p WHERE p.document_id = d.id) AS products,
      (SELECT count(*)::int FROM event_log l WHERE l.document_id = d.id) AS logged
    FROM documents d ORDER BY id`.execute(database.db);
  const told = [...acknowledged].map(([key, id]) => ({ key, id, products: 1, logged: 1 }));
  expect(rows).toEqual(told.toSorted((one, other) => one.id - other.id));
  expect(await countingFaults(database.db)).toEqual([]);
  if (isLong) process.stdout.write(`${rows.length} orders, all of them acknowledged\n`);
  await database.close();
  portal.child.kill("SIGTERM");
  expect(await portal.ended).toMatchObject({ code: 0 });
}, 300_000);
