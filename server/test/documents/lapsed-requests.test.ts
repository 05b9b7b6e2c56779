import { afterAll, beforeAll, expect, test } from "vitest";
import { lapseCharges } from "../../src/documents/lapse-charges.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { spread } from "../notifications/support.ts";
import { addPair, type World } from "./support/create-world.ts";
import { answerOf, inDays } from "./support/forms.ts";
import { countingFaults, readLog, readNotices } from "./support/look.ts";
import { act, ask, charge, placeOrder, requestsOf, type PlacedState } from "./support/requests.ts";

let portal: TestApp;
let world: World;
beforeAll(async () => {
  portal = await createTestApp();
  world = await addPair(portal);
});
afterAll(() => portal.close());

const placed = (state?: PlacedState) => placeOrder(world, state);
const stateOf = async (id: number) => (await requestsOf(world.desks.supplier, id))[0]?.["state"];

test("a request lapses when its charge is not accepted in time, and both are told", async () => {
  const { subscriber, supplier } = world.desks;
  const order = await placed();
  await act(subscriber, order, ask);
  const charged = await act(supplier, order, charge);
  const last = new Date(`${inDays(14)}T12:00:00Z`);
  await lapseCharges(world.db, last);
  expect(await stateOf(order.id)).toBe("charged");
  await lapseCharges(world.db, new Date(last.getTime() + 86_400_000));
  expect(await requestsOf(subscriber, order.id)).toMatchObject([{ state: "lapsed", endedByName: null }]);
  const after = (await subscriber.read(order)).body;
  expect(after).toMatchObject({ eventState: "CONFIRMED", version: charged.version + 1, waits: [] });
  const late = await subscriber.act(after, { action: "acceptCharge" });
  expect([late.status, late.body.code]).toEqual([409, "NO_CHARGE_TO_ACCEPT"]);
  expect(late.text).toContain("Hyväksyttävää maksua ei ole");
  expect((await readNotices(world.db, order.id)).slice(-2)).toEqual([
    "lapseRequest subscriber",
    "lapseRequest supplier",
  ]);
  expect((await readLog(world.db, order.id)).at(-1)).toMatchObject({ action: "lapseRequest", user_id: null });

  const mails = await spread(portal);
  const mail = JSON.stringify(mails.filter(({ subject }) => subject.includes(String(order.id))));
  expect(mail).not.toContain("Muutto");
  expect(mail).not.toMatch(/150[.,]00/);
  const dead = await world.db.selectFrom("outbox").select("id").where("dead_at", "is not", null).execute();
  expect(dead).toEqual([]);
  const rung = await world.db
    .selectFrom("notifications")
    .select(["organization_id", "subject"])
    .where("document_id", "=", order.id)
    .where("subject", "=", "lapseRequest")
    .execute();
  expect(new Set(rung.map(({ organization_id: id }) => id))).toEqual(new Set([world.subscriber.id, world.supplier.id]));
});

test("a request lapses also where another may not, of which the run tells once it is done", async () => {
  const { subscriber, supplier } = world.desks;
  const orders = [await placed(), await placed()] as const;
  for (const order of orders) {
    await act(subscriber, order, ask);
    await act(supplier, order, charge);
  }
  const [stuck, other] = orders;
  const put = (state: "READY" | "CONFIRMED") =>
    world.db.updateTable("documents").set({ event_state: state }).where("id", "=", stuck.id).execute();
  await put("READY");
  const after = new Date(`${inDays(15)}T12:00:00Z`);
  await expect(lapseCharges(world.db, after)).rejects.toThrow(String(stuck.id));
  expect([await stateOf(stuck.id), await stateOf(other.id)]).toEqual(["charged", "lapsed"]);
  await put("CONFIRMED");
  await lapseCharges(world.db, after);
  expect(await stateOf(stuck.id)).toBe("lapsed");
});

test("a request lapses with whatever else ends the document", async () => {
  const { subscriber, supplier } = world.desks;
  const [first, second] = [await placed(), await placed("IN_DELIVERY")];
  await act(subscriber, first, ask);
  await act(supplier, first, { action: "cancelBySupplier", reason: "Ei onnistu" });
  await act(subscriber, second, ask);
  await act(supplier, second, charge);
  const ready = { action: "signReady", document: answerOf("Order", "signReady") };
  expect(await act(supplier, second, ready)).toMatchObject({ eventState: "READY", waits: [] });
  expect([await stateOf(first.id), await stateOf(second.id)]).toEqual(["lapsed", "lapsed"]);
});

test("the counters are right after all that", async () => {
  expect(await countingFaults(world.db)).toEqual([]);
});
