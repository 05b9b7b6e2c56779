import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeUser } from "../builders/make-user.ts";
import { takeMails, spread } from "../notifications/support.ts";
import { createChain } from "./support/create-chain.ts";
import { addPair, createWorld, type World } from "./support/create-world.ts";
import { createDesk, everyType, type Desk, type Shown } from "./support/desk.ts";
import { answerOf } from "./support/forms.ts";
import { countingFaults, listenLive, photograph, readLog, readNotices } from "./support/look.ts";

let world: World;
/** Colleagues of the desks of the world, by name to be told apart from everybody. */
let pekka: Desk;
let anna: Desk;
beforeAll(async () => {
  world = await createWorld();
  const { db, portal, subscriber, supplier } = world;
  const at = async (first_name: string, organization: { id: string }, role: Desk["role"]) =>
    createDesk(
      portal,
      await makeUser(db, { first_name, last_name: "Salasuo", roles: [[organization, role]] }),
      organization,
      role,
    );
  pekka = await at("Pekka", supplier, "SUPPLIER");
  anna = await at("Anna", subscriber, "SUBSCRIBER");
});
afterAll(() => world.portal.close());

const give = (handlerId: string | null) => ({ action: "assign", handlerId });
const take = { action: "take" };

async function done(desk: Desk, document: Shown, body: object): Promise<Shown> {
  const answer = await desk.act(document, body);
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
}

const rows = async (desk: Desk, where: object) => {
  const filter = encodeURIComponent(JSON.stringify({ where, order: ["id ASC"] }));
  return (await desk.get<Shown[]>(`/orders?filter=${filter}`)).body.map(({ id }) => id);
};

/** All that a desk reads of a document, and of its lists, as one text. */
async function textsFor(desk: Desk, { id, caseId }: Shown): Promise<string> {
  const columns = encodeURIComponent("tid,handler");
  const paths = [
    `/orders/${id}`,
    "/orders",
    `/events/${id}/event-logs`,
    `/events/${id}?format=text`,
    `/cases/${caseId}`,
    `/events?${everyType}`,
    `/events/export?documentType=Order&columns=${columns}&format=csv`,
  ];
  return (await Promise.all(paths.map(async (path) => (await desk.get(path)).text))).join("\n");
}

