import { dayMs } from "@runko/domain/values/durations";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { anonymizeDocuments } from "../../src/documents/anonymize-documents.ts";
import { trimExpired } from "../../src/trim-expired.ts";
import { makeApiClient } from "../builders/make-api-client.ts";
import { addPair, createWorld, type World } from "./support/create-world.ts";
import type { Desk, Shown } from "./support/desk.ts";
import { readFeed, readUntil, typesOf, type Feed } from "./support/feed.ts";
import { answerOf } from "./support/forms.ts";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.portal.close());

/** Does something, and tells what each desk hears of it up to the event of this type. */
async function heardOf(desks: readonly Desk[], last: string, work: () => Promise<unknown>): Promise<Feed[]> {
  const starts = await Promise.all(desks.map((desk) => readFeed(desk, "?after=latest")));
  await work();
  return Promise.all(
    desks.map((desk, index) => readUntil(desk, starts[index]?.next ?? "", ({ type }) => type === last)),
  );
}

const say = (desk: Desk, { id }: { id: number }) =>
  desk.post(`/events/${id}/internal-messages`, { subject: "Aihe", content: "KANARIA sisältö" });

async function confirmed(order: Shown): Promise<Shown> {
  const { supplier } = world.desks;
  const started = await supplier.act(order, { action: "startProcessing" });
  await supplier.lock(order.id);
  const { status, body } = await supplier.act(started.body, {
    action: "confirm",
    document: answerOf("Order", "confirm"),
  });
  expect(status).toBe(200);
  return body;
}

test("both parties hear of each step, each from its own side", async () => {
  const { subscriber, supplier } = world.desks;
  let order: Shown | undefined;
  const [ofSubscriber, ofSupplier] = await heardOf([subscriber, supplier], "order.message_added", async () => {
    order = await confirmed(await world.make("Order"));
    await say(subscriber, order);
  });
  const types = ["order.created", "order.in_processing", "order.confirmed", "order.message_added"];
  expect(typesOf(ofSubscriber as Feed)).toEqual(types);
  expect(typesOf(ofSupplier as Feed)).toEqual(types);
  expect(ofSubscriber?.events.map(({ actor }) => actor)).toEqual(["self", "counterpart", "counterpart", "self"]);
  expect(ofSupplier?.events.map(({ actor }) => actor)).toEqual(["counterpart", "self", "self", "counterpart"]);
  expect(ofSubscriber?.events[2]).toEqual({
    id: ofSupplier?.events[2]?.id,
    type: "order.confirmed",
    at: expect.stringMatching(/Z$/),
    eventId: order?.id,
    documentType: "Order",
    eventState: "CONFIRMED",
    version: order?.version,
    actor: "counterpart",
    counterpartId: world.supplier.id,
  });
  expect(JSON.stringify([ofSubscriber, ofSupplier])).not.toContain("KANARIA");
});

test("a connection is told of as it begins, changes and ends, and a document once its persons are erased", async () => {
  const { subscriber, supplier } = world.desks;
  const finish = async (document: Shown): Promise<Shown> => {
    const delivered = await supplier.act(await confirmed(document), { action: "deliver" });
    const answer = answerOf(document.documentType, "signReady");
    const ready = await supplier.act(delivered.body, { action: "signReady", document: answer });
    expect([ready.status, ready.text.slice(0, 300)]).toEqual([200, expect.anything()]);
    return ready.body;
  };
  let order: Shown | undefined;
  const [feed] = await heardOf([subscriber], "order.anonymized", async () => {
    order = await finish(await world.make("Order"));
    const source = { source: { eventId: order.id, mode: "FROM_EXISTING" } };
    await finish(await world.make("ChangeOrder", {}, source));
    await finish(await world.make("CancelOrder", {}, source));
    const now = new Date(Date.now() + 1000 * dayMs);
    await anonymizeDocuments(world.db, { now, bounds: { min: 30, max: 30 } });
  });
  const ofOrder = feed?.events.filter(({ eventId }) => eventId === order?.id) ?? [];
  expect(ofOrder.slice(3).map(({ type, actor }) => [type, actor])).toEqual([
    ["order.in_delivery", "counterpart"],
    ["order.ready", "counterpart"],
    ["order.connection_activated", "counterpart"],
    ["order.connection_changed", "counterpart"],
    ["order.connection_terminated", "counterpart"],
    ["order.anonymized", "system"],
  ]);
});

