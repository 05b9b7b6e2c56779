import { afterAll, beforeAll, expect, test } from "vitest";
import { createChain, type Chain } from "./support/create-chain.ts";
import type { Desk, Shown } from "./support/desk.ts";
import { answerOf, inDays } from "./support/forms.ts";
import { readNotices } from "./support/look.ts";

let chain: Chain;
beforeAll(async () => {
  chain = await createChain(3);
});
afterAll(() => chain.portal.close());

async function done(desk: Desk, document: Shown, body: { action: string } & Record<string, unknown>): Promise<Shown> {
  if (body.action === "editAnswer" || body.action === "confirm") await desk.lock(document.id);
  const answer = await desk.act((await desk.read(document)).body, body);
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
}

/** An order and its forward, each confirmed by its supplier; the forward has moved for a reason that names its parties. */
async function movedForward(): Promise<{ original: Shown; forward: Shown }> {
  const [middle, last] = [chain.link(1), chain.link(2)];
  const original = (await chain.send(0, "Order")).body;
  const forward = (await chain.send(1, "Order", original)).body;
  for (const [desk, document] of [
    [middle.asSupplier, original],
    [last.asSupplier, forward],
  ] as const) {
    await done(desk, document, { action: "startProcessing" });
    await done(desk, document, { action: "confirm", document: answerOf("Order", "confirm") });
  }
  await done(last.asSupplier, forward, {
    action: "editAnswer",
    document: { estimatedDeliveryDate: inDays(40) },
    delayReason: "NETWORK_ISSUE",
    text: `${last.canary} odottaa operaattoria ${middle.canary}`,
  });
  return { original, forward };
}

test("a forward that moves does not move what its forwarder has promised, nor tell it", async () => {
  const { original, forward } = await movedForward();
  const { asSubscriber: owner } = chain.link(0);
  const before = await owner.read(original);
  expect(before.text).not.toContain(chain.link(2).canary);
  await done(chain.link(1).asSubscriber, forward, { action: "transferToOriginal" });
  const after = (await owner.read(original)).body;
  expect(after).toMatchObject({ committedDeliveryDate: inDays(30), dateUnanswered: false, dateChanges: [] });
  expect(after.document.estimatedDeliveryDate).toBe(inDays(30));
});

test("with a reason of the forwarder's own it moves along, and nobody hears of who is further on", async () => {
  const { original, forward } = await movedForward();
  const [{ asSubscriber: owner }, { asSupplier: middle }, last] = [chain.link(0), chain.link(1), chain.link(2)];
  const own = { delayReason: "THIRD_PARTY", text: "Verkon rakentaminen on myöhässä" };
  await done(middle, forward, { action: "transferToOriginal", ...own });
  const seen = await owner.read(original);
  expect(seen.body).toMatchObject({
    committedDeliveryDate: inDays(30),
    dateUnanswered: true,
    dateChanges: [{ kind: "supplierMoved", from: inDays(30), to: inDays(40), ...own }],
  });
  for (const path of [
    `/events/${original.id}`,
    `/events/${original.id}?format=text`,
    `/events/${original.id}/event-logs`,
  ]) {
    const { text } = await owner.get(path);
    expect(text).not.toContain(last.canary);
    expect(text).not.toContain("NETWORK_ISSUE");
  }
  expect((await last.asSupplier.read(forward)).text).not.toContain(own.text);
  expect(await readNotices(chain.portal.db, original.id)).toContain("dateMoved subscriber");
});

test("half a reason, or one for a day that stays, is refused at the field", async () => {
  const { original, forward } = await movedForward();
  const { asSupplier: middle } = chain.link(1);
  const transfer = async (more: object) => {
    const { body, status } = await middle.act((await middle.read(forward)).body, {
      action: "transferToOriginal",
      ...more,
    });
    return [status, body.errors?.map(({ path, code }) => `${path} ${code}`)];
  };
  expect(await transfer({ delayReason: "OTHER" })).toEqual([422, ["text REQUIRED"]]);
  expect(await transfer({ text: "Myöhässä" })).toEqual([422, ["delayReason REQUIRED"]]);
  const because = { delayReason: "OTHER", text: "Myöhässä" };
  await done(middle, original, { action: "editAnswer", document: { estimatedDeliveryDate: inDays(40) }, ...because });
  expect(await transfer(because)).toEqual([422, ["delayReason NOT_WRITABLE"]]);
});

test("what the parties say of a date is read by nobody else along the chain, and answered by nobody else", async () => {
  const { original, forward } = await movedForward();
  const [first, middle, last] = [chain.link(0), chain.link(1), chain.link(2)];
  const words = `${middle.canary}-EHDOTUS`;
  await done(middle.asSubscriber, forward, { action: "proposeDate", date: inDays(35), text: words });
  for (const desk of [first.asSubscriber, first.asSupplier]) {
    expect((await desk.get(`/events/${original.id}`)).text).not.toContain(words);
    expect((await desk.get(`/events/${forward.id}`)).status).toBe(404);
    expect((await desk.act(forward, { action: "acceptProposedDate" })).status).toBe(404);
  }
  expect((await middle.asSupplier.act(forward, { action: "acceptDate" })).status).toBe(403);
  expect((await last.asSupplier.read(forward)).text).toContain(words);
});
