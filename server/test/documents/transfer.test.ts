import { forwardingLoop } from "@runko/domain/documents/forwarding-loop";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeSubscription } from "../builders/make-subscription.ts";
import { createChain, type Chain } from "./support/create-chain.ts";
import type { Shown } from "./support/desk.ts";
import { formOf, inDays } from "./support/forms.ts";
import { countingFaults, photograph, readLog, readNotices } from "./support/look.ts";
import { bare } from "./support/no-such.ts";

let chain: Chain;
beforeAll(async () => {
  chain = await createChain(3);
});
afterAll(() => chain.portal.close());

type Type = "AvailabilityRequest" | "Inquiry" | "Order";
const transfer = { action: "transferToOriginal" };

/** An original and its forward, which its supplier has answered. */
async function forwarded(type: Type, fields = {}): Promise<{ original: Shown; forward: Shown }> {
  const original = (await chain.send(0, type)).body;
  const made = await chain.send(1, type, original);
  expect(made.status).toBe(201);
  await chain.answer(2, made.body, fields);
  const forward = (await chain.link(1).asSupplier.read(made.body)).body;
  return { original, forward };
}

describe("the forwarder", () => {
  test("finds the forward from the original's page and works on it in the same role", async () => {
    const { original, forward } = await forwarded("Inquiry");
    const { asSupplier, asSubscriber } = chain.link(1);
    const page = await asSupplier.read(original);
    const supplier = { id: chain.link(2).organization.id, name: chain.link(2).organization.name };
    expect(page.body).toMatchObject({
      originalEvent: null,
      forwards: [{ id: forward.id, documentType: "Inquiry", eventState: "READY", archived: false, supplier }],
    });
    expect(forward).toMatchObject({
      originalEventId: original.id,
      originalEvent: {
        id: original.id,
        eventState: "OPEN",
        subscriber: { name: chain.link(0).organization.name },
        supplier: { name: chain.link(1).organization.name },
      },
      forwards: [],
      allowedActions: ["transferToOriginal"],
      refusedActions: [],
    });
    expect((await asSubscriber.read(forward)).body.allowedActions).toContain("transferToOriginal");
    expect((await asSupplier.get(`/events/${forward.id}/event-logs`)).status).toBe(200);
    for (const action of ["cancel", "archive", "markProcessed", "copy"])
      expect((await asSupplier.act(forward, { action, reason: "x" })).status).toBe(403);
  });

  test.each(["edit", "cancel"])("is warned when the original's subscriber does %s", async (action) => {
    const { original, forward } = await forwarded("Inquiry");
    const { asSupplier, asSubscriber } = chain.link(1);
    expect(forward["originalEvent"]).toMatchObject({ changedSince: false });
    const owner = chain.link(0).asSubscriber;
    await owner.lock(original.id);
    const changed = await owner.act(original, {
      action,
      ...(action === "edit" ? { document: { ...original.document, customerName: "Uusi nimi" } } : { reason: "Turha" }),
    });
    expect(changed.status).toBe(200);
    for (const desk of [asSupplier, asSubscriber])
      expect((await desk.read(forward)).body["originalEvent"]).toMatchObject({ changedSince: true });
    expect(await readNotices(chain.portal.db, forward.id)).toContain(`${action} forwarder`);
  });

  test("is warned of what an answer corrects, and of no answer that corrects nothing (0130)", async () => {
    const { original, forward } = await forwarded("Order");
    const { asSupplier } = chain.link(1);
    const owner = chain.link(0).asSubscriber;
    const ask = async (answer: object) => {
      const open = (await asSupplier.read(original)).body as Shown;
      const asked = await asSupplier.act(open, { action: "askQuestion", text: "Kuka?", correctable: ["contactName"] });
      expect((await owner.act(asked.body, { action: "answerQuestion", text: "Minä", ...answer })).status).toBe(200);
      return (await asSupplier.read(forward)).body["originalEvent"];
    };
    expect(await ask({})).toMatchObject({ changedSince: false });
    expect(await readNotices(chain.portal.db, forward.id)).not.toContain("answerQuestion forwarder");
    expect(await ask({ document: { contactName: "Uusi Nimi" } })).toMatchObject({ changedSince: true });
    expect(await readNotices(chain.portal.db, forward.id)).toContain("answerQuestion forwarder");
  });

  test("sees no draft of the next one's answer, in either role", async () => {
    const original = (await chain.send(0, "Inquiry")).body;
    const forward = (await chain.send(1, "Inquiry", original)).body;
    const next = chain.link(2).asSupplier;
    const started = (await next.act(forward, { action: "startProcessing" })).body;
    await next.lock(forward.id);
    await next.act(started, { action: "editAnswer", document: { supplierInfo: "salainen luonnos" } });
    for (const desk of [chain.link(1).asSupplier, chain.link(1).asSubscriber])
      for (const path of ["", "?format=text", "/event-logs"])
        expect((await desk.get(`/events/${forward.id}${path}`)).text).not.toContain("salainen luonnos");
  });
});

