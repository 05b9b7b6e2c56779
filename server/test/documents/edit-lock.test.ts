import type { OrganizationRole } from "@runko/domain/organizations/roles";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeDocument, type TestDocument } from "../builders/make-document.ts";
import { makeUser } from "../builders/make-user.ts";
import { addPair, createWorld, type World } from "./support/create-world.ts";
import { createDesk, type Desk } from "./support/desk.ts";
import { answerOf, formOf } from "./support/forms.ts";
import { bodyOfAction } from "./support/grid-stage.ts";
import { sizeOf } from "./support/long.ts";
import { listenLive } from "./support/look.ts";
import { bare, noSuchEvent } from "./support/no-such.ts";

let world: World;
let clerks: Desk[];
beforeAll(async () => {
  world = await createWorld();
  const { portal, db, supplier } = world;
  clerks = await Promise.all(
    ["Aino", "Eero", "Ilta", "Urho"].map(async (first_name) => {
      const user = await makeUser(db, { first_name, last_name: "Mäki", roles: [[supplier, "SUPPLIER"]] });
      return createDesk(portal, user, supplier, "SUPPLIER");
    }),
  );
});
afterAll(async () => {
  await world.portal.close();
});

const [aino, eero] = [() => clerks[0] as Desk, () => clerks[1] as Desk];

const inProcessing = () =>
  makeDocument(world.db, world, { type: "Order", state: "IN_PROCESSING", fields: formOf("Order") });

/** Lets time pass for a lock. */
const age = (document: TestDocument, minutes: number) =>
  sql`UPDATE edit_locks SET taken_at = taken_at - make_interval(secs => ${minutes * 60}),
    until = until - make_interval(secs => ${minutes * 60}),
    heartbeat_at = heartbeat_at - make_interval(secs => ${minutes * 60}) WHERE document_id = ${document.id}`.execute(
    world.db,
  );

const holderOf = async (document: TestDocument) => (await aino().read(document)).body.editLock?.byId ?? null;

