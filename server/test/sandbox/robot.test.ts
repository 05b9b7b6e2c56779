import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import type { DocumentType } from "@runko/domain/enumerations/document-types";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createRobot } from "../../src/sandbox/robot-turn.ts";
import { mostSandboxDocuments } from "@runko/domain/sandbox/sandbox-limits";
import { todayInHelsinki } from "@runko/domain/values/calendar-date";
import type { Caller } from "../app/caller.ts";
import { makeUser } from "../builders/make-user.ts";
import { makeDocument } from "../builders/make-document.ts";
import { makeProduct } from "../builders/make-product.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import type { Shown } from "../documents/support/desk.ts";
import { address, answerOf } from "../documents/support/forms.ts";
import { addSandbox, contextOf, pause, type SandboxAnswer, type SandboxWorld } from "./support/sandbox-world.ts";

let portal: TestApp;
let world: SandboxWorld;
beforeAll(async () => {
  portal = await createTestApp();
  world = await addSandbox(portal);
});
afterAll(() => portal.close());

const read = async (document: Pick<Shown, "id" | "documentType">) => (await world.desks.SUBSCRIBER.read(document)).body;
const street = (word: string): DocumentFields => ({ targetAddress: { ...address, streetName: `Testikatu ${word}` } });

const documentsOf = ({ sandbox: { twin } }: SandboxWorld) => `/organizations/${twin.id}/sandbox/documents`;

async function statesOf(document: Shown, turns = 8): Promise<string[]> {
  const seen = [document.eventState];
  for (let turn = 0; turn < turns; turn++) {
    await world.work();
    const { eventState } = await read(document);
    if (seen.at(-1) !== eventState) seen.push(eventState);
  }
  return seen;
}

const whole = ["OPEN", "IN_PROCESSING", "CONFIRMED", "IN_DELIVERY", "READY"];

async function readyOrder(): Promise<Shown> {
  const order = await world.make("Order");
  expect(await statesOf(order)).toEqual(whole);
  return await read(order);
}

const fromOrder = (order: Shown) => ({ source: { eventId: order.id, mode: "FROM_EXISTING" } });

describe("without a word", () => {
  test("an order goes through every state to READY", async () => {
    const order = await readyOrder();
    expect(order.document).toMatchObject({ supplierConnectionId: `ROBOTTI-${order.id}` });
  });

  test.each(["AvailabilityRequest", "Inquiry"] as const)("%s is answered", async (type) => {
    expect(await statesOf(await world.make(type))).toEqual(["OPEN", "IN_PROCESSING", "READY"]);
  });

  test("a fault, a change and the end of an order are brought to READY", async () => {
    const order = await readyOrder();
    const fault = await world.make("Fault", {}, fromOrder(order));
    expect(await statesOf(fault)).toEqual(["OPEN", "IN_PROCESSING", "READY"]);
    expect(await statesOf(await world.make("ChangeOrder", {}, fromOrder(order)))).toEqual(whole);
    expect(await statesOf(await world.make("CancelOrder", {}, fromOrder(order)))).toEqual(whole);
  });
});

