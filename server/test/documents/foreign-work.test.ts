import { documentCollections } from "@runko/domain/enumerations/document-types";
import { pathRoles } from "@runko/domain/organizations/roles";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import type { Statement } from "../../src/platform/database/statement.ts";
import type { Caller } from "../app/caller.ts";
import { makePair } from "../builders/make-pair.ts";
import { makeUser } from "../builders/make-user.ts";
import { createWorld, type World } from "./support/create-world.ts";
import { isLong } from "./support/long.ts";
import { noSuchId } from "./support/no-such.ts";

const TRIES = isLong ? 200 : 20;
const DOCUMENTS = isLong ? 20_000 : 2_000;

let world: World;
let stranger: Caller;
let member: Caller;
beforeAll(async () => {
  world = await createWorld();
  const { db, subscriber, supplier, product, subscriberUser } = world;
  await sql`INSERT INTO cases (id) SELECT n FROM generate_series(1, ${DOCUMENTS}::int) n`.execute(db);
  await sql`
    INSERT INTO documents (id, document_type, event_state, case_id, subscriber_id, supplier_id, category,
      product_group_id, created_by_id, created_by_role)
    SELECT n, 'Order', 'OPEN', n, ${subscriber.id}, ${supplier.id}, 'SERVICES', ${product.group.id},
      ${subscriberUser.id}, 'SUBSCRIBER'
    FROM generate_series(1, ${DOCUMENTS}::int) n`.execute(db);
  await sql`ANALYZE documents`.execute(db);
  const elsewhere = await makePair(db);
  stranger = await world.portal.signInAs(elsewhere.subscriberUser);
  const roles = (["SUBSCRIBER", "SUPPLIER", "ERROR_HANDLER"] as const).map(
    (role) => [role === "SUBSCRIBER" ? subscriber : supplier, role] as const,
  );
  member = await world.portal.signInAs(await makeUser(db, { roles: [...roles] }));
}, 120_000);
afterEach(() => vi.restoreAllMocks());
afterAll(() => world.portal.close());

const asked = (filter: object) => `?filter=${encodeURIComponent(JSON.stringify(filter))}`;
const everything = asked({ limit: 1000, include: ["eventProducts", "files", "originalEvent"] });

/** Every read whose statement finds the session too. */
const readsOf = (organization: string, role: string) => [
  ...Object.values(documentCollections).flatMap((collection) => [
    `/organizations/${organization}/roles/${role}/${collection}${everything}`,
    `/organizations/${organization}/roles/${role}/${collection}/1`,
  ]),
  `/organizations/${organization}/roles/${role}/events/1`,
  `/organizations/${organization}/roles/${role}/events/1?format=text`,
  ...["subscriber", "supplier", "fault-handler"].map(
    (side) => `/organizations/${organization}/${side}-documents/count-per-type-and-state`,
  ),
];

type Node = { "Relation Name"?: string; "Actual Loops": number; "Shared Hit Blocks": number; Plans?: Node[] };
type Work = { relations: string[]; blocks: number };

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];
/** What finding the session reads. */
const ofSession = new Set(["users", "user_organization_roles", "revoked_tokens", "organizations", "second_factors"]);

/** The relations that the one statement of a read touches beside the session's, and the blocks that it looks at. */
async function workOf({ text, values }: Statement): Promise<Work> {
  const explained = `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`;
  await world.portal.pool.query(explained, values);
  const { rows } = await world.portal.pool.query<{ "QUERY PLAN": [{ Plan: Node }] }>(explained, values);
  const root = rows[0]?.["QUERY PLAN"][0].Plan as Node;
  const touched = nodesOf(root).filter((node) => node["Actual Loops"] > 0);
  const relations = touched.flatMap((node) => node["Relation Name"] ?? []).filter((name) => !ofSession.has(name));
  return { relations: [...new Set(relations)], blocks: root["Shared Hit Blocks"] };
}

/** The first statement that a call sends, and how it was answered. */
async function sentBy(caller: Caller, path: string): Promise<{ statement: Statement; status: number }> {
  const query = vi.spyOn(world.portal.pool, "query");
  const { status } = await caller.get(path);
  const statement = (query.mock.calls as unknown[][])[0]?.[0] as Statement;
  query.mockRestore();
  return { statement, status };
}

test.each(pathRoles)("a foreign list, document and count as %s do no work (security F1, D-46)", async (role) => {
  const { subscriber, supplier } = world;
  const victim = role === "SUBSCRIBER" ? subscriber.id : supplier.id;
  const nowhere = readsOf(noSuchId, role);
  for (const [place, path] of readsOf(victim, role).entries()) {
    const { statement, status } = await sentBy(stranger, path);
    expect([path, status, await workOf(statement)]).toEqual([path, 404, { relations: [], blocks: expect.any(Number) }]);
    const ofNothing = await sentBy(stranger, nowhere[place] ?? "");
    expect([path, (await workOf(statement)).blocks]).toEqual([path, (await workOf(ofNothing.statement)).blocks]);
  }
});