describe("a lock", () => {
  test("is taken for an hour, and tells everyone who has it", async () => {
    const document = await inProcessing();
    const ear = await listenLive(world.portal);
    const { status, body } = await aino().lock(document.id);
    expect(status).toBe(200);
    expect(body.lock).toMatchObject({ byId: aino().userId, byName: "Aino Mäki" });
    const minutes = (Date.parse(body.lock?.until ?? "") - Date.parse(body.lock?.since ?? "")) / 60_000;
    expect(minutes).toBeCloseTo(60, 1);
    for (const desk of [eero(), world.desks.subscriber]) {
      const seen = (await desk.read(document)).body;
      expect(seen.editLock).toEqual(body.lock);
      expect([seen["editLockById"], seen["editLockUntilDate"]]).toEqual([aino().userId, body.lock?.until]);
    }
    const parties = { subscriberId: world.subscriber.id, supplierId: world.supplier.id };
    const told = { ...parties, documentType: document.documentType, kind: "lock", eventId: document.id };
    await expect.poll(() => ear.take()).toEqual([told]);
    await aino().lock(document.id);
    await aino().lock(document.id, "?reset=true");
    await expect.poll(() => ear.heard).toEqual([told]);
    await ear.close();
    expect(await holderOf(document)).toBeNull();
  });

  test("lasts as long as its organization has set, and never longer than the portal allows", async () => {
    const lastsOf = async () => {
      const { body } = await aino().lock((await inProcessing()).id);
      return Math.round((Date.parse(body.lock?.until ?? "") - Date.parse(body.lock?.since ?? "")) / 60_000);
    };
    const set = (edit_lock_minutes: number | null) =>
      world.db.updateTable("organizations").set({ edit_lock_minutes }).where("id", "=", world.supplier.id).execute();
    await set(15);
    expect(await lastsOf()).toBe(15);
    await set(1);
    expect(await lastsOf()).toBe(5);
    await set(null);
    expect(await lastsOf()).toBe(60);
  });

  test("is refused to another, who is told who has it, since and until when", async () => {
    const document = await inProcessing();
    const { body: held } = await aino().lock(document.id);
    const refused = await eero().lock(document.id);
    expect([refused.status, refused.body.code]).toEqual([423, "EVENT_RESERVED"]);
    expect(refused.body.lock).toEqual(held.lock);
    expect(refused.body.detail).toMatch(
      /^Aino Mäki muokkaa tapahtumaa, varaus päättyy viimeistään \d.* klo \d\d\.\d\d$/,
    );
    const kept = await eero().lock(document.id, "?reset=true");
    expect([kept.status, kept.body.lock]).toEqual([200, held.lock]);
    expect(await holderOf(document)).toBe(aino().userId);
  });

  test("is renewed by its heartbeat, and free two minutes after the last", async () => {
    const document = await inProcessing();
    const first = (await aino().lock(document.id)).body.lock;
    await age(document, 1.9);
    const beat = (await aino().lock(document.id)).body.lock;
    expect(beat?.since).not.toBe(first?.since);
    expect(Date.parse(beat?.until ?? "")).toBeGreaterThan(Date.now() + 59 * 60_000);
    await age(document, 1.9);
    expect((await eero().lock(document.id)).status).toBe(423);
    await age(document, 0.2);
    expect(await holderOf(document)).toBeNull();
    const taken = await eero().lock(document.id);
    expect([taken.status, taken.body.lock?.byId]).toEqual([200, eero().userId]);
    expect((await aino().lock(document.id)).status).toBe(423);
  });

  test("without a heartbeat lasts its lease and no longer", async () => {
    const document = await inProcessing();
    await aino().lock(document.id);
    await age(document, 59);
    expect((await eero().lock(document.id)).status).toBe(423);
    await age(document, 1.1);
    expect((await eero().lock(document.id)).status).toBe(200);
  });

  test("is refused where there is nothing to edit, to whom it is not, and of no document", async () => {
    const { db, desks, portal } = world;
    const ready = await makeDocument(db, world, { type: "Order", state: "READY" });
    const done = await aino().lock(ready.id);
    expect([done.status, done.body.code, done.body.currentState]).toEqual([409, "NOT_ALLOWED_IN_STATE", "READY"]);
    const open = await makeDocument(db, world, { type: "Order", state: "OPEN" });
    expect((await aino().lock(open.id)).status).toBe(409);
    expect((await desks.subscriber.lock(open.id)).status).toBe(200);
    const fault = await makeDocument(db, world, { type: "Fault", state: "IN_PROCESSING" });
    const reader = await aino().lock(fault.id);
    expect(reader.status).toBe(403);
    expect((await desks.faultHandler.lock(fault.id)).status).toBe(200);
    const hidden = bare(await desks.faultHandler.lock(open.id));
    expect(hidden).toBe(bare(await desks.faultHandler.lock(noSuchEvent)));
    expect(hidden).toMatch(/^404/);
    const path = `${aino().base}/events/${open.id}/lock-for-editing`;
    expect((await portal.anonymous.patch(path)).status).toBe(401);
  });

  test("ends with the save", async () => {
    const document = await inProcessing();
    await aino().lock(document.id);
    const saved = await aino().act(document, { action: "editAnswer", document: { supplierInfo: "Tutkitaan" } });
    expect([saved.status, saved.body.editLock]).toEqual([200, null]);
    const unlocked = await aino().act(saved.body, { document: { supplierInfo: "Vielä" } });
    expect([unlocked.status, unlocked.body.code]).toEqual([423, "EDIT_LOCK_REQUIRED"]);
  });

  test("stays while products are changed one by one", async () => {
    const document = await inProcessing();
    await aino().lock(document.id);
    const body = { productId: world.product.id, monthPrice: "30.00" };
    const path = `/events/${document.id}/event-products`;
    const priced = await aino().patch(path, body, { "if-match": '"1"' });
    expect([priced.status, priced.body.editLock?.byId]).toEqual([200, aino().userId]);
  });

  test("ends with the logout, of every document", async () => {
    const { portal, db, supplier } = world;
    const user = await makeUser(db, { roles: [[supplier, "SUPPLIER"]] });
    const leaving = await createDesk(portal, user, supplier, "SUPPLIER");
    const documents = [await inProcessing(), await inProcessing()];
    for (const { id } of documents) await leaving.lock(id);
    const kept = await inProcessing();
    await aino().lock(kept.id);
    expect((await portal.withToken(leaving.token).post("/users/logout")).status).toBeLessThan(300);
    for (const document of documents) expect(await holderOf(document)).toBeNull();
    expect(await holderOf(kept)).toBe(aino().userId);
  });
});

describe("a lock goes with what allowed it (acceptance F19)", () => {
  const heldBy = async (...roles: OrganizationRole[]) => {
    const { portal, db, supplier } = world;
    const user = await makeUser(db, { roles: [[supplier, ...roles]] });
    const desk = await createDesk(portal, user, supplier, "SUPPLIER");
    const document = await inProcessing();
    expect((await desk.lock(document.id)).status).toBe(200);
    return { user, document };
  };
  const productAdmin = async () => world.portal.signInAs(await makeUser(world.db, { global_role: "RUNKO_ADMIN" }));

  test("when the role is taken away, and not when another is", async () => {
    const admin = await productAdmin();
    const { user, document } = await heldBy("SUPPLIER", "ERROR_HANDLER");
    const keep = (...roles: string[]) =>
      admin.change(`/organizations/${world.supplier.id}/users/${user.id}`, { roles });
    expect((await keep("SUPPLIER")).status).toBe(200);
    expect(await holderOf(document)).toBe(user.id);
    const ear = await listenLive(world.portal);
    expect((await keep("ERROR_HANDLER")).status).toBe(200);
    await expect.poll(() => ear.heard).toContainEqual(expect.objectContaining({ kind: "lock", eventId: document.id }));
    await ear.close();
    expect(await holderOf(document)).toBeNull();
    expect((await eero().lock(document.id)).status).toBe(200);
  });

  test("when the user is disabled, as before", async () => {
    const admin = await productAdmin();
    const { user, document } = await heldBy("SUPPLIER");
    expect((await admin.change(`/users/${user.id}`, { disabled: true })).status).toBe(200);
    expect(await holderOf(document)).toBeNull();
  });

  test("when the organization is closed", async () => {
    const admin = await productAdmin();
    const other = await addPair(world.portal);
    const document = await makeDocument(world.db, other, { type: "Order", state: "IN_PROCESSING" });
    expect((await other.desks.supplier.lock(document.id)).status).toBe(200);
    expect((await admin.post(`/organizations/${other.supplier.id}/closing`, { closed: true })).status).toBe(200);
    expect((await other.desks.subscriber.read(document)).body.editLock).toBeNull();
  });
});

