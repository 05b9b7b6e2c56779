import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { sendDigests } from "../../src/notifications/send-digests.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import type { Caller } from "../app/caller.ts";
import { addPair, type World } from "../documents/support/create-world.ts";
import { spread, takeMails } from "./support.ts";

let portal: TestApp;
let world: World;
let caller: Caller;
beforeAll(async () => {
  portal = await createTestApp();
});
beforeEach(async () => {
  world = await addPair(portal);
  caller = await portal.signInAs(world.subscriberUser);
  await caller.patch("/users/me/notification-choices", { Order: "daily" });
});
afterAll(() => portal.close());

const at = (now: string) => ({ ...portal, clock: { now: () => new Date(now) } });
const morning = () => {
  const later = new Date(portal.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10);
  return `${later}T06:00:00Z`;
};

async function happen() {
  const order = await world.make("Order");
  const started = await world.desks.supplier.act(order, { action: "startProcessing" });
  await world.desks.supplier.act(started.body, { action: "returnForCompletion", reason: "noNetwork" });
  expect(await spread(portal)).toEqual([]);
  return order;
}

test("in the morning a person gets what waited in one mail, once, whatever the number of processes", async () => {
  const order = await happen();
  await sendDigests(portal);
  expect(await takeMails(portal)).toEqual([]);
  const process = at(morning());
  await Promise.all([sendDigests(process), sendDigests(process), sendDigests(process)]);
  const mails = await takeMails(portal);
  expect(mails).toMatchObject([{ to: world.subscriberUser.emailAddress, subject: "Runko: 2 ilmoitusta" }]);
  const [{ text } = { text: "" }] = mails;
  expect(text).toContain(`Tilaus TID ${order.id} (${world.supplier.name})`);
  expect(text).toContain(": otettu käsittelyyn");
  expect(text).toContain(`http://localhost:3000/subscriber/documents/${order.id}?organization=${world.subscriber.id}`);
  await sendDigests(process);
  expect(await takeMails(portal)).toEqual([]);
});

test("a digest that is broken off leaves everything for the next attempt", async () => {
  await happen();
  const broken = {
    ...at(morning()),
    config: {
      ...portal.config,
      get publicUrl(): string {
        throw new Error("The process dies here");
      },
    },
  };
  await expect(sendDigests(broken)).rejects.toThrow("dies");
  expect(await takeMails(portal)).toEqual([]);
  await sendDigests(at(morning()));
  expect(await takeMails(portal)).toHaveLength(1);
});

test("no digest tells of what a person has since stopped or may no longer see", async () => {
  await happen();
  await caller.patch("/users/me/notification-choices", { Order: "none" });
  await sendDigests(at(morning()));
  expect(await takeMails(portal)).toEqual([]);
  await caller.patch("/users/me/notification-choices", { Order: "daily" });
  await sql`DELETE FROM digest_turns`.execute(portal.db);
  await happen();
  await sql`DELETE FROM user_organization_roles WHERE user_id = ${world.subscriberUser.id}`.execute(portal.db);
  await sendDigests(at(morning()));
  expect(await takeMails(portal)).toEqual([]);
});

test("the digest's own way out ends the daily mails alone", async () => {
  await caller.patch("/users/me/notification-choices", { Inquiry: "atOnce" });
  await happen();
  await sendDigests(at(morning()));
  const [mail] = await takeMails(portal);
  const path = (mail?.unsubscribeUrl ?? "").replace(portal.config.publicUrl, "");
  expect((await portal.inject({ method: "POST", url: path })).statusCode).toBe(204);
  expect((await caller.get("/users/me/notification-choices")).body).toMatchObject({ Order: "none", Inquiry: "atOnce" });
});
