import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { makeOrganization } from "../builders/make-organization.ts";
import { makeParent } from "../builders/make-parent.ts";
import { makeUser } from "../builders/make-user.ts";
import { addPair, createWorld, type World } from "./support/create-world.ts";
import { createDesk, type Desk } from "./support/desk.ts";
import { createStreams } from "./support/open-stream.ts";

let world: World;
let origin: string;
beforeAll(async () => {
  world = await createWorld();
  const { app } = world.portal;
  await app.listen({ port: 0, host: "127.0.0.1" });
  origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});
const streams = createStreams();
afterEach(() => {
  streams.close();
  vi.useRealTimers();
});
afterAll(async () => {
  await world.portal.close();
});
const open = (desk: Desk, base = desk.base) => streams.open(`${origin}/api${base}/stream`, desk.token);

const soon = { timeout: 2000, interval: 20 };

describe("the stream", () => {
  test("tells of another's change within two seconds, and never what it was", async () => {
    const { subscriber, supplier } = world.desks;
    const stream = await open(subscriber);
    expect(stream.status).toBe(200);
    expect(stream.headers["content-type"]).toBe("text/event-stream; charset=utf-8");
    expect(stream.headers["cache-control"]).toBe("no-store");
    expect(stream.headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    const ofSupplier = await open(supplier);
    const order = await world.make("Order", { customerName: "Salainen Asiakas" });
    await supplier.act(order, { action: "startProcessing" });
    await supplier.lock(order.id);
    const told = [
      { kind: "document", eventId: order.id },
      { kind: "document", eventId: order.id },
      { kind: "lock", eventId: order.id },
    ];
    for (const one of [stream, ofSupplier]) await expect.poll(one.events, soon).toEqual(told);
    expect(stream.text()).not.toContain("Salainen");
    expect(stream.text()).not.toContain(world.supplier.id);
  });

  test("tells of a note whose it is alone", async () => {
    const { subscriber, supplier } = world.desks;
    const [ofSubscriber, ofSupplier] = [await open(subscriber), await open(supplier)];
    const order = await world.make("Order");
    expect((await supplier.post(`/events/${order.id}/notes`, { content: "Salainen muistio" })).status).toBe(201);
    const after = await world.make("Inquiry");
    const [first, last] = [order, after].map(({ id: eventId }) => ({ kind: "document", eventId }));
    await expect.poll(ofSupplier.events, soon).toEqual([first, { kind: "note", eventId: order.id }, last]);
    await expect.poll(ofSubscriber.events, soon).toEqual([first, last]);
    expect(ofSupplier.text()).not.toContain("Salainen");
  });

  test("tells nothing of others", async () => {
    const stranger = await addPair(world.portal);
    const stream = await open(world.desks.subscriber);
    const foreign = await stranger.make("Order");
    const own = await world.make("Order");
    await expect.poll(stream.events, soon).toEqual([{ kind: "document", eventId: own.id }]);
    expect(stream.text()).not.toContain(String(foreign.id));
  });

  test("tells a fault handler of faults alone", async () => {
    const stream = await open(world.desks.faultHandler);
    await world.make("Order");
    const fault = await world.make("Fault");
    await expect.poll(stream.events, soon).toEqual([{ kind: "document", eventId: fault.id }]);
  });

  test("tells a parent of what is opened to it alone", async () => {
    const { db, portal, subscriber } = world;
    const parent = await makeParent(db, subscriber);
    const user = await makeUser(db, { roles: [[parent, "SUBSCRIBER"]] });
    const stream = await open(await createDesk(portal, user, parent, "SUBSCRIBER"));
    await world.make("Inquiry");
    const order = await world.make("Order");
    await expect.poll(stream.events, soon).toEqual([{ kind: "document", eventId: order.id }]);
  });

  test("tells nothing of what is refused", async () => {
    const order = await world.make("Order");
    const stream = await open(world.desks.supplier);
    await world.desks.subscriber.act(order, { action: "cancel" });
    await world.desks.supplier.act({ ...order, version: 9 }, { action: "startProcessing" });
    const after = await world.make("Inquiry");
    await expect.poll(stream.events, soon).toEqual([{ kind: "document", eventId: after.id }]);
  });

  test("is refused without a token, and in a role that is not held", async () => {
    const { subscriber } = world.desks;
    expect((await open({ ...subscriber, token: "x" })).status).toBe(401);
    const asSupplier = subscriber.base.replace("SUBSCRIBER", "SUPPLIER");
    expect((await open(subscriber, asSupplier)).status).toBe(403);
    const foreign = subscriber.base.replace(world.subscriber.id, world.supplier.id);
    expect((await open(subscriber, foreign)).status).toBe(404);
  });

  test.each(["logout", "other logins ended", "lost role", "new role", "disabling", "new password", "removal"])(
    "ends within two seconds of %s, in every process, and tells nothing more (security m4, API review A6)",
    async (cause) => {
      const { db, portal, subscriber, subscriberUser } = world;
      const user = await makeUser(db, { roles: [[subscriber, "SUBSCRIBER"]] });
      const desk = await createDesk(portal, user, subscriber, "SUBSCRIBER");
      const [stream, other] = [await open(desk), await open(world.desks.subscriber)];
      const changes: Record<string, () => Promise<unknown>> = {
        logout: () => portal.withToken(desk.token).post("/users/logout"),
        "other logins ended": async () => (await portal.signInAs(user)).delete("/users/me/sessions"),
        "lost role": () => db.deleteFrom("user_organization_roles").where("user_id", "=", user.id).execute(),
        "new role": () =>
          db
            .insertInto("user_organization_roles")
            .values({ user_id: user.id, organization_id: subscriber.id, role: "SUBSCRIBER_ADMIN" })
            .execute(),
        disabling: () => db.updateTable("users").set({ disabled: true }).where("id", "=", user.id).execute(),
        "new password": () =>
          db.updateTable("users").set({ tokens_valid_from: new Date() }).where("id", "=", user.id).execute(),
        removal: () => db.deleteFrom("users").where("id", "=", user.id).execute(),
      };
      await changes[cause]?.();
      await expect.poll(stream.ended, soon).toBe(true);
      const order = await world.make("Order");
      await expect.poll(other.events, soon).toContainEqual({ kind: "document", eventId: order.id });
      expect([stream.events(), other.ended(), subscriberUser.id === user.id]).toEqual([[], false, false]);
    },
  );

  test("ends when a child is closed to a parent, before the child's next change is told (security m4)", async () => {
    const { db, portal } = world;
    const { subscriber: child, make } = await addPair(portal);
    const parent = await makeOrganization(db);
    await db
      .insertInto("sub_organization_event_visibilities")
      .values({
        parent_id: parent.id,
        child_id: child.id,
        event_type: "Order",
      })
      .execute();
    const user = await makeUser(db, { roles: [[parent, "SUBSCRIBER"]] });
    const stream = await open(await createDesk(portal, user, parent, "SUBSCRIBER"));
    const shown = await make("Order");
    await expect.poll(stream.events, soon).toEqual([{ kind: "document", eventId: shown.id }]);
    await db.deleteFrom("sub_organization_event_visibilities").where("parent_id", "=", parent.id).execute();
    await make("Order");
    await expect.poll(stream.ended, soon).toBe(true);
    expect(stream.events()).toHaveLength(1);
  });

  test("a HEAD tells its type and ends (API review A6)", async () => {
    const { subscriber } = world.desks;
    const headers = { authorization: `Bearer ${subscriber.token}` };
    const answer = await fetch(`${origin}/api${subscriber.base}/stream`, { method: "HEAD", headers });
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/event-stream; charset=utf-8"]);
  });

  test("ends at its next heartbeat after its token has expired", async () => {
    const { db, portal, subscriber } = world;
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const user = await makeUser(db, { roles: [[subscriber, "SUBSCRIBER"]] });
    const stream = await open(await createDesk(portal, user, subscriber, "SUBSCRIBER"));
    vi.advanceTimersByTime(20_000);
    await expect.poll(() => stream.text().includes(": here\n\n"), soon).toBe(true);
    expect(stream.ended()).toBe(false);
    portal.clock.pass(24 * 3_600_000);
    vi.advanceTimersByTime(20_000);
    await expect.poll(stream.ended, soon).toBe(true);
    portal.clock.pass(-24 * 3_600_000);
  });
});
