import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { documentRows } from "../../src/documents/document-entity.ts";
import { ownDocuments } from "../../src/documents/document-scope.ts";
import { documentsStatement } from "../../src/documents/list-statement.ts";
import type { Statement } from "../../src/platform/database/statement.ts";
import { parseFilter } from "../../src/platform/filter/parse-filter.ts";
import type { Caller } from "../app/caller.ts";
import { makeUser } from "../builders/make-user.ts";
import { createWorld, type World } from "./support/create-world.ts";
import { noSuchId } from "./support/no-such.ts";

let world: World;
let orderId: number;
beforeAll(async () => {
  world = await createWorld();
  orderId = (await world.make("Order")).id;
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => world.portal.close());

const orders = (organization: string) => `/organizations/${organization}/roles/SUPPLIER/orders`;
const hotReads = (organization = world.supplier.id) => [
  `${orders(organization)}?filter=${encodeURIComponent('{"where":{"eventState":"OPEN"}}')}`,
  `${orders(organization)}/${orderId}`,
  `/organizations/${organization}/roles/SUPPLIER/events/${orderId}`,
  `/organizations/${organization}/supplier-documents/count-per-type-and-state`,
];
const malformed = (organization = world.supplier.id) => [
  `${orders(organization)}?filter=x`,
  `${orders(organization)}?filter=${encodeURIComponent('{"where":{"noSuchField":1}}')}`,
];

async function callerOf(role: "SUPPLIER" | "SUBSCRIBER" = "SUPPLIER") {
  const user = await makeUser(world.db, { roles: [[world.supplier, role]] });
  return { user, caller: await world.portal.signInAs(user) };
}

const statuses = async (caller: Caller, paths: string[]) => {
  const found: number[] = [];
  for (const path of paths) found.push((await caller.get(path)).status);
  return found;
};

test("a list, one document, counts and the work of a front page ask the database once, session and rights included", async () => {
  const { caller } = await callerOf();
  const reads = [...hotReads(), `/organizations/${world.supplier.id}/roles/SUPPLIER/work-queues`];
  await statuses(caller, reads);
  const { pool } = world.portal;
  const asked = vi.spyOn(pool, "query");
  const taken = vi.spyOn(pool, "connect");
  for (const path of reads) {
    asked.mockClear();
    expect((await caller.get(path)).status).toBe(200);
    expect([path, asked.mock.calls.length]).toEqual([path, 1]);
  }
  expect(taken.mock.calls.filter(([done]) => done === undefined)).toEqual([]);
});

const shapes = [
  {},
  { where: { eventState: "OPEN" } },
  { where: { eventState: "READY" } },
  { where: { and: [{ eventState: "OPEN" }, { "document.projectId": "P-1" }] }, order: ["updatedAt DESC"] },
  { where: { id: { inq: [1, 2] } }, limit: 3, skip: 6, include: ["files"] },
];

test("a list that is asked for again is asked for as it was the first time, and as nobody else's", async () => {
  const { caller } = await callerOf();
  const other = await world.portal.signInAs(world.subscriberUser);
  const asked = vi.spyOn(world.portal.pool, "query");
  const sent = async (from: Caller, path: string): Promise<Statement> => {
    asked.mockClear();
    expect((await from.get(path)).status).toBe(200);
    return (asked.mock.calls as unknown[][])[0]?.[0] as Statement;
  };
  for (const shape of shapes) {
    const given = { filter: JSON.stringify(shape) };
    const query = `?filter=${encodeURIComponent(given.filter)}`;
    const ofSubscriber = `/organizations/${world.subscriber.id}/roles/SUBSCRIBER/orders${query}`;
    const [first, elsewhere, again] = [
      await sent(caller, orders(world.supplier.id) + query),
      await sent(other, ofSubscriber),
      await sent(caller, orders(world.supplier.id) + query),
    ];
    const filter = parseFilter(given, documentRows.SUPPLIER, {});
    const request = { filter, types: ["Order" as const], archivedToo: false };
    const fresh = documentsStatement(ownDocuments(world.supplier.id, "SUPPLIER"), request);
    expect(first.text).toContain(fresh.text);
    expect(first.values.slice(0, fresh.values.length)).toEqual(fresh.values);
    expect([again.text, again.values]).toEqual([first.text, first.values]);
    expect(elsewhere.values[0]).toEqual([world.subscriber.id]);
  }
});

test("a logout, a disabled account and a role taken away hold from the next of them", async () => {
  const { caller } = await callerOf();
  expect(await statuses(caller, hotReads())).toEqual([200, 200, 200, 200]);
  await caller.post("/users/logout");
  expect(await statuses(caller, [...hotReads(), ...malformed()])).toEqual([401, 401, 401, 401, 401, 401]);

  const disabled = await callerOf();
  await statuses(disabled.caller, hotReads());
  await world.db.updateTable("users").set({ disabled: true }).where("id", "=", disabled.user.id).execute();
  expect(await statuses(disabled.caller, hotReads())).toEqual([401, 401, 401, 401]);

  const demoted = await callerOf();
  await statuses(demoted.caller, hotReads());
  await world.db
    .updateTable("user_organization_roles")
    .set({ role: "SUBSCRIBER" })
    .where("user_id", "=", demoted.user.id)
    .execute();
  expect(await statuses(demoted.caller, [...hotReads(), ...malformed()])).toEqual([403, 403, 403, 403, 403, 403]);
});

test("who asks is judged before what is asked", async () => {
  const { caller } = await callerOf();
  expect(await statuses(caller, malformed())).toEqual([400, 400]);
  expect(await statuses(caller, [`${orders(world.supplier.id)}/x`])).toEqual([404]);
  for (const elsewhere of [world.subscriber.id, noSuchId])
    expect(await statuses(caller, [...hotReads(elsewhere), ...malformed(elsewhere)])).toEqual(Array(6).fill(404));
  expect(await statuses(world.portal.anonymous, [...hotReads(), ...malformed()])).toEqual(Array(6).fill(401));
});
