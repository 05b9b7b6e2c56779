import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDatabase } from "../../src/platform/database/connect.ts";
import { createTestApp } from "../app/create-test-app.ts";
import { makeOrganization } from "../builders/make-organization.ts";
import { makeUser } from "../builders/make-user.ts";
import { createTestDatabase, type TestDatabase } from "../database/create-test-database.ts";
import { openBlackHole, type BlackHole } from "../outages/black-hole.ts";
import { addPair, type World } from "./support/create-world.ts";
import { createDesk } from "./support/desk.ts";
import { createStreams } from "./support/open-stream.ts";

let hole: BlackHole;
let beyond: TestDatabase;
let world: World;
const streams = createStreams();

/** A database of tests that the portal reaches by connections that can be held up. */
async function createHeldDatabase(): Promise<TestDatabase> {
  beyond = await createTestDatabase();
  hole = await openBlackHole(beyond.connectionString);
  const { connectionString } = hole;
  const database = createDatabase({ connectionString, databasePool: 10, statementTimeoutMs: 60_000, log: () => {} });
  const drop = async () => {
    await database.close();
    await hole.close();
    await beyond.drop();
  };
  return { ...database, connectionString, drop };
}

beforeAll(async () => {
  world = await addPair(await createTestApp({}, createHeldDatabase));
  await world.portal.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(async () => {
  streams.close();
  hole.letThrough();
  await world.portal.close();
});

test("a child that was closed to a parent before the parent was heard is not told of", async () => {
  const { portal, db, subscriber: child, make } = world;
  const parent = await makeOrganization(db);
  const opened = { parent_id: parent.id, child_id: child.id, event_type: "Order" };
  await db.insertInto("sub_organization_event_visibilities").values(opened).execute();
  const user = await makeUser(db, { roles: [[parent, "SUBSCRIBER"]] });
  const { base, token } = await createDesk(portal, user, parent, "SUBSCRIBER");
  const { port } = portal.app.server.address() as AddressInfo;

  hole.holdNewer();
  const stream = await streams.open(`http://127.0.0.1:${port}/api${base}/stream`, token);
  expect(stream.status).toBe(200);
  await beyond.db.deleteFrom("sub_organization_event_visibilities").where("parent_id", "=", parent.id).execute();
  hole.letThrough();

  await expect.poll(stream.ended, { timeout: 15_000, interval: 20 }).toBe(true);
  await make("Order");
  expect(stream.events()).toEqual([]);
});
