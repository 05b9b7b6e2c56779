import { afterAll, beforeAll, expect, test } from "vitest";
import { createChain, type Chain } from "./support/create-chain.ts";
import { addPair, createWorld, type World } from "./support/create-world.ts";
import type { Desk, Shown } from "./support/desk.ts";
import { readFeed, readUntil, type FedEvent } from "./support/feed.ts";
import { sizeOf } from "./support/long.ts";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.portal.close());

const writers = 12;

/** One after another until it has done so many: a document, a message of it, a step of it. */
async function write({ desks, make }: World, events: number): Promise<number> {
  for (let done = 0; ;) {
    const document = await make("Inquiry");
    if (++done === events) return done;
    const said = await desks.subscriber.post(`/events/${document.id}/internal-messages`, {
      subject: "A",
      content: "B",
    });
    expect(said.status).toBe(201);
    if (++done === events) return done;
    expect((await desks.supplier.act(document, { action: "startProcessing" })).status).toBe(200);
    if (++done === events) return done;
  }
}

/** Follows the feed until nothing is written any more and it has told all. */
async function follow(desk: Desk, isOver: () => boolean): Promise<FedEvent[]> {
  const told: FedEvent[] = [];
  let next = (await readFeed(desk, "?limit=1")).next;
  told.push(...(await readFeed(desk, "?limit=1")).events);
  for (let quiet = 0; quiet < 40;) {
    const feed = await readFeed(desk, `?limit=50&after=${next}`);
    told.push(...feed.events);
    next = feed.next;
    quiet = isOver() && feed.events.length === 0 ? quiet + 1 : 0;
    if (feed.events.length === 0) await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return told;
}

test("who follows the feed misses nothing of what many write at once", { timeout: 600_000 }, async () => {
  const pair = await addPair(world.portal);
  await pair.make("Order");
  const each = Math.ceil(sizeOf(240, 5000) / writers);
  let over = false;
  const start = (await readUntil(pair.desks.supplier, "", ({ type }) => type === "order.created")).next;
  expect(start).not.toBe("");
  const followers = [pair.desks.supplier, pair.desks.subscriber].map((desk) => follow(desk, () => over));
  const written = await Promise.all(Array.from({ length: writers }, () => write(pair, each)));
  over = true;
  const [bySupplier = [], bySubscriber = []] = await Promise.all(followers);
  const sum = written.reduce((all, one) => all + one, 1);
  expect(new Set(bySupplier.map(({ id }) => id)).size).toBe(sum);
  expect(bySupplier).toHaveLength(sum);
  expect(bySubscriber.map(({ id }) => id)).toEqual(bySupplier.map(({ id }) => id));
  const versions = new Map<number, number>();
  for (const { eventId, version } of bySupplier) {
    expect(version).toBeGreaterThanOrEqual(versions.get(eventId) ?? 0);
    versions.set(eventId, version);
  }
});

test("what an older transaction still brings is waited for", async () => {
  const { desks, portal, make } = await addPair(world.portal);
  const first = await make("Order");
  const { next } = await readUntil(desks.supplier, "", ({ type }) => type === "order.created");
  const older = await portal.pool.connect();
  try {
    await older.query("BEGIN");
    // Its place in the feed is given here, and it commits last.
    await older.query("SELECT pg_current_xact_id()");
    const second = await make("Order");
    expect((await readFeed(desks.supplier, `?after=${next}`)).events).toEqual([]);
    await older.query(
      `INSERT INTO document_events (id, at, type, document_id, document_type, event_state, version, subscriber_id, supplier_id,
        told_subscriber, told_supplier) SELECT gen_random_uuid(), at, 'order.updated', document_id, document_type, event_state, 2,
        subscriber_id, supplier_id, true, true FROM document_events WHERE document_id = $1`,
      [first.id],
    );
    await older.query("COMMIT");
    const feed = await readUntil(desks.supplier, next, ({ eventId }) => eventId === first.id);
    expect(feed.events.map(({ eventId }) => eventId).toSorted()).toEqual([first.id, second.id].toSorted());
  } finally {
    older.release();
  }
});

test("a transaction that has waited for a document stands in the feed behind the one for which it waited", async () => {
  const { desks, portal, make } = await addPair(world.portal);
  const order = await make("Order");
  const { next } = await readUntil(desks.supplier, "", ({ type }) => type === "order.created");
  const older = await portal.pool.connect();
  try {
    await older.query("BEGIN");
    await older.query("SELECT pg_current_xact_id()");
    const started = await desks.supplier.act(order, { action: "startProcessing" });
    expect(started.status).toBe(200);
    await older.query("SELECT FROM documents WHERE id = $1 FOR UPDATE", [order.id]);
    await older.query(
      `INSERT INTO document_events (id, at, type, document_id, document_type, event_state, version, subscriber_id, supplier_id,
        told_subscriber, told_supplier) SELECT gen_random_uuid(), at, 'order.updated', document_id, document_type, event_state, 3,
        subscriber_id, supplier_id, true, true FROM document_events WHERE document_id = $1 AND type = 'order.created'`,
      [order.id],
    );
    await older.query("COMMIT");
    const feed = await readUntil(desks.supplier, next, ({ type }) => type === "order.updated");
    expect(feed.events.map(({ type }) => type)).toEqual(["order.in_processing", "order.updated"]);
  } finally {
    older.release();
  }
});

test("of a chain nobody hears of what is beyond the neighbour, and the forwarder of what became of the original", async () => {
  const chain: Chain = await createChain(4);
  const made: Shown[] = [];
  for (let from = 0; from < 3; from += 1) {
    const sent = await chain.send(from, "Order", made.at(-1));
    expect(sent.status).toBe(201);
    made.push(sent.body);
  }
  const [original, forward] = made as [Shown, Shown, Shown];
  const first = chain.link(0).asSubscriber;
  await first.lock(original.id);
  const edited = await first.act(original, { action: "edit", document: { contactName: "Toinen nimi" } });
  expect(edited.status).toBe(200);
  const forwarder = await readUntil(chain.link(1).asSubscriber, "", ({ type }) => type === "order.original_updated");
  expect(forwarder.events.at(-1)).toMatchObject({
    eventId: forward.id,
    actor: "system",
    counterpartId: chain.link(2).organization.id,
  });
  for (const [index, { organization, asSubscriber, asSupplier }] of chain.links.entries())
    for (const desk of [asSubscriber, asSupplier]) {
      const { events } = await readFeed(desk);
      const known = made.filter((_, at) => at === index || at === index - 1).map(({ id }) => id);
      const neighbours = [chain.links[index - 1], chain.links[index + 1]].map((link) => link?.organization.id);
      for (const { eventId, counterpartId } of events) {
        expect(known).toContain(eventId);
        expect(neighbours).toContain(counterpartId);
        expect(counterpartId).not.toBe(organization.id);
      }
      const ofOriginal = events.filter(({ type }) => type === "order.original_updated");
      expect(ofOriginal).toHaveLength(desk === chain.link(1).asSubscriber ? 1 : 0);
    }
  const ofForwardsSupplier = await readFeed(chain.link(2).asSupplier);
  expect(ofForwardsSupplier.events.map(({ type }) => type)).toEqual(["order.created"]);
  await chain.portal.close();
});
