import type { SourceMode } from "@runko/domain/documents/document-states";
import { addDays } from "@runko/domain/values/calendar-date";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeDocument, type TestDocument } from "../builders/make-document.ts";
import { makeOrganization } from "../builders/make-organization.ts";
import { makeProduct } from "../builders/make-product.ts";
import { makeSubscription } from "../builders/make-subscription.ts";
import { makeUser } from "../builders/make-user.ts";
import { addPair, type World } from "./support/create-world.ts";
import { createDesk } from "./support/desk.ts";
import { answerOf, formOf, inDays, today } from "./support/forms.ts";
import { countingFaults, listenLive, readLog } from "./support/look.ts";
import { sizeOf } from "./support/long.ts";
import { bare, noSuchEvent } from "./support/no-such.ts";

let portal: TestApp;
let world: World;
beforeAll(async () => {
  portal = await createTestApp();
});
beforeEach(async () => {
  world = await addPair(portal);
});
afterAll(async () => {
  await portal.close();
});

const from = ({ id }: { id: number }, mode: SourceMode) => ({ source: { eventId: id, mode } });

const readyInquiry = (validUntilDate = inDays(30)) => {
  const fields = { ...formOf("Inquiry"), ...answerOf("Inquiry", "signReady"), validUntilDate };
  return makeDocument(world.db, world, { type: "Inquiry", state: "READY", fields });
};

const readyOrder = (fields = {}) => {
  const whole = { ...formOf("Order"), ...answerOf("Order", "confirm"), ...answerOf("Order", "signReady"), ...fields };
  return makeDocument(world.db, world, { type: "Order", state: "READY", fields: whole });
};

const read = async (document: TestDocument) => (await world.desks.subscriber.read(document)).body;

describe("an order from an inquiry", () => {
  test("stays in its case and marks it ordered, until it is cancelled", async () => {
    const { desks, db, make } = world;
    const inquiry = await readyInquiry();
    const ear = await listenLive(portal);
    const order = await make("Order", {}, from(inquiry, "ORDER"));
    expect(order.caseId).toBe(inquiry.caseId);
    expect(order["sourceEventId"]).toBe(inquiry.id);
    expect(await read(inquiry)).toMatchObject({ ordered: true, version: 2, eventState: "READY" });
    const mark = { label: "updated", action: "orderFrom", changes: [{ field: "ordered", from: false, to: true }] };
    expect(await readLog(db, inquiry.id)).toMatchObject([mark]);
    await expect.poll(() => ear.heard.map(({ eventId }) => eventId)).toEqual([inquiry.id, order.id]);
    await ear.close();

    const again = await desks.subscriber.create("Order", world.bodyOf("Order", {}, from(inquiry, "ORDER")));
    expect([again.status, again.body.code]).toEqual([409, "ALREADY_ORDERED"]);
    await desks.subscriber.act(order, { action: "cancel", reason: "Budjetti loppui" });
    expect(await read(inquiry)).toMatchObject({ ordered: false, version: 3 });
    const told = (await readLog(db, inquiry.id)).map(({ action, label }) => [action, label]);
    expect(told, "D-9b, acceptance F15").toEqual([
      ["orderFrom", "updated"],
      ["cancel", "open"],
    ]);
    expect((await make("Order", {}, from(inquiry, "ORDER"))).caseId).toBe(inquiry.caseId);
    expect(await countingFaults(db)).toEqual([]);
  });

  test("is made once by many at once", async () => {
    const inquiry = await readyInquiry();
    const bodies = Array.from({ length: 20 }, () => world.bodyOf("Order", {}, from(inquiry, "ORDER")));
    const answers = await Promise.all(bodies.map((body) => world.desks.subscriber.create("Order", body)));
    const made = answers.filter(({ status }) => status === 201);
    expect(made).toHaveLength(1);
    const codes = answers.flatMap(({ body }) => body.code ?? []);
    expect(new Set(codes)).toEqual(new Set(["ALREADY_ORDERED"]));
  });

  test("is refused after its validity, of a rejected one, and by another supplier", async () => {
    const { desks, db, bodyOf } = world;
    const create = (source: TestDocument, more = {}) =>
      desks.subscriber.create("Order", bodyOf("Order", {}, { ...from(source, "ORDER"), ...more }));
    const late = await readyInquiry(addDays(today(), -1));
    expect((await create(late)).body.code).toBe("VALIDITY_EXPIRED");
    expect((await create(await readyInquiry(today()))).status).toBe(201);
    const rejected = await makeDocument(db, world, { type: "Inquiry", state: "READY", rejected: true });
    expect((await create(rejected)).body.code).toBe("SOURCE_REJECTED");

    const other = await makeOrganization(db);
    await makeSubscription(db, world.subscriber, other);
    const { id: productId } = await makeProduct(db, other);
    const elsewhere = await create(await readyInquiry(), { supplierId: other.id, eventProducts: [{ productId }] });
    expect([elsewhere.status, elsewhere.body.errors?.[0]?.path]).toEqual([422, "supplierId"]);
  });
});

