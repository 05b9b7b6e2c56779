import { eventDays } from "@runko/domain/events/document-events";
import { dayMs } from "@runko/domain/values/durations";
import { sql } from "kysely";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { makeApiClient, type TestApiClient } from "../builders/make-api-client.ts";
import { makeOrganization } from "../builders/make-organization.ts";
import { makeParent } from "../builders/make-parent.ts";
import { makeUser } from "../builders/make-user.ts";
import { createChain } from "./support/create-chain.ts";
import { createWorld, type World } from "./support/create-world.ts";
import { createDesk, type Desk } from "./support/desk.ts";
import { readFeed } from "./support/feed.ts";
import { createStreams } from "./support/open-stream.ts";

let world: World;
let origin: string;
let machine: TestApiClient;
const streams = createStreams();
beforeAll(async () => {
  world = await createWorld();
  const { app, db } = world.portal;
  await app.listen({ port: 0, host: "127.0.0.1" });
  origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  machine = await makeApiClient(db, world.subscriber);
});
afterEach(() => {
  streams.close();
  vi.useRealTimers();
});
afterAll(() => world.portal.close());

const soon = { timeout: 5000, interval: 20 };

type Caller = Pick<Desk, "base" | "token">;
const machineDesk = (): Caller => ({ base: world.desks.subscriber.base, token: machine.token });
const open = ({ base, token }: Caller, lastEventId?: string) =>
  streams.open(`${origin}/api${base}/stream`, token, lastEventId);

async function idOf(caller: Caller): Promise<string> {
  const stream = await open(caller);
  await expect.poll(stream.id, soon).toBeDefined();
  streams.close();
  return stream.id() ?? "";
}

const changed = ({ id: eventId }: { id: number }) => ({ kind: "document", eventId });

describe("a machine", () => {
  test("hears at once what changes, and comes back to what changed meanwhile (beyond B4)", async () => {
    const stream = await open(machineDesk());
    const seen = await world.make("Order");
    await expect.poll(stream.events, soon).toEqual([changed(seen)]);
    await expect.poll(stream.id, soon).toBeDefined();
    streams.close();
    const [order, inquiry] = [await world.make("Order"), await world.make("Inquiry")];
    const again = await open(machineDesk(), stream.id());
    await expect.poll(() => again.events().length, soon).toBeGreaterThanOrEqual(2);
    expect(again.events()).toEqual(expect.arrayContaining([changed(order), changed(inquiry)]));
    await expect.poll(again.id, soon).toBeDefined();
    expect(again.text()).not.toContain("event: gap");
  });

  test("reads on in the feed from the id of its stream", async () => {
    const id = await idOf(machineDesk());
    const order = await world.make("Order");
    await expect
      .poll(
        async () => (await readFeed(world.desks.subscriber, `?after=${id}`)).events.map(({ eventId }) => eventId),
        soon,
      )
      .toContain(order.id);
  });

  test("is told nothing of others, nor of what it may not read", async () => {
    const stranger = await makeApiClient(world.portal.db, await makeOrganization(world.portal.db));
    expect((await open({ ...machineDesk(), token: stranger.token })).status).toBe(404);
    const narrow = await makeApiClient(world.portal.db, world.subscriber, { scopes: ["catalogue:read"] });
    expect((await open({ ...machineDesk(), token: narrow.token })).status).toBe(403);
  });

  test.each(["revoked", "disabled", "fewer scopes", "other networks", "removed"])(
    "is let go at once when it is %s",
    async (cause) => {
      const { db } = world.portal;
      const client = await makeApiClient(db, world.subscriber);
      const stream = await open({ ...machineDesk(), token: client.token });
      await expect.poll(stream.id, soon).toBeDefined();
      const change = (set: object) => db.updateTable("api_clients").set(set).where("id", "=", client.id).execute();
      const causes: Record<string, () => Promise<unknown>> = {
        revoked: () =>
          db.updateTable("api_tokens").set({ revoked_at: new Date() }).where("id", "=", client.tokenId).execute(),
        disabled: () => change({ disabled: true }),
        "fewer scopes": () => change({ scopes: ["catalogue:read"] }),
        "other networks": () => change({ networks: ["192.0.2.0/24"] }),
        removed: async () => {
          await db.deleteFrom("api_tokens").where("client_id", "=", client.id).execute();
          await db.deleteFrom("api_clients").where("id", "=", client.id).execute();
        },
      };
      await causes[cause]?.();
      await expect.poll(stream.ended, soon).toBe(true);
    },
  );

  test("is let go at the next heartbeat after its token has ended", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const { clock, db } = world.portal;
    const client = await makeApiClient(db, world.subscriber, { expiresAt: new Date(clock.now().getTime() + 60_000) });
    const stream = await open({ ...machineDesk(), token: client.token });
    await expect.poll(stream.id, soon).toBeDefined();
    vi.advanceTimersByTime(20_000);
    await expect.poll(() => stream.text().includes(": here"), soon).toBe(true);
    expect(stream.ended()).toBe(false);
    clock.pass(61_000);
    vi.advanceTimersByTime(20_000);
    await expect.poll(stream.ended, soon).toBe(true);
    clock.pass(-61_000);
  });
});

