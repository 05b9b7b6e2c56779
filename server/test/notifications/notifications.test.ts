import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { trimExpired } from "../../src/trim-expired.ts";
import type { Caller } from "../app/caller.ts";
import { makeUser } from "../builders/make-user.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { addPair, type World } from "../documents/support/create-world.ts";
import { addRecipient, spread } from "./support.ts";

type Row = { id: string; at: string; read: boolean; subject: string; kind: string; eventId: number; role: string };

let portal: TestApp;
let world: World;
let maker: Caller;
let stranger: Caller;
beforeAll(async () => {
  portal = await createTestApp();
  world = await addPair(portal);
  maker = await portal.signInAs(world.subscriberUser);
  stranger = await portal.signInAs((await addPair(portal)).subscriberUser);
});
afterAll(() => portal.close());

const list = async (caller = maker, query = "") => caller.get<Row[]>(`/users/me/notifications${query}`);
const unread = async (caller = maker) =>
  (await caller.get<{ unread: number }>("/users/me/notifications/unread")).body.unread;

test("a person reads the newest first, marks one, and all that stood there", async () => {
  const order = await world.make("Order");
  const started = await world.desks.supplier.act(order, { action: "startProcessing" });
  await world.desks.supplier.act(started.body, { action: "returnForCompletion", reason: "noNetwork" });
  await spread(portal);
  const { body: rows, headers } = await list();
  expect(rows).toMatchObject([
    { subject: "returnForCompletion", kind: "Control", eventId: order.id, role: "SUBSCRIBER", read: false },
    { subject: "startProcessing", kind: "Info", read: false },
  ]);
  expect(headers["x-total-count"]).toBe("2");
  expect((await list(maker, "?limit=1&skip=1")).body).toMatchObject([{ subject: "startProcessing" }]);
  expect((await list(maker, "?limit=1000")).status).toBe(400);
  const [first, second] = rows;
  expect((await maker.patch(`/users/me/notifications/${first?.id}`, { read: true })).status).toBe(204);
  expect(await unread()).toBe(1);
  expect((await maker.patch(`/users/me/notifications/${first?.id}`, { read: false })).status).toBe(204);
  await maker.patch("/users/me/notifications", { readUpTo: second?.at });
  expect((await list()).body.map(({ read }) => read)).toEqual([false, true]);
  await maker.patch("/users/me/notifications", { readUpTo: first?.at });
  expect(await unread()).toBe(0);
  expect((await maker.patch("/users/me/notifications", { readUpTo: "eilen" })).status).toBe(422);
});

test("the bell counts the messages that wait in one's organizations, once those of which one is told", async () => {
  const own = await addPair(portal);
  const { db, subscriber, supplier, desks } = own;
  type Counted = { unread: number; ofMessages: number; messages: number };
  const bell = async (caller: Caller) => (await caller.get<Counted>("/users/me/notifications/unread")).body;
  const person = async (...roles: NonNullable<NonNullable<Parameters<typeof makeUser>[1]>["roles"]>) =>
    await portal.signInAs(await makeUser(db, { roles }));
  const [colleague, admin] = [await person([subscriber, "SUBSCRIBER"]), await person([subscriber, "SUBSCRIBER_ADMIN"])];
  const [seller, handler] = [await person([supplier, "SUPPLIER"]), await person([supplier, "ERROR_HANDLER"])];
  const [order, fault] = [await own.make("Order"), await own.make("Fault")];
  const text = { subject: "Avain", content: "Mistä avaimen saa?" };
  const pathTo = ({ id }: { id: number }) => `/events/${id}/internal-messages`;
  await desks.supplier.post(pathTo(order), text);
  for (const document of [order, fault, fault]) await desks.subscriber.post(pathTo(document), text);
  await spread(portal);
  expect(await bell(colleague)).toEqual({ unread: 1, ofMessages: 1, messages: 1 });
  expect([(await bell(seller)).messages, (await bell(handler)).messages]).toEqual([1, 2]);
  expect([(await bell(admin)).messages, (await bell(stranger)).messages]).toEqual([0, 0]);
  const { body: all } = await desks.subscriber.get<{ id: string; received: boolean }[]>(pathTo(order));
  const message = all.find(({ received }) => received);
  await desks.subscriber.patch(`${pathTo(order)}/${message?.id}`, { read: true });
  expect(await bell(colleague)).toEqual({ unread: 1, ofMessages: 1, messages: 0 });
  // What nobody can read any more waits for nobody.
  const elsewhere = await addPair(portal);
  const guest = await person([subscriber, "SUBSCRIBER"], [elsewhere.supplier, "SUPPLIER"]);
  await elsewhere.desks.subscriber.post(pathTo(await elsewhere.make("Order")), text);
  expect((await bell(guest)).messages).toBe(1);
  await db
    .updateTable("organizations")
    .set({ closed_at: new Date() })
    .where("id", "=", elsewhere.supplier.id)
    .execute();
  expect((await bell(guest)).messages).toBe(0);
});

test("nobody reads or marks another's", async () => {
  const { body: rows } = await list();
  expect((await list(stranger)).body).toEqual([]);
  expect((await stranger.patch(`/users/me/notifications/${rows[0]?.id}`, { read: false })).status).toBe(404);
  expect((await list()).body[0]?.read).toBe(true);
});

test("who reads an organization's address in its name is told in the portal too; without the role no more", async () => {
  await addRecipient(portal, world.supplier, "Order", world.supplierUser.emailAddress);
  const { id } = await world.make("Order");
  await spread(portal);
  const clerk = await portal.signInAs(world.supplierUser);
  const told = (await list(clerk)).body.filter(({ eventId }) => eventId === id);
  expect(told).toMatchObject([{ subject: "create", kind: "Control", role: "SUPPLIER" }]);
  await sql`DELETE FROM user_organization_roles WHERE user_id = ${world.supplierUser.id}`.execute(portal.db);
  expect((await list(clerk)).body).toEqual([]);
  expect(await unread(clerk)).toBe(0);
});

test("after 90 days they are gone, and sent mails after 30", async () => {
  await sql`UPDATE notifications SET created_at = now() - interval '91 days' WHERE subject = 'startProcessing'`.execute(
    portal.db,
  );
  await sql`UPDATE outbox SET created_at = now() - interval '31 days'`.execute(portal.db);
  await trimExpired(portal.pool, portal.config);
  expect((await list()).body.map(({ subject }) => subject)).not.toContain("startProcessing");
  expect(await portal.db.selectFrom("outbox").select("id").execute()).toEqual([]);
});

test("the count of a bell with many notifications takes milliseconds", async () => {
  await sql`INSERT INTO notifications (id, user_id, organization_id, role, document_id, message_type, subject, kind, created_at, read_at)
    SELECT gen_random_uuid(), ${world.subscriberUser.id}, ${world.subscriber.id}, 'SUBSCRIBER', (SELECT max(id) FROM documents),
      'Order', 'confirm', 'Info', now(), CASE WHEN n % 20 > 0 THEN now() END
    FROM generate_series(1, 20000) n`.execute(portal.db);
  await sql`ANALYZE notifications`.execute(portal.db);
  const begun = performance.now();
  expect(await unread()).toBe(100);
  expect(performance.now() - begun).toBeLessThan(100);
});
