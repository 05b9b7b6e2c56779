import { randomUUID } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { InjectOptions } from "fastify";
import { askingOf, calls, type Call, type Role } from "./calls.ts";
import { bigSupplier, organizationId, usualSubscriber } from "./data/ids.ts";
import type { Answer } from "./measure-load.ts";
import { openInside } from "./peers/open-inside.ts";
import { partitionTables } from "./peers/partition-tables.ts";
import { describeMachine } from "./report/describe-machine.ts";
import { sizesOfTables } from "./report/sizes-of-tables.ts";

const { values: given } = parseArgs({
  options: {
    little: { type: "string", default: "10000" },
    large: { type: "string", default: "10000000" },
    data: { type: "string", default: "/tmp/runko-filled" },
    rounds: { type: "string", default: "1000" },
    /** Divides the large one, for good: of a copy. */
    partition: { type: "string" },
    results: { type: "string" },
  },
});
const WARM_UP = 50;
const rounds = Number(given.rounds);
const measured = calls.filter(({ name }) => !name.includes("search"));
const shares = [0.5, 0.95, 0.99];

type Inside = Awaited<ReturnType<typeof openInside>>;
type Portal = { inside: Inside; headers: Record<Role, Record<string, string>>; ids: number[] };

async function open(amount: string | undefined): Promise<Portal> {
  const inside = await openInside(given.data ?? "", Number(amount));
  const [supplier, subscriber] = [await inside.tokenOf(bigSupplier), await inside.tokenOf(usualSubscriber)];
  const headers = {
    SUPPLIER: { authorization: `Bearer ${supplier}` },
    SUBSCRIBER: { authorization: `Bearer ${subscriber}` },
  };
  const { rows } = await inside.client.query<{ id: string }>(
    `SELECT id FROM documents WHERE supplier_id = $1 AND document_type = 'Order' AND event_state = 'OPEN' AND NOT archived
    ORDER BY id DESC LIMIT 40`,
    [organizationId(bigSupplier)],
  );
  return { inside, headers, ids: rows.map(({ id }) => Number(id)) };
}

/** Asks one call once, and answers how long it took in milliseconds. */
function askerOf({ inside, headers, ids }: Portal, call: Call): () => Promise<number> {
  const ask = askingOf(call, { headers: headers[call.role], ids, own: ids })(0);
  let last: Answer | undefined;
  return async () => {
    const { method, path, headers: sent = {}, body } = ask(call.name === "transition" ? last : undefined);
    const key = method === "POST" ? { "idempotency-key": randomUUID() } : {};
    const options = { method, url: path, headers: { ...sent, ...key }, payload: body } as InjectOptions;
    const begun = performance.now();
    const { statusCode: status, headers: answered, body: text } = await inside.inject(options);
    const took = performance.now() - begun;
    if (status >= 300) throw new Error(`${method} ${path} answered ${status}: ${text.slice(0, 300)}`);
    last = { status, headers: answered as Answer["headers"], body: text };
    return took;
  };
}

const at = (times: readonly number[], share: number) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? 0;

/** One call at both portals turn by turn, so that a busy moment hits both. */
async function compareCall(portals: readonly [Portal, Portal], call: Call): Promise<string> {
  const askers = portals.map((portal) => askerOf(portal, call));
  const times = askers.map((): number[] => []);
  for (let round = 0; round < rounds + WARM_UP; round += 1)
    for (const [index, ask] of askers.entries()) {
      const took = await ask();
      if (round >= WARM_UP) times[index]?.push(took);
    }
  const [few = [], many = []] = times;
  const figures = shares.map((share) => {
    const [one, other] = [at(few, share), at(many, share)];
    return `${one.toFixed(1)} -> ${other.toFixed(1)} | **${(other / one).toFixed(2)}**`;
  });
  return `| ${[call.name, ...figures].join(" | ")} |`;
}

async function compare(portals: readonly [Portal, Portal], what: string): Promise<string> {
  const rows: string[] = [];
  for (const call of measured) rows.push(await compareCall(portals, call));
  const head = shares.flatMap((share) => [`p${share * 100} ms`, "x"]);
  const table = [`| call | ${head.join(" | ")} |`, `| --- |${" ---: |".repeat(head.length)}`, ...rows].join("\n");
  const sizes = await sizesOfTables(portals[1].inside.client, Number(given.large));
  return `## ${what}\n\n${await describeMachine(portals[1].inside.client)}\n\n${table}\n\n${sizes}`;
}

const little = await open(given.little);
let large = await open(given.large);
try {
  const count = (amount: string | undefined) => Number(amount).toLocaleString("en");
  const parts = [
    `# ${count(given.large)} documents beside ${count(given.little)}

Each call at both portals turn by turn, ${rounds} times after ${WARM_UP} (\`bench/growing.ts\`), each through the server in its process; "->" is from the little portal to the large one.`,
    await compare([little, large], "As it is"),
  ];
  if (given.partition) {
    const begun = performance.now();
    await partitionTables(large.inside.client, Number(given.partition));
    const seconds = ((performance.now() - begun) / 1000).toFixed(0);
    await large.inside.close();
    large = await open(given.large);
    const what = `Documents and their products in ranges of ${count(given.partition)} (divided within ${seconds} s)`;
    parts.push(await compare([little, large], what));
  }
  const page = `${parts.join("\n\n")}\n`;
  console.log(page);
  if (given.results) writeFileSync(join(given.results, "growing.md"), page);
} finally {
  await little.inside.close();
  await large.inside.close();
}