describe("who handles a document", () => {
  test("is whoever takes it, is given to another and given back, and leaves the document as it was", async () => {
    const { supplier } = world.desks;
    const order = await world.make("Order");
    const { updatedAt, userProcessed } = (await supplier.read(order)).body;
    const taken = await done(supplier, order, take);
    expect(taken).toMatchObject({
      version: 1,
      updatedAt,
      userProcessed,
      handlerId: supplier.userId,
      eventState: "OPEN",
    });
    expect(taken.allowedActions).not.toContain("take");
    const given = await done(supplier, order, give(pekka.userId));
    expect(given).toMatchObject({ version: 1, handlerId: pekka.userId, handlerName: "Pekka Salasuo" });
    const back = await done(pekka, order, give(null));
    expect(back).toMatchObject({ version: 1, handlerId: null, handlerName: null });
    expect(back.allowedActions).toContain("take");
    const log = (await readLog(world.db, order.id)).filter(({ action }) => action !== "create");
    expect(log.map(({ action, seen_by }) => [action, seen_by])).toEqual([
      ["take", "supplier"],
      ["assign", "supplier"],
      ["assign", "supplier"],
    ]);
    expect(await countingFaults(world.db)).toEqual([]);
  });

  test("is, of a new document, who made it", async () => {
    const { subscriber } = world.desks;
    const order = await world.make("Order");
    expect(order).toMatchObject({ handlerId: subscriber.userId });
    expect((await subscriber.act(order, take)).body.code).toBe("ALREADY_HANDLED");
    expect(await done(anna, order, give(anna.userId))).toMatchObject({ handlerId: anna.userId });
  });

  test("is, once it is in handling, who took it up (T4), and known to the subscriber", async () => {
    const { subscriber, supplier } = world.desks;
    const order = await world.make("Order");
    await done(supplier, order, give(pekka.userId));
    expect((await subscriber.read(order)).body).toMatchObject({ handledById: null, handledByName: null });
    const started = await done(supplier, order, { action: "startProcessing" });
    expect(started).toMatchObject({ handlerId: supplier.userId, handledById: supplier.userId });
    await done(supplier, started, give(pekka.userId));
    expect((await subscriber.read(order)).body).toMatchObject({ handledByName: "Pekka Salasuo" });
  });

  test("keeps the subscriber's mark, which another change of the supplier takes off", async () => {
    const { subscriber, supplier } = world.desks;
    const order = await world.make("Order");
    const started = await done(supplier, order, { action: "startProcessing" });
    await supplier.lock(order.id);
    const confirmed = await done(supplier, started, { action: "confirm", document: answerOf("Order", "confirm") });
    await done(subscriber, confirmed, { action: "markProcessed" });
    await done(supplier, confirmed, give(pekka.userId));
    expect((await subscriber.read(order)).body).toMatchObject({ userProcessed: true });
  });

  test("is somebody who acts there in this role, or nobody", async () => {
    const { db, supplier, subscriber, desks } = world;
    const order = await world.make("Order");
    const before = await photograph(db, order.id);
    const others = await Promise.all([
      makeUser(db, { roles: [[supplier, "ERROR_HANDLER"]] }),
      makeUser(db, { roles: [[supplier, "SUPPLIER"]], disabled: true }),
      makeUser(db, { roles: [[supplier, "SUPPLIER_ADMIN"]] }),
      makeUser(db, { roles: [[subscriber, "SUPPLIER"]] }),
    ]);
    const noSuch = "00000000-0000-4000-8000-000000000000";
    for (const handlerId of [...others.map(({ id }) => id), anna.userId, noSuch]) {
      const { status, body } = await desks.supplier.act(order, give(handlerId));
      expect([status, body.errors?.map(({ path, code }) => `${path} ${code}`)]).toEqual([
        422,
        ["handlerId NOT_A_COLLEAGUE"],
      ]);
    }
    expect((await desks.supplier.act(order, { action: "assign" })).body.errors?.[0]).toMatchObject({
      path: "handlerId",
      code: "REQUIRED",
    });
    expect((await desks.supplier.act(order, give("pekka"))).body.errors?.[0]).toMatchObject({ path: "handlerId" });
    expect((await desks.supplier.act(order, { action: "take", handlerId: null })).status).toBe(422);
    expect(await photograph(db, order.id)).toBe(before);
  });

  test("is one of two who take it at once; a colleague's change meanwhile stands in nobody's way", async () => {
    const { supplier } = world.desks;
    const order = await world.make("Order");
    const answers = await Promise.all([supplier.act(order, take), pekka.act(order, take)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe("ALREADY_HANDLED");
    const both = await Promise.all([
      supplier.act(order, { action: "startProcessing" }),
      pekka.act(order, give(pekka.userId)),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
  });
});

test("the other side learns nothing of it: no answer, list, log, export, search or live word", async () => {
  const { portal } = world;
  const pair = await addPair(portal);
  const { subscriber, supplier } = pair.desks;
  const hand = async (first_name: string, organization: { id: string }, desk: Desk) => {
    const colleague = await makeUser(pair.db, { first_name, last_name: "Salasuo", roles: [[organization, desk.role]] });
    await done(desk, order, give(colleague.id));
    return colleague.id;
  };
  const order = await pair.make("Order");
  const ear = await listenLive(portal);
  const ofSubscriber = await hand("Anna", pair.subscriber, subscriber);
  const ofSupplier = await hand("Pekka", pair.supplier, supplier);
  const told = { kind: "document", eventId: order.id };
  await expect
    .poll(() => ear.heard.filter(({ kind }) => kind === "document"))
    .toEqual([
      expect.objectContaining({ ...told, subscriberId: pair.subscriber.id, supplierId: null }),
      expect.objectContaining({ ...told, subscriberId: null, supplierId: pair.supplier.id }),
    ]);
  await ear.close();
  const [seenBySubscriber, seenBySupplier] = [await textsFor(subscriber, order), await textsFor(supplier, order)];
  expect(seenBySubscriber).toContain("Anna Salasuo");
  expect(seenBySupplier).toContain("Pekka Salasuo");
  expect(seenBySubscriber).not.toMatch(new RegExp(`Pekka|${ofSupplier}`));
  expect(seenBySupplier).not.toMatch(new RegExp(`Anna|${ofSubscriber}`));
});

test("along a chain nobody but the link itself learns of it", async () => {
  const chain = await createChain(3);
  const [first, own, last] = [chain.link(0), chain.link(1), chain.link(2)];
  const roles = [[own.organization, "SUBSCRIBER", "SUPPLIER"]] as const;
  const { id } = await makeUser(chain.portal.db, { last_name: "Salasuo", roles });
  const sent = (await chain.send(0, "Order")).body;
  const forward = (await chain.send(1, "Order", sent)).body;
  await done(own.asSupplier, sent, give(id));
  await done(own.asSubscriber, forward, give(id));
  expect(await textsFor(own.asSupplier, sent)).toContain("Salasuo");
  expect(await textsFor(own.asSubscriber, forward)).toContain("Salasuo");
  for (const desk of [first.asSubscriber, first.asSupplier, last.asSubscriber, last.asSupplier])
    for (const document of [sent, forward]) expect(await textsFor(desk, document)).not.toContain("Salasuo");
  await chain.portal.close();
});

test("lists are filtered by who handles, and by that nobody does, each side by its own", async () => {
  const { subscriber, supplier } = world.desks;
  const [mine, given, free] = [await world.make("Order"), await world.make("Order"), await world.make("Order")];
  await done(supplier, mine, take);
  await done(supplier, given, give(pekka.userId));
  await done(subscriber, free, give(null));
  const ids = { inq: [mine.id, given.id, free.id] };
  const ask = (desk: Desk, where: object) => rows(desk, { id: ids, ...where });
  expect(await ask(supplier, { handlerId: supplier.userId })).toEqual([mine.id]);
  expect(await ask(supplier, { handlerId: null })).toEqual([free.id]);
  expect(await ask(supplier, { handlerName: { like: "%Salasuo" } })).toEqual([given.id]);
  expect(await ask(subscriber, { handlerId: subscriber.userId })).toEqual([mine.id, given.id]);
  expect(await ask(subscriber, { handlerId: null })).toEqual([free.id]);
  // Of what is not taken into handling nothing can be inferred.
  expect(await ask(subscriber, { handledById: pekka.userId })).toEqual([]);
  expect(await ask(subscriber, { handledById: null })).toEqual([mine.id, given.id, free.id]);
});

test("colleagues are those who act in the role of the path, the asker among them", async () => {
  const { supplier, faultHandler } = world.desks;
  type Colleague = { id: string; name: string };
  const ids = async (desk: Desk) => (await desk.get<Colleague[]>("/colleagues")).body.map(({ id }) => id).toSorted();
  expect(await ids(supplier)).toEqual([supplier.userId, pekka.userId].toSorted());
  const handlers = await ids(faultHandler);
  expect(handlers).toContain(faultHandler.userId);
  for (const { userId } of [supplier, pekka]) expect(handlers).not.toContain(userId);
});

test("several are given at once, and what one is refused leaves the rest", async () => {
  const { supplier } = world.desks;
  const [one, other] = [await world.make("Order"), await world.make("Order")];
  await done(pekka, other, take);
  const rowsOf = (of: Shown[]) => of.map(({ id: eventId }) => ({ eventId }));
  const bulk = (body: object) =>
    supplier.post<{ results: { status: number; problem?: { code: string } }[] }>("/bulk-actions", body);
  const taken = await bulk({ change: take, rows: rowsOf([one, other]) });
  expect(taken.body.results.map(({ status, problem }) => [status, problem?.code])).toEqual([
    [200, undefined],
    [409, "ALREADY_HANDLED"],
  ]);
  const given = await bulk({ change: give(pekka.userId), rows: rowsOf([one, other]) });
  expect(given.body.results.map(({ status }) => status)).toEqual([200, 200]);
  expect((await pekka.read(one)).body).toMatchObject({ handlerId: pekka.userId });
});

describe("who is given a document hears of it", () => {
  test("by the bell and the digest, and not who takes or gives it", async () => {
    const { supplier } = world.desks;
    const order = await world.make("Order");
    await spread(world.portal);
    await done(supplier, order, take);
    await done(supplier, order, give(pekka.userId));
    expect((await readNotices(world.db, order.id)).filter((notice) => notice.startsWith("assign"))).toEqual([
      "assign supplier",
    ]);
    expect(await spread(world.portal)).toEqual([]);
    const rung = await world.db
      .selectFrom("notifications")
      .select(["user_id", "subject", "kind", "for_digest"])
      .where("document_id", "=", order.id)
      .where("subject", "=", "assign")
      .execute();
    expect(rung).toEqual([{ user_id: pekka.userId, subject: "assign", kind: "Control", for_digest: true }]);
  });

  test("and from then on of what the other side does, beside who made it", async () => {
    const { subscriber, supplier } = world.desks;
    const order = await world.make("Order");
    await done(subscriber, order, give(anna.userId));
    await spread(world.portal);
    await done(supplier, order, { action: "startProcessing" });
    const mails = await spread(world.portal);
    const { email_address } = await world.db
      .selectFrom("users")
      .select("email_address")
      .where("id", "=", anna.userId)
      .executeTakeFirstOrThrow();
    expect(mails.map(({ to }) => to).toSorted()).toEqual([email_address, world.subscriberUser.emailAddress].toSorted());
    await takeMails(world.portal);
  });
});
