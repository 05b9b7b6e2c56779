import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Webhook as Verifier } from "standardwebhooks";
import { expect, onTestFinished, test } from "vitest";
import { createHookedWorld } from "../webhooks/support/hooked-world.ts";
import { createReceiver } from "../webhooks/support/receiver.ts";
import { freePort, startPortalProcess } from "./portal-process.ts";

const size = process.env["RUNKO_LONG"] ? { kills: 20, orders: 5 } : { kills: 2, orders: 5 };

test(`a portal killed ${size.kills} times while it tells webhooks loses nothing, and repeats under one id (beyond B9)`, async () => {
  const { world, portal, add, deliveriesOf } = await createHookedWorld();
  onTestFinished(() => portal.close());
  const receiver = await createReceiver();
  onTestFinished(() => receiver.close());
  receiver.answer({ delayMs: 40 });
  const dataDir = mkdtempSync(join(tmpdir(), "runko-webhooks-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const hook = await add(receiver.url, { types: ["order.created"] });
  const env = {
    DATABASE_URL: portal.connectionString,
    DATA_DIR: dataDir,
    JWT_SECRET: portal.config.jwtSecret,
    WEBHOOKS_ALLOW_PRIVATE: "on",
    LOG_LEVEL: "silent",
    PORT: String(await freePort()),
  };
  const made: number[] = [];
  for (let kill = 0; kill < size.kills; kill++) {
    const begun = receiver.received.length;
    const { child, ended } = await startPortalProcess(env);
    for (let order = 0; order < size.orders; order++) made.push((await world.make("Order")).id);
    await expect.poll(() => receiver.received.length, { timeout: 20_000 }).toBeGreaterThan(begun);
    await sleep(Math.random() * 60);
    child.kill("SIGKILL");
    await ended;
    // The lease of what was under way is over a minute later.
    const { db } = portal;
    await db.updateTable("webhook_deliveries").set({ due_at: new Date() }).where("due_at", "is not", null).execute();
  }
  const last = await startPortalProcess(env);
  const told = () => new Set(receiver.received.map(({ body }) => (JSON.parse(body) as Told).data.eventId));
  await expect.poll(() => told().size, { timeout: 30_000 }).toBe(made.length);
  expect([...told()].toSorted((one, other) => one - other)).toEqual(made);
  const ids = new Set(receiver.received.map(({ headers }) => headers["webhook-id"]));
  expect(ids.size).toBe(made.length);
  for (const { headers, body } of receiver.received)
    expect(new Verifier(hook.secret).verify(body, headers as Record<string, string>)).toBeTruthy();
  await expect.poll(async () => (await deliveriesOf(hook)).every(({ state }) => state === "delivered")).toBe(true);
  last.child.kill("SIGTERM");
  expect(await last.ended).toMatchObject({ code: 0, signal: null });
}, 300_000);

type Told = { data: { eventId: number } };
