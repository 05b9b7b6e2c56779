import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { lapseCharges } from "../../src/documents/lapse-charges.ts";
import { eraseContacts } from "../../src/documents/erase-contacts.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeDocument } from "../builders/make-document.ts";
import { addPair, type World } from "./support/create-world.ts";
import { act, requestsOf } from "./support/requests.ts";
import { answerOf, formOf, inDays } from "./support/forms.ts";
import { countingFaults, readLog, readNotices } from "./support/look.ts";

let portal: TestApp;
let world: World;
beforeAll(async () => {
  portal = await createTestApp();
  world = await addPair(portal);
});
afterAll(() => portal.close());

const placed = (state: "CONFIRMED" | "IN_DELIVERY" = "CONFIRMED") => {
  const fields = { ...formOf("Order"), ...answerOf("Order", "confirm"), contactName: "Aino Aalto" };
  return makeDocument(world.db, world, { type: "Order", state, fields });
};

const changes = { contactName: "Toivo Mäkelä", passageInstructions: "Avain huoltoyhtiöltä" };
const ask = { action: "requestAmend", text: "Yhteyshenkilö vaihtui", document: changes };
const charge = { action: "acceptWithCharge", charge: "45.00" };

describe("a change that is asked for after the confirmation (F5)", () => {
  test("changes nothing until it is accepted, and then by the one writer", async () => {
    const { subscriber, supplier } = world.desks;
    const order = await placed();
    const asked = await act(subscriber, order, { ...ask, document: { ...changes, customerName: undefined } });
    expect(asked).toMatchObject({ eventState: "CONFIRMED", waits: [{ for: "supplier", why: "amendRequest" }] });
    expect(asked.document).toMatchObject({ contactName: "Aino Aalto" });
    expect(await requestsOf(supplier, order.id)).toMatchObject([{ kind: "amend", state: "open", changes }]);

    const accepted = await act(supplier, order, { action: "acceptRequest", text: "Sopii" });
    expect(accepted).toMatchObject({ eventState: "CONFIRMED", waits: [], cancelledByCustomer: false });
    expect(accepted.document).toMatchObject(changes);
    expect(accepted.document.cancelReason).toBeUndefined();
    const log = await readLog(world.db, order.id);
    expect(log.map(({ action, label }) => `${action} ${label}`)).toEqual([
      "requestAmend updated",
      "acceptRequest updated",
    ]);
    expect(log[0]?.changes).toEqual([]);
    expect(log[1]?.changes).toMatchObject([{ field: "passageInstructions" }, { field: "contactName" }]);
    expect(JSON.stringify(log)).not.toContain("Sopii");
    expect(await readNotices(world.db, order.id)).toEqual(["requestAmend supplier", "acceptRequest subscriber"]);
  });

  test("costs what the subscriber accepts, and is found by its new words", async () => {
    const { subscriber, supplier } = world.desks;
    const order = await placed("IN_DELIVERY");
    await act(subscriber, order, { ...ask, document: { contractNumber: "SOPIMUS-7788" } });
    const charged = await act(supplier, order, charge);
    expect(charged).toMatchObject({ waits: [{ for: "subscriber", why: "amendCharge", by: inDays(14) }] });
    const changed = await act(subscriber, order, { action: "acceptCharge" });
    expect(changed).toMatchObject({
      eventState: "IN_DELIVERY",
      waits: [],
      document: { contractNumber: "SOPIMUS-7788" },
    });
    const { search_text: words } = await world.db
      .selectFrom("documents")
      .select("search_text")
      .where("id", "=", order.id)
      .executeTakeFirstOrThrow();
    expect(words.toLowerCase()).toContain("sopimus-7788");
  });

  test("is refused, taken back or lapses, and everything is as it was", async () => {
    const { subscriber, supplier } = world.desks;
    const order = await placed();
    await act(subscriber, order, ask);
    await act(supplier, order, { action: "refuseRequest", refusalCode: "NEW_ORDER_NEEDED" });
    await act(subscriber, order, ask);
    await act(subscriber, order, { action: "withdrawRequest" });
    await act(subscriber, order, ask);
    await act(supplier, order, charge);
    await lapseCharges(world.db, new Date(`${inDays(15)}T12:00:00Z`));
    const states = (await requestsOf(subscriber, order.id)).map(({ state }) => state);
    expect(states).toEqual(["lapsed", "withdrawn", "refused"]);
    expect((await subscriber.read(order)).body).toMatchObject({ waits: [], document: { contactName: "Aino Aalto" } });
  });
});

test("nothing else may be asked for: neither address, product, price nor day, and nothing is no change", async () => {
  const { subscriber } = world.desks;
  const order = await placed();
  const wrong = async (document: object, more: object = {}) => {
    const answer = await subscriber.act(order, { ...ask, document, ...more });
    expect(answer.status).toBe(422);
    return answer.body.errors?.map(({ path, code }) => `${path} ${code}`);
  };
  expect(await wrong({ targetAddress: { postalCode: "00100" } })).toEqual(["document.targetAddress NOT_WRITABLE"]);
  expect(await wrong({ requestedDate: inDays(61) })).toEqual(["document.requestedDate NOT_WRITABLE"]);
  expect(await wrong({ monthlyFee: "1.00" })).toEqual(["document.monthlyFee NOT_WRITABLE"]);
  expect(await wrong({ contactName: "Aino Aalto" })).toEqual(["document NOTHING_REQUESTED"]);
  expect(await wrong({})).toEqual(["document NOTHING_REQUESTED"]);
  expect(await wrong({ contactPhone: "ei ole" })).toEqual(["document.contactPhone INVALID_PHONE"]);
  expect(await wrong(changes, { text: " " })).toEqual(["text REQUIRED"]);
  expect(await wrong(changes, { eventProducts: [{ productId: world.product.id }] })).toEqual([
    "eventProducts NOT_WRITABLE",
  ]);
  expect(await requestsOf(subscriber, order.id)).toEqual([]);
});

test("of an acceptance and an answer that corrects the same field one wins, and the other is told", async () => {
  const { subscriber, supplier } = world.desks;
  for (let round = 0; round < 5; round += 1) {
    const order = await placed();
    await act(supplier, order, { action: "askQuestion", text: "Kuka?", correctable: ["contactName"] });
    const { version } = await act(subscriber, order, ask);
    const answers = await Promise.all([
      supplier.act({ ...order, version }, { action: "acceptRequest" }),
      subscriber.act(
        { ...order, version },
        { action: "answerQuestion", text: "Eino", document: { contactName: "Eino" } },
      ),
    ]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => ![200, 409, 412].includes(status))).toEqual([]);
    const { document, waits } = (await supplier.read(order)).body;
    const first = statuses[0] === 200;
    expect([document.contactName, (waits as { why: string }[]).map(({ why }) => why)]).toEqual(
      first ? ["Toivo Mäkelä", ["question"]] : ["Eino", ["amendRequest"]],
    );
  }
});

test("what was wished of contact persons goes with them (T19)", async () => {
  const { subscriber } = world.desks;
  const order = await placed();
  await act(subscriber, order, ask);
  await portal.db.transaction().execute((trx) => eraseContacts(trx, order.id));
  expect(await requestsOf(subscriber, order.id)).toMatchObject([
    { changes: { passageInstructions: changes.passageInstructions } },
  ]);
  expect(JSON.stringify(await requestsOf(subscriber, order.id))).not.toContain("Toivo");
});

test("the counters are right after all that", async () => {
  expect(await countingFaults(portal.db)).toEqual([]);
});
