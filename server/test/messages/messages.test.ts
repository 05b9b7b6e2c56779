import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeDocument } from "../builders/make-document.ts";
import { makeOrganization } from "../builders/make-organization.ts";
import { makeParent } from "../builders/make-parent.ts";
import { makeUser } from "../builders/make-user.ts";
import { createWorld, type World } from "../documents/support/create-world.ts";
import { createDesk, type Desk, type Refused } from "../documents/support/desk.ts";
import { formOf } from "../documents/support/forms.ts";
import { countingFaults, listenLive, photograph } from "../documents/support/look.ts";
import { bare, noSuchEvent, noSuchId } from "../documents/support/no-such.ts";

type Message = {
  id: string;
  subject: string;
  content: string;
  inReplyTo: string | null;
  received: boolean;
  senderName: string;
  senderOrganization: { id: string; name: string };
  sentAt: string;
  readAt: string | null;
  answered: boolean;
  expired: boolean;
};

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.portal.close());

const pathOf = ({ id }: { id: number }) => `/events/${id}/internal-messages`;
const sound = { subject: "Avain", content: "Mistä avaimen saa?" };

const send = (desk: Desk, document: { id: number }, body: object = sound, headers = {}) =>
  desk.post<Message & Refused>(pathOf(document), body, headers);
const mark = (desk: Desk, document: { id: number }, message: { id: string }, body: object) =>
  desk.patch<Message & Refused>(`${pathOf(document)}/${message.id}`, body);
const list = async (desk: Desk, document: { id: number }, query = "") =>
  (await desk.get<Message[]>(`${pathOf(document)}${query}`)).body;
const withUnread = `filter=${encodeURIComponent(JSON.stringify({ where: { unreadMessages: { gt: 0 } } }))}`;
const idsWithUnread = async (desk: Desk) =>
  (await desk.get<{ id: number }[]>(`/orders?${withUnread}`)).body.map(({ id }) => id);
const unread = async (desk: Desk, document: { id: number; documentType: "Order" }) =>
  (await desk.read(document)).body["unreadMessages"];

