import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { remindOfQuestions } from "../../src/documents/remind-of-questions.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeDocument } from "../builders/make-document.ts";
import { makeOrganization } from "../builders/make-organization.ts";
import { makeProduct, makeProductGroup } from "../builders/make-product.ts";
import { makeParent } from "../builders/make-parent.ts";
import { makeUser } from "../builders/make-user.ts";
import { spread } from "../notifications/support.ts";
import { addPair, type World } from "./support/create-world.ts";
import { createDesk, type Desk, type Shown } from "./support/desk.ts";
import { answerOf, formOf, inDays } from "./support/forms.ts";
import { countingFaults, readLog, readNotices } from "./support/look.ts";

let portal: TestApp;
let world: World;
beforeAll(async () => {
  portal = await createTestApp();
  world = await addPair(portal);
});
afterAll(() => portal.close());

type Question = {
  askedBy: string;
  question: string;
  answerBy: string | null;
  correctable: string[];
  state: string;
  answer: string | null;
};

const placed = (type: "Order" | "Fault" = "Order", state: "CONFIRMED" | "IN_PROCESSING" = "CONFIRMED") => {
  const fields = { ...formOf(type), ...answerOf(type, "confirm"), contactName: "Aino Aalto" };
  return makeDocument(world.db, world, { type, state, fields });
};

async function act(desk: Desk, { id, documentType }: Pick<Shown, "id" | "documentType">, body: object): Promise<Shown> {
  const { version } = (await desk.read({ id, documentType })).body;
  const answer = await desk.act({ id, documentType, version }, body);
  expect([answer.status, answer.body.errors]).toEqual([200, undefined]);
  return answer.body;
}

const questionsOf = async (desk: Desk, id: number) => (await desk.get<Question[]>(`/events/${id}/questions`)).body;
const waitingRows = async (desk: Desk) => {
  const filter = encodeURIComponent(JSON.stringify({ where: { waitingSince: { neq: null } }, limit: 1000 }));
  return (await desk.get<Shown[]>(`/orders?filter=${filter}`)).body.map(({ id }) => id);
};
const queued = async (desk: Desk) => (await desk.get<Shown[]>("/work-queues/waitingForUs")).body.map(({ id }) => id);

test("what answers a question is bound by what the product offers, as it is when a document is edited (0158)", async () => {
  const { db, supplier, desks } = world;
  const group = await makeProductGroup(db, { category: "IP_TRANSIT" });
  const limits = { interfaces: ["10GBase-LR"], connectors: ["LC UPC SM"] };
  const product = await makeProduct(db, supplier, { group, ...limits });
  const port = { interface: "10GBase-LR", connector: "SC UPC SM" } as const;
  const fields = { ...formOf("Order"), ...answerOf("Order", "confirm"), ...port };
  const order = await makeDocument(db, { ...world, product }, { type: "Order", state: "CONFIRMED", fields });
  const ask = { action: "askQuestion", text: "Millainen portti?", correctable: ["interface", "connector"] };
  const { version } = await act(desks.supplier, order, ask);
  const answer = { action: "answerQuestion", text: "Näin." };
  const refused = await desks.subscriber.act(
    { ...order, version },
    { ...answer, document: { interface: "10Base-TX", connector: "SC UPC SM" } },
  );
  expect([refused.status, refused.body.errors?.map(({ path, code }) => `${path} ${code}`)]).toEqual([
    422,
    ["document.interface NOT_OFFERED_BY_PRODUCT"],
  ]);
  const corrected = await act(desks.subscriber, order, { ...answer, document: { connector: "LC UPC SM" } });
  expect(corrected.document).toMatchObject({ interface: "10GBase-LR", connector: "LC UPC SM" });
});

