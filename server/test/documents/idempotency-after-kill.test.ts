import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { issueToken } from "../../src/sessions/tokens.ts";
import { makePair, type TestPair } from "../builders/make-pair.ts";
import { createTestDatabase, type TestDatabase } from "../database/create-test-database.ts";
import { formOf } from "./support/forms.ts";
import { sizeOf } from "./support/long.ts";
import { countingFaults } from "./support/look.ts";
import { keepAnswersBack, startPortalProcess, type PortalProcess } from "./support/portal-process.ts";

const jwtSecret = "a secret of the tests, long enough to sign with";
let database: TestDatabase;
let pair: TestPair;
let dataDir: string;
let token: string;
const started: PortalProcess[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  pair = await makePair(database.db);
  dataDir = mkdtempSync(join(tmpdir(), "runko-kill-"));
  const { id: userId } = pair.subscriberUser;
  token = await issueToken({ jwtSecret, tokenHours: 8, loginHours: 168 }, { userId, now: new Date(), validFrom: 0 });
});
afterAll(async () => {
  for (const portal of started) await portal.kill();
  await database.drop();
  rmSync(dataDir, { recursive: true });
});

async function start(): Promise<PortalProcess> {
  const portal = await startPortalProcess({
    DATABASE_URL: database.connectionString,
    DATA_DIR: dataDir,
    JWT_SECRET: jwtSecret,
  });
  started.push(portal);
  return portal;
}

const post = async (port: number, key: string, body: string) =>
  fetch(`http://127.0.0.1:${port}/api/organizations/${pair.subscriber.id}/roles/SUBSCRIBER/orders`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json", "idempotency-key": key },
    body,
  });

async function countOrders(): Promise<number> {
  const { db } = database;
  const query = db.selectFrom("documents").select(db.fn.countAll().as("rows"));
  return Number((await query.executeTakeFirstOrThrow()).rows);
}

const bodyOfOrder = () =>
  JSON.stringify({
    supplierId: pair.supplier.id,
    document: formOf("Order"),
    eventProducts: [{ productId: pair.product.id }],
  });

async function repeatsAnswerAlike(portal: PortalProcess, key: string, body: string): Promise<void> {
  const answers = await Promise.all(
    Array.from({ length: 5 }, async () => {
      const answer = await post(portal.port, key, body);
      return `${answer.status} ${await answer.text()}`;
    }),
  );
  expect(answers[0]).toMatch(/^201 /);
  expect(new Set(answers).size).toBe(1);
}

test("a post killed between its commit and its answer is made once (R8)", { timeout: 600_000 }, async () => {
  let portal = await start();
  for (let round = 0; round < sizeOf(2, 20); round += 1) {
    const [key, body, before] = [`answer-${round}`, bodyOfOrder(), await countOrders()];
    const way = await keepAnswersBack(portal.port);
    const sent = post(way.port, key, body).catch((error: unknown) => error);
    await way.answered;
    await portal.kill();
    way.close();
    expect(await sent).toBeInstanceOf(TypeError);
    expect(await countOrders()).toBe(before + 1);
    portal = await start();
    await repeatsAnswerAlike(portal, key, body);
    expect(await countOrders()).toBe(before + 1);
  }
  expect(await countingFaults(database.db)).toEqual([]);
});

test("a post killed at any moment is made once by its repeats", { timeout: 600_000 }, async () => {
  let portal = await start();
  for (let round = 0; round < sizeOf(2, 30); round += 1) {
    const [key, body, before] = [`moment-${round}`, bodyOfOrder(), await countOrders()];
    const sent = post(portal.port, key, body).catch((error: unknown) => error);
    await new Promise((resolve) => setTimeout(resolve, (round * 7) % 60));
    await portal.kill();
    await sent;
    portal = await start();
    await repeatsAnswerAlike(portal, key, body);
    expect(await countOrders()).toBe(before + 1);
  }
  expect(await countingFaults(database.db)).toEqual([]);
});
