import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { createDatabase } from "../../src/platform/database/connect.ts";
import { issueToken } from "../../src/sessions/tokens.ts";
import { makePair } from "../builders/make-pair.ts";
import { countingFaults } from "../documents/support/look.ts";
import { formOf } from "../documents/support/forms.ts";
import { databaseUrl, frontUrl, readUrl, rolePassword, startCluster, superuserUrl } from "./start-cluster.ts";
import { waitFor } from "./wait-for.ts";

const BOUND_SECONDS = 30;
const WRITERS = 4;
const WARM_MS = 8000;
const AFTER_MS = 8000;
const PAUSE_MS = 60;
const jwtSecret = randomBytes(32).toString("hex");

const say = (line: string) => process.stdout.write(`${line}\n`);

async function makeDatabase(): Promise<void> {
  const client = await waitFor("the leader through HAProxy", 60, async () => {
    const made = new Client({ connectionString: superuserUrl });
    await made.connect();
    return made;
  });
  await client.query(`CREATE ROLE runko LOGIN PASSWORD '${rolePassword}'`);
  await client.query("CREATE DATABASE runko OWNER runko ENCODING 'UTF8' LOCALE 'C.UTF-8' TEMPLATE template0");
  await client.end();
}

type Ledger = {
  acknowledged: Map<string, number>;
  made: { sent: number; answered: number }[];
  refused: number;
  missed: number;
};

/** Orders again and again, each under a key of its own that is repeated until it is answered; and reads each order in the list. */
function write(
  { url, authorization, body }: { url: string; authorization: string; body: () => string },
  ledger: Ledger,
) {
  const state = { going: true };
  const run = async () => {
    while (state.going) {
      const key = crypto.randomUUID();
      const order = body();
      for (;;) {
        const headers = { authorization, "content-type": "application/json", "idempotency-key": key };
        const sent = performance.now();
        const signal = AbortSignal.timeout(10_000);
        const answer = await fetch(url, { method: "POST", headers, body: order, signal }).catch(() => undefined);
        const made =
          answer?.status === 201 ? ((await answer.json().catch(() => undefined)) as { id: number }) : undefined;
        if (made) {
          ledger.acknowledged.set(key, made.id);
          ledger.made.push({ sent, answered: performance.now() });
          const rows = await fetch(`${url}?filter[limit]=50`, { headers: { authorization } }).catch(() => undefined);
          const listed = rows?.ok ? ((await rows.json().catch(() => [])) as { id: number }[]) : undefined;
          if (listed && listed.length > 0 && !listed.some(({ id }) => id === made.id)) ledger.missed += 1;
          break;
        }
        ledger.refused += 1;
        await sleep(200);
        if (!state.going) return;
      }
      await sleep(PAUSE_MS);
    }
  };
  const runs = Promise.all(Array.from({ length: WRITERS }, run));
  return async () => {
    state.going = false;
    await runs;
  };
}

/** A leader that hands over still takes writes at first. */
function longestPause({ made }: Ledger, since: number): number {
  const moments = [since, ...made.map(({ answered }) => answered).filter((moment) => moment > since)];
  return Math.max(...moments.slice(1).map((moment, i) => moment - (moments[i] ?? since)));
}

async function drill(orderly: boolean): Promise<boolean> {
  const cluster = await startCluster();
  try {
    say(`Three nodes stand in ${cluster.folder}`);
    await makeDatabase();
    const settings = {
      PATH: process.env.PATH,
      DATABASE_URL: databaseUrl,
      DATABASE_READ_URL: readUrl,
      DATABASE_POOL: "8",
      DATA_DIR: cluster.folder,
      JWT_SECRET: jwtSecret,
      LOG_LEVEL: "error",
    };
    await cluster.startPortal(1, settings);
    await cluster.startPortal(2, settings);
    const database = createDatabase({
      connectionString: databaseUrl,
      databasePool: 2,
      statementTimeoutMs: 60_000,
      log: () => {},
    });
    const pair = await makePair(database.db);
    const { id: userId } = pair.subscriberUser;
    const clock = { jwtSecret, tokenHours: 8, loginHours: 168 };
    const authorization = `Bearer ${await issueToken(clock, { userId, now: new Date(), validFrom: 0 })}`;
    const url = `${frontUrl}/api/organizations/${pair.subscriber.id}/roles/SUBSCRIBER/orders`;
    const body = () =>
      JSON.stringify({
        supplierId: pair.supplier.id,
        document: formOf("Order"),
        eventProducts: [{ productId: pair.product.id }],
      });

    const ledger: Ledger = { acknowledged: new Map(), made: [], refused: 0, missed: 0 };
    const stop = write({ url, authorization, body }, ledger);
    await sleep(WARM_MS);
    if (ledger.made.length === 0) throw new Error("No order was made before the fail-over");
    const former = await cluster.leader();
    const startedAt = performance.now();
    if (orderly) await cluster.switchOver(former);
    else cluster.killNode(former);
    const doneAt = performance.now();
    say(`database${former} led, and ${orderly ? "handed over" : "was killed with its node"}`);
    const first = await waitFor("an order afterwards", 120, async () => ledger.made.find(({ sent }) => sent > doneAt));
    await sleep(AFTER_MS);
    await stop();
    const ids = [...ledger.acknowledged.values()];
    const { rows } = await database.pool.query<{ found: number; all: number }>(
      `SELECT count(*) FILTER (WHERE id = ANY ($1))::int AS found, count(*)::int AS all FROM documents`,
      [ids],
    );
    const { found = 0, all = 0 } = rows[0] ?? {};
    const faults = await countingFaults(database.db);
    await database.close();
    const pause = orderly ? longestPause(ledger, startedAt) : first.answered - startedAt;
    const seconds = pause / 1000;
    const lost = ids.length - found;
    const fallen = cluster.fallen();
    const successor = await cluster.leader();
    say(`database${successor} leads; ${ledger.refused} tries were refused meanwhile and repeated`);
    say(
      `${all - found} orders beyond those acknowledged (at most ${WRITERS}), ${faults.length} counters wrong, ${ledger.missed} own writes missed in lists, ended by themselves: ${fallen.join(", ") || "none"}`,
    );
    say(
      `${ids.length} acknowledged, ${lost} lost, writes again after ${seconds.toFixed(1)} s (bound ${BOUND_SECONDS}), no process restarted by hand`,
    );
    const sound = lost === 0 && faults.length === 0 && ledger.missed === 0 && all - found <= WRITERS;
    return sound && seconds <= BOUND_SECONDS && fallen.length === 0 && successor !== former;
  } finally {
    await cluster.end();
  }
}

process.exitCode = (await drill(process.argv[2] === "--switchover")) ? 0 : 1;
