import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeDocument } from "../builders/make-document.ts";
import { makeOrganization } from "../builders/make-organization.ts";
import { makeParent } from "../builders/make-parent.ts";
import { makeUser } from "../builders/make-user.ts";
import { addPair, createWorld, type World } from "../documents/support/create-world.ts";
import { createDesk, type Desk } from "../documents/support/desk.ts";
import { formOf } from "../documents/support/forms.ts";
import { countingFaults } from "../documents/support/look.ts";

type InboxMessage = {
  id: string;
  eventId: number;
  documentType: string;
  subject: string;
  content: string;
  received: boolean;
  unread: boolean;
  document: { productName: string; targetAddress: { streetName?: string } | null };
  partner: { id: string; name: string };
};

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.portal.close());

const path = "/internal-messages";
const asked = (filter: object) => `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
const send = async (desk: Desk, { id }: { id: number }, subject: string, more = {}) => {
  const body = { subject, content: `Sisältö: ${subject}`, ...more };
  const sent = await desk.post<{ id: string }>(`/events/${id}${path}`, body);
  expect(sent.status).toBe(201);
  return sent.body;
};
const mark = (desk: Desk, document: { id: number }, { id }: { id: string }, body: object) =>
  desk.patch(`/events/${document.id}${path}/${id}`, body);
const inbox = async (desk: Desk, filter: object = {}) => (await desk.get<InboxMessage[]>(asked(filter))).body;
const subjects = async (desk: Desk, filter: object = {}) => (await inbox(desk, filter)).map(({ subject }) => subject);
const unreadCounted = async (desk: Desk) =>
  Object.values(await desk.counts()).reduce((sum, counts) => sum + (counts["unreadMessages"] ?? 0), 0);

describe("an inbox", () => {
  test("holds the messages of all documents of a side, what it has not read first, with what each is about", async () => {
    const pair = await addPair(world.portal);
    const { subscriber, supplier, faultHandler } = pair.desks;
    const [order, inquiry, fault] = [await pair.make("Order"), await pair.make("Inquiry"), await pair.make("Fault")];
    const first = await send(subscriber, order, "Avain");
    await send(subscriber, inquiry, "Hinta");
    await send(subscriber, fault, "Poikki");
    await send(supplier, order, "Re: Avain", { inReplyTo: first.id });
    await send(supplier, inquiry, "Tarjous");

    expect((await inbox(supplier)).map(({ subject, received, unread }) => [subject, received, unread])).toEqual([
      ["Hinta", true, true],
      ["Tarjous", false, false],
      ["Re: Avain", false, false],
      ["Avain", true, false],
    ]);
    expect(await subjects(subscriber)).toEqual(["Tarjous", "Re: Avain", "Poikki", "Hinta", "Avain"]);
    expect(await subjects(faultHandler)).toEqual(["Poikki"]);
    expect((await inbox(supplier))[0]).toMatchObject({
      eventId: inquiry.id,
      documentType: "Inquiry",
      content: "Sisältö: Hinta",
      document: { targetAddress: { streetName: formOf("Inquiry").targetAddress?.streetName } },
      partner: { id: pair.subscriber.id, name: pair.subscriber.name },
    });
    expect((await inbox(subscriber))[0]?.partner.id).toBe(pair.supplier.id);
    expect(await countingFaults(world.db)).toEqual([]);
  });

  test("is narrowed to what is unread, to a type and by words of subject and content, and told page by page", async () => {
    const pair = await addPair(world.portal);
    const { subscriber, supplier } = pair.desks;
    const [order, inquiry] = [await pair.make("Order"), await pair.make("Inquiry")];
    for (const subject of ["a", "b"]) await send(subscriber, order, subject);
    await send(subscriber, inquiry, "c");
    await send(supplier, inquiry, "d");
    expect(await subjects(supplier, { where: { unread: true } })).toEqual(["c", "b", "a"]);
    expect(await unreadCounted(supplier)).toBe(3);
    expect(await subjects(supplier, { where: { documentType: "Order" } })).toEqual(["b", "a"]);
    expect(await subjects(supplier, { where: { content: { ilike: "%sisältö: C%" } } })).toEqual(["c"]);
    const page = await supplier.get<InboxMessage[]>(asked({ limit: 2, skip: 1 }));
    expect([page.body.map(({ subject }) => subject), page.headers["x-total-count"]]).toEqual([["b", "a"], "4"]);
    for (const where of [{ senderId: "x" }, { supplierInbox: pair.supplier.id }, { "document.id": 1 }])
      expect((await supplier.get(asked({ where }))).status).toBe(400);
  });

  test("follows marks of reading, and what was taken out of date waits no more", async () => {
    const pair = await addPair(world.portal);
    const { subscriber, supplier } = pair.desks;
    const order = await pair.make("Order");
    const [one, other] = [await send(subscriber, order, "yksi"), await send(subscriber, order, "kaksi")];
    await mark(supplier, order, one, { read: true });
    expect(await subjects(supplier, { where: { unread: true } })).toEqual(["kaksi"]);
    await mark(supplier, order, one, { read: false });
    await mark(subscriber, order, other, { expired: true });
    expect(await subjects(supplier)).toEqual(["yksi", "kaksi"]);
    expect(await subjects(supplier, { where: { unread: true } })).toEqual(["yksi"]);
    expect(await unreadCounted(supplier)).toBe(1);
  });

  test("lets go of what leaves the lists, and keeps for the supplier what it has yet to confirm (D-48)", async () => {
    const pair = await addPair(world.portal);
    const { subscriber, supplier } = pair.desks;
    const ready = await makeDocument(world.db, pair, { type: "Order", state: "READY", fields: formOf("Order") });
    const order = await pair.make("Order");
    await send(subscriber, ready, "valmis");
    await send(subscriber, order, "peruttu");
    expect((await subscriber.act(ready, { action: "archive" })).status).toBe(200);
    expect([await subjects(subscriber), await subjects(supplier)]).toEqual([["peruttu"], ["peruttu"]]);
    const cancelled = await subscriber.act(order, { action: "cancel", reason: "Ei tarvita" });
    expect(cancelled.status).toBe(200);
    expect((await subscriber.act(cancelled.body, { action: "archive" })).status).toBe(200);
    expect([await subjects(subscriber), await subjects(supplier)]).toEqual([[], ["peruttu"]]);
    expect(await countingFaults(world.db)).toEqual([]);
    const seen = (await supplier.read(order)).body;
    expect((await supplier.act(seen, { action: "confirmCancellation" })).status).toBe(200);
    expect(await subjects(supplier)).toEqual([]);
    expect(await countingFaults(world.db)).toEqual([]);
  });
});

describe("nobody else's inbox", () => {
  test("holds them: neither a stranger's, a parent's that sees the document, nor another role's", async () => {
    const pair = await addPair(world.portal);
    const { db } = world;
    const { subscriber } = pair;
    const parent = await makeParent(db, subscriber);
    const order = await pair.make("Order");
    await send(pair.desks.supplier, order, "KANARIA");
    expect(await subjects(pair.desks.subscriber)).toEqual(["KANARIA"]);
    for (const [organization, refused] of [
      [parent, 403],
      [await makeOrganization(db), 404],
    ] as const)
      for (const role of ["SUBSCRIBER", "SUPPLIER", "ERROR_HANDLER"] as const) {
        const user = await makeUser(db, { roles: [[organization, role]] });
        const desk = await createDesk(world.portal, user, organization, role);
        const answer = await desk.get(path);
        expect([answer.status, answer.text, answer.headers["x-total-count"]]).toEqual([200, "[]", "0"]);
        expect((await desk.get(`/../../../${subscriber.id}/roles/${role}${path}`)).status).toBe(refused);
      }
    const elsewhere = await createDesk(world.portal, { id: pair.subscriberUser.id }, subscriber, "SUPPLIER");
    expect((await elsewhere.get(path)).status).toBe(403);
  });

  test("along a chain holds them: each link has its own two parties (D-9c)", async () => {
    const pair = await addPair(world.portal);
    const order = await pair.make("Order");
    await send(pair.desks.subscriber, order, "KANARIA");
    const { db } = world;
    const last = await makeOrganization(db);
    const forward = await makeDocument(
      db,
      { ...pair, subscriber: pair.supplier, supplier: last, subscriberUser: pair.supplierUser },
      { type: "Order", state: "OPEN", fields: formOf("Order") },
    );
    await sql`UPDATE documents SET original_event_id = ${order.id} WHERE id = ${forward.id}`.execute(db);
    const user = await makeUser(db, { roles: [[last, "SUPPLIER"]] });
    expect(await subjects(await createDesk(world.portal, user, last, "SUPPLIER"))).toEqual([]);
    const asSubscriber = await makeUser(db, { roles: [[pair.supplier, "SUBSCRIBER"]] });
    expect(await subjects(await createDesk(world.portal, asSubscriber, pair.supplier, "SUBSCRIBER"))).toEqual([]);
  });
});

test("the migration puts messages from before the inboxes into theirs, and is as well done twice", async () => {
  const pair = await addPair(world.portal);
  const { subscriber, supplier } = pair.desks;
  const [order, other] = [await pair.make("Order"), await pair.make("Inquiry")];
  for (const document of [order, other]) await send(subscriber, document, "vanha");
  await sql`UPDATE internal_messages SET document_type = NULL, from_subscriber = NULL, subscriber_inbox = NULL,
    supplier_inbox = NULL WHERE document_id IN (${order.id}, ${other.id})`.execute(world.db);
  expect(await subjects(supplier)).toEqual([]);
  const migration = readFileSync(join(import.meta.dirname, "../../migrations/0138-inboxes.sql"), "utf8");
  await sql.raw(migration.slice(migration.indexOf("CREATE PROCEDURE"))).execute(world.db);
  for (let times = 1; times <= 2; times += 1) {
    await sql`CALL place_earlier_messages()`.execute(world.db);
    expect(await subjects(supplier)).toEqual(["vanha", "vanha"]);
    expect(await countingFaults(world.db)).toEqual([]);
  }
});