describe("a message", () => {
  test("goes to the other party, which reads and answers it", async () => {
    const { subscriber, supplier } = world.desks;
    const order = await world.make("Order");
    const orders = { ...order, documentType: "Order" as const };
    const before = await supplier.counts();
    const sent = await send(subscriber, order, { subject: "  Avain ", content: "Mistä\navaimen saa?\n" });
    expect(sent.status).toBe(201);
    expect(sent.body).toMatchObject({
      subject: "Avain",
      content: "Mistä\navaimen saa?",
      inReplyTo: null,
      received: false,
      senderOrganization: { id: world.subscriber.id },
      readAt: null,
      answered: false,
      expired: false,
    });
    expect(await unread(supplier, orders)).toBe(1);
    expect(await unread(subscriber, orders)).toBe(0);
    expect(await idsWithUnread(supplier)).toContain(order.id);
    expect(await idsWithUnread(subscriber)).not.toContain(order.id);
    expect((await supplier.counts()).Order["unreadMessages"]).toBe((before.Order["unreadMessages"] ?? 0) + 1);
    const [received] = await list(supplier, order);
    expect(received).toEqual({ ...sent.body, received: true });

    const answer = await send(supplier, order, { subject: "Re: Avain", content: "Huolto", inReplyTo: sent.body.id });
    expect([answer.status, answer.body.inReplyTo]).toEqual([201, sent.body.id]);
    expect(await unread(supplier, orders)).toBe(0);
    expect(await idsWithUnread(supplier)).not.toContain(order.id);
    expect(await idsWithUnread(subscriber)).toContain(order.id);
    expect(await unread(subscriber, orders)).toBe(1);
    const [newest, oldest] = await list(subscriber, order);
    expect(newest).toMatchObject({ id: answer.body.id, received: true, readAt: null });
    expect(oldest).toMatchObject({ id: sent.body.id, answered: true, readAt: expect.any(String) });
    expect((await subscriber.read(order)).body.version).toBe(order.version);
    expect(await countingFaults(world.db)).toEqual([]);
  });

  test("is found among its document's, page by page and by a filter", async () => {
    const { subscriber, supplier } = world.desks;
    const order = await world.make("Order");
    for (const subject of ["a", "b", "c"]) await send(subscriber, order, { ...sound, subject });
    await send(supplier, order, { ...sound, subject: "d" });
    const page = await subscriber.get<Message[]>(`${pathOf(order)}?limit=2&skip=1`);
    expect([page.body.map(({ subject }) => subject), page.headers["x-total-count"]]).toEqual([["c", "b"], "4"]);
    const filter = encodeURIComponent(JSON.stringify({ where: { subject: "b" }, fields: ["id", "subject"] }));
    expect(await list(supplier, order, `?filter=${filter}`)).toEqual([{ id: expect.any(String), subject: "b" }]);
    expect((await subscriber.get(`${pathOf(order)}?filter={"where":{"senderId":"x"}}`)).status).toBe(400);
  });

  test("needs a subject and content, within their lengths, and nothing else", async () => {
    const order = await world.make("Order");
    const before = await photograph(world.db, order.id);
    const ask = async (body: object) => {
      const answer = await send(world.desks.subscriber, order, body);
      return [
        answer.status,
        ...(answer.body.errors ?? []).map(({ path, code, message }) => `${path} ${code} ${message}`),
      ];
    };
    expect(await ask({})).toEqual([422, "subject REQUIRED Vaadittu kenttä", "content REQUIRED Vaadittu kenttä"]);
    expect((await ask({ subject: " ", content: "x" }))[0]).toBe(422);
    expect((await ask({ subject: "x".repeat(256), content: "x".repeat(4001) })).length).toBe(3);
    expect(await ask({ subject: "a\0", content: "b" })).toEqual([422, expect.stringContaining("INVALID_VALUE")]);
    expect((await ask({ ...sound, senderId: noSuchId }))[0]).toBe(400);
    expect((await ask({ ...sound, subject: 7 }))[0]).toBe(400);
    expect((await ask({ ...sound, inReplyTo: noSuchId }))[1]).toContain("inReplyTo MESSAGE_NOT_ANSWERABLE");
    expect((await ask({ ...sound, inReplyTo: "x" }))[0]).toBe(422);
    expect(await photograph(world.db, order.id)).toBe(before);
    expect(await list(world.desks.supplier, order)).toEqual([]);
  });

  test("is sent once for each key", async () => {
    const order = await world.make("Order");
    const key = { "idempotency-key": "viesti-1" };
    const answers = await Promise.all([1, 2, 3].map(() => send(world.desks.subscriber, order, sound, key)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(await list(world.desks.supplier, order)).toHaveLength(1);
  });

  test("is refused when too many go out in a minute, by the rest of the organization too", async () => {
    const { portal, desks, db, subscriber } = world;
    const order = await world.make("Order");
    const colleague = await createDesk(
      portal,
      await makeUser(db, { roles: [[subscriber, "SUBSCRIBER"]] }),
      subscriber,
      "SUBSCRIBER",
    );
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, index) => send(index % 2 === 0 ? desks.subscriber : colleague, order)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    const refused = answers.filter(({ status }) => status === 429);
    expect([refused.length, refused[0]?.headers["retry-after"]]).toEqual([4, "60"]);
    expect((await send(desks.supplier, order)).status).toBe(201);
    portal.clock.pass(61_000);
    expect((await send(desks.subscriber, order)).status).toBe(201);
  });
});

describe("a mark", () => {
  test("of reading belongs to the receiving organization, and is taken off by it", async () => {
    const { subscriber, supplier } = world.desks;
    const order = { ...(await world.make("Order")), documentType: "Order" as const };
    const { body: message } = await send(subscriber, order);
    expect([(await mark(subscriber, order, message, { read: true })).status, await unread(supplier, order)]).toEqual([
      403, 1,
    ]);
    for (const read of [true, true, false, false, true]) {
      const marked = await mark(supplier, order, message, { read });
      expect([marked.status, marked.body.readAt !== null]).toEqual([200, read]);
      expect(await unread(supplier, order)).toBe(read ? 0 : 1);
      expect(await countingFaults(world.db)).toEqual([]);
    }
    expect((await list(subscriber, order))[0]).toMatchObject({ received: false, readAt: expect.any(String) });
  });

  test("of being out of date belongs to the sender's, ends the unread and the answering", async () => {
    const { subscriber, supplier } = world.desks;
    const order = { ...(await world.make("Order")), documentType: "Order" as const };
    const { body: message } = await send(subscriber, order);
    expect((await mark(supplier, order, message, { expired: true })).status).toBe(403);
    const marks = [];
    for (const expired of [true, true]) marks.push(await mark(subscriber, order, message, { expired }));
    for (const marked of marks)
      expect(marked).toMatchObject({
        status: 200,
        body: { expired: true, content: sound.content },
      });
    expect(await unread(supplier, order)).toBe(0);
    const answer = await send(supplier, order, { ...sound, inReplyTo: message.id });
    expect([answer.status, answer.body.errors?.[0]?.code]).toEqual([422, "MESSAGE_NOT_ANSWERABLE"]);
    for (const read of [true, false]) expect((await mark(supplier, order, message, { read })).status).toBe(200);
    expect(await countingFaults(world.db)).toEqual([]);
    for (const body of [{}, { expired: false }, { read: true, expired: true }, { read: "yes" }])
      expect((await mark(subscriber, order, message, body)).status).toBe(400);
  });

  test("needs a message of that very document", async () => {
    const { subscriber, supplier } = world.desks;
    const [one, other] = [await world.make("Order"), await world.make("Order")];
    const { body: message } = await send(subscriber, one);
    const tries = [
      await mark(supplier, other, message, { read: true }),
      await mark(supplier, one, { id: noSuchId }, { read: true }),
    ];
    expect(new Set(tries.map(bare)).size).toBe(1);
    expect(tries[0]?.status).toBe(404);
    expect((await mark(supplier, one, { id: "x" }, { read: true })).status).toBe(404);
    expect((await send(supplier, other, { ...sound, inReplyTo: message.id })).status).toBe(422);
    expect((await send(subscriber, one, { ...sound, inReplyTo: message.id })).status).toBe(422);
  });
});

describe("between whom", () => {
  test("a fault's messages go between subscriber and fault handlers, its supplier reads", async () => {
    const { subscriber, supplier, faultHandler } = world.desks;
    const fault = await world.make("Fault");
    const { body: message } = await send(subscriber, fault);
    expect((await supplier.counts()).Fault["unreadMessages"]).toBe(1);
    expect((await faultHandler.counts()).Fault["unreadMessages"]).toBe(1);
    expect((await list(supplier, fault)).map(({ id }) => id)).toEqual([message.id]);
    expect((await send(supplier, fault)).body.code).toBe("NOT_YOUR_ACTION");
    expect((await mark(supplier, fault, message, { read: true })).status).toBe(403);
    expect((await mark(faultHandler, fault, message, { read: true })).status).toBe(200);
    expect((await send(faultHandler, fault, { ...sound, inReplyTo: message.id })).status).toBe(201);
    expect(await countingFaults(world.db)).toEqual([]);
    const order = await world.make("Order");
    expect((await send(faultHandler, order)).status).toBe(404);
  });

  test("others find no messages, as if there were no document", async () => {
    const { portal, db } = world;
    const order = await world.make("Order");
    const { body: message } = await send(world.desks.subscriber, order);
    const stranger = await makeOrganization(db);
    for (const role of ["SUBSCRIBER", "SUPPLIER", "ERROR_HANDLER"] as const) {
      const desk = await createDesk(portal, await makeUser(db, { roles: [[stranger, role]] }), stranger, role);
      const none = { id: noSuchEvent };
      expect(bare(await desk.get(pathOf(order)))).toBe(bare(await desk.get(pathOf(none))));
      expect(bare(await send(desk, order))).toBe(bare(await send(desk, none)));
      expect(bare(await mark(desk, order, message, { read: true }))).toBe(
        bare(await mark(desk, none, message, { read: true })),
      );
      expect((await send(desk, order, { wrong: 1 })).status).toBe(404);
    }
  });

  test("a parent that sees the document reads nothing of them", async () => {
    const { portal, db, subscriber } = world;
    const parent = await makeParent(db, subscriber);
    const desk = await createDesk(
      portal,
      await makeUser(db, { roles: [[parent, "SUBSCRIBER"]] }),
      parent,
      "SUBSCRIBER",
    );
    const order = await world.make("Order");
    const { body: message } = await send(world.desks.supplier, order);
    expect((await desk.read(order)).status).toBe(200);
    const tries = [
      await desk.get(pathOf(order)),
      await send(desk, order),
      await mark(desk, order, message, { read: true }),
    ];
    expect(tries.map(({ status }) => status)).toEqual([403, 403, 403]);
    expect((await mark(desk, order, { id: noSuchId }, { read: true })).status).toBe(403);
    expect((await send(desk, order, { wrong: 1 })).status).toBe(403);
  });
});

test("of an archived document they are read and marked but not written, and counted no more", async () => {
  const { subscriber, supplier } = world.desks;
  const parties = { ...world, subscriberUser: world.subscriberUser };
  const order = await makeDocument(world.db, parties, { type: "Order", state: "READY", fields: formOf("Order") });
  for (const desk of [subscriber, supplier, supplier]) expect((await send(desk, order)).status).toBe(201);
  const counted = async () => (await subscriber.counts()).Order["unreadMessages"] ?? 0;
  const before = await counted();
  expect((await subscriber.act(order, { action: "archive" })).status).toBe(200);
  expect(before - (await counted())).toBe(2);
  expect(await countingFaults(world.db)).toEqual([]);
  const [newest] = await list(subscriber, order);
  expect(newest?.received).toBe(true);
  expect((await mark(subscriber, order, { id: newest?.id ?? "" }, { read: true })).status).toBe(200);
  const refused = [
    await send(subscriber, order),
    await mark(supplier, order, { id: newest?.id ?? "" }, { expired: true }),
  ];
  for (const { status, body } of refused) expect([status, body.code]).toEqual([409, "NOT_ALLOWED_WHEN_ARCHIVED"]);
  expect(await countingFaults(world.db)).toEqual([]);
});

test("those who look are told of messages and marks, and people are left a notice", async () => {
  const { subscriber, supplier } = world.desks;
  const order = await world.make("Order");
  const ear = await listenLive(world.portal);
  const { body: message } = await send(subscriber, order);
  await mark(supplier, order, message, { read: true });
  await mark(supplier, order, message, { read: true });
  await expect
    .poll(() => ear.heard.map(({ kind, eventId }) => [kind, eventId]))
    .toEqual([
      ["message", order.id],
      ["message", order.id],
    ]);
  await ear.close();
  const notices = await world.db.selectFrom("outbox").select("payload").where("topic", "=", "message-notice").execute();
  expect(notices.map(({ payload }) => payload)).toContainEqual({
    eventId: order.id,
    messageId: message.id,
    to: "supplier",
    actorId: subscriber.userId,
  });
});