test("the same statements work for whom they are open, so the test above sees what it looks for", async () => {
  const list = `/organizations/${world.subscriber.id}/roles/SUBSCRIBER/orders${everything}`;
  const { statement, status } = await sentBy(member, list);
  expect(status).toBe(200);
  expect((await workOf(statement)).relations).toContain("documents");
});

test("a role that the path does not open does no work either", async () => {
  for (const path of readsOf(world.supplier.id, "SUBSCRIBER").slice(0, 14)) {
    const { statement, status } = await sentBy(member, path);
    expect([path, status, (await workOf(statement)).relations]).toEqual([path, 403, []]);
  }
});

test("who asks for what others have stands in the security log, soon after and once (security m7)", async () => {
  const { portal, subscriber } = world;
  const elsewhere = await makePair(world.db);
  const caller = await portal.signInAs(elsewhere.subscriberUser);
  const own = `/organizations/${elsewhere.subscriber.id}/roles/SUBSCRIBER`;
  const foreign = `/organizations/${subscriber.id}/roles/SUBSCRIBER/orders`;
  const of = () =>
    world.db
      .selectFrom("security_log")
      .select("details")
      .where("event", "=", "foreignTried")
      .where("user_id", "=", elsewhere.subscriberUser.id)
      .execute();
  const ask = async (...paths: string[]) => {
    for (const path of paths) expect((await caller.get(path)).status).toBe(404);
  };
  await ask(`${own}/events/987654321`, `/organizations/${noSuchId}/roles/SUBSCRIBER/orders`);
  portal.clock.pass(60_000);
  await ask(`${own}/events/987654320`);
  await ask(foreign, foreign, `${own}/events/1`, `${own}/orders/2`);
  portal.clock.pass(60_000);
  await ask(`${own}/events/987654320`);
  await expect.poll(of).toEqual([{ details: { requests: 5, organizations: 1, documents: 2 } }]);
});

test("who asks for them many at a time stands there too, with each that was asked for", async () => {
  const { portal } = world;
  const elsewhere = await makePair(world.db);
  const caller = await portal.signInAs(elsewhere.subscriberUser);
  const own = `/organizations/${elsewhere.subscriber.id}/roles/SUBSCRIBER`;
  const rows = [1, 2, 987654321].map((eventId) => ({ eventId, version: 1 }));
  const answer = await caller.post<{ results: { status: number }[] }>(`${own}/bulk-actions`, {
    change: { action: "archive" },
    rows,
  });
  expect(answer.body.results.map(({ status }) => status)).toEqual([404, 404, 404]);
  portal.clock.pass(60_000);
  expect((await caller.get(`${own}/events/987654320`)).status).toBe(404);
  const noted = () =>
    world.db
      .selectFrom("security_log")
      .select("details")
      .where("event", "=", "foreignTried")
      .where("user_id", "=", elsewhere.subscriberUser.id)
      .execute();
  await expect.poll(noted).toEqual([{ details: { requests: 4, organizations: 0, documents: 2 } }]);
});

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Medians in milliseconds of tries that take turns, for they share what else the machine does. */
async function mediansOf(paths: string[]): Promise<number[]> {
  const took: number[][] = paths.map(() => []);
  for (let round = 0; round < TRIES; round++)
    for (const [place, path] of paths.entries()) {
      const began = performance.now();
      expect((await stranger.get(path)).status).toBe(404);
      took[place]?.push(performance.now() - began);
    }
  return took.map(median);
}

test("time does not tell a foreign list from one of nobody (R2, D-46)", async () => {
  const list = (organization: string, filter: string) =>
    `/organizations/${organization}/roles/SUBSCRIBER/orders${filter}`;
  const bought = asked({ limit: 1000, where: { supplierId: world.supplier.id } });
  const paths = [
    list(world.subscriber.id, everything),
    list(world.subscriber.id, bought),
    list(noSuchId, everything),
    list(noSuchId, bought),
  ];
  await mediansOf(paths);
  const [all = 0, ofSupplier = 0, nothing = 0, nothingOfSupplier = 0] = await mediansOf(paths);
  // The foreign one took seven times as long; a busy machine doubles a median at most now and then.
  const noise = isLong ? 1.3 : 3;
  expect(all / nothing).toBeLessThan(noise);
  expect(ofSupplier / nothingOfSupplier).toBeLessThan(noise);
}, 120_000);
