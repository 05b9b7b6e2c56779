import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { Client } from "pg";
import { issueToken } from "../server/src/sessions/tokens.ts";
import { readConfig } from "../server/src/config/read-config.ts";
import { bigSupplier, usualSubscriber, userId } from "./data/ids.ts";
import { requireEqualAnswers } from "./load/compare-answers.ts";
import { requireEqualWrites } from "./load/compare-writes.ts";
import { calls, floors, type Role } from "./calls.ts";
import { measureInTurn, type Target } from "./load/measure-in-turn.ts";
import { openOrders } from "./load/open-orders.ts";
import { planFloor } from "./peers/plan-floor.ts";
import { openFilled, type Filled } from "./peers/open-filled.ts";
import { prepareLoopback } from "./peers/prepare-loopback.ts";
import { startPeer, type Peer } from "./peers/start-peer.ts";
import { watchWrites } from "./load/watch-writes.ts";
import { describeMachine } from "./report/describe-machine.ts";
import { writeReport } from "./report/write-report.ts";

const { values: given } = parseArgs({
  options: {
    sizes: { type: "string", default: "10000,100000" },
    seconds: { type: "string", default: "2" },
    rounds: { type: "string", default: "5" },
    connections: { type: "string", default: "16" },
    port: { type: "string", default: "4810" },
    data: { type: "string" },
    results: { type: "string", default: join(import.meta.dirname, "results") },
    "without-loopback": { type: "boolean", default: false },
  },
});
const sizes = given.sizes.split(",").map(Number);
const [seconds, rounds, connections] = [given.seconds, given.rounds, given.connections].map(Number) as [
  number,
  number,
  number,
];
const JWT_SECRET = "of the measurements, long enough to sign with";
const say = (line: string) => console.log(line);

const folder = mkdtempSync(join(tmpdir(), "runko-bench-"));
const data = given.data ?? join(folder, "data");
const databases: Filled[] = [];
const peers: Peer[] = [];

async function headersOf(role: Role): Promise<Record<string, string>> {
  const config = readConfig({ JWT_SECRET });
  const user = userId(role === "SUPPLIER" ? bigSupplier : usualSubscriber);
  const token = await issueToken(config, { userId: user, now: new Date(), validFrom: 0 });
  return { authorization: `Bearer ${token}` };
}

/** The servers on this database, and what they are asked. */
async function startPeers(
  { amount, connectionString }: Filled,
  loopback: readonly string[] | undefined,
): Promise<Target[]> {
  const environment = { DATABASE_URL: connectionString, JWT_SECRET, DATABASE_POOL: 10 };
  const headers = { SUPPLIER: await headersOf("SUPPLIER"), SUBSCRIBER: await headersOf("SUBSCRIBER") };
  const started: Peer[] = [];
  const start = async (name: string, command: readonly string[], more: Record<string, string> = {}) => {
    const peer = await startPeer(name, command, { port: Number(given.port) + peers.length, ...environment, ...more });
    peers.push(peer);
    started.push(peer);
  };
  const tsx = (file: string) => ["--import", "tsx", join(import.meta.dirname, "peers", file)];
  await start("runko", tsx("serve-portal.ts"));
  const ids = await openOrders({ connectionString, url: started[0]?.url ?? "", headers });
  const [id = 0] = ids;
  const plan = join(folder, `plan-${amount}.json`);
  const floor = await planFloor({ connectionString, jwtSecret: JWT_SECRET, headers: headers.SUPPLIER, id });
  const tails = await watchWrites({ url: started[0]?.url ?? "", headers, id });
  writeFileSync(plan, JSON.stringify({ ...floor, tails }));
  for (const [name, layer] of Object.entries(floors))
    await start(name, tsx("serve-floor.ts"), { PLAN: plan, LAYER: layer });
  if (loopback) await start("loopback", loopback, { PLAN: plan });
  const targets = started.map((peer) => ({ peer, amount, headers, ids, own: ids.slice(0, connections) }));
  if (ids.length < connections) throw new Error(`Of ${amount} documents too few are open orders`);
  await requireEqualAnswers(targets);
  await requireEqualWrites(
    targets.filter(({ peer }) => !(peer.name in floors)),
    connectionString,
  );
  return targets;
}

try {
  const loopback = given["without-loopback"] ? undefined : await prepareLoopback(say);
  const targets: Target[] = [];
  for (const amount of sizes) {
    const filled = await openFilled(data, amount, say);
    databases.push(filled);
    targets.push(...(await startPeers(filled, loopback)));
  }
  const figures = [];
  for (const call of calls)
    figures.push(...(await measureInTurn(call, targets, { seconds, rounds, connections, say })));
  const client = new Client({ connectionString: databases[0]?.connectionString });
  await client.connect();
  const machine = await describeMachine(client);
  await client.end();
  const how =
    `Medians of ${rounds} rounds of ${seconds} s by ${connections} connections, the servers and databases in turn. ` +
    "The machine carries load, servers and database together: read the ratios. The floor and LoopBack check no token, " +
    "the floor with rights checks token, session, rights and scope.";
  const memory = targets.map(({ peer, amount }) => ({ peer: peer.name, amount, megabytes: peer.memory() }));
  writeReport(given.results, { machine, how, figures, memory });
  say(`Written to ${given.results}`);
} finally {
  for (const peer of peers) await peer.stop();
  for (const { stop } of databases) await stop();
  rmSync(folder, { recursive: true, force: true });
}
