import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { EventFile } from "../../src/files/file-schema.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeSubscription } from "../builders/make-subscription.ts";
import { makeUser } from "../builders/make-user.ts";
import { addPair, type World } from "../documents/support/create-world.ts";
import { createDesk, type Desk, type Refused, type Shown } from "../documents/support/desk.ts";
import { photograph, readLog } from "../documents/support/look.ts";
import { bare, noSuchEvent, noSuchId } from "../documents/support/no-such.ts";
import { folderPlace } from "./support/places.ts";
import { uploaded } from "./support/upload.ts";

const place = folderPlace();
let portal: TestApp;
let world: World;
let order: Shown;
beforeAll(async () => {
  portal = await createTestApp(place.settings);
});
beforeEach(async () => {
  world = await addPair(portal);
  order = await world.make("Order");
});
afterAll(async () => {
  await portal.close();
  await place.end();
});

const pathOf = ({ id }: { id: number }) => `/events/${id}/files`;
const codeOf = ({ status, body }: { status: number; body: Refused }) =>
  `${status} ${body.errors?.[0] ? `${body.errors[0].path} ${body.errors[0].code}` : body.code}`;
const filesOf = (shown: Shown) => shown["files"] as EventFile[];

async function attach(desk: Desk, document: { id: number } = order): Promise<EventFile> {
  const { id } = await uploaded(portal, desk);
  const { body } = await desk.post<EventFile[]>(pathOf(document), { fileId: id });
  const file = body.find((one) => one.id === id);
  if (!file) throw new Error(`Attaching answered ${JSON.stringify(body)}`);
  return file;
}

/** Brings the order to a state, and archives it where asked. */
async function bring(state: Shown["eventState"], archived = false): Promise<void> {
  const change = { event_state: state as "READY", archived };
  await world.db.updateTable("documents").set(change).where("id", "=", order.id).execute();
}

describe("both parties", () => {
  test("add to an order in each state, and delete their own until it is finished", async () => {
    for (const state of ["OPEN", "IN_PROCESSING", "CONFIRMED", "IN_DELIVERY"]) {
      await bring(state);
      for (const desk of [world.desks.subscriber, world.desks.supplier]) {
        const { id } = await attach(desk);
        expect((await desk.delete(`${pathOf(order)}/${id}`)).status).toBe(204);
      }
    }
    const { id } = await attach(world.desks.supplier);
    for (const state of ["READY", "CANCELLED"]) {
      await bring(state);
      const refused = await world.desks.supplier.delete(`${pathOf(order)}/${id}`);
      expect([codeOf(refused), refused.body.currentState]).toEqual(["409 NOT_ALLOWED_IN_STATE", state]);
      await attach(world.desks.supplier);
    }
    const { body } = await world.desks.supplier.read(order);
    expect([body["mayAddFiles"], filesOf(body).some(({ mayDelete }) => mayDelete)]).toEqual([true, false]);
  });

  test("leave an archived one as it is, and still download", async () => {
    const { subscriber } = world.desks;
    const { id } = await attach(subscriber);
    const waiting = await uploaded(portal, subscriber);
    await bring("READY", true);
    const before = await photograph(world.db, order.id);
    expect(codeOf(await subscriber.post(pathOf(order), { fileId: waiting.id }))).toBe("409 NOT_ALLOWED_WHEN_ARCHIVED");
    expect(codeOf(await subscriber.delete(`${pathOf(order)}/${id}`))).toBe("409 NOT_ALLOWED_WHEN_ARCHIVED");
    expect(await photograph(world.db, order.id)).toBe(before);
    expect((await subscriber.get(`${pathOf(order)}/${id}/download`)).status).toBe(200);
    expect((await subscriber.read(order)).body["mayAddFiles"]).toBe(false);
  });

  test("do not delete each other's", async () => {
    const { subscriber, supplier } = world.desks;
    const { id } = await attach(subscriber);
    const before = await photograph(world.db, order.id);
    expect(codeOf(await supplier.delete(`${pathOf(order)}/${id}`))).toBe("403 NOT_YOUR_ACTION");
    expect(await photograph(world.db, order.id)).toBe(before);
  });

  test("of a fault notice are the subscriber and the fault handlers", async () => {
    const { subscriber, supplier, faultHandler } = world.desks;
    const fault = await world.make("Fault");
    const { id } = await attach(faultHandler, fault);
    await attach(subscriber, fault);
    const waiting = await uploaded(portal, supplier);
    expect(codeOf(await supplier.post(pathOf(fault), { fileId: waiting.id }))).toBe("403 NOT_YOUR_ACTION");
    expect(codeOf(await supplier.delete(`${pathOf(fault)}/${id}`))).toBe("403 NOT_YOUR_ACTION");
    expect((await supplier.get(`${pathOf(fault)}/${id}/download`)).status).toBe(200);
  });

  test("take the subscriber's processed mark off when the supplier adds", async () => {
    await world.db.updateTable("documents").set({ user_processed: true }).where("id", "=", order.id).execute();
    await attach(world.desks.subscriber);
    expect((await world.desks.subscriber.read(order)).body["userProcessed"]).toBe(true);
    await attach(world.desks.supplier);
    expect((await world.desks.subscriber.read(order)).body["userProcessed"]).toBe(false);
  });
});