describe("a word in the street name", () => {
  test.each([
    ["HYLKÄÄ", ["OPEN", "IN_PROCESSING", "CANCELLED"]],
    ["hylkaa", ["OPEN", "IN_PROCESSING", "CANCELLED"]],
    ["PERU", ["OPEN", "IN_PROCESSING", "CONFIRMED", "CANCELLED"]],
    ["MYÖHÄSSÄ", whole],
    ["ODOTA", ["OPEN"]],
  ])("%s", async (word, states) => {
    expect(await statesOf(await world.make("Order", street(word)))).toEqual(states);
  });

  test("MYÖHÄSSÄ moves the day by a week", async () => {
    const order = await world.make("Order", street("MYÖHÄSSÄ"));
    await statesOf(order);
    const { dateChanges } = (await read(order)) as unknown as { dateChanges: { kind: string }[] };
    expect(dateChanges).toMatchObject([{ kind: "delayed", delayReason: "CAPACITY_ISSUE" }]);
  });

  test("KYSY asks once, waits for the answer and goes on", async () => {
    const order = await world.make("Order", street("KYSY"));
    expect(await statesOf(order, 4)).toEqual(["OPEN", "IN_PROCESSING"]);
    const asked = await read(order);
    expect(asked["waits"]).toMatchObject([{ for: "subscriber", why: "question" }]);
    const answered = await world.desks.SUBSCRIBER.act(asked, { action: "answerQuestion", text: "Kolmas" });
    expect(answered.status).toBe(200);
    expect((await statesOf(answered.body)).at(-1)).toBe("READY");
  });

  test("PALAUTA returns until the word is gone", async () => {
    const inquiry = await world.make("Inquiry", street("PALAUTA"));
    expect(await statesOf(inquiry, 4)).toEqual(["OPEN", "IN_PROCESSING", "OPEN"]);
    const returned = await read(inquiry);
    expect(returned["waits"]).toMatchObject([{ for: "subscriber", why: "returned" }]);
    await world.desks.SUBSCRIBER.lock(returned.id);
    const edited = await world.desks.SUBSCRIBER.act(returned, { action: "edit", document: street("Uusi") });
    expect(edited.status).toBe(200);
    expect((await statesOf(edited.body)).at(-1)).toBe("READY");
  });

  test("in the extra information does the same, and is nothing inside another word", async () => {
    const told = await world.make("Inquiry", { subscriberInfo: "Kokeilu: hylkää tämä." });
    expect((await statesOf(told)).at(-1)).toBe("READY");
    expect((await read(told))["rejected"]).toBe(true);
    const other = await world.make("Inquiry", street("Perunatie"));
    await statesOf(other);
    expect((await read(other))["rejected"]).toBe(false);
  });
});

test("what is asked of the robot it answers, and what is wished it accepts", async () => {
  const order = await world.make("Order");
  const asked = await world.desks.SUBSCRIBER.act(order, { action: "askQuestion", text: "Milloin?" });
  expect(asked.status).toBe(200);
  await world.work(3);
  expect((await read(order)).eventState).toBe("CONFIRMED");
  const wished = await world.desks.SUBSCRIBER.act(await read(order), {
    action: "requestCancel",
    cancelReason: "Ei tarvita",
  });
  expect(wished.status).toBe(200);
  await world.work();
  expect(await read(order)).toMatchObject({ eventState: "CANCELLED" });
});

describe("as a subscriber", () => {
  const send = (documentType: DocumentType) =>
    world.admin.post<{ eventId: number }>(documentsOf(world), { documentType });

  test("the robot sends each type, which the twin answers", async () => {
    const { SUPPLIER, ERROR_HANDLER } = world.desks;
    for (const documentType of [
      "AvailabilityRequest",
      "Inquiry",
      "Order",
      "ChangeOrder",
      "Fault",
      "CancelOrder",
    ] as const) {
      const sent = await send(documentType);
      expect([documentType, sent.status, sent.text.slice(0, 300)]).toEqual([documentType, 201, expect.anything()]);
      const desk = documentType === "Fault" ? ERROR_HANDLER : SUPPLIER;
      let { body } = await desk.read({ id: sent.body.eventId, documentType });
      const act = async (input: object) => {
        await desk.lock(body.id);
        const answer = await desk.act(body, input);
        expect([documentType, answer.status, answer.text.slice(0, 300)]).toEqual([
          documentType,
          200,
          expect.anything(),
        ]);
        body = answer.body;
      };
      await act({ action: "startProcessing" });
      if (documentType.endsWith("Order")) {
        await act({ action: "confirm", document: answerOf(documentType, "confirm") });
        await act({ action: "deliver" });
      }
      const answer = answerOf(documentType, "signReady");
      // By the clock of the portal, which the robot has moved on.
      const now = portal.clock.now();
      const done =
        documentType === "Fault"
          ? { correctionTime: now.toISOString() }
          : documentType.endsWith("Order") && { actualDeliveryDate: todayInHelsinki(now) };
      await act({ action: "signReady", document: { ...answer, ...done } });
      expect(body.eventState).toBe("READY");
    }
  });

  test("the robot answers the twin's question and accepts its cancellation", async () => {
    const { SUPPLIER } = world.desks;
    const { body: sent } = await send("Order");
    const order = { id: sent.eventId, documentType: "Order" as const };
    const opened = (await SUPPLIER.read(order)).body;
    await SUPPLIER.act(opened, { action: "askQuestion", text: "Mikä kerros?" });
    await world.work();
    const { body } = await SUPPLIER.read(order);
    expect(body["waits"]).toEqual([]);
  });

  test("who works in the organization alone sends the twin nothing", async () => {
    const { id } = world.organization;
    const clerk = await portal.signInAs(await makeUser(portal.db, { roles: [[world.organization, "SUPPLIER"]] }));
    const statusAt = async (caller: Caller, path: string) =>
      (await caller.post(path, { documentType: "Inquiry" })).status;
    expect(await statusAt(clerk, `/organizations/${id}/sandbox/documents`)).toBe(404);
    expect(await statusAt(clerk, documentsOf(world))).toBeGreaterThanOrEqual(403);
    expect(await statusAt(world.admin, documentsOf(world))).toBe(201);
  });

  test("a change without an order to change is refused in words", async () => {
    const other = await addSandbox(portal);
    const answer = await other.admin.post<{ errors: unknown[] }>(documentsOf(other), { documentType: "Fault" });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toMatchObject([{ path: "documentType", code: "ORDER_NOT_FOUND" }]);
  });
});

