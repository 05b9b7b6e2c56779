import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeDocument } from "../builders/make-document.ts";
import { makeOrganization } from "../builders/make-organization.ts";
import { makeParent } from "../builders/make-parent.ts";
import { makeUser } from "../builders/make-user.ts";
import { addPair, type World } from "./support/create-world.ts";
import { createDesk, type Desk, type Shown } from "./support/desk.ts";
import { answerOf, inDays } from "./support/forms.ts";
import { act, ask, charge, placeOrder, requestsOf, type PlacedState } from "./support/requests.ts";
import { countingFaults, readLog, readNotices } from "./support/look.ts";

let portal: TestApp;
let world: World;
beforeAll(async () => {
  portal = await createTestApp();
  world = await addPair(portal);
});
afterAll(() => portal.close());

const placed = (state?: PlacedState) => placeOrder(world, state);

const stateOf = async (id: number) => (await requestsOf(world.desks.supplier, id))[0]?.["state"];
/** The parties whose connection ids its case holds. */
async function claimed({ caseId }: Pick<Shown, "caseId">): Promise<string[]> {
  const claims = world.db.selectFrom("connection_id_claims").select("party").where("case_id", "=", caseId);
  return (await claims.orderBy("party").execute()).map(({ party }) => party);
}
const queued = async (desk: Desk) => (await desk.get<Shown[]>("/work-queues/waitingForUs")).body.map(({ id }) => id);
const waiting = async (desk: Desk) => (await desk.counts()).Order["waiting"] ?? 0;

describe("a cancellation that is asked for after the confirmation (F5)", () => {
  test("waits for the supplier, who accepts it at once: cancelled by the customer, and confirmed", async () => {
    const { subscriber, supplier } = world.desks;
    const order = await placed();
    const before = await waiting(supplier);
    const asked = await act(subscriber, order, ask);
    expect(asked).toMatchObject({
      eventState: "CONFIRMED",
      version: 2,
      waits: [{ for: "supplier", why: "cancelRequest", by: null }],
      waitingSince: null,
    });
    expect(asked.document.cancelReason).toBeUndefined();
    expect(asked.allowedActions).toContain("withdrawRequest");
    expect(await waiting(supplier)).toBe(before + 1);
    expect(await queued(supplier)).toContain(order.id);
    expect(await queued(subscriber)).not.toContain(order.id);
    expect(await requestsOf(supplier, order.id)).toMatchObject([
      { kind: "cancel", state: "open", reason: "Muutto peruuntui", charge: null, answer: null, endedAt: null },
    ]);

    const accepted = await act(supplier, order, { action: "acceptRequest", text: "Selvä" });
    expect(accepted).toMatchObject({
      eventState: "CANCELLED",
      version: 3,
      cancelledByCustomer: true,
      cancelledBySupplier: false,
      cancelConfirmed: true,
      waits: [],
    });
    expect(accepted.document.cancelReason).toBe("Muutto peruuntui");
    expect(accepted.allowedActions).not.toContain("confirmCancellation");
    expect(await waiting(supplier)).toBe(before);
    expect(await requestsOf(subscriber, order.id)).toMatchObject([{ state: "accepted", answer: "Selvä" }]);

    const log = await readLog(world.db, order.id);
    expect(log.map(({ action, label }) => `${action} ${label}`)).toEqual([
      "requestCancel updated",
      "acceptRequest cancelled",
    ]);
    expect(log.map(({ changes }) => changes)).toEqual([
      [],
      [{ field: "cancelReason", from: null, to: "Muutto peruuntui" }],
    ]);
    expect(await readNotices(world.db, order.id)).toEqual(["requestCancel supplier", "acceptRequest subscriber"]);
  });

  test("costs what the subscriber accepts, and ends the delivery's clock", async () => {
    const { subscriber, supplier } = world.desks;
    const order = await world.make("Order");
    await act(supplier, order, { action: "startProcessing" });
    await supplier.lock(order.id);
    await act(supplier, order, { action: "confirm", document: answerOf("Order", "confirm") });
    await act(supplier, order, { action: "deliver" });
    await act(subscriber, order, ask);
    const charged = await act(supplier, order, charge);
    expect(charged).toMatchObject({
      eventState: "IN_DELIVERY",
      waits: [{ for: "subscriber", why: "cancelCharge", by: inDays(14) }],
    });
    const clocks = charged["clock"] as { name: string; state: string }[];
    expect(clocks.find(({ name }) => name === "delivery")).toMatchObject({ state: "running" });
    expect(await queued(subscriber)).toContain(order.id);
    expect(await claimed(order)).toEqual(["subscriber", "supplier"]);
    expect(await requestsOf(subscriber, order.id)).toMatchObject([
      { state: "charged", charge: "150.00", chargeUntil: inDays(14), answer: "Kaapeli on jo tilattu" },
    ]);
    const cancelled = await act(subscriber, order, { action: "acceptCharge", text: "Viite 77" });
    expect(cancelled).toMatchObject({ eventState: "CANCELLED", cancelledByCustomer: true, cancelConfirmed: true });
    expect((cancelled["clock"] as { name: string }[]).map(({ name }) => name)).not.toContain("delivery");
    expect(cancelled["dueAt"]).toBeNull();
    expect(await requestsOf(supplier, order.id)).toMatchObject([
      { state: "accepted", charge: "150.00", consent: "Viite 77" },
    ]);
    expect((await readNotices(world.db, order.id)).slice(-2)).toEqual([
      "acceptWithCharge subscriber",
      "acceptCharge supplier",
    ]);
    expect(await claimed(order)).toEqual([]);
  });

  test("is refused with a code, and asked again", async () => {
    const { subscriber, supplier } = world.desks;
    const order = await placed("IN_DELIVERY");
    await act(subscriber, order, ask);
    const refused = await act(supplier, order, { action: "refuseRequest", refusalCode: "WORK_DONE" });
    expect(refused).toMatchObject({ eventState: "IN_DELIVERY", waits: [] });
    expect(await requestsOf(subscriber, order.id)).toMatchObject([{ state: "refused", refusalCode: "WORK_DONE" }]);
    await act(subscriber, order, ask);
    await act(subscriber, order, { action: "withdrawRequest" });
    await act(subscriber, order, ask);
    await act(supplier, order, charge);
    await act(subscriber, order, { action: "withdrawRequest" });
    expect((await requestsOf(supplier, order.id)).map(({ state }) => state)).toEqual([
      "withdrawn",
      "withdrawn",
      "refused",
    ]);
    expect((await subscriber.read(order)).body).toMatchObject({ eventState: "IN_DELIVERY", waits: [] });
  });
});

