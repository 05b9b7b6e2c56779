import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { organizationRoles } from "@runko/domain/organizations/roles";
import { expect, onTestFinished, test } from "vitest";
import { issueToken } from "../../src/sessions/tokens.ts";
import { makePair } from "../builders/make-pair.ts";
import { makeUser } from "../builders/make-user.ts";
import { createTestDatabase, type TestDatabase } from "../database/create-test-database.ts";
import { sizeOf } from "../documents/support/long.ts";
import { callsOf, type Cast } from "./mixed-load.ts";
import { freePort, startPortalProcess, type PortalProcess } from "./portal-process.ts";

const jwtSecret = "a secret of the tests, long enough to sign with";
const hours = Number(process.env["RUNKO_HOURS"] ?? 0);
const seconds = hours > 0 ? hours * 3600 : sizeOf(2, 600);
const isWhole = seconds >= 600;
const [atOnce, walksOfAPair] = isWhole ? [2, 10] : [1, 1];
/** Caches are full, and code is compiled, after this share of the run. */
const WARM = 0.3;
/** What may be added from then on to the end, however long that is. */
const MOST_MB = 10;

type Sample = { hour: number; heapMb: number; rssMb: number };

async function castOf({ db }: TestDatabase): Promise<Cast> {
  const pair = await makePair(db);
  const held = [pair.subscriber, pair.supplier].map((one) => [one, ...organizationRoles] as const);
  const everyone = await makeUser(db, { roles: held, global_role: "RUNKO_ADMIN" });
  const tokenOf = ({ id }: { id: string }) =>
    issueToken({ jwtSecret, tokenHours: 8, loginHours: 168 }, { userId: id, now: new Date(), validFrom: 0 });
  const [subscriber, supplier] = [await tokenOf(pair.subscriberUser), await tokenOf(pair.supplierUser)];
  return { pair, subscriber, supplier, everyone: await tokenOf(everyone) };
}

async function startWatched(database: TestDatabase): Promise<PortalProcess> {
  const dataDir = mkdtempSync(join(tmpdir(), "runko-soak-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const limits = { CALLS_PER_MINUTE: "1000000", DOCUMENTS_PER_HOUR: "1000000", CHANGES_PER_HOUR: "1000000" };
  const env = { DATABASE_URL: database.connectionString, DATA_DIR: dataDir, DEMO: "off", JWT_SECRET: jwtSecret };
  return await startPortalProcess(
    { ...env, ...limits, LOG_LEVEL: "silent", PORT: String(await freePort()) },
    ["ignore", "ignore", "inherit", "ipc"],
    { preload: [join(import.meta.dirname, "collected-heap-program.ts")] },
  );
}

/** How much is added in an hour, by least squares. */
function slopeOf(samples: readonly Sample[], of: "heapMb" | "rssMb"): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [hour, level] = [mean(samples.map((one) => one.hour)), mean(samples.map((one) => one[of]))];
  const across = samples.reduce((sum, one) => sum + (one.hour - hour) * (one[of] - level), 0);
  return across / samples.reduce((sum, one) => sum + (one.hour - hour) ** 2, 0);
}

test(
  `${hours > 0 ? `${hours} hours` : `${seconds} seconds`} of mixed load leave the memory of a portal flat, and nothing fails`,
  { timeout: (seconds * 2 + 600) * 1000 },
  async () => {
    const database = await createTestDatabase();
    onTestFinished(() => database.drop());
    const portal = await startWatched(database);
    const began = performance.now();
    const passed = () => (performance.now() - began) / 1000;
    const wrong: string[] = [];
    let [requests, orders] = [0, 0];
    /** Organizations that come, work, read everything, and are seen no more. */
    const work = async () => {
      do {
        const cast = await castOf(database);
        const calls = callsOf(cast, wrong);
        let shown: Awaited<ReturnType<typeof calls.walk>> | undefined;
        for (let walk = 0; walk < walksOfAPair && (walk === 0 || passed() < seconds); walk += 1) {
          shown = await calls.walk([portal.url]);
          orders += 1;
        }
        if (isWhole && passed() < seconds) await calls.readAll(portal.url, shown);
        requests += calls.asked();
      } while (passed() < seconds);
    };
    const working = Promise.all(Array.from({ length: atOnce }, work));

    const samples: Sample[] = [];
    while (passed() < seconds) {
      await sleep((seconds * 1000) / 60);
      const answered = once(portal.child, "message") as Promise<[Omit<Sample, "hour">]>;
      portal.child.send("how much");
      const [left] = await answered;
      samples.push({ hour: passed() / 3600, ...left });
    }
    const warm = samples.filter(({ hour }) => hour * 3600 >= seconds * WARM);
    const slope = slopeOf(warm, "heapMb");
    const told = { requests, orders, heapMb: warm.at(-1)?.heapMb, perHour: slope, rssPerHour: slopeOf(warm, "rssMb") };
    if (isWhole) process.stdout.write(`${JSON.stringify(told)}\n`);
    await working;
    expect(wrong).toEqual([]);
    expect(requests).toBeGreaterThan(isWhole ? 1000 : 10);
    // Of seconds no line is drawn: what is compiled and kept at first is all there is.
    expect(isWhole ? slope * (seconds / 3600) * (1 - WARM) : 0).toBeLessThan(MOST_MB);
  },
);
