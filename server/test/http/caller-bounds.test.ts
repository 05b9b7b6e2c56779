import { texts } from "@runko/domain/texts/texts";
import { get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import type { PoolClient } from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { readByCursor } from "../../src/platform/database/read-by-cursor.ts";
import type { ProblemBody } from "../app/caller.ts";
import { createTestApp } from "../app/create-test-app.ts";
import { makeUser } from "../builders/make-user.ts";
import { addPair } from "../documents/support/create-world.ts";
import { createCatalogue, type Catalogue } from "../products/support/catalogue.ts";

let world: Catalogue;
let locker: PoolClient | undefined;
beforeAll(async () => {
  world = await createCatalogue();
});
const release = async () => {
  await locker?.query("ROLLBACK");
  locker?.release();
  locker = undefined;
};
afterEach(release);
afterAll(() => world.portal.close());

/** Whoever reads product groups waits until `release`. */
async function holdProductGroups(): Promise<void> {
  locker = await world.portal.pool.connect();
  await locker.query("BEGIN; LOCK TABLE product_groups IN ACCESS EXCLUSIVE MODE");
}

const aWhile = () => new Promise((resolve) => setTimeout(resolve, 150));

describe("imports (security F3)", () => {
  const preview = (organizationId: string, rows = 1) =>
    world.keeper.post<ProblemBody>(`/organizations/${organizationId}/nnis/import`, {
      csv: `NNI-tunnus;Kuvaus;Tuoteryhmät\n${Array.from({ length: rows }, (_, n) => `RAJA-${n};;\n`).join("")}`,
      preview: true,
    });

  test("an organization has one at a time, another is told to wait", async () => {
    await holdProductGroups();
    const first = preview(world.supplier.id);
    await aWhile();
    const second = await preview(world.supplier.id);
    expect([second.status, second.headers["retry-after"], second.body.detail]).toEqual([
      429,
      "10",
      texts.bounds.imports,
    ]);
    await release();
    expect((await first).status).toBe(200);
    expect((await preview(world.supplier.id)).status).toBe(200);
  });

  test("a preview of a thousand rows asks a few statements, and holds no connection between them", async () => {
    let asked = 0;
    const count = () => (asked += 1);
    world.portal.pool.on("acquire", count);
    expect((await preview(world.supplier.id, 1000)).status).toBe(200);
    world.portal.pool.off("acquire", count);
    expect(asked).toBeLessThan(10);
  });
});

test("calls of one user that wait for the database leave connections to the others (security F3, R28)", async () => {
  await holdProductGroups();
  const slow = Array.from({ length: 30 }, () => world.keeper.get("/product-groups"));
  await aWhile();
  const other = await world.portal.signInAs(await makeUser(world.db));
  expect((await other.get("/users/me")).status).toBe(200);
  await release();
  expect((await Promise.all(slow)).map(({ status }) => status)).toEqual(slow.map(() => 200));
});

test("documents and changes of a user and an organization are counted by the hour, of those alone who may make them (security F5)", async () => {
  const { limits } = world.portal.config;
  const portal = await createTestApp({
    limits: { ...limits, documentsOfUser: 2, documentsOfOrganization: 3, changesOfUser: 5 },
  });
  const own = await addPair(portal);
  const orders = `/organizations/${own.subscriber.id}/roles/SUBSCRIBER/orders`;
  const colleague = await portal.signInAs(await makeUser(portal.db, { roles: [[own.subscriber, "SUBSCRIBER"]] }));
  const stranger = await portal.signInAs(await makeUser(portal.db));
  const maker = await portal.signInAs(own.subscriberUser);
  const make = async (caller: typeof maker) => await caller.post<ProblemBody>(orders, own.bodyOf("Order"));
  for (let tried = 0; tried < 5; tried += 1) expect((await make(stranger)).status).toBe(404);
  expect([(await make(maker)).status, (await make(maker)).status]).toEqual([201, 201]);
  const refused = await make(maker);
  expect([refused.status, refused.body.detail]).toEqual([429, texts.bounds.documents]);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(3000);
  expect([(await make(colleague)).status, (await make(colleague)).status]).toEqual([201, 429]);
  expect((await maker.get(orders)).status).toBe(200);
  await make(maker);
  await make(maker);
  expect((await make(maker)).body.detail).toBe(texts.bounds.changes);
  const rows = [1, 2].map((eventId) => ({ eventId }));
  const many = async (caller: typeof maker) => {
    const path = `/organizations/${own.subscriber.id}/roles/SUBSCRIBER/bulk-actions`;
    const { body } = await caller.post<{ results: { status: number }[] }>(path, {
      change: { action: "archive" },
      rows,
    });
    return body.results.map(({ status }) => status);
  };
  // The colleague has made two changes of five: each row is one.
  expect(await many(colleague)).toEqual([404, 404]);
  expect(await many(colleague)).toEqual([404, 429]);
  await portal.close();
});

test("a user who calls without end is told when to go on, the others are not (security m6)", async () => {
  const portal = await createTestApp({ limits: { ...world.portal.config.limits, callsPerMinute: 5 } });
  const [busy, other] = await Promise.all(["a", "b"].map(async () => portal.signInAs(await makeUser(portal.db))));
  const answers = [];
  for (let asked = 0; asked < 6; asked += 1) answers.push(await busy?.get<ProblemBody>("/users/me"));
  expect(answers.map((answer) => answer?.status)).toEqual([200, 200, 200, 200, 200, 429]);
  expect(Number(answers.at(-1)?.headers["retry-after"])).toBeGreaterThan(0);
  expect((await other?.get("/users/me"))?.status).toBe(200);
  await portal.close();
});

test("a user has so many streams open, and a place again when one ends (security m6)", async () => {
  const { app, config } = world.portal;
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const open = async () => {
    const path = `/api/organizations/${world.customer.id}/roles/SUBSCRIBER/stream`;
    const asked = get({ port, path, headers: { authorization: `Bearer ${world.buyer.token}` } });
    asked.on("error", () => {});
    const response = await new Promise<IncomingMessage>((resolve) => asked.once("response", resolve));
    return { status: response.statusCode, end: () => asked.destroy() };
  };
  const streams = [];
  for (let opened = 0; opened < config.limits.streamsPerUser; opened += 1) streams.push(await open());
  expect(streams.every(({ status }) => status === 200)).toBe(true);
  expect((await open()).status).toBe(429);
  streams[0]?.end();
  await expect.poll(async () => (await open()).status).toBe(200);
  for (const { end } of streams) end();
});

test("a reader that takes its time gives the connection back (security m16)", async () => {
  const portions = readByCursor(
    world.portal.pool,
    { text: "SELECT generate_series(1, 1000)", values: [] },
    { signal: new AbortController().signal, rowsAtOnce: 10, patience: { start: 100, row: 1 } },
  );
  const read = async () => {
    for await (const rows of portions) await new Promise((resolve) => setTimeout(resolve, rows.length * 10));
  };
  await expect(read()).rejects.toThrow("The reader was too slow");
  const { totalCount, idleCount } = world.portal.pool;
  expect(totalCount).toBe(idleCount);
});
