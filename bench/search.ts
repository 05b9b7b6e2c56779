import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { PathRole } from "@runko/domain/organizations/roles";
import { todayInHelsinki } from "@runko/domain/values/calendar-date";
import type { Client } from "pg";
import { bigSupplier, groupId, organizationId, otherSupplier, userId, usualSubscriber } from "./data/ids.ts";
import { randomSearches, seeded, type Material, type Search } from "./load/random-searches.ts";
import { openInside, type Asker } from "./peers/open-inside.ts";
import { describeMachine } from "./report/describe-machine.ts";

const { values: given } = parseArgs({
  options: {
    size: { type: "string", default: "100000" },
    data: { type: "string", default: "/tmp/runko-filled" },
    searches: { type: "string", default: "300" },
    slowest: { type: "string", default: "15" },
    results: { type: "string" },
  },
});

/** Organizations of every size: the supplier of 40 %, a middling one, a small one, and subscribers large and small. */
const askers: (Asker & { name: string })[] = [
  { name: "supplier of 40 %", number: bigSupplier, role: "SUPPLIER" },
  { name: "supplier of 14 %", number: otherSupplier, role: "SUPPLIER" },
  { name: "supplier of 2 %", number: 20, role: "SUPPLIER" },
  { name: "subscriber of 7 %", number: usualSubscriber, role: "SUBSCRIBER" },
  { name: "subscriber of 1 %", number: 160, role: "SUBSCRIBER" },
  { name: "parent of ten", number: 102, role: "SUBSCRIBER" },
];

async function readMaterial(client: Client, number: number, role: PathRole): Promise<Material> {
  const sampled = async (column: string) => {
    const { rows } = await client.query<{ value: string }>(
      `SELECT DISTINCT ${column} AS value FROM documents TABLESAMPLE SYSTEM (0.5) WHERE ${column} IS NOT NULL ORDER BY 1 LIMIT 300`,
    );
    return rows.map(({ value }) => value);
  };
  const parties = role === "SUBSCRIBER" ? [1, 2, 3, 12, 20] : [101, 102, 110, 140, 160];
  return {
    reader: { organizationId: organizationId(number), role, userId: userId(number), now: new Date() },
    today: todayInHelsinki(new Date()),
    ids: (await sampled("id")).map(Number),
    customers: await sampled("customer_name"),
    streets: await sampled("target_street_name"),
    places: await sampled("target_postal_place"),
    parties: parties.map(organizationId),
    groups: [0, 3, 8].map(groupId),
  };
}

const openToParent = `INSERT INTO sub_organization_event_visibilities (parent_id, child_id, event_type)
  SELECT $1, id, 'Order' FROM organizations WHERE id = ANY($2) ON CONFLICT DO NOTHING`;

type Timed = Search & { asker: string; ms: number; total: string };
const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

function rowOf(name: string, timed: readonly Timed[]): string {
  const sorted = timed.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const figures = [at(sorted, 0.5), at(sorted, 0.95), at(sorted, 0.99), sorted.at(-1) ?? 0].map((ms) => ms.toFixed(0));
  return `| ${[name, sorted.length, ...figures].join(" | ")} |`;
}

const { client, ask, close } = await openInside(given.data, Number(given.size));
try {
  const children = Array.from({ length: 10 }, (_, index) => organizationId(110 + index));
  await client.query(openToParent, [organizationId(102), children]);
  const timed: Timed[] = [];
  const next = seeded(20_261_122);
  for (const { name, number, role } of askers) {
    const material = await readMaterial(client, number, role);
    for (const search of randomSearches(role, material, Number(given.searches), next)) {
      const { status, ms, total } = await ask({ number, role }, `events?${search.query}`);
      if (status === 200) timed.push({ ...search, asker: name, ms, total });
      else if (status !== 422) console.log(status, ms.toFixed(0), name, search.query);
    }
    console.log(
      rowOf(
        name,
        timed.filter(({ asker }) => asker === name),
      ),
    );
  }
  const grouped = (key: "asker" | "kind") =>
    [...new Set(timed.map((each) => each[key]))].map((name) =>
      rowOf(
        name,
        timed.filter((each) => each[key] === name),
      ),
    );
  const head =
    "| searches | amount | p50 ms | p95 ms | p99 ms | slowest ms |\n| --- | ---: | ---: | ---: | ---: | ---: |";
  const slowest = timed.toSorted((a, b) => b.ms - a.ms).slice(0, Number(given.slowest));
  for (const each of slowest) console.log(each.ms.toFixed(0), each.asker, each.total, decodeURIComponent(each.query));
  const page = `# Searches in ${Number(given.size).toLocaleString("en")} documents

${await describeMachine(client)}

Random searches, the same at every run, one after the other through the server in its process (\`bench/search.ts\`): each criterion, mixes of them, words common and rare; a quarter in another order than the newest first.

${[head, ...grouped("asker"), ...grouped("kind"), rowOf("**all**", timed)].join("\n")}
`;
  console.log(page);
  if (given.results) writeFileSync(join(given.results, "search.md"), page);
} finally {
  await close();
}