test("an id stands for what was complete a heartbeat before, so that nothing under way is skipped", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const stream = await open(machineDesk());
  await expect.poll(stream.id, soon).toBeDefined();
  const first = stream.id();
  const order = await world.make("Order");
  vi.advanceTimersByTime(20_000);
  await expect.poll(() => stream.text().includes(": here"), soon).toBe(true);
  const before = await open(machineDesk(), stream.id());
  await expect.poll(before.events, soon).toContainEqual(changed(order));
  expect(stream.id()).toBe(first);
});

test("what an older change still keeps from the feed is told to who comes back", async () => {
  const id = await idOf(machineDesk());
  const { db } = world.portal;
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable("organizations")
      .set({ name: world.subscriber.name })
      .where("id", "=", world.subscriber.id)
      .execute();
    const order = await world.make("Order");
    const again = await open(machineDesk(), id);
    await expect.poll(again.events, soon).toContainEqual(changed(order));
  });
});

test("a parent comes back to what is opened to it alone", async () => {
  const { db, portal, subscriber } = world;
  const parent = await makeParent(db, subscriber);
  const user = await makeUser(db, { roles: [[parent, "SUBSCRIBER"]] });
  const desk = await createDesk(portal, user, parent, "SUBSCRIBER");
  const id = await idOf(desk);
  await world.make("Inquiry");
  const order = await world.make("Order");
  const again = await open(desk, id);
  await expect.poll(again.events, soon).toEqual([changed(order)]);
});

test("an id that says nothing any more is told as a gap", async () => {
  const id = await idOf(machineDesk());
  const { clock } = world.portal;
  for (const given of ["no cursor", `${id.slice(0, -2)}AA`]) {
    const stream = await open(machineDesk(), given);
    await expect.poll(stream.text, soon).toContain("event: gap\ndata: {}\n\n");
    expect([stream.events(), stream.status]).toEqual([[], 200]);
  }
  clock.pass((eventDays + 1) * dayMs);
  const late = await open(machineDesk(), id);
  await expect.poll(late.text, soon).toContain("event: gap");
  clock.pass(-(eventDays + 1) * dayMs);
  const fresh = await open(machineDesk());
  await expect.poll(fresh.id, soon).toBeDefined();
  expect(fresh.text()).not.toContain("gap");
});

test("who forwards as a supplier comes back to its forwards, and to nothing of who buys (D-9c)", async () => {
  const chain = await createChain(3);
  await chain.portal.app.listen({ port: 0, host: "127.0.0.1" });
  const at = `http://127.0.0.1:${(chain.portal.app.server.address() as AddressInfo).port}/api`;
  const { asSupplier: middle } = chain.link(1);
  const original = (await chain.send(0, "Order")).body;
  const fresh = await streams.open(`${at}${middle.base}/stream`, middle.token);
  await expect.poll(fresh.id, soon).toBeDefined();
  const forward = (await chain.send(1, "Order", original)).body;
  await chain.send(1, "Inquiry");
  const again = await streams.open(`${at}${middle.base}/stream`, middle.token, fresh.id());
  await expect.poll(again.id, soon).toBeDefined();
  expect(again.events()).toContainEqual(changed(forward));
  expect(
    again.events().every((event) => [original.id, forward.id].includes((event as { eventId: number }).eventId)),
  ).toBe(true);
  streams.close();
  const bought = await chain.send(1, "Order");
  await addEvents(chain, bought.body);
  await chain.link(2).asSupplier.act(forward, { action: "startProcessing" });
  const late = await streams.open(`${at}${middle.base}/stream`, middle.token, again.id());
  // Behind so much that it bought itself nobody looks for its forward: it fetches what it shows.
  await expect.poll(late.text, soon).toContain("event: gap");
  streams.close();
  await chain.portal.close();
});

/** More of what happened to a document than a listener is told by name. */
const addEvents = ({ portal }: Pick<World, "portal">, { id }: { id: number }) =>
  sql`INSERT INTO document_events (id, type, document_id, at, document_type, event_state, version, subscriber_id,
      supplier_id, told_subscriber, told_supplier)
    SELECT gen_random_uuid(), type, document_id, at, document_type, event_state, version, subscriber_id, supplier_id, true, true
    FROM document_events CROSS JOIN generate_series(1, 501) WHERE document_id = ${id}`.execute(portal.db);

test("of more than can be named it is told that something is missing", async () => {
  const id = await idOf(machineDesk());
  await addEvents(world, await world.make("Order"));
  const stream = await open(machineDesk(), id);
  await expect.poll(stream.text, soon).toContain("event: gap");
  expect(stream.events()).toEqual([]);
});
