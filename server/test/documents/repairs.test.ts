import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Report } from "@runko/domain/reports/report";
import { addDays } from "@runko/domain/values/calendar-date";
import { lapseRepairs } from "../../src/documents/lapse-repairs.ts";
import type { ShownClock } from "../../src/documents/show-clocks.ts";
import { createWorld, type World } from "./support/create-world.ts";
import type { Desk, Shown } from "./support/desk.ts";
import { answerOf, today } from "./support/forms.ts";
import { countingFaults, photograph, readLog, readNotices } from "./support/look.ts";

let world: World;
beforeAll(async () => {
  world = await createWorld({ repairAnswerDays: 3 });
});
afterAll(() => world.portal.close());

async function done(desk: Desk, document: Shown, body: object): Promise<Shown> {
  const answer = await desk.act((await desk.read(document)).body, body);
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
}

const repair = { action: "signReady", document: answerOf("Fault", "signReady") };
const reopen = { action: "reopenFault", reason: "Yhteys pätkii yhä" };

async function repaired(): Promise<Shown> {
  const { faultHandler } = world.desks;
  const fault = await world.make("Fault");
  await done(faultHandler, fault, { action: "startProcessing" });
  return done(faultHandler, fault, repair);
}

const inDaysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000);
const waitOf = (fault: Shown) => fault["waits"] as object[];

test("a fault is opened again with a reason, and is ready again", async () => {
  const { subscriber, faultHandler, supplier } = world.desks;
  const fault = await repaired();
  const seen = (await subscriber.read(fault)).body;
  expect(seen.allowedActions).toEqual(expect.arrayContaining(["acceptRepair", "reopenFault"]));
  expect(waitOf(seen)).toEqual([
    { for: "subscriber", why: "repair", since: expect.any(String), by: addDays(today(), 3) },
  ]);
  expect(seen["waitingSince"]).toEqual(expect.any(String));
  expect((await faultHandler.read(fault)).body["waitingSince"]).toBeNull();
  await done(subscriber, fault, { action: "markProcessed" });

  const open = await done(subscriber, fault, reopen);
  expect(open).toMatchObject({
    eventState: "IN_PROCESSING",
    reopened: true,
    userProcessed: false,
    waits: [],
    waitingSince: null,
  });
  expect(open.document.reopenReason).toBe(reopen.reason);
  expect(open["stateDates"]).not.toHaveProperty("READY");
  expect(open.document).not.toHaveProperty("correctionActions");
  expect(await readNotices(world.db, fault.id)).toContain("reopenFault supplier");
  expect((await readLog(world.db, fault.id)).at(-1)).toMatchObject({ label: "open", action: "reopenFault" });
  expect(await countingFaults(world.db)).toEqual([]);

  const handled = (await faultHandler.read(fault)).body;
  expect(handled.document.correctionActions).toBe(repair.document.correctionActions);
  expect(handled.allowedActions).toContain("signReady");
  expect((await supplier.get(`/events/${fault.id}?format=text`)).text).toContain(reopen.reason);

  const again = await done(faultHandler, fault, repair);
  expect(again).toMatchObject({ eventState: "READY", reopened: false });
  expect((await supplier.get(`/events/${fault.id}?format=text`)).text).not.toContain(reopen.reason);
  expect((await subscriber.read(fault)).body.document.correctionActions).toBe(repair.document.correctionActions);
});

test("an accepted repair is answered for good", async () => {
  const { subscriber } = world.desks;
  const fault = await repaired();
  expect(await done(subscriber, fault, { action: "acceptRepair" })).toMatchObject({
    repairAccepted: true,
    userProcessed: true,
    eventState: "READY",
    waits: [],
  });
  expect((await readLog(world.db, fault.id)).at(-1)).toMatchObject({ action: "acceptRepair", label: "updated" });
  expect(await readNotices(world.db, fault.id)).toContain("acceptRepair supplier");
  const now = (await subscriber.read(fault)).body;
  for (const body of [{ action: "acceptRepair" }, reopen]) {
    const again = await subscriber.act(now, body);
    expect([again.status, again.body.code]).toEqual([409, "REPAIR_ACCEPTED"]);
  }
});

test("after the days of the setting it is too late, the wait ends, and the reason says what to do", async () => {
  const { subscriber } = world.desks;
  const fault = await repaired();
  await lapseRepairs(world.db, inDaysFromNow(3));
  expect((await subscriber.read(fault)).body.allowedActions).toContain("reopenFault");

  const late = async () => {
    const now = (await subscriber.read(fault)).body;
    expect(now.refusedActions.map(({ code }) => code)).toContain("REPAIR_ANSWER_OVER");
    const answer = await subscriber.act(now, reopen);
    expect([answer.status, answer.body.code]).toEqual([409, "REPAIR_ANSWER_OVER"]);
    expect(answer.body.title).toMatch(/uusi ilmoitus/);
    return now;
  };
  const [wait] = waitOf((await subscriber.read(fault)).body);
  const waits = JSON.stringify([{ ...wait, by: addDays(today(), -1) }]);
  await world.db.updateTable("documents").set({ waits }).where("id", "=", fault.id).execute();
  const { version } = await late();
  for (let times = 0; times < 2; times += 1) await lapseRepairs(world.db, new Date());
  expect(await late()).toMatchObject({ version, waits: [], waitingSince: null, repairAccepted: false });
  const lapsed = (await readLog(world.db, fault.id)).filter(({ action }) => action === "lapseRepair");
  expect(lapsed).toMatchObject([{ label: "updated", user_id: null, seen_by: null }]);
  expect(await countingFaults(world.db)).toEqual([]);
});