describe("out of turn", () => {
  test("a second request, an answer to none and a charge of none are refused in Finnish", async () => {
    const { subscriber, supplier } = world.desks;
    const order = await placed();
    const code = async (desk: Desk, body: object) => {
      const { version } = (await desk.read(order)).body;
      const { status, body: refused } = await desk.act({ ...order, version }, body);
      return `${status} ${refused.code}`;
    };
    expect(await code(supplier, { action: "acceptRequest" })).toBe("409 NO_REQUEST_TO_ANSWER");
    expect(await code(supplier, charge)).toBe("409 NO_REQUEST_TO_ANSWER");
    expect(await code(subscriber, { action: "withdrawRequest" })).toBe("409 NO_REQUEST_TO_WITHDRAW");
    expect(await code(subscriber, { action: "acceptCharge" })).toBe("409 NO_CHARGE_TO_ACCEPT");
    expect(await code(subscriber, { action: "cancel", reason: "x" })).toBe("409 NOT_ALLOWED_IN_STATE");
    expect(await code(subscriber, { action: "lapseRequest" })).toBe("403 NOT_YOUR_ACTION");
    await act(subscriber, order, ask);
    expect(await code(subscriber, ask)).toBe("409 REQUEST_OPEN");
    expect(await code(subscriber, { action: "acceptCharge" })).toBe("409 NO_CHARGE_TO_ACCEPT");
    await act(supplier, order, charge);
    expect(await code(supplier, { action: "acceptRequest" })).toBe("409 NO_REQUEST_TO_ANSWER");
    expect(await code(subscriber, ask)).toBe("409 REQUEST_OPEN");
    expect(await requestsOf(subscriber, order.id)).toHaveLength(1);
  });

  test("bad input is told at its field, and nothing is asked or answered", async () => {
    const { subscriber, supplier } = world.desks;
    const order = await placed();
    const wrong = async (desk: Desk, body: object) => {
      const { version } = (await desk.read(order)).body;
      const answer = await desk.act({ ...order, version }, body);
      expect(answer.status).toBe(422);
      for (const { message } of answer.body.errors ?? []) expect(message).not.toBe("");
      return answer.body.errors?.map(({ path, code }) => `${path} ${code}`);
    };
    expect(await wrong(subscriber, { action: "requestCancel", cancelReason: " " })).toEqual(["cancelReason REQUIRED"]);
    expect(await wrong(subscriber, { ...ask, cancelReason: "x".repeat(256), charge: "1.00", reason: "x" })).toEqual([
      "reason NOT_WRITABLE",
      "cancelReason TOO_LONG",
      "charge NOT_WRITABLE",
    ]);
    await act(subscriber, order, ask);
    expect(await wrong(supplier, { action: "acceptWithCharge" })).toEqual(["charge REQUIRED"]);
    expect(await wrong(supplier, { action: "acceptWithCharge", charge: "1,5" })).toEqual(["charge INVALID_MONEY"]);
    expect(await wrong(supplier, { action: "acceptWithCharge", charge: "0.00" })).toEqual(["charge NOTHING_CHARGED"]);
    expect(await wrong(supplier, { action: "refuseRequest", refusalCode: "EN_HALUA" })).toEqual([
      "refusalCode NOT_AN_OPTION",
    ]);
    expect(await wrong(supplier, { action: "refuseRequest", refusalCode: "OTHER" })).toEqual(["text REQUIRED"]);
    expect(await wrong(supplier, { action: "acceptRequest", document: { cancelReason: "Muu" } })).toEqual([
      "document.cancelReason NOT_WRITABLE",
    ]);
    expect(await stateOf(order.id)).toBe("open");
  });
});