describe("a foreign organization", () => {
  test("gets for every call what it would for nothing", async () => {
    const file = await attach(world.desks.subscriber);
    const waiting = await uploaded(portal, world.desks.subscriber);
    const stranger = await addPair(portal);
    const own = await stranger.make("Order");
    for (const desk of [stranger.desks.subscriber, stranger.desks.supplier]) {
      const calls = (event: number, attached: string, upload: string) => [
        desk.get(`/events/${event}/files`),
        desk.post(`/events/${event}/files`, { fileId: upload }),
        desk.delete(`/events/${event}/files/${attached}`),
        desk.get(`/events/${event}/files/${attached}/download`),
        desk.get(`/events/${own.id}/files/${attached}/download`),
        desk.delete(`/events/${own.id}/files/${attached}`),
        desk.post(`/events/${own.id}/files`, { fileId: upload }),
        desk.post(`/events/${own.id}/files`, { fileIds: [attached] }),
      ];
      const foreign = await Promise.all(calls(order.id, file.id, waiting.id));
      const none = await Promise.all(calls(noSuchEvent, noSuchId, noSuchId));
      expect(foreign.map(bare)).toEqual(none.map(bare));
      expect(foreign.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404, 422, 422]);
    }
    const form = (fileId: string) =>
      stranger.desks.subscriber.create("Order", stranger.bodyOf("Order", {}, { fileIds: [fileId] }));
    const refused = [await form(waiting.id), await form(noSuchId)];
    expect(refused.map(codeOf)).toEqual(["422 fileIds.0 FILE_NOT_FOUND", "422 fileIds.0 FILE_NOT_FOUND"]);
    expect(refused.map(bare)[0]).toBe(refused.map(bare)[1]);
    expect((await world.desks.subscriber.get<EventFile[]>(pathOf(order))).body).toHaveLength(1);
  });

  test("next in a chain of forwards never sees an attachment, nor does a copy take it along", async () => {
    const { subscriber, supplier } = world;
    const file = await attach(world.desks.subscriber);
    const next = await addPair(portal);
    await world.db
      .updateTable("organizations")
      .set({ backbone_operator: true })
      .where("id", "=", supplier.id)
      .execute();
    await makeSubscription(world.db, supplier, next.supplier);
    const forwarder = await createDesk(portal, world.supplierUser, supplier, "SUPPLIER");
    const source = (mode: string) => ({ source: { eventId: order.id, mode } });
    const forwarded = await forwarder.create("Order", next.bodyOf("Order", {}, source("FORWARD")));
    expect([forwarded.status, filesOf(forwarded.body)]).toEqual([201, []]);
    const own = await createDesk(
      portal,
      await makeUser(world.db, { roles: [[supplier, "SUBSCRIBER"]] }),
      supplier,
      "SUBSCRIBER",
    );
    const added = await attach(own, forwarded.body);
    const seen = await next.desks.supplier.read(forwarded.body);
    expect(filesOf(seen.body).map(({ id }) => id)).toEqual([added.id]);
    expect((await next.desks.supplier.get(`${pathOf(order)}/${file.id}/download`)).status).toBe(404);
    expect((await next.desks.supplier.get(`${pathOf(forwarded.body)}/${file.id}/download`)).status).toBe(404);
    expect(filesOf((await world.desks.subscriber.read(order)).body).map(({ id }) => id)).toEqual([file.id]);
    const copied = await world.desks.subscriber.create("Order", world.bodyOf("Order", {}, source("COPY")));
    expect([copied.status, filesOf(copied.body), subscriber.id]).toEqual([201, [], file.organizationId]);
  });
});