test("of what was ordered from an offer the offer tells too, also when that order ends", async () => {
  const { subscriber, supplier } = world.desks;
  const [feed] = await heardOf([supplier], "inquiry.order_ended", async () => {
    const inquiry = await world.make("Inquiry");
    const started = await supplier.act(inquiry, { action: "startProcessing" });
    await supplier.act(started.body, { action: "signReady", document: answerOf("Inquiry", "signReady") });
    const order = await world.make("Order", {}, { source: { eventId: inquiry.id, mode: "ORDER" } });
    const cancelled = await subscriber.act(order, { action: "cancel", reason: "Ei tarvita" });
    expect(cancelled.status).toBe(200);
  });
  const types = ["inquiry.created", "inquiry.in_processing", "inquiry.ready", "inquiry.ordered", "order.created"];
  expect(typesOf(feed as Feed)).toEqual([...types, "order.cancelled", "inquiry.order_ended"]);
});

describe("a side hears nothing", () => {
  test("of an answer that it is not shown yet", async () => {
    const { subscriber, supplier } = world.desks;
    const [ofSubscriber, ofSupplier] = await heardOf([subscriber, supplier], "inquiry.message_added", async () => {
      const inquiry = await world.make("Inquiry");
      const started = await supplier.act(inquiry, { action: "startProcessing" });
      await supplier.lock(inquiry.id);
      const draft = { action: "editAnswer", document: answerOf("Inquiry", "signReady") };
      expect((await supplier.act(started.body, draft)).status).toBe(200);
      await say(supplier, inquiry);
    });
    expect(typesOf(ofSupplier as Feed)).toContain("inquiry.answer_updated");
    expect(typesOf(ofSubscriber as Feed)).toEqual([
      "inquiry.created",
      "inquiry.in_processing",
      "inquiry.message_added",
    ]);
  });

  test("of who handles a document, and of a mark of one's own", async () => {
    const { subscriber, supplier } = world.desks;
    const [ofSubscriber] = await heardOf([subscriber, supplier], "order.message_added", async () => {
      const order = await confirmed(await world.make("Order"));
      const marked = await subscriber.act(order, { action: "markProcessed" });
      expect(marked.status).toBe(200);
      const handler = { action: "assign", handlerId: subscriber.userId };
      expect((await subscriber.act(marked.body, handler)).status).toBe(200);
      await say(subscriber, order);
    });
    const told = ["order.created", "order.in_processing", "order.confirmed", "order.message_added"];
    expect(typesOf(ofSubscriber as Feed)).toEqual(told);
  });

  test("of documents of others", async () => {
    const others = await addPair(world.portal);
    const { next } = await readFeed(others.desks.subscriber, "?after=latest");
    await heardOf([world.desks.subscriber], "order.created", () => world.make("Order"));
    await others.make("Inquiry");
    const feed = await readUntil(others.desks.subscriber, next, ({ type }) => type === "inquiry.created");
    expect(typesOf(feed)).toEqual(["inquiry.created"]);
  });

  test("of other types than its role has", async () => {
    const { faultHandler, supplier } = world.desks;
    const [ofHandler] = await heardOf([faultHandler, supplier], "fault.created", async () => {
      await world.make("Order");
      await world.make("Fault");
    });
    expect(typesOf(ofHandler as Feed)).toEqual(["fault.created"]);
  });
});