describe("at once", () => {
  const race = async (order: Shown | Awaited<ReturnType<typeof placed>>, ...tries: [Desk, object][]) => {
    const { version } = (await world.desks.supplier.read(order)).body;
    const answers = await Promise.all(tries.map(([desk, body]) => desk.act({ ...order, version }, body)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => ![200, 409, 412].includes(status))).toEqual([]);
    for (const { status, body } of answers) if (status !== 200) expect(body.detail ?? body.title).toMatch(/\p{L}/u);
    return answers.findIndex(({ status }) => status === 200);
  };
  const ready = { action: "signReady", document: answerOf("Order", "signReady") };

  test("of a request and the end of the delivery one wins, and nothing is half done", async () => {
    const { subscriber, supplier } = world.desks;
    for (let round = 0; round < 5; round += 1) {
      const order = await placed("IN_DELIVERY");
      const won = await race(order, [subscriber, ask], [supplier, ready]);
      const { eventState, waits } = (await supplier.read(order)).body;
      expect([eventState, (waits as unknown[]).length, await stateOf(order.id)]).toEqual(
        won === 0 ? ["IN_DELIVERY", 1, "open"] : ["READY", 0, undefined],
      );
    }
  });

  test("of the answers, a withdrawal and the end of the delivery one wins", async () => {
    const { subscriber, supplier } = world.desks;
    const ends = ["accepted", "refused", "withdrawn", "charged", "lapsed"];
    const left = ["CANCELLED", "IN_DELIVERY", "IN_DELIVERY", "IN_DELIVERY", "READY"];
    for (let round = 0; round < 10; round += 1) {
      const order = await placed("IN_DELIVERY");
      await act(subscriber, order, ask);
      const refuse = { action: "refuseRequest", refusalCode: "TOO_LATE" };
      const tries: [Desk, object][] = [
        [supplier, { action: "acceptRequest" }],
        [supplier, refuse],
        [subscriber, { action: "withdrawRequest" }],
        [supplier, charge],
        [supplier, ready],
      ];
      const won = await race(order, ...tries);
      expect(await stateOf(order.id)).toBe(ends[won]);
      expect((await supplier.read(order)).body.eventState).toBe(left[won]);
    }
  });

  test("of a charge that is accepted and a delivery that is signed ready one wins", async () => {
    const { subscriber, supplier } = world.desks;
    for (let round = 0; round < 5; round += 1) {
      const order = await placed("IN_DELIVERY");
      await act(subscriber, order, ask);
      await act(supplier, order, charge);
      const won = await race(order, [subscriber, { action: "acceptCharge" }], [supplier, ready]);
      expect([(await supplier.read(order)).body.eventState, await stateOf(order.id)]).toEqual(
        won === 0 ? ["CANCELLED", "accepted"] : ["READY", "lapsed"],
      );
    }
  });
});