describe("a question of the supplier in a confirmed order", () => {
  test("stops nothing, waits for the subscriber, and is answered with a correction", async () => {
    const { subscriber, supplier } = world.desks;
    const order = await placed();
    const before = await subscriber.counts();
    const ask = {
      action: "askQuestion",
      text: " Kuka avaa oven? ",
      answerBy: inDays(7),
      correctable: ["passageInstructions"],
    };
    const asked = await act(supplier, order, ask);
    const wait = { for: "subscriber", why: "question", by: inDays(7) };
    expect(asked).toMatchObject({ eventState: "CONFIRMED", version: 2, waits: [wait], waitingSince: null });
    expect(asked.allowedActions).toContain("withdrawQuestion");

    const seen = (await subscriber.read(order)).body;
    expect(seen).toMatchObject({ waits: [wait], waitingSince: expect.any(String) });
    expect(seen.allowedActions).toContain("answerQuestion");
    expect((await subscriber.counts()).Order["waiting"]).toBe((before.Order["waiting"] ?? 0) + 1);
    expect(await waitingRows(subscriber)).toContain(order.id);
    expect(await queued(subscriber)).toContain(order.id);
    expect(await waitingRows(supplier)).not.toContain(order.id);
    expect(await questionsOf(subscriber, order.id)).toMatchObject([
      {
        askedBy: "supplier",
        question: "Kuka avaa oven?",
        answerBy: inDays(7),
        correctable: ["passageInstructions"],
        state: "open",
      },
    ]);

    const answer = {
      action: "answerQuestion",
      text: "Huoltoyhtiö",
      document: { passageInstructions: "Soita 09 123 456" },
    };
    const answered = await act(subscriber, order, answer);
    expect(answered).toMatchObject({ eventState: "CONFIRMED", version: 3, waits: [], waitingSince: null });
    expect(answered.document).toMatchObject({ passageInstructions: "Soita 09 123 456", contactName: "Aino Aalto" });
    expect((await subscriber.counts()).Order["waiting"]).toBe(before.Order["waiting"] ?? 0);
    expect(await questionsOf(supplier, order.id)).toMatchObject([{ state: "answered", answer: "Huoltoyhtiö" }]);

    const log = await readLog(world.db, order.id);
    expect(log.map(({ action, label }) => `${action} ${label}`)).toEqual([
      "askQuestion updated",
      "answerQuestion updated",
    ]);
    expect(log[1]?.changes).toMatchObject([{ field: "passageInstructions", to: "Soita 09 123 456" }]);
    expect(JSON.stringify(log)).not.toContain("oven");
    expect(await readNotices(world.db, order.id)).toEqual(["askQuestion subscriber", "answerQuestion supplier"]);
  });

  test("lets nothing be corrected that it does not name", async () => {
    const { subscriber, supplier } = world.desks;
    const order = await placed();
    await act(supplier, order, { action: "askQuestion", text: "Kuka?", correctable: ["contactPhone"] });
    const seen = (await subscriber.read(order)).body as Shown;
    for (const document of [
      { contactName: "Toinen" },
      { targetAddress: { postalCode: "00100" } },
      { monthlyFee: "1.00" },
    ]) {
      const answer = await subscriber.act(seen, { action: "answerQuestion", text: "x", document });
      expect(answer.status).toBe(422);
      expect(answer.body.errors).toMatchObject([
        { path: `document.${Object.keys(document)[0]}`, code: "NOT_WRITABLE" },
      ]);
    }
    const wrong = { action: "answerQuestion", text: "", document: { contactPhone: "ei ole" } };
    const { status, body } = await subscriber.act(seen, wrong);
    expect([status, body.errors?.map(({ path }) => path)]).toEqual([422, ["text", "document.contactPhone"]]);
    expect(body.errors?.map(({ message }) => message)).not.toContain("");
    const products = { action: "answerQuestion", text: "x", eventProducts: [{ productId: world.product.id }] };
    expect((await subscriber.act(seen, products)).body.errors).toMatchObject([
      { path: "eventProducts", code: "NOT_WRITABLE" },
    ]);
    expect((await subscriber.read(order)).body).toMatchObject({
      version: seen.version,
      waitingSince: seen["waitingSince"],
    });
  });

  test("judges what is corrected, and not what has become old meanwhile", async () => {
    const { subscriber, supplier } = world.desks;
    const order = await placed();
    await world.db
      .updateTable("documents")
      .set({ requested_date: inDays(-40) })
      .where("id", "=", order.id)
      .execute();
    const correctable = ["requestedDate", "contactName"];
    await act(supplier, order, { action: "askQuestion", text: "Kuka ja koska?", correctable });
    const seen = (await subscriber.read(order)).body as Shown;
    const past = await subscriber.act(seen, {
      action: "answerQuestion",
      text: "x",
      document: { requestedDate: inDays(-1) },
    });
    expect(past.body.errors).toMatchObject([{ path: "document.requestedDate", code: "DATE_IN_PAST" }]);
    const answered = await act(subscriber, order, {
      action: "answerQuestion",
      text: "Eino",
      document: { contactName: "Eino" },
    });
    expect(answered.document).toMatchObject({ contactName: "Eino", requestedDate: inDays(-40) });
  });
});