test("what came back tells its forwarder so, and nobody else along the chain (documents A7)", async () => {
  const [t, s, lap] = [chain.link(0), chain.link(1), chain.link(2)];
  await makeSubscription(chain.portal.db, lap.organization, s.organization);
  const first = (await chain.send(0, "Inquiry")).body;
  const second = (await chain.send(1, "Inquiry", first)).body;
  const back = await lap.asSupplier.create("Inquiry", {
    supplierId: s.organization.id,
    document: formOf("Inquiry"),
    eventProducts: [{ productId: s.product.id }],
    source: { eventId: second.id, mode: "FORWARD" },
  });
  expect(back.status).toBe(201);
  const seen = (await s.asSupplier.read(back.body)).body as unknown as Parameters<typeof forwardingLoop>[0];
  expect(forwardingLoop(seen, s.organization.id, "new")).toEqual({ kind: "returned", originalId: second.id });
  expect(forwardingLoop(seen, s.organization.id, lap.organization.id)).toEqual({ kind: "toSubscriber" });
  expect((await t.asSubscriber.read(first)).text).not.toContain(String(back.body.id));
  const received = (await lap.asSupplier.read(second)).body as unknown as Parameters<typeof forwardingLoop>[0];
  expect(forwardingLoop(received, lap.organization.id, t.organization.id)).toBeUndefined();
});

test("an order from a forwarded inquiry goes on with the quoted chain, in whose every link nobody sees further (documents A7)", async () => {
  const { db } = chain.portal;
  const [t, s, lap] = [chain.link(0), chain.link(1), chain.link(2)];
  const orderFrom = (from: typeof t, to: typeof t, offer: Shown) =>
    from.asSubscriber.create("Order", {
      supplierId: to.organization.id,
      document: { ...formOf("Order"), contactName: from.canary },
      eventProducts: [{ productId: to.product.id }],
      source: { eventId: offer.id, mode: "ORDER" },
    });
  const inquiry = (await chain.send(0, "Inquiry")).body;
  const forward = (await chain.send(1, "Inquiry", inquiry)).body;
  await chain.answer(2, forward);
  const offer = await chain.answer(1, inquiry);
  const order = (await orderFrom(t, s, offer)).body;
  const received = (await s.asSupplier.read(order)).body;
  expect(received["quotedForward"]).toMatchObject({ id: forward.id, supplier: { id: lap.organization.id } });
  expect(received.allowedActions).toContain("forward");
  expect((await t.asSubscriber.read(order)).body["quotedForward"]).toBeNull();

  const made = await orderFrom(s, lap, forward);
  expect([made.status, made.body.caseId, made.body["originalEventId"]]).toEqual([201, forward.caseId, order.id]);
  expect((await s.asSubscriber.read(forward)).body["ordered"]).toBe(true);
  const after = (await s.asSupplier.read(order)).body;
  expect(after).toMatchObject({ quotedForward: null, forwards: [{ id: made.body.id, documentType: "Order" }] });
  expect(after.allowedActions).not.toContain("forward");
  const [first, last] = [await t.asSubscriber.read(order), await lap.asSupplier.read(made.body)];
  expect(first.text).not.toContain(lap.canary);
  expect(first.body).toMatchObject({ forwards: [], originalEvent: null });
  expect(last.text).not.toContain(t.canary);
  expect(last.body).toMatchObject({ originalEventId: null, originalEvent: null, forwards: [] });

  await chain.answer(2, made.body);
  const ready = (await s.asSupplier.read(made.body)).body;
  expect((await s.asSupplier.act(ready, transfer)).status).toBe(200);
  expect((await s.asSupplier.read(order)).body.document.supplierConnectionId).toBe(ready.document.supplierConnectionId);
  expect(await countingFaults(db)).toEqual([]);
});