test("along a chain nobody hears of another's request, but that the order was cancelled", async () => {
  const { db, supplier: middle, desks } = world;
  const { subscriber, supplier } = desks;
  const order = await placed();
  const last = await makeOrganization(db);
  const forward = await makeDocument(
    db,
    { ...world, subscriber: middle, supplier: last },
    {
      type: "Order",
      state: "CONFIRMED",
      original_event_id: order.id,
      source_event_id: order.id,
      source_mode: "FORWARD",
    },
  );
  const at = async (organization: { id: string }, role: Desk["role"]) =>
    createDesk(portal, await makeUser(db, { roles: [[organization, role]] }), organization, role);
  const [asLast, asMiddle] = [await at(last, "SUPPLIER"), await at(middle, "SUBSCRIBER")];
  await act(subscriber, order, { ...ask, cancelReason: "KANARIA alusta" });
  expect(await readNotices(db, forward.id)).toEqual([]);
  await act(asMiddle, forward, { ...ask, cancelReason: "KANARIA keskeltä" });
  await act(asLast, forward, { ...charge, text: "KANARIA lopusta" });
  await act(supplier, order, { ...charge, text: "Keskeltä" });
  const read = async (desk: Desk, id: number) =>
    (
      await Promise.all(
        ["", "?format=text", "/event-logs", "/requests"].map((path) => desk.get(`/events/${id}${path}`)),
      )
    )
      .map(({ text }) => text)
      .join("\n");
  expect(await read(asLast, forward.id)).not.toContain("KANARIA alusta");
  expect(await read(subscriber, order.id)).not.toMatch(/KANARIA (keskeltä|lopusta)/);
  expect(await read(supplier, order.id)).toContain("KANARIA alusta");
  for (const [desk, id] of [
    [asLast, order.id],
    [subscriber, forward.id],
  ] as const)
    expect((await desk.get(`/events/${id}/requests`)).status).toBe(404);
  await act(subscriber, order, { action: "acceptCharge" });
  expect((await readNotices(db, forward.id)).at(-1)).toBe("cancel forwarder");
  expect(await read(asLast, forward.id)).not.toContain("KANARIA alusta");
});

test("a parent that sees the document reads no requests of it, and neither does anybody else", async () => {
  const { db, subscriber } = world;
  const order = await placed();
  await act(world.desks.subscriber, order, { ...ask, cancelReason: "KANARIA syy" });
  await act(world.desks.supplier, order, { ...charge, text: "KANARIA maksu", charge: "7777.00" });
  const parent = await makeParent(db, subscriber);
  const above = await createDesk(portal, await makeUser(db, { roles: [[parent, "SUBSCRIBER"]] }), parent, "SUBSCRIBER");
  expect((await above.read(order)).status).toBe(200);
  for (const path of ["", "?format=text", "/event-logs", "/requests"])
    expect((await above.get(`/events/${order.id}${path}`)).text).not.toMatch(/KANARIA|7777/);
  expect((await above.get(`/events/${order.id}/requests`)).status).toBe(403);
  const stranger = await makeOrganization(db);
  const desk = await createDesk(portal, await makeUser(db, { roles: [[stranger, "SUPPLIER"]] }), stranger, "SUPPLIER");
  expect((await desk.get(`/events/${order.id}/requests`)).status).toBe(404);
});

test("the supplier's answers take off the mark of what is processed, the subscriber's do not (D-24d)", async () => {
  const { subscriber, supplier } = world.desks;
  const order = await placed();
  await act(subscriber, order, { action: "markProcessed" });
  expect(await act(subscriber, order, ask)).toMatchObject({ userProcessed: true });
  expect(await act(supplier, order, charge)).toMatchObject({ userProcessed: false });
});

test("the counters are right after all that", async () => {
  expect(await countingFaults(portal.db)).toEqual([]);
});