describe("out of turn", () => {
  test("a second question, an answer to none and a withdrawal of none are refused in Finnish", async () => {
    const { subscriber, supplier } = world.desks;
    const order = await placed();
    const none = await subscriber.act(order, { action: "answerQuestion", text: "x" });
    expect([none.status, none.body.code]).toEqual([409, "NO_QUESTION_TO_ANSWER"]);
    expect(none.text).toContain("Sinulle ei ole avointa kysymystä");
    expect((await subscriber.act(order, { action: "withdrawQuestion" })).body.code).toBe("NO_QUESTION_TO_WITHDRAW");
    const asked = await act(supplier, order, { action: "askQuestion", text: "Yksi?" });
    expect((await supplier.act(asked, { action: "askQuestion", text: "Kaksi?" })).body.code).toBe("QUESTION_OPEN");
    expect((await supplier.act(asked, { action: "answerQuestion", text: "x" })).body.code).toBe(
      "NO_QUESTION_TO_ANSWER",
    );
    const both = await act(subscriber, order, { action: "askQuestion", text: "Entä te?" });
    expect(both.waits).toHaveLength(2);
    const withdrawn = await act(supplier, order, { action: "withdrawQuestion" });
    expect(withdrawn.waits).toMatchObject([{ for: "supplier" }]);
    expect((await questionsOf(supplier, order.id)).map(({ state }) => state).toSorted()).toEqual(["open", "withdrawn"]);
    await act(supplier, order, { action: "askQuestion", text: "Uusi?" });
  });

  test("bad input is told at its field, and a version is asked for", async () => {
    const { supplier } = world.desks;
    const order = await placed();
    const bad = { action: "askQuestion", answerBy: inDays(-1), correctable: ["targetAddress"], fees: true };
    const { status, body } = await supplier.act(order, bad);
    expect([status, body.errors?.map(({ path, code }) => `${path} ${code}`)]).toEqual([
      422,
      ["text REQUIRED", "answerBy DATE_IN_PAST", "correctable NOT_AN_OPTION", "fees NOT_WRITABLE"],
    ]);
    expect((await supplier.act(order, { action: "askQuestion", text: 5 })).status).toBe(400);
    const path = `/orders/${order.id}`;
    expect((await supplier.patch(path, { action: "askQuestion", text: "x" })).status).toBe(428);
    const stale = { "if-match": '"7"' };
    expect((await supplier.patch(path, { action: "askQuestion", text: "x" }, stale)).status).toBe(412);
    expect(await questionsOf(supplier, order.id)).toEqual([]);
  });

  test("of an answer and a withdrawal at once one wins, and the other is told", async () => {
    const { subscriber, supplier } = world.desks;
    for (let round = 0; round < 5; round += 1) {
      const order = await placed();
      const asked = await act(supplier, order, { action: "askQuestion", text: "Kuka?" });
      const answers = await Promise.all([
        subscriber.act(asked, { action: "answerQuestion", text: "Minä" }),
        supplier.act(asked, { action: "withdrawQuestion" }),
        subscriber.act(asked, { action: "answerQuestion", text: "Minä myös" }),
      ]);
      const statuses = answers.map(({ status }) => status).toSorted();
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      expect(statuses.filter((status) => ![200, 409, 412].includes(status))).toEqual([]);
      const [question] = await questionsOf(supplier, order.id);
      expect(["answered", "withdrawn"]).toContain(question?.state);
      expect((await supplier.read(order)).body["waits"]).toEqual([]);
    }
  });

  test("of a question and the end of a document at once nothing is left half done", async () => {
    const { subscriber, supplier } = world.desks;
    for (let round = 0; round < 5; round += 1) {
      const order = await placed("Order", "IN_PROCESSING");
      const answers = await Promise.all([
        supplier.act(order, { action: "askQuestion", text: "Kuka?" }),
        subscriber.act(order, { action: "cancel", reason: "Turha" }),
      ]);
      expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
      const { eventState, waits } = (await supplier.read(order)).body;
      const open = (await questionsOf(supplier, order.id)).filter(({ state }) => state === "open");
      expect([open.length, (waits as unknown[]).length]).toEqual(eventState === "CANCELLED" ? [0, 0] : [1, 1]);
    }
  });
});

