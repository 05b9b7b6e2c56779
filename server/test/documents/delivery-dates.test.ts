import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { keepFirstDates } from "../../src/documents/keep-first-dates.ts";
import { createWorld, type World } from "./support/create-world.ts";
import type { Desk, Shown } from "./support/desk.ts";
import { answerOf, inDays, today } from "./support/forms.ts";
import { photograph, readLog, readNotices } from "./support/look.ts";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.portal.close());

const because = { delayReason: "CAPACITY_ISSUE", text: "Kortti puuttuu" };
const movedTo = (estimatedDeliveryDate: string, more: object = because) => ({
  action: "editAnswer",
  document: { estimatedDeliveryDate },
  ...more,
});

/** Does it with the version that it has now, and with the edit lock where one is asked for. */
async function act(desk: Desk, document: Shown, body: { action: string } & Record<string, unknown>) {
  if (body.action === "editAnswer" || body.action === "confirm") await desk.lock(document.id);
  return desk.act((await desk.read(document)).body, body);
}

/** Confirmed for a day thirty days ahead. */
async function confirmed(fields: DocumentFields = {}): Promise<Shown> {
  const { supplier } = world.desks;
  const document = await world.make("Order");
  await act(supplier, document, { action: "startProcessing" });
  const answer = { ...answerOf("Order", "confirm"), ...fields };
  return await done(supplier, document, { action: "confirm", document: answer });
}

async function done(desk: Desk, document: Shown, body: { action: string } & Record<string, unknown>): Promise<Shown> {
  const answer = await act(desk, document, body);
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
}

