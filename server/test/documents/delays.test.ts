import { delayToPassOn } from "@runko/domain/documents/pass-delay";
import type { DateChange } from "@runko/domain/documents/agreed-date";
import { addDays } from "@runko/domain/values/calendar-date";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createChain, type Chain } from "./support/create-chain.ts";
import { addPair, type World } from "./support/create-world.ts";
import type { Desk, Shown } from "./support/desk.ts";
import { answerOf, inDays, today } from "./support/forms.ts";
import { photograph, readLog, readNotices } from "./support/look.ts";

let chain: Chain;
let world: World;
beforeAll(async () => {
  chain = await createChain(4);
  world = await addPair(chain.portal);
});
afterAll(() => chain.portal.close());

type Dated = Shown & {
  heldReason: string | null;
  dateUnanswered: boolean;
  committedDeliveryDate: string;
  dateChanges: (DateChange & { at: string })[];
  clock: { name: string; state: string; dueAt: string }[];
};
type Body = { action: string } & Record<string, unknown>;

const read = async (desk: Desk, document: Shown) => (await desk.read(document)).body as unknown as Dated;

async function done(desk: Desk, document: Shown, body: Body): Promise<Dated> {
  if (body.action === "editAnswer" || body.action === "confirm") await desk.lock(document.id);
  const answer = await desk.act(await read(desk, document), body);
  expect(answer.status, answer.text).toBe(200);
  return answer.body as unknown as Dated;
}

/** Promised in thirty days. */
async function confirm(desk: Desk, order: Shown): Promise<void> {
  await done(desk, order, { action: "startProcessing" });
  await done(desk, order, { action: "confirm", document: answerOf("Order", "confirm") });
}

async function confirmed(): Promise<Shown> {
  const order = await world.make("Order");
  await confirm(world.desks.supplier, order);
  return order;
}

const promised = inDays(30);
const because = { delayReason: "CAPACITY_ISSUE", text: "Kortti puuttuu" };
const held = { action: "reportJeopardy", ...because };
const deliveryOf = ({ clock }: Dated) => clock.find(({ name }) => name === "delivery");
const listed = async (desk: Desk, where: object) => {
  const filter = encodeURIComponent(JSON.stringify({ where }));
  return (await desk.get<{ id: number }[]>(`/orders?filter=${filter}`)).body.map(({ id }) => id);
};
const movedDates = async () =>
  (await world.desks.subscriber.get<{ id: number }[]>("/work-queues/movedDates?limit=100")).body.map(({ id }) => id);