test("a copy opens a case of its own and needs another connection id", async () => {
  const { desks, make, bodyOf } = world;
  const order = await make("Order");
  const same = { subscriberConnectionId: order.document.subscriberConnectionId ?? "" };
  const refused = await desks.subscriber.create("Order", bodyOf("Order", same, from(order, "COPY")));
  expect(refused.body.errors).toEqual([
    {
      path: "document.subscriberConnectionId",
      code: "CONNECTION_ID_IN_USE",
      message: "Tunniste on jo käytössä",
    },
  ]);
  const copy = await make("Order", {}, from(order, "COPY"));
  expect(copy.caseId).not.toBe(order.caseId);
  expect(copy["sourceEventId"]).toBe(order.id);
  expect((await desks.supplier.read(copy)).body["sourceEventId"]).toBeNull();
});

describe("from a ready order", () => {
  test("a ready change order marks it modified, a ready cancel order disconnects it", async () => {
    const { desks, db, make } = world;
    const order = await readyOrder({ subscriberConnectionId: "YHTEYS-1" });
    for (const [type, flag] of [
      ["ChangeOrder", "modified"],
      ["CancelOrder", "disconnected"],
    ] as const) {
      const made = await make(type, { subscriberConnectionId: "YHTEYS-1" }, from(order, "FROM_EXISTING"));
      expect(made.caseId).toBe(order.caseId);
      const unfinished = await desks.subscriber.create(
        "ChangeOrder",
        world.bodyOf("ChangeOrder", {}, from(order, "FROM_EXISTING")),
      );
      expect([unfinished.status, unfinished.body.code]).toEqual([409, "CASE_HAS_UNFINISHED_CHANGE"]);
      const started = (await desks.supplier.act(made, { action: "startProcessing" })).body;
      await desks.supplier.lock(made.id);
      const confirm = { action: "confirm", document: answerOf(type, "confirm") };
      const confirmed = (await desks.supplier.act(started, confirm)).body;
      const sent = (await desks.supplier.act(confirmed, { action: "deliver" })).body;
      expect((await read(order))[flag]).toBe(false);
      const ready = await desks.supplier.act(sent, { action: "signReady", document: answerOf(type, "signReady") });
      expect([ready.status, ready.body.eventState]).toEqual([200, "READY"]);
      expect((await read(order))[flag]).toBe(true);
    }
    expect((await readLog(db, order.id)).map(({ changes }) => changes)).toEqual([
      [
        { field: "modified", from: false, to: true },
        { field: "capacity", from: null, to: "1 Gbit/s" },
      ],
      [{ field: "disconnected", from: false, to: true }],
    ]);
    const labels = (await readLog(db, order.id)).map(({ label }) => label);
    expect(labels, "D-9b, acceptance F15").toEqual(["updated", "finished"]);
    const after = await desks.subscriber.create("Fault", world.bodyOf("Fault", {}, from(order, "FROM_EXISTING")));
    expect([after.status, after.body.code]).toEqual([409, "ORDER_DISCONNECTED"]);
  });

  test("one change comes of many at once", { timeout: 120_000 }, async () => {
    for (let round = 0; round < sizeOf(2, 50); round += 1) {
      const order = await readyOrder();
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) => {
          const type = index % 2 === 0 ? "ChangeOrder" : "CancelOrder";
          return world.desks.subscriber.create(type, world.bodyOf(type, {}, from(order, "FROM_EXISTING")));
        }),
      );
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
      expect(answers.filter(({ body }) => body.code === "CASE_HAS_UNFINISHED_CHANGE")).toHaveLength(19);
    }
  });

  test("a fault being handled shows on the order", async () => {
    const { desks, make } = world;
    const order = await readyOrder();
    const fault = await make("Fault", {}, from(order, "FROM_EXISTING"));
    expect(fault.caseId).toBe(order.caseId);
    expect((await read(order))["processingFaultReport"]).toBe(false);
    await desks.faultHandler.act(fault, { action: "startProcessing" });
    expect((await read(order))["processingFaultReport"]).toBe(true);
  });
});