describe("another's lock", () => {
  const acts = [
    ["edit", "Order", "OPEN", "subscriber"],
    ["confirm", "Order", "IN_PROCESSING", "supplier"],
    ["signReady", "Inquiry", "IN_PROCESSING", "supplier"],
    ["signReady", "Order", "IN_DELIVERY", "supplier"],
    ["reject", "Inquiry", "IN_PROCESSING", "supplier"],
    ["reject", "Order", "IN_PROCESSING", "supplier"],
    ["cancelBySupplier", "Order", "CONFIRMED", "supplier"],
    ["editAnswer", "Order", "IN_DELIVERY", "supplier"],
  ] as const;

  test.each(acts)("blocks %s of %s in %s", async (action, type, state, side) => {
    const { db, portal, desks } = world;
    const organization = world[side];
    const role = side === "subscriber" ? "SUBSCRIBER" : "SUPPLIER";
    const rival = await createDesk(portal, await makeUser(db, { roles: [[organization, role]] }), organization, role);
    const fields = { ...formOf(type), ...answerOf(type, "confirm") };
    const document = await makeDocument(db, world, { type, state, fields });
    const held = await rival.lock(document.id);
    expect(held.status).toBe(200);
    const { status, body } = await desks[side].act(document, bodyOfAction(action, type));
    expect([status, body.code]).toEqual([423, "EVENT_RESERVED"]);
    expect(body.lock).toEqual(held.body.lock);
    await age(document, 61);
    const needsOwn = action === "edit" || action === "confirm" || action === "editAnswer";
    if (needsOwn) await desks[side].lock(document.id);
    expect((await desks[side].act(document, bodyOfAction(action, type))).status).toBe(200);
  });

  test.each(["OPEN", "IN_PROCESSING"] as const)("does not keep a subscriber from cancelling in %s", async (state) => {
    const { db, desks } = world;
    const document = await makeDocument(db, world, { type: "Order", state });
    await (state === "OPEN" ? desks.subscriber : aino()).lock(document.id);
    const other = await createDesk(
      world.portal,
      await makeUser(db, { roles: [[world.subscriber, "SUBSCRIBER"]] }),
      world.subscriber,
      "SUBSCRIBER",
    );
    expect((await other.act(document, { action: "cancel", reason: "Turha" })).status).toBe(200);
  });
});

test("no lock has two holders, however many reach for it", { timeout: 600_000 }, async () => {
  const rounds = sizeOf(100, 1000);
  const document = await inProcessing();
  const winners = new Set<string>();
  for (let round = 0; round < rounds; round += 1) {
    const answers = await Promise.all(clerks.map(async (desk) => ({ desk, answer: await desk.lock(document.id) })));
    const holders = answers.filter(({ answer }) => answer.status === 200);
    expect(holders).toHaveLength(1);
    const holder = holders[0]?.desk;
    const refused = answers.filter(({ answer }) => answer.status !== 200);
    expect(refused.map(({ answer }) => answer.status)).toEqual([423, 423, 423]);
    const told = refused.flatMap(({ answer }) => answer.body.lock?.byId ?? []);
    expect(told.filter((userId) => userId !== holder?.userId)).toEqual([]);
    winners.add(holder?.userId ?? "");
    if (round % 3 === 0) await age(document, 61);
    else await holder?.lock(document.id, "?reset=true");
  }
  expect(winners.size).toBeGreaterThan(1);
});

test("a user has twenty documents reserved at once, however many are asked for at once; one more after one is let go (security m6)", async () => {
  const { portal, db, supplier } = world;
  const clerk = await makeUser(db, { roles: [[supplier, "SUPPLIER"]] });
  const one = await createDesk(portal, clerk, supplier, "SUPPLIER");
  const documents = await Promise.all(Array.from({ length: 24 }, inProcessing));
  const lock = async (document: TestDocument | undefined, query = "") => await one.lock(document?.id ?? 0, query);
  const answers = await Promise.all(documents.map((document) => lock(document)));
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.map(({ status, body }) => [status, body.code])).toEqual(
    Array.from({ length: 4 }, () => [409, "TOO_MANY_LOCKS"]),
  );
  const statuses = new Map(documents.map((document, index) => [document, answers[index]?.status]));
  const held = documents.find((document) => statuses.get(document) === 200);
  const left = documents.find((document) => statuses.get(document) !== 200);
  expect((await lock(held)).status).toBe(200);
  await lock(held, "?reset=true");
  expect((await lock(left)).status).toBe(200);
  for (const document of documents) await lock(document, "?reset=true");
});
