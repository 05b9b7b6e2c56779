import { pathRoles, type PathRole } from "@runko/domain/organizations/roles";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inboxes, inboxScope } from "../../src/messages/inbox-entity.ts";
import { findRows } from "../../src/platform/entity/find-rows.ts";
import { parseFilter } from "../../src/platform/filter/parse-filter.ts";
import { addPair, createWorld, type World } from "../documents/support/create-world.ts";

let world: World;
beforeAll(async () => {
  world = await createWorld();
  const { db } = world;
  const others = await addPair(world.portal);
  for (const [pair, document, amount] of [
    [world, await world.make("Order"), 8_000],
    [world, await world.make("Fault"), 4_000],
    [others, await others.make("Order"), 60_000],
  ] as const)
    await sql`INSERT INTO internal_messages (id, document_id, sender_id, sender_organization_id, subject, content, sent_at, read_at)
      SELECT gen_random_uuid(), ${document.id},
        (CASE WHEN n % 2 = 0 THEN ${pair.subscriberUser.id} ELSE ${pair.supplierUser.id} END)::uuid,
        (CASE WHEN n % 2 = 0 THEN ${pair.subscriber.id} ELSE ${pair.supplier.id} END)::uuid,
        'Viesti ' || n, 'Sisältö ' || n, now() - n * interval '1 minute', CASE WHEN n % 100 > 1 THEN now() END
      FROM generate_series(1, ${amount}::int) n`.execute(db);
  await sql`ANALYZE internal_messages`.execute(db);
}, 120_000);
afterAll(() => world.portal.close());

type Node = {
  "Node Type": string;
  "Index Name"?: string;
  "Relation Name"?: string;
  "Actual Rows"?: number;
  Plans?: Node[];
};
const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** The plan of the statement that a page of the inbox sends. */
async function explain(role: PathRole, query: object): Promise<Node[]> {
  const organizationId = role === "SUBSCRIBER" ? world.subscriber.id : world.supplier.id;
  const filter = parseFilter({ filter: JSON.stringify(query) }, inboxes[role]);
  const found: Node[] = [];
  const pool = Object.create(world.portal.pool, {
    query: {
      value: async (text: string, values: unknown[]) => {
        const { rows } = await world.portal.pool.query<{ "QUERY PLAN": [{ Plan: Node }] }>(
          `EXPLAIN (ANALYZE, FORMAT JSON) ${text}`,
          values,
        );
        for (const row of rows) found.push(...nodesOf(row["QUERY PLAN"][0].Plan));
        return { rows: [] };
      },
    },
  }) as typeof world.portal.pool;
  await findRows(pool, inboxes[role], { scope: inboxScope(organizationId, role) }, filter);
  return found;
}

const indexes = {
  SUBSCRIBER: "internal_messages_of_subscriber",
  SUPPLIER: "internal_messages_of_supplier",
  ERROR_HANDLER: "internal_messages_of_fault_handler",
} as const;

const pages: [string, object, number][] = [
  ["its first page", {}, 25],
  ["a later page", { skip: 50 }, 75],
  ["what is unread", { where: { unread: true } }, 25],
];

test.each(pathRoles.flatMap((role) => pages.map(([title, query, read]) => ({ role, title, query, read }))))(
  "of a large organization $role reads $title by its index, in its order",
  async ({ role, query, read }) => {
    const nodes = await explain(role, { limit: 25, ...query });
    const ofMessages = nodes.filter(
      (node) => node["Relation Name"] === "internal_messages" || node["Index Name"] === indexes[role],
    );
    expect(ofMessages).not.toEqual([]);
    expect(ofMessages.map((node) => node["Index Name"] ?? node["Node Type"])).toEqual(
      ofMessages.map(() => indexes[role]),
    );
    const [fewest = 0] = ofMessages.map((node) => node["Actual Rows"] ?? 0).toSorted((one, other) => one - other);
    expect(fewest).toBeLessThanOrEqual(read);
    for (const node of ofMessages) expect(node["Actual Rows"] ?? 0).toBeLessThanOrEqual(1001);
  },
);