describe("a cursor", () => {
  test("leads through everything once, whatever the size of the pages", async () => {
    const own = await addPair(world.portal);
    for (let made = 0; made < 7; made += 1) await own.make("Inquiry");
    const last = await own.make("Order");
    const whole = await readUntil(own.desks.supplier, "", ({ eventId }) => eventId === last.id);
    expect(whole.events).toHaveLength(8);
    const seen: string[] = [];
    let page = await readFeed(own.desks.supplier, "?limit=3");
    for (; page.more; page = await readFeed(own.desks.supplier, `?limit=3&after=${page.next}`)) {
      expect(page.events).toHaveLength(3);
      seen.push(...page.events.map(({ id }) => id));
    }
    seen.push(...page.events.map(({ id }) => id));
    expect(seen).toEqual(whole.events.map(({ id }) => id));
    expect((await readFeed(own.desks.supplier, `?after=${page.next}`)).events).toEqual([]);
  });

  test("tells nothing of how much others do, and is not to be made up", async () => {
    const [one, other] = [await readFeed(world.desks.subscriber), await readFeed(world.desks.subscriber)];
    expect(one.next).not.toBe(other.next);
    const forged = `${one.next.slice(0, 40)}${one.next[40] === "A" ? "B" : "A"}${one.next.slice(41)}`;
    expect((await world.desks.subscriber.get(`/document-events?after=${forged}`)).status).toBe(410);
  });

  test.each(["?after=jotain", "?after=", "?limit=0", "?limit=501", "?limit=x"])(
    "is refused when malformed: %s",
    async (query) => {
      const answer = await world.desks.subscriber.get<{ code: string }>(`/document-events${query}`);
      expect([answer.status, answer.body.code]).toEqual([400, "MALFORMED_REQUEST"]);
    },
  );

  test("that is older than what is told is refused with the oldest that holds", async () => {
    const own = await createWorld();
    await own.make("Order");
    const { next } = await readUntil(own.desks.subscriber, "", ({ type }) => type === "order.created");
    const { clock } = own.portal;
    const machine = own.portal.withToken((await makeApiClient(own.db, own.subscriber)).token);
    const path = `${own.desks.subscriber.base}/document-events`;
    clock.pass(29 * dayMs);
    expect((await machine.get(`${path}?after=${next}`)).status).toBe(200);
    clock.pass(2 * dayMs);
    const refused = await machine.get<{ code: string; oldest: string }>(`${path}?after=${next}`);
    expect([refused.status, refused.body.code]).toEqual([410, "CURSOR_EXPIRED"]);
    const again = await machine.get<Feed>(`${path}?after=${refused.body.oldest}`);
    expect([again.status, typesOf(again.body)]).toEqual([200, ["order.created"]]);
    await own.portal.close();
  });
});

test("a machine reads it with the scope for documents, and no other", async () => {
  const path = `${world.desks.subscriber.base}/document-events`;
  const asked = async (scopes: ["documents:read"] | ["files:read"]) => {
    const { token } = await makeApiClient(world.db, world.subscriber, { scopes });
    return world.portal.withToken(token).get<{ code: string }>(path);
  };
  expect((await asked(["documents:read"])).status).toBe(200);
  expect((await asked(["files:read"])).body.code).toBe("INSUFFICIENT_SCOPE");
});

test("events end by age, and those of another cluster at once", async () => {
  const own = await addPair(world.portal);
  await own.make("Order");
  await own.make("Order");
  const last = await own.make("Order");
  const { events } = await readUntil(own.desks.subscriber, "", ({ eventId }) => eventId === last.id);
  const [old, foreign, kept] = events;
  await sql`UPDATE document_events SET at = now() - interval '32 days' WHERE id = ${old?.id}::uuid`.execute(world.db);
  await sql`UPDATE document_events SET moment = moment + 1000000000 WHERE id = ${foreign?.id}::uuid`.execute(world.db);
  await trimExpired(world.portal.pool, world.portal.config);
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM document_events WHERE subscriber_id = ${own.subscriber.id}::uuid`.execute(world.db);
  expect(rows.map(({ id }) => id)).toEqual([kept?.id]);
});