test("several robots at once, each ended in the middle, make each step once", async () => {
  const order = await world.make("Order");
  for (let turn = 0; turn < 8; turn++) {
    portal.clock.pass(pause);
    // Each turn begins with robots that remember nothing, as after a fall.
    const turns = [createRobot(), createRobot(), createRobot()];
    const ended = new AbortController();
    await Promise.all(
      turns.map((take, nth) => take(contextOf(portal), nth === 2 ? ended.signal : AbortSignal.any([]))),
    );
    ended.abort();
  }
  const rows = await portal.db
    .selectFrom("event_log")
    .select(["action", "label"])
    .where("document_id", "=", order.id)
    .orderBy("at")
    .execute();
  expect(rows.map(({ action }) => action)).toEqual(["create", "startProcessing", "confirm", "deliver", "signReady"]);
});

describe("a sandbox that is emptied", () => {
  test("has what is unfinished cancelled and everything archived, and goes on", async () => {
    const other = await addSandbox(portal);
    const open = await other.make("Order", street("ODOTA"));
    const ready = await other.make("Inquiry");
    const promised = await other.make("Order");
    await other.work(3);
    await other.admin.post(documentsOf(other), { documentType: "Order" });
    portal.clock.pass(1000);
    const emptied = await other.admin.post<SandboxAnswer>(`${other.path}/empty`);
    expect(emptied.body.sandbox).toMatchObject({ documents: 4, emptying: true });
    await other.work(4);
    const { body } = await other.admin.get<SandboxAnswer>(other.path);
    expect(body.sandbox).toMatchObject({ documents: 0, emptying: false });
    const stands = async (document: Shown) => (await other.desks.SUBSCRIBER.read(document)).body;
    expect(await stands(open)).toMatchObject({ eventState: "CANCELLED", archived: true });
    expect(await stands(ready)).toMatchObject({ eventState: "READY", archived: true });
    expect(await stands(promised)).toMatchObject({ eventState: "CANCELLED", archived: true });
    const after = await other.make("Inquiry");
    await other.work(4);
    expect(await stands(after)).toMatchObject({ eventState: "READY", archived: false });
  });

  test("is full at its limit: the oldest that is finished is archived, and the robot sends no more", async () => {
    const other = await addSandbox(portal);
    const first = await other.make("Inquiry");
    await other.work(3);
    const pair = { subscriber: other.sandbox.robot, supplier: other.sandbox.twin };
    const product = await makeProduct(portal.db, other.sandbox.twin);
    for (let made = 0; made < mostSandboxDocuments; made++)
      await makeDocument(portal.db, { ...world, ...pair, product, subscriberUser: other.user } as never, {
        type: "Inquiry",
        state: "OPEN",
      });
    const refused = await other.admin.post<{ errors: unknown[] }>(documentsOf(other), { documentType: "Order" });
    expect(refused.body.errors).toMatchObject([{ path: "documentType", code: "TOO_MANY" }]);
    await other.work(2);
    expect((await other.desks.SUBSCRIBER.read(first)).body.archived).toBe(true);
    expect((await other.admin.get<SandboxAnswer>(other.path)).body.sandbox?.documents).toBe(mostSandboxDocuments);
  });
});