describe("a confirmed date is agreed on, not edited (F2)", () => {
  test("the first confirmed day is kept, and what moves it is told with its reason", async () => {
    const { subscriber, supplier } = world.desks;
    const order = await confirmed();
    expect(order).toMatchObject({ committedDeliveryDate: inDays(30), dateUnanswered: false, dateChanges: [] });
    await done(supplier, order, movedTo(inDays(40)));
    const seen = (await subscriber.read(order)).body;
    expect(seen).toMatchObject({
      committedDeliveryDate: inDays(30),
      dateUnanswered: true,
      proposedDeliveryDate: null,
      dateChanges: [{ kind: "supplierMoved", from: inDays(30), to: inDays(40), ...because }],
    });
    expect(seen.document.estimatedDeliveryDate).toBe(inDays(40));
    expect(await readNotices(world.db, order.id)).toContain("dateMoved subscriber");
    expect((await readLog(world.db, order.id)).at(-1)).toMatchObject({
      action: "editAnswer",
      changes: [
        { field: "estimatedDeliveryDate", from: inDays(30), to: inDays(40) },
        { field: "delayReason", from: null, to: "CAPACITY_ISSUE" },
      ],
    });
  });

  test.each<[string, object, string[]]>([
    ["without a reason", {}, ["delayReason REQUIRED", "text REQUIRED"]],
    ["without words", { delayReason: "CAPACITY_ISSUE", text: " " }, ["text REQUIRED"]],
    ["for an unknown reason", { ...because, delayReason: "LUMI" }, ["delayReason NOT_AN_OPTION"]],
    ["for one that ends an order", { ...because, delayReason: "NO_LONGER_REQUIRED" }, ["delayReason NOT_AN_OPTION"]],
    ["in too many words", { ...because, text: "x".repeat(2001) }, ["text TOO_LONG"]],
  ])("%s it is refused at the field, in Finnish, and nothing has moved", async (_how, more, expected) => {
    const { supplier } = world.desks;
    const order = await confirmed();
    await supplier.lock(order.id);
    const before = await photograph(world.db, order.id);
    const answer = await supplier.act((await supplier.read(order)).body, movedTo(inDays(40), more));
    expect([answer.status, answer.body.errors?.map(({ path, code }) => `${path} ${code}`)]).toEqual([422, expected]);
    for (const { message } of answer.body.errors ?? []) expect(message).toMatch(/[a-zäö]{4}/);
    expect(await photograph(world.db, order.id)).toBe(before);
  });

  test("a reason of nothing that moves is refused, and an answer without one is saved as before", async () => {
    const { supplier } = world.desks;
    const order = await confirmed();
    const idle = await act(supplier, order, { action: "editAnswer", document: { supplierInfo: "Uusi" }, ...because });
    expect([idle.status, idle.body.errors?.map(({ path, code }) => `${path} ${code}`)]).toEqual([
      422,
      ["delayReason NOT_WRITABLE", "text NOT_WRITABLE"],
    ]);
    const saved = await done(supplier, order, { action: "editAnswer", document: { supplierInfo: "Uusi" } });
    expect(saved).toMatchObject({ dateUnanswered: false, dateChanges: [] });
    expect(await readNotices(world.db, order.id)).toContain("editAnswer subscriber");
  });

  test("a day that moves as the document is made ready asks for its reason too", async () => {
    const { supplier } = world.desks;
    const order = await confirmed();
    await done(supplier, order, { action: "deliver" });
    const document = { ...answerOf("Order", "signReady"), estimatedDeliveryDate: today() };
    const silent = await act(supplier, order, { action: "signReady", document });
    expect([silent.status, silent.body.errors?.[0]?.path]).toEqual([422, "delayReason"]);
    const ready = await done(supplier, order, { action: "signReady", document, ...because });
    expect(ready).toMatchObject({ eventState: "READY", committedDeliveryDate: inDays(30), dateUnanswered: false });
    expect(ready["dateChanges"]).toHaveLength(1);
  });

  test("before the confirmation the day is the supplier's own draft", async () => {
    const { subscriber, supplier } = world.desks;
    const order = await world.make("Order");
    await done(supplier, order, { action: "startProcessing" });
    await done(supplier, order, movedTo(inDays(20), {}));
    const drafted = await done(supplier, order, movedTo(inDays(25), {}));
    expect(drafted).toMatchObject({ committedDeliveryDate: null, dateChanges: [] });
    expect((await subscriber.read(order)).text).not.toContain(inDays(25));
    const answer = { ...answerOf("Order", "confirm"), estimatedDeliveryDate: inDays(26) };
    const first = await done(supplier, order, { action: "confirm", document: answer });
    expect(first).toMatchObject({ committedDeliveryDate: inDays(26), dateChanges: [] });
  });
});