test("the repair clock goes on: the time while it was ready is left out, nothing is taken up anew", async () => {
  const { subscriber, faultHandler } = world.desks;
  const fault = await repaired();
  const clocks = async () => {
    const { clock } = (await faultHandler.read(fault)).body as unknown as { clock: ShownClock[] };
    return Object.fromEntries(clock.map((one) => [one.name, one]));
  };
  const { repair: signed, takeUp } = await clocks();
  expect(signed).toMatchObject({ state: "met", pauses: [], stoppedAt: expect.any(String) });
  const [begun, stopped] = [inDaysFromNow(-2), inDaysFromNow(-1)].map((instant) => instant.toISOString());
  await sql`UPDATE documents SET clocks = jsonb_path_query_array(clocks, '$[*] ? (@.name != "repair")') ||
    (jsonb_path_query_first(clocks, '$[*] ? (@.name == "repair")')
      || jsonb_build_object('startedAt', ${begun}::text, 'stoppedAt', ${stopped}::text)) WHERE id = ${fault.id}`.execute(
    world.db,
  );
  await done(subscriber, fault, reopen);
  const again = await clocks();
  expect(again["takeUp"]).toEqual(takeUp);
  expect(again["repair"]).toMatchObject({
    startedAt: begun,
    originalDueAt: signed?.originalDueAt,
    stoppedAt: null,
    pauses: [{ from: stopped, to: expect.any(String), why: "reopened" }],
  });
  await done(faultHandler, fault, repair);
  expect((await clocks())["repair"]).toMatchObject({ state: "met", pauses: [{ why: "reopened" }] });
});

test("what waits for its subscriber stands in its queue and count, until it has answered", async () => {
  const { subscriber } = world.desks;
  const waiting = async () => {
    const queue = (await subscriber.get<{ id: number }[]>("/work-queues/waitingForUs?limit=100")).body;
    return { count: (await subscriber.counts()).Fault["waiting"] ?? 0, ids: queue.map(({ id }) => id) };
  };
  const { count } = await waiting();
  const [accepted, archived] = [await repaired(), await repaired()];
  expect(await waiting()).toMatchObject({ count: count + 2, ids: expect.arrayContaining([accepted.id, archived.id]) });
  await done(subscriber, accepted, { action: "acceptRepair" });
  await done(subscriber, archived, { action: "archive" });
  expect((await waiting()).count).toBe(count);
  expect(await countingFaults(world.db)).toEqual([]);
});

test("without a reason, by another side or archived it stays as it was", async () => {
  const { subscriber, faultHandler, supplier } = world.desks;
  const fault = await repaired();
  const now = (await subscriber.read(fault)).body;
  const before = await photograph(world.db, fault.id);
  for (const reason of [undefined, "  "]) {
    const answer = await subscriber.act(now, { action: "reopenFault", reason });
    expect([answer.status, answer.body.errors?.map(({ path, code }) => `${path} ${code}`)]).toEqual([
      422,
      ["reason REOPEN_REASON_MISSING"],
    ]);
  }
  for (const desk of [faultHandler, supplier]) expect((await desk.act(now, reopen)).status).toBe(403);
  expect(await photograph(world.db, fault.id)).toBe(before);
  await done(subscriber, fault, { action: "archive" });
  expect((await subscriber.act((await subscriber.read(fault)).body, reopen)).body.code).toBe(
    "NOT_ALLOWED_WHEN_ARCHIVED",
  );
});

test("two answers at once: one wins, and the other is told", async () => {
  const { subscriber } = world.desks;
  const fault = await repaired();
  const now = (await subscriber.read(fault)).body;
  const answers = await Promise.all([subscriber.act(now, { action: "acceptRepair" }), subscriber.act(now, reopen)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
});

test("the order says that its fault is being handled again", async () => {
  const { subscriber, supplier, faultHandler } = world.desks;
  const order = await world.make("Order");
  await done(supplier, order, { action: "startProcessing" });
  await supplier.lock(order.id);
  await done(supplier, order, { action: "confirm", document: answerOf("Order", "confirm") });
  await done(supplier, order, { action: "deliver" });
  await done(supplier, order, { action: "signReady", document: answerOf("Order", "signReady") });
  const source = { eventId: order.id, mode: "FROM_EXISTING" };
  const fault = (await subscriber.create("Fault", world.bodyOf("Fault", {}, { source }))).body;
  await done(faultHandler, fault, { action: "startProcessing" });
  await done(faultHandler, fault, repair);
  expect((await subscriber.read(order)).body).toMatchObject({ processingFaultReport: false });
  await done(subscriber, fault, reopen);
  expect((await subscriber.read(order)).body).toMatchObject({ processingFaultReport: true });
});

test("the report of faults counts it once, from the notice to the repair that held", async () => {
  const { subscriber, faultHandler } = world.desks;
  const query = `/export/report?raw=true&report=fault&from=${today().slice(0, 4)}-01-01&to=${today()}`;
  const total = async () => (await faultHandler.get<Report>(query)).body.total.total;
  const fault = await repaired();
  const before = await total();
  await done(subscriber, fault, reopen);
  expect(await total()).toBe(before - 1);
  await done(faultHandler, fault, repair);
  expect(await total()).toBe(before);
});