test("an order that may no longer be forwarded is not gone on with, nor is a chain that nobody quoted", async () => {
  const [t, s, lap] = [chain.link(0), chain.link(1), chain.link(2)];
  const inquiry = (await chain.send(0, "Inquiry")).body;
  const forward = (await chain.send(1, "Inquiry", inquiry)).body;
  await chain.answer(2, forward);
  const offer = await chain.answer(1, inquiry);
  const body = (from: typeof t, to: typeof t, source: Shown) => ({
    supplierId: to.organization.id,
    document: { ...formOf("Order"), contactName: from.canary },
    eventProducts: [{ productId: to.product.id }],
    source: { eventId: source.id, mode: "ORDER" },
  });
  const order = (await t.asSubscriber.create("Order", body(t, s, offer))).body;
  expect((await s.asSupplier.act(order, { action: "startProcessing" })).status).toBe(200);
  const late = await s.asSubscriber.create("Order", body(s, lap, forward));
  expect([late.status, late.body["originalEventId"]]).toEqual([201, null]);
  expect((await s.asSupplier.read(order)).body).toMatchObject({ quotedForward: null, forwards: [] });
});

describe("a transfer", () => {
  test.each([
    ["AvailabilityRequest", { connectFee: "90.00" }],
    ["Inquiry", { connectFee: "90.00", monthlyFee: "19.90" }],
    ["Order", { connectFee: "5.00" }],
  ] as const)("of %s copies the answer, the fees only where chosen, and logs on both", async (type, fees) => {
    const answer = { supplierInfo: "Reitti on vapaa", ...fees };
    const { original, forward } = await forwarded(type, answer);
    const [subscriber, forwarder] = [chain.link(0).asSubscriber, chain.link(1).asSupplier];
    const done = await forwarder.act(forward, transfer);
    expect([done.status, done.body.id, done.body.version]).toEqual([200, forward.id, forward.version + 1]);
    const taken = (await forwarder.read(original)).body;
    expect(taken.version).toBe(original.version + 1);
    expect(taken.document).toMatchObject({ supplierInfo: "Reitti on vapaa", contactName: chain.link(0).canary });
    for (const fee of Object.keys(fees)) expect(taken.document).not.toHaveProperty(fee);
    expect(taken.document.supplierConnectionId).toBe(forward.document.supplierConnectionId);
    expect((await subscriber.read(original)).text).not.toContain("Reitti on vapaa");

    const withFees = await forwarder.act(done.body, { ...transfer, fees: true });
    expect(withFees.status).toBe(200);
    expect((await forwarder.read(original)).body.document).toMatchObject(fees);
    const [, first] = await readLog(chain.portal.db, original.id);
    expect(first).toMatchObject({ label: "updated", action: "transferToOriginal", seen_by: "supplier" });
    expect(first?.changes).toContainEqual({ field: "supplierInfo", from: null, to: "Reitti on vapaa" });
    const ofForward = await readLog(chain.portal.db, forward.id);
    expect(ofForward.at(-1)).toMatchObject({ action: "transferToOriginal", seen_by: "subscriber", changes: [] });
    expect((await chain.link(2).asSupplier.get(`/events/${forward.id}/event-logs`)).text).not.toContain("transfer");
    expect(await countingFaults(chain.portal.db)).toEqual([]);
  });

  test("of a confirmation takes its day along before the forward is ready, and logs on both (documents A7)", async () => {
    const { db } = chain.portal;
    const [owner, forwarder, next] = [chain.link(0).asSubscriber, chain.link(1).asSupplier, chain.link(2).asSupplier];
    const original = (await chain.send(0, "Order")).body;
    const made = (await chain.send(1, "Order", original)).body;
    const early = await forwarder.act(made, transfer);
    expect([early.status, early.body.code]).toEqual([409, "NOT_ALLOWED_IN_STATE"]);
    const started = (await next.act(made, { action: "startProcessing" })).body;
    await next.lock(made.id);
    const day = inDays(21);
    const answer = { estimatedDeliveryDate: day, supplierConnectionId: "VAHV-1", connectFee: "70.00" };
    const confirmed = (await next.act(started, { action: "confirm", document: answer })).body;
    expect((await next.act(confirmed, transfer)).status).toBe(403);
    const shown = (await forwarder.read(made)).body;
    expect(shown.allowedActions).toContain("transferToOriginal");
    expect((await forwarder.act(shown, transfer)).status).toBe(200);

    const taken = (await forwarder.read(original)).body;
    expect(taken.document).toMatchObject({ estimatedDeliveryDate: day });
    expect(taken.document).not.toHaveProperty("connectFee");
    const seen = await owner.read(original);
    expect(seen.text).not.toContain(day);
    expect(seen.text).not.toContain(chain.link(2).canary);
    expect((await next.read(made)).text).not.toContain(chain.link(0).canary);
    expect((await readLog(db, original.id)).at(-1)).toMatchObject({
      action: "transferToOriginal",
      seen_by: "supplier",
    });
    expect((await readLog(db, made.id)).at(-1)).toMatchObject({ action: "transferToOriginal", seen_by: "subscriber" });

    const mine = (await forwarder.act(taken, { action: "startProcessing" })).body;
    await forwarder.lock(original.id);
    expect((await forwarder.act(mine, { action: "confirm", document: {} })).status).toBe(200);
    expect((await owner.read(original)).body.document.estimatedDeliveryDate).toBe(day);
    expect(await countingFaults(db)).toEqual([]);
  });

  test("into what the subscriber sees already is told to it", async () => {
    const { original, forward } = await forwarded("Order");
    const { asSupplier } = chain.link(1);
    const { db } = chain.portal;
    const started = (await asSupplier.act(original, { action: "startProcessing" })).body;
    await asSupplier.lock(original.id);
    const document = { estimatedDeliveryDate: forward.document.estimatedDeliveryDate, supplierConnectionId: "OMA-1" };
    expect((await asSupplier.act(started, { action: "confirm", document })).status).toBe(200);
    expect((await asSupplier.act(forward, transfer)).status).toBe(200);
    const seen = (await chain.link(0).asSubscriber.read(original)).body;
    expect(seen.document.supplierConnectionId).toBe(forward.document.supplierConnectionId);
    expect(await readNotices(db, original.id)).toContain("transferToOriginal subscriber");
    const claims = await db
      .selectFrom("connection_id_claims")
      .select("connection_id")
      .where("case_id", "=", original.caseId)
      .execute();
    expect(claims.map(({ connection_id }) => connection_id)).not.toContain("oma-1");
  });

  test("is refused in the words of the catalogue when the original cannot take it", async () => {
    const { db } = chain.portal;
    const { original, forward } = await forwarded("Inquiry");
    const { asSupplier } = chain.link(1);
    const states = [
      [{ event_state: "READY" }, "ORIGINAL_READY", /ei ole mahdollista|valmis/i],
      [{ event_state: "READY", archived: true }, "ORIGINAL_ARCHIVED", /arkistoitu/i],
      [{ event_state: "CANCELLED" }, "ORIGINAL_CANCELLED", /perut|peruut/i],
      [{ event_state: "IN_PROCESSING", ordered: true }, "ORIGINAL_ORDERED", /tilaus/i],
    ] as const;
    for (const [state, code, words] of states) {
      const plain = { archived: false, ordered: false, event_state: "OPEN" };
      await db
        .updateTable("documents")
        .set({ ...plain, ...state } as object)
        .where("id", "=", original.id)
        .execute();
      const before = [await photograph(db, original.id), await photograph(db, forward.id)];
      const refused = await asSupplier.act(forward, { ...transfer, fees: true });
      expect([refused.status, refused.body.code]).toEqual([409, code]);
      expect(refused.body.title).toMatch(words);
      expect([await photograph(db, original.id), await photograph(db, forward.id)]).toEqual(before);
      const offered = (await asSupplier.read(forward)).body;
      expect(offered.refusedActions).toContainEqual({
        action: "transferToOriginal",
        code,
        message: refused.body.title,
      });
    }
  });

  test("of a rejected forward is refused, for it says nothing, and its rejection is passed on instead (F11)", async () => {
    const original = (await chain.send(0, "Inquiry")).body;
    const made = (await chain.send(1, "Inquiry", original)).body;
    const next = chain.link(2).asSupplier;
    const started = (await next.act(made, { action: "startProcessing" })).body;
    expect((await next.act(started, { action: "reject", reason: "noNetwork" })).status).toBe(200);
    const { asSupplier } = chain.link(1);
    const forward = (await asSupplier.read(made)).body;
    const before = await photograph(chain.portal.db, original.id);
    for (const fees of [false, true]) {
      const refused = await asSupplier.act(forward, { ...transfer, fees });
      expect([refused.status, refused.body.code]).toEqual([409, "ANSWER_SAYS_NOTHING"]);
      expect(refused.text).toContain("Vastauksessa ei ole siirrettäviä tietoja");
    }
    // What is refused whatever comes along is offered to nobody (D-41).
    for (const seen of [forward, (await chain.link(1).asSubscriber.read(made)).body]) {
      expect(seen.allowedActions).not.toContain("transferToOriginal");
      expect(seen.refusedActions).toContainEqual(
        expect.objectContaining({ action: "transferToOriginal", code: "ANSWER_SAYS_NOTHING" }),
      );
    }
    expect(await photograph(chain.portal.db, original.id)).toBe(before);
    const taken = (await asSupplier.act(original, { action: "startProcessing" })).body;
    const reason = { reason: forward.document.rejectReason ?? "" };
    expect((await asSupplier.act(taken, { action: "reject", ...reason })).status).toBe(200);
    expect((await chain.link(0).asSubscriber.read(original)).body.document.rejectReason).toBe("noNetwork");
  });

  test("a forward that cannot be forwarded on says nothing of its original (F18, D-9c)", async () => {
    const original = (await chain.send(0, "Inquiry")).body;
    const forward = (await chain.send(1, "Inquiry", original)).body;
    await chain.portal.db
      .updateTable("documents")
      .set({ event_state: "READY" })
      .where("id", "=", original.id)
      .execute();
    const { refusedActions } = (await chain.link(2).asSupplier.read(forward)).body;
    const told = refusedActions.find(({ action }) => action === "forward");
    expect(told).toMatchObject({ code: "FORWARDING_OVER", message: "Tapahtumaa ei voi enää välittää edelleen" });
    expect(JSON.stringify(told)).not.toMatch(/alkuper|siirto|original/i);
  });

  test("is for the forwarder alone, of what is a forward and ready, and takes nothing else along", async () => {
    const { original, forward } = await forwarded("Inquiry");
    const { asSupplier } = chain.link(1);
    const ofNext = await chain.link(2).asSupplier.act(forward, transfer);
    expect([ofNext.status, ofNext.body.code]).toEqual([403, "NOT_YOUR_ACTION"]);
    for (const desk of [chain.link(0).asSubscriber, chain.link(0).asSupplier])
      expect(bare(await desk.act(forward, transfer))).toBe(
        bare(await desk.act({ ...forward, id: 987_654_321 }, transfer)),
      );
    expect((await asSupplier.act(original, transfer)).status).toBe(403);
    expect((await asSupplier.act({ ...forward, version: 1 }, transfer)).status).toBe(412);
    for (const more of [{ reason: "x" }, { document: { supplierInfo: "x" } }])
      expect((await asSupplier.act(forward, { ...transfer, ...more })).status).toBe(422);
    const fees = await asSupplier.act(original, { action: "startProcessing", fees: true });
    expect([fees.status, fees.body.errors?.[0]]).toMatchObject([422, { path: "fees", code: "NOT_WRITABLE" }]);
    const open = (await chain.send(1, "Inquiry", (await chain.send(0, "Inquiry")).body)).body;
    expect((await asSupplier.act(open, transfer)).body.code).toBe("NOT_ALLOWED_IN_STATE");
  });

  test("gives the original no connection id that another case of the forwarder has", async () => {
    const taken = { supplierConnectionId: "VARATTU-1", supplierInfo: "x" };
    await chain.answer(1, (await chain.send(0, "Order")).body, taken);
    const { original, forward } = await forwarded("Order", taken);
    const before = await photograph(chain.portal.db, original.id);
    const refused = await chain.link(1).asSupplier.act(forward, transfer);
    expect([refused.status, refused.body.errors?.[0]?.code]).toEqual([422, "CONNECTION_ID_IN_USE"]);
    expect(await photograph(chain.portal.db, original.id)).toBe(before);
  });

  test(
    "of 50 at once one wins, and one against the original's being ready never comes after it",
    { timeout: 120_000 },
    async () => {
      const { original, forward } = await forwarded("Inquiry");
      const { asSupplier } = chain.link(1);
      const answers = await Promise.all(Array.from({ length: 50 }, () => asSupplier.act(forward, transfer)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ status }) => status !== 200 && status !== 412)).toEqual([]);
      expect((await asSupplier.read(original)).body.version).toBe(original.version + 1);

      for (let round = 0; round < 5; round += 1) {
        const pair = await forwarded("Inquiry", { supplierInfo: "siirretty" });
        const started = (await asSupplier.act(pair.original, { action: "startProcessing" })).body;
        const ready = {
          estimatedDeliveryTime: 7,
          connectFee: "1.00",
          monthlyFee: "1.00",
          validUntilDate: inDays(30),
        };
        const [moved, signed] = await Promise.all([
          asSupplier.act(pair.forward, transfer),
          asSupplier.act(started, { action: "signReady", document: { ...ready, supplierInfo: "oma" } }),
        ]);
        expect([moved.status, signed.status].toSorted()).toEqual(moved.status === 200 ? [200, 412] : [200, 409]);
        const { supplierInfo } = (await asSupplier.read(pair.original)).body.document;
        expect(supplierInfo).toBe(moved.status === 200 ? "siirretty" : "oma");
      }
    },
  );
});