test("questions lapse when their document ends", async () => {
  const { subscriber, supplier } = world.desks;
  const order = await placed();
  await act(supplier, order, { action: "askQuestion", text: "Kuka?" });
  await act(subscriber, order, { action: "askQuestion", text: "Koska?" });
  const ended = await act(supplier, order, { action: "cancelBySupplier", reason: "Ei onnistu" });
  expect(ended).toMatchObject({ eventState: "CANCELLED", waits: [] });
  expect((await questionsOf(supplier, order.id)).map(({ state }) => state)).toEqual(["lapsed", "lapsed"]);
});

test("a returned document waits for its subscriber beside a question, until it is completed", async () => {
  const { subscriber, supplier } = world.desks;
  const order = await placed("Order", "IN_PROCESSING");
  await act(subscriber, order, { action: "askQuestion", text: "Koska?" });
  const returned = await act(supplier, order, { action: "returnForCompletion", reason: "missingInformation" });
  expect((returned.waits as { why: string }[]).map(({ why }) => why)).toEqual(["question", "returned"]);
  await subscriber.lock(order.id);
  const edited = await act(subscriber, order, { action: "edit", document: { contactName: "Toivo" } });
  expect(edited.waits).toMatchObject([{ for: "supplier", why: "question" }]);
});

test("of a fault its handlers ask and answer, and the supplier reads", async () => {
  const { subscriber, supplier, faultHandler } = world.desks;
  const fault = await placed("Fault", "IN_PROCESSING");
  await act(faultHandler, fault, {
    action: "askQuestion",
    text: "Palavatko valot?",
    correctable: ["terminalLightsChecked"],
  });
  expect((await supplier.read(fault)).body.allowedActions).not.toContain("withdrawQuestion");
  expect(await questionsOf(supplier, fault.id)).toHaveLength(1);
  const document = { terminalLightsChecked: true };
  const answered = await act(subscriber, fault, { action: "answerQuestion", text: "Palavat", document });
  expect(answered.document).toMatchObject(document);
  await act(subscriber, fault, { action: "askQuestion", text: "Koska valmista?" });
  expect(await queued(faultHandler)).toContain(fault.id);
  await act(faultHandler, fault, { action: "answerQuestion", text: "Tänään" });
});

test("a parent that sees the document reads no questions of it, and neither does anybody else", async () => {
  const { db, subscriber } = world;
  const order = await placed();
  await act(world.desks.supplier, order, { action: "askQuestion", text: "KANARIA kysymys" });
  const parent = await makeParent(db, subscriber);
  const above = await createDesk(portal, await makeUser(db, { roles: [[parent, "SUBSCRIBER"]] }), parent, "SUBSCRIBER");
  expect((await above.read(order)).status).toBe(200);
  for (const path of ["", "/event-logs", "/questions"])
    expect((await above.get(`/events/${order.id}${path}`)).text).not.toContain("KANARIA");
  expect((await above.get(`/events/${order.id}/questions`)).status).toBe(403);
  const stranger = await makeOrganization(db);
  const desk = await createDesk(portal, await makeUser(db, { roles: [[stranger, "SUPPLIER"]] }), stranger, "SUPPLIER");
  expect((await desk.get(`/events/${order.id}/questions`)).status).toBe(404);
});

test("who has not answered is reminded after two and five service days, once each", async () => {
  const { db, desks } = world;
  const order = await placed();
  await act(desks.supplier, order, { action: "askQuestion", text: "Kuka?" });
  const askedAt = new Date("2026-11-23T08:00:00Z");
  await db.updateTable("document_questions").set({ asked_at: askedAt }).where("document_id", "=", order.id).execute();
  const reminded = async (day: string) => {
    await remindOfQuestions(db, new Date(`${day}T09:00:00Z`));
    return (await readNotices(db, order.id)).filter((notice) => notice === "questionReminder subscriber").length;
  };
  expect(await reminded("2026-11-24")).toBe(0);
  expect(await reminded("2026-11-25")).toBe(1);
  expect(await reminded("2026-11-29")).toBe(1);
  expect(await reminded("2026-11-30")).toBe(2);
  expect(await reminded("2026-12-24")).toBe(2);

  await spread(portal);
  const rung = await db
    .selectFrom("notifications")
    .select(["organization_id", "kind"])
    .where("document_id", "=", order.id)
    .where("subject", "=", "questionReminder")
    .execute();
  expect(rung.map(({ kind }) => kind)).toContain("Control");
  expect(new Set(rung.map(({ organization_id }) => organization_id))).toEqual(new Set([world.subscriber.id]));
});

test("the counters are right after all that", async () => {
  expect(await countingFaults(portal.db)).toEqual([]);
});