describe("the subscriber answers", () => {
  test("by accepting the day that holds", async () => {
    const { subscriber, supplier } = world.desks;
    const order = await confirmed();
    expect((await subscriber.read(order)).body.allowedActions).not.toContain("acceptDate");
    const early = await act(subscriber, order, { action: "acceptDate" });
    expect([early.status, early.body.code]).toEqual([409, "DATE_NOT_MOVED"]);
    await done(supplier, order, movedTo(inDays(40)));
    const accepted = await done(subscriber, order, { action: "acceptDate" });
    expect(accepted).toMatchObject({ dateUnanswered: false, committedDeliveryDate: inDays(30) });
    expect(accepted["dateChanges"]).toMatchObject([{ kind: "supplierMoved" }, { kind: "agreed", to: inDays(40) }]);
    expect(await readNotices(world.db, order.id)).toContain("acceptDate supplier");
    expect((await act(supplier, order, { action: "acceptDate" })).status).toBe(403);
  });

  test("by another day, which the supplier accepts: the supplier's reason moved it", async () => {
    const { subscriber, supplier } = world.desks;
    const order = await confirmed();
    await done(supplier, order, movedTo(inDays(40)));
    const proposed = await done(subscriber, order, { action: "proposeDate", date: inDays(35), text: "Juhlat" });
    expect(proposed).toMatchObject({ proposedDeliveryDate: inDays(35), dateUnanswered: true });
    expect(proposed.document.estimatedDeliveryDate).toBe(inDays(40));
    expect(await readNotices(world.db, order.id)).toContain("proposeDate supplier");
    const agreed = await done(supplier, order, { action: "acceptProposedDate" });
    expect(agreed).toMatchObject({
      committedDeliveryDate: inDays(30),
      proposedDeliveryDate: null,
      dateUnanswered: false,
    });
    expect(agreed.document.estimatedDeliveryDate).toBe(inDays(35));
    expect(await readNotices(world.db, order.id)).toContain("acceptProposedDate subscriber");
  });

  test("or wishes for another day by itself, which becomes the promise once it is accepted", async () => {
    const { subscriber, supplier } = world.desks;
    const order = await confirmed();
    await done(subscriber, order, { action: "proposeDate", date: inDays(50) });
    const agreed = await done(supplier, order, { action: "acceptProposedDate" });
    expect(agreed).toMatchObject({ committedDeliveryDate: inDays(50), dateUnanswered: false });
    expect(agreed["dateChanges"]).toMatchObject([
      { kind: "proposed", to: inDays(50), text: null },
      { kind: "subscriberAsked", from: inDays(30), to: inDays(50) },
    ]);
    const { date_moved_by } = await world.db
      .selectFrom("documents")
      .select("date_moved_by")
      .where("id", "=", order.id)
      .executeTakeFirstOrThrow();
    expect(date_moved_by).toBe("subscriber");
  });

  test("a proposal that is refused leaves the confirmed day, with words for the subscriber", async () => {
    const { subscriber, supplier } = world.desks;
    const order = await confirmed();
    await done(subscriber, order, { action: "proposeDate", date: inDays(20) });
    const silent = await act(supplier, order, { action: "refuseProposedDate" });
    expect([silent.status, silent.body.errors?.map(({ path, code }) => `${path} ${code}`)]).toEqual([
      422,
      ["text REQUIRED"],
    ]);
    await done(supplier, order, { action: "refuseProposedDate", text: "Asentajat ovat lomalla" });
    const seen = (await subscriber.read(order)).body;
    expect(seen).toMatchObject({ proposedDeliveryDate: null, committedDeliveryDate: inDays(30) });
    expect(seen["dateChanges"]).toMatchObject([
      { kind: "proposed" },
      { kind: "refused", text: "Asentajat ovat lomalla" },
    ]);
    const late = await act(supplier, order, { action: "acceptProposedDate" });
    expect([late.status, late.body.code]).toEqual([409, "NO_PROPOSED_DATE"]);
  });

  test.each<[string, object, string]>([
    ["no day", {}, "date REQUIRED"],
    ["a day that has passed", { date: inDays(-1) }, "date DATE_IN_PAST"],
    ["no day at all", { date: "huomenna" }, "date INVALID_DATE"],
    ["the day that is confirmed", { date: inDays(30) }, "date DATE_UNCHANGED"],
    ["a reason for itself", { date: inDays(31), delayReason: "OTHER" }, "delayReason NOT_WRITABLE"],
  ])("%s is no proposal", async (_what, given, expected) => {
    const order = await confirmed();
    const answer = await act(world.desks.subscriber, order, { action: "proposeDate", ...given });
    expect([answer.status, answer.body.errors?.map(({ path, code }) => `${path} ${code}`)]).toEqual([422, [expected]]);
  });

  test("a day that has passed meanwhile can only be refused", async () => {
    const { supplier } = world.desks;
    const order = await confirmed();
    const past = { proposed_delivery_date: inDays(-1) };
    await world.db.updateTable("documents").set(past).where("id", "=", order.id).execute();
    const answer = await act(supplier, order, { action: "acceptProposedDate" });
    expect([answer.status, answer.body.code]).toEqual([409, "PROPOSED_DATE_PAST"]);
    await done(supplier, order, { action: "refuseProposedDate", text: "Päivä on mennyt" });
  });

  test("an acceptance and a move at once: one wins, and the other is told", async () => {
    const { subscriber, supplier } = world.desks;
    for (let round = 0; round < 5; round += 1) {
      const order = await confirmed();
      await done(subscriber, order, { action: "proposeDate", date: inDays(50) });
      await supplier.lock(order.id);
      const now = (await supplier.read(order)).body;
      const answers = await Promise.all([
        supplier.act(now, { action: "acceptProposedDate" }),
        supplier.act(now, movedTo(inDays(60))),
        subscriber.act(now, { action: "proposeDate", date: inDays(55) }),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412, 412]);
      const kept = (await supplier.read(order)).body["dateChanges"] as unknown[];
      expect(kept).toHaveLength(2);
    }
  });
});