describe("attaching", () => {
  test("takes the caller's own waiting uploads alone", async () => {
    const { subscriber } = world.desks;
    const colleague = await createDesk(
      portal,
      await makeUser(world.db, { roles: [[world.subscriber, "SUBSCRIBER"]] }),
      world.subscriber,
      "SUBSCRIBER",
    );
    const { id } = await uploaded(portal, colleague);
    expect(codeOf(await subscriber.post(pathOf(order), { fileIds: [id] }))).toBe("422 fileIds.0 FILE_NOT_FOUND");
    expect((await colleague.post(pathOf(order), { fileIds: [id] })).status).toBe(201);
    expect(codeOf(await colleague.post(pathOf(order), { fileId: id }))).toBe("422 fileId FILE_NOT_FOUND");
  });

  test("is all or nothing", async () => {
    const { subscriber } = world.desks;
    const { id } = await uploaded(portal, subscriber);
    const before = await photograph(world.db, order.id);
    expect(codeOf(await subscriber.post(pathOf(order), { fileIds: [id, noSuchId] }))).toBe(
      "422 fileIds.1 FILE_NOT_FOUND",
    );
    expect(codeOf(await subscriber.post(pathOf(order), { fileIds: [id, id] }))).toBe("422 fileIds.1 FILE_NOT_FOUND");
    expect(await photograph(world.db, order.id)).toBe(before);
    expect((await subscriber.post(pathOf(order), { fileIds: [id] })).status).toBe(201);
  });

  test("comes along with a form, in one creation that fails whole", async () => {
    const { subscriber, supplier } = world.desks;
    const { id, name } = await uploaded(portal, subscriber);
    const broken = world.bodyOf("Order", { customerName: "" }, { fileIds: [id] });
    expect((await subscriber.create("Order", broken)).status).toBe(422);
    const made = await world.make("Order", {}, { fileIds: [id] });
    expect(filesOf(made)).toMatchObject([{ id, name, mayDelete: true }]);
    expect(made.version).toBe(1);
    expect(filesOf((await supplier.read(made)).body)).toMatchObject([{ id, mayDelete: false }]);
    const log = await readLog(world.db, made.id);
    expect(log.map(({ label }) => label)).toEqual(["created", "file_added"]);
    expect(codeOf(await subscriber.create("Order", world.bodyOf("Order", {}, { fileIds: [id] })))).toBe(
      "422 fileIds.0 FILE_NOT_FOUND",
    );
  });

  test("checks a version that is given, and asks for none", async () => {
    const { subscriber } = world.desks;
    const { id } = await uploaded(portal, subscriber);
    expect(codeOf(await subscriber.post(pathOf(order), { fileId: id }, { "if-match": '"7"' }))).toBe(
      "412 STALE_VERSION",
    );
    expect((await subscriber.post(pathOf(order), { fileId: id }, { "if-match": '"1"' })).status).toBe(201);
    expect(codeOf(await subscriber.delete(`${pathOf(order)}/${id}`, { "if-match": '"1"' }))).toBe("412 STALE_VERSION");
  });

  test.each([
    ["nothing", {}, "422 fileIds REQUIRED"],
    ["no file", { fileIds: [] }, "422 fileIds REQUIRED"],
    ["what is no id", { fileIds: ["x"] }, "422 fileIds.0 INVALID_VALUE"],
    ["two ways at once", { fileId: noSuchId, fileIds: [noSuchId] }, "422 fileIds INVALID_VALUE"],
    ["a long description", { fileId: noSuchId, description: "x".repeat(256) }, "422 description TOO_LONG"],
    ["more than a document holds", { fileIds: Array.from({ length: 101 }, () => noSuchId) }, "422 fileIds TOO_MANY"],
  ])("is refused with %s", async (_what, body, code) => {
    const answer = await world.desks.subscriber.post(pathOf(order), body);
    expect(codeOf(answer)).toBe(code);
    expect((await world.desks.subscriber.read(order)).body.version).toBe(1);
  });

  test("ends when a document holds a hundred", async () => {
    const { subscriber } = world.desks;
    const { id } = await attach(subscriber);
    await sql`INSERT INTO files (id, document_id, organization_id, uploaded_by_id, name, content_type, size, storage_key)
      SELECT gen_random_uuid(), document_id, organization_id, uploaded_by_id, name, content_type, size, 'x' || n
      FROM files, generate_series(1, 99) n WHERE id = ${id}`.execute(world.db);
    const waiting = await uploaded(portal, subscriber);
    expect(codeOf(await subscriber.post(pathOf(order), { fileId: waiting.id }))).toBe("422 fileId TOO_MANY");
  });

  test("of one upload wins once, and so does its deletion", async () => {
    const { subscriber } = world.desks;
    const other = await world.make("Order");
    const { id } = await uploaded(portal, subscriber);
    const targets = [order, other, order, other];
    const attached = await Promise.all(targets.map((one) => subscriber.post(pathOf(one), { fileId: id })));
    expect(attached.map(({ status }) => status).toSorted()).toEqual([201, 422, 422, 422]);
    const winner = targets[attached.findIndex(({ status }) => status === 201)] ?? order;
    const deleted = await Promise.all([1, 2, 3].map(() => subscriber.delete(`${pathOf(winner)}/${id}`)));
    expect(deleted.map(({ status }) => status).toSorted()).toEqual([204, 404, 404]);
    expect((await subscriber.read(winner)).body.version).toBe(3);
  });

  test("by several at once raises the version each time", async () => {
    const { subscriber, supplier } = world.desks;
    await Promise.all([subscriber, supplier, subscriber, supplier, subscriber].map((desk) => attach(desk)));
    const { body } = await subscriber.read(order);
    expect([body.version, filesOf(body).length]).toEqual([6, 5]);
  });
});