test("a source that is not seen is as none", async () => {
  const { desks, bodyOf } = world;
  const stranger = await addPair(portal);
  const foreign = await stranger.make("Order");
  const asked = async (eventId: number, mode: SourceMode) =>
    bare(await desks.subscriber.create("Order", bodyOf("Order", {}, { source: { eventId, mode } }))).replaceAll(
      String(eventId),
      "TID",
    );
  for (const [mode, code] of [
    ["COPY", "COPY_EVENT_NOT_FOUND"],
    ["FORWARD", "FORWARD_EVENT_NOT_FOUND"],
    ["ORDER", "SOURCE_NOT_FOUND"],
    ["FROM_EXISTING", "SOURCE_NOT_FOUND"],
  ] as const) {
    const answer = await asked(foreign.id, mode);
    expect(answer).toMatch(new RegExp(`^422 .*"${code}"`));
    expect(answer).toContain("TID TID");
    expect(answer).toBe(await asked(noSuchEvent, mode));
  }
});

describe("a forward", () => {
  test("is made by a supplier that may, once at a time, and its parties see their own link alone", async () => {
    const { desks, db, make, bodyOf, supplier } = world;
    const next = await makeOrganization(db);
    await makeSubscription(db, supplier, next);
    const { id: productId } = await makeProduct(db, next);
    const original = await make("Order");
    const body = () =>
      bodyOf("Order", {}, { supplierId: next.id, eventProducts: [{ productId }], ...from(original, "FORWARD") });
    const early = await desks.supplier.create("Order", body());
    expect([early.status, early.body.code]).toEqual([403, "NOT_A_FORWARDER"]);

    await db.updateTable("organizations").set({ backbone_operator: true }).where("id", "=", supplier.id).execute();
    const made = await desks.supplier.create("Order", body());
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ subscriberId: supplier.id, supplierId: next.id, originalEventId: original.id });
    expect(made.body.caseId).not.toBe(original.caseId);
    expect(made.body.allowedActions).toEqual([]);
    const again = await desks.supplier.create("Order", body());
    expect([again.status, again.body.code]).toEqual([409, "ALREADY_FORWARDED"]);

    const clerk = await makeUser(db, { roles: [[next, "SUPPLIER"]] });
    const nextDesk = await createDesk(portal, clerk, next, "SUPPLIER");
    expect((await nextDesk.read(made.body)).body["originalEventId"]).toBeNull();
    expect((await nextDesk.read(original)).status).toBe(404);
    expect((await desks.subscriber.read(made.body)).status).toBe(404);

    await desks.subscriber.lock(original.id);
    await desks.subscriber.act(original, { action: "edit", document: { customerName: "Toinen" } });
    const left = await db.selectFrom("outbox").select("payload").orderBy("id", "desc").limit(2).execute();
    const warning = { eventId: made.body.id, action: "edit", to: "forwarder" };
    expect(left.map(({ payload }) => payload)).toContainEqual(expect.objectContaining(warning));
  });
});