test("what waits for an answer stands in the queue of who answers it", async () => {
  const { subscriber, supplier } = world.desks;
  const order = await confirmed();
  const ids = async (desk: Desk, queue: string) => {
    const { body } = await desk.get<{ id: number }[]>(`/work-queues/${queue}?limit=100`);
    return body.map(({ id }) => id);
  };
  await done(supplier, order, movedTo(inDays(40)));
  expect(await ids(subscriber, "movedDates")).toContain(order.id);
  await done(subscriber, order, { action: "proposeDate", date: inDays(35) });
  expect(await ids(supplier, "proposedDates")).toContain(order.id);
  await done(supplier, order, { action: "acceptProposedDate" });
  expect(await ids(subscriber, "movedDates")).not.toContain(order.id);
  expect(await ids(supplier, "proposedDates")).not.toContain(order.id);
});

test("lists tell the agreed day, and are filtered and sorted by it", async () => {
  const { subscriber, supplier } = world.desks;
  const order = await confirmed({ estimatedDeliveryDate: inDays(300) });
  await done(supplier, order, movedTo(inDays(310)));
  const where = { committedDeliveryDate: inDays(300), dateUnanswered: true };
  const filter = encodeURIComponent(JSON.stringify({ where, order: "committedDeliveryDate DESC" }));
  const { body } = await subscriber.get<Shown[]>(`/orders?filter=${filter}`);
  expect(body).toMatchObject([{ id: order.id, committedDeliveryDate: inDays(300), proposedDeliveryDate: null }]);
});

test("the history of a date only grows", async () => {
  const order = await confirmed();
  await done(world.desks.supplier, order, movedTo(inDays(40)));
  for (const change of [
    sql`UPDATE delivery_date_changes SET text = 'muu'`,
    sql`DELETE FROM delivery_date_changes`,
    sql`TRUNCATE delivery_date_changes`,
  ])
    await expect(change.execute(world.db)).rejects.toThrow(/append-only/);
});

test("of what was confirmed before, the log tells the first day and every move", async () => {
  const { supplier } = world.desks;
  const order = await confirmed();
  const quiet = await confirmed();
  await done(supplier, order, movedTo(inDays(40)));
  await done(supplier, order, movedTo(inDays(45)));
  const ids = [order.id, quiet.id];
  await world.db
    .updateTable("documents")
    .set({ committed_delivery_date: null, date_moved_by: null, date_unanswered: false })
    .where("id", "in", ids)
    .execute();
  expect(await keepFirstDates(world.db)).toBeGreaterThanOrEqual(2);
  expect(await keepFirstDates(world.db)).toBe(0);
  const rows = await world.db
    .selectFrom("documents")
    .select(["id", "committed_delivery_date", "date_moved_by"])
    .where("id", "in", ids)
    .orderBy("id")
    .execute();
  expect(rows).toEqual([
    { id: order.id, committed_delivery_date: inDays(30), date_moved_by: "unknown" },
    { id: quiet.id, committed_delivery_date: inDays(30), date_moved_by: null },
  ]);
  const told = (await supplier.read(order)).body["dateChanges"] as { delayReason: string | null; to: string }[];
  expect(told.filter(({ delayReason }) => delayReason === null).map(({ to }) => to)).toEqual([inDays(40), inDays(45)]);
});