describe("a delay that is told", () => {
  test("without a day holds the order until another is told, and everybody sees it", async () => {
    const { supplier, subscriber } = world.desks;
    const order = await confirmed();
    const told = await done(supplier, order, held);
    expect(told).toMatchObject({
      heldReason: "CAPACITY_ISSUE",
      dateUnanswered: true,
      committedDeliveryDate: promised,
      document: { estimatedDeliveryDate: promised },
      dateChanges: [{ kind: "delayed", from: promised, to: null, delayReason: "CAPACITY_ISSUE", text: held.text }],
    });
    expect(deliveryOf(told)).toMatchObject({ state: "running", dueAt: expect.stringContaining(promised) });
    expect(await readNotices(world.db, order.id)).toContain("reportJeopardy subscriber");
    expect((await readLog(world.db, order.id)).at(-1)).toMatchObject({
      action: "reportJeopardy",
      changes: [{ field: "delayReason", from: null, to: "CAPACITY_ISSUE" }],
    });

    const seen = await read(subscriber, order);
    expect(seen.allowedActions).toContain("proposeDate");
    expect(seen.allowedActions).not.toContain("acceptDate");
    const accepted = await subscriber.act(seen, { action: "acceptDate" });
    expect([accepted.status, accepted.body.code]).toEqual([409, "DATE_HELD"]);
    expect(await movedDates()).toContain(order.id);
    for (const desk of [supplier, subscriber])
      expect(await listed(desk, { heldReason: { neq: null } })).toContain(order.id);
    expect((await subscriber.get(`/events/${order.id}?format=text`)).text).toContain("viivästyy");

    const moved = await done(supplier, order, { ...held, delayReason: "WEATHER", date: inDays(40) });
    expect(moved).toMatchObject({
      heldReason: null,
      dateUnanswered: true,
      document: { estimatedDeliveryDate: inDays(40) },
    });
    expect(moved.dateChanges.at(-1)).toMatchObject({ kind: "delayed", from: promised, to: inDays(40) });
    const agreed = await done(subscriber, order, { action: "acceptDate" });
    expect(agreed).toMatchObject({ dateUnanswered: false, committedDeliveryDate: promised });
    expect(await movedDates()).not.toContain(order.id);
  });

  test("ends with the confirmed day itself, with the answer's new day, with an accepted proposal, and when it is ready", async () => {
    const { supplier, subscriber } = world.desks;
    const [one, two, three, four] = [await confirmed(), await confirmed(), await confirmed(), await confirmed()];
    for (const order of [one, two, three, four]) await done(supplier, order, held);

    const holds = await done(supplier, one, { action: "reportJeopardy", date: promised, text: "Kortti löytyi" });
    expect(holds).toMatchObject({ heldReason: null, dateUnanswered: false });
    expect(holds.dateChanges.at(-1)).toMatchObject({
      kind: "delayed",
      from: promised,
      to: promised,
      delayReason: null,
    });

    const document = { estimatedDeliveryDate: inDays(35) };
    const moved = await done(supplier, two, { action: "editAnswer", document, ...because });
    expect(moved).toMatchObject({ heldReason: null, dateUnanswered: true });

    await done(subscriber, three, { action: "proposeDate", date: inDays(33) });
    const taken = await done(supplier, three, { action: "acceptProposedDate" });
    expect(taken).toMatchObject({ heldReason: null, dateUnanswered: false, committedDeliveryDate: promised });
    expect(taken.dateChanges.at(-1)).toMatchObject({ kind: "agreed", from: promised, to: inDays(33) });

    await done(supplier, four, { action: "deliver" });
    const ready = await done(supplier, four, { action: "signReady", document: answerOf("Order", "signReady") });
    expect(ready).toMatchObject({ eventState: "READY", heldReason: null, dateUnanswered: false });
  });

  test("for a reason of the subscriber's the delivery clock stands, and then runs to the day that is told", async () => {
    const { supplier } = world.desks;
    const order = await confirmed();
    const late = { ...held, delayReason: "ACCESS_ISSUE", text: "Portti on lukossa" };
    expect(deliveryOf(await done(supplier, order, late))).toMatchObject({
      state: "paused",
      pauses: [{ to: null, why: "held" }],
    });
    const told = await done(supplier, order, { ...late, date: inDays(40) });
    expect(deliveryOf(told)).toMatchObject({ state: "running", dueAt: expect.stringContaining(inDays(40)) });
    expect(told.committedDeliveryDate).toBe(promised);
  });

  test.each<[string, object, string[]]>([
    ["without a reason", { text: "Kortti puuttuu" }, ["delayReason REQUIRED"]],
    ["without words", { delayReason: "WEATHER", text: " " }, ["text REQUIRED"]],
    ["with an unknown reason", { delayReason: "MOON", text: "Kuu" }, ["delayReason NOT_AN_OPTION"]],
    ["with a day that is gone", { ...held, date: addDays(today(), -1) }, ["date DATE_IN_PAST"]],
    ["with the day that holds anyway", { ...held, date: promised }, ["date DATE_UNCHANGED"]],
  ])("%s is refused at the field, and nothing is lost", async (_what, input, errors) => {
    const { supplier } = world.desks;
    const order = await confirmed();
    const before = await photograph(world.db, order.id);
    const answer = await supplier.act(await read(supplier, order), { action: "reportJeopardy", ...input });
    expect([answer.status, answer.body.errors?.map(({ path, code }) => `${path} ${code}`)]).toEqual([422, errors]);
    expect(await photograph(world.db, order.id)).toBe(before);
  });

  test("and the delivery at once: one wins, and the other is told", async () => {
    const { supplier } = world.desks;
    const order = await confirmed();
    const now = await read(supplier, order);
    const answers = await Promise.all([supplier.act(now, held), supplier.act(now, { action: "deliver" })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
  });
});

/** All that the people of a link may read of these documents, and of their lists. */
async function allRead({ asSubscriber, asSupplier }: { asSubscriber: Desk; asSupplier: Desk }, ids: readonly number[]) {
  const texts: string[] = [];
  for (const desk of [asSubscriber, asSupplier]) {
    for (const id of ids)
      for (const path of [`/events/${id}`, `/events/${id}?format=text`, `/events/${id}/event-logs`])
        texts.push((await desk.get(path)).text);
    texts.push((await desk.get("/orders")).text);
  }
  return texts.join("\n");
}

test("along a chain of three a delay is passed on step by step, and nobody hears of its neighbour's neighbour", async () => {
  const [first, second, third, last] = [chain.link(0), chain.link(1), chain.link(2), chain.link(3)];
  const top = (await chain.send(0, "Order")).body;
  const middle = (await chain.send(1, "Order", top)).body;
  const bottom = (await chain.send(2, "Order", middle)).body;
  for (const [desk, order] of [
    [second.asSupplier, top],
    [third.asSupplier, middle],
    [last.asSupplier, bottom],
  ] as const)
    await confirm(desk, order);
  const ids = [top, middle, bottom].map(({ id }) => id);
  const canaries = [first, second, third, last].map(({ canary }) => canary);
  const hears = async (index: number) => {
    const text = await allRead(chain.link(index), ids);
    return canaries.filter((canary, of) => Math.abs(of - index) > 1 && text.includes(canary));
  };
  const nobody = async () => {
    for (const index of [0, 1, 2, 3]) expect(await hears(index), `link ${index}`).toEqual([]);
  };
  const pass = async (link: typeof first, forward: Shown, original: Shown) => {
    const estimatedDeliveryDate = (await read(link.asSupplier, original)).document.estimatedDeliveryDate ?? null;
    const { dateChanges } = await read(link.asSupplier, original);
    const told = (await read(link.asSubscriber, forward)).dateChanges;
    const passed = delayToPassOn({ dateChanges: told }, { estimatedDeliveryDate, dateChanges }, today());
    return (
      passed && done(link.asSupplier, original, { action: "reportJeopardy", ...passed, text: "Toimitus viivästyy." })
    );
  };

  const words = `SALAISUUS: ${last.canary} odottaa operaattoria ${third.canary}`;
  await done(last.asSupplier, bottom, { action: "reportJeopardy", delayReason: "TIMED_OUT", text: words });
  await nobody();
  expect(await read(third.asSupplier, middle)).toMatchObject({ heldReason: null, dateChanges: [] });

  expect(await pass(third, bottom, middle)).toMatchObject({ heldReason: "OTHER" });
  expect(await pass(third, bottom, middle)).toBeUndefined();
  expect(await read(second.asSupplier, top)).toMatchObject({ heldReason: null, dateChanges: [] });
  expect(await pass(second, middle, top)).toMatchObject({ heldReason: "OTHER" });
  await nobody();
  for (const link of [first, second]) expect(await allRead(link, ids)).not.toMatch(/SALAISUUS|TIMED_OUT/);

  await done(last.asSupplier, bottom, {
    action: "reportJeopardy",
    delayReason: "WEATHER",
    text: words,
    date: inDays(50),
  });
  for (const [link, forward, original] of [
    [third, bottom, middle],
    [second, middle, top],
  ] as const)
    expect(await pass(link, forward, original)).toMatchObject({
      heldReason: null,
      document: { estimatedDeliveryDate: inDays(50) },
    });
  expect(await read(first.asSubscriber, top)).toMatchObject({ dateUnanswered: true, committedDeliveryDate: promised });
  await nobody();
  expect(await readNotices(chain.portal.db, top.id)).toContain("reportJeopardy subscriber");
});
