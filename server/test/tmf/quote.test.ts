import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { TestApp } from "../app/create-test-app.ts";
import { makeApiClient } from "../builders/make-api-client.ts";
import { addPair, type World } from "../documents/support/create-world.ts";
import { inDays } from "../documents/support/forms.ts";
import { createTmfWorld, made } from "./create-tmf-world.ts";
import { newOrder } from "./new-order.ts";
import { newQuote } from "./new-questions.ts";
import { callTmf, orders, quotes, type TmfCaller, type TmfJson } from "./tmf-caller.ts";

let portal: TestApp;
let world: World;
let buyer: TmfCaller;
let seller: TmfCaller;

beforeAll(async () => {
  ({ portal, world, buyer, seller } = await createTmfWorld());
});
beforeEach(() => portal.clock.pass(60_000));
afterAll(() => portal.close());

type Quote = TmfJson & { id: string; href: string; state: string; quoteItem: TmfJson[] };

async function make(more: TmfJson = {}, ofItem: TmfJson = {}): Promise<Quote> {
  return await made<Quote>(buyer, quotes, newQuote(world, more, ofItem));
}

async function patch(caller: TmfCaller, { id }: { id: string }, body: TmfJson): Promise<Quote> {
  const answer = await caller.patch<Quote>(`${quotes}/${id}`, body);
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body;
}

const shown = async ({ id }: { id: string }) =>
  (await world.desks.subscriber.read({ id: Number(id), documentType: "Inquiry" })).body;

const offer = (more: TmfJson = {}) => ({
  state: "approved",
  validFor: { endDateTime: `${inDays(30)}T20:00:00.000Z` },
  quoteItem: [
    {
      id: "A-1",
      quoteItemPrice: [
        { name: "connectFee", priceType: "nonRecurring", price: { dutyFreeAmount: { unit: "EUR", value: 90 } } },
        { priceType: "recurring", price: { dutyFreeAmount: { unit: "EUR", value: "19.90" } } },
      ],
      product: { productCharacteristic: [{ name: "estimatedDeliveryTime", value: 14 }] },
    },
  ],
  ...more,
});

describe("a quote from its making to its order", () => {
  test("is made as sent, told back as sent, and is the inquiry that the portal's own API tells", async () => {
    const sent = newQuote(world);
    const { status, body, headers, text } = await buyer.post<Quote>(quotes, sent);
    expect([status, headers["location"]], text).toEqual([201, body.href]);
    expect(body).toMatchObject({
      ...sent,
      quoteItem: [
        { ...(sent["quoteItem"] as TmfJson[])[0], product: { productCharacteristic: [{ name: "subscriberInfo" }] } },
      ],
      relatedParty: expect.arrayContaining(sent["relatedParty"] as unknown[]),
      state: "inProgress",
      quoteLevel: "budgetary",
      expectedQuoteCompletionDate: expect.any(String),
    });
    expect(body).not.toHaveProperty("quoteTotalPrice");
    expect(await shown(body)).toMatchObject({
      eventState: "OPEN",
      document: { requestedDate: inDays(60), contractLength: 24, subscriberInfo: "Yöllä" },
    });
    expect((await seller.get(`${quotes}/${body.id}`)).body).toEqual(body);
  });

  test("is answered, ordered from, and is then accepted", async () => {
    const asked = await make();
    const approved = await patch(seller, asked, offer());
    expect(approved).toMatchObject({
      state: "approved",
      quoteLevel: "firm",
      validFor: {
        startDateTime: approved["effectiveQuoteCompletionDate"],
        endDateTime: expect.stringContaining(":59:59.999Z"),
      },
      quoteTotalPrice: [
        { name: "connectFee", price: { dutyFreeAmount: { value: 90 } } },
        { name: "monthlyFee", price: { dutyFreeAmount: { value: 19.9 } } },
      ],
      quoteItem: [{ state: "approved", quoteItemPrice: [{}, {}] }],
    });
    expect(approved).not.toHaveProperty("expired");
    expect(await shown(asked)).toMatchObject({
      eventState: "READY",
      document: { connectFee: "90.00", monthlyFee: "19.90", validUntilDate: inDays(30), estimatedDeliveryTime: 14 },
    });
    const end = (approved["validFor"] as TmfJson)["endDateTime"];
    const found = await buyer.get<Quote[]>(`${quotes}?validFor.endDateTime=${String(end)}&state=approved&fields=id`);
    expect(found.body).toContainEqual({ id: asked.id });
    for (const caller of [buyer, seller])
      expect((await caller.patch(`${quotes}/${asked.id}`, approved)).body).toEqual(approved);
    const order = await buyer.post<TmfJson>(orders, { ...newOrder(world), quote: [{ id: asked.id }] });
    expect([order.status, order.status === 201 ? "" : order.text]).toEqual([201, ""]);
    expect((await buyer.get(`${quotes}/${asked.id}`)).body["state"]).toBe("accepted");
  });

  test("is refused, returned, asked about and given up", async () => {
    const refused = await patch(seller, await make(), {
      state: "rejected",
      rejectReason: "noNetwork",
      cancellationReason: "Ei kuitua",
    });
    expect(refused).toMatchObject({
      state: "rejected",
      rejectReason: "noNetwork",
      cancellationReason: expect.stringContaining("Ei kuitua"),
    });
    expect(await shown(refused)).toMatchObject({ eventState: "READY", rejected: true });
    const asked = await make();
    await patch(seller, asked, { state: "pending", note: [{ text: "Mikä kerros?" }] });
    expect((await shown(asked))["waits"]).toMatchObject([{ for: "subscriber", why: "question" }]);
    const gone = await patch(buyer, asked, { state: "cancelled", cancellationReason: "Ei tarvita" });
    expect(gone).toMatchObject({ state: "cancelled", cancellationReason: "Ei tarvita" });
    expect((await shown(asked)).eventState).toBe("CANCELLED");
  });

  test("without its prices it is not approved, and nothing of it is kept", async () => {
    const asked = await make();
    const bare = await seller.patch<{ errors: TmfJson[] }>(`${quotes}/${asked.id}`, { state: "approved" });
    expect([bare.status, bare.body.errors.map(({ propertyPath }) => propertyPath)]).toEqual([
      422,
      expect.arrayContaining(["/quoteItem/0/quoteItemPrice", "/validFor/endDateTime"]),
    ]);
    expect((await shown(asked)).eventState).toBe("OPEN");
  });

  test("its day has passed when it has", async () => {
    const asked = await make();
    await patch(seller, asked, offer());
    const yesterday = inDays(-1);
    await portal.db
      .updateTable("documents")
      .set({ valid_until_date: yesterday })
      .where("id", "=", Number(asked.id))
      .execute();
    expect((await buyer.get(`${quotes}/${asked.id}`)).body).toMatchObject({ state: "approved", expired: true });
  });
});

test("its buyer changes what is open, and no more", async () => {
  const asked = await make();
  const changed = await patch(buyer, asked, {
    quoteItem: [{ id: "A-1", itemTerm: [{ name: "contractLength", duration: { amount: 36, units: "month" } }] }],
  });
  expect(changed).toMatchObject({ quoteItem: [{ id: "A-1", itemTerm: [{ duration: { amount: 36 } }] }] });
  const foreign = await buyer.patch(`${quotes}/${asked.id}`, { validFor: { endDateTime: `${inDays(9)}T00:00:00Z` } });
  expect(foreign.status).toBe(422);
  await patch(seller, asked, offer());
  const late = await buyer.patch(`${quotes}/${asked.id}`, {
    quoteItem: [{ id: "A-1", itemTerm: [{ name: "contractLength", duration: { amount: 12, units: "month" } }] }],
  });
  expect([late.status, late.body["code"]]).toEqual([409, "NOT_ALLOWED_IN_STATE"]);
});

test("competitors learn nothing of a quote: neither from lists nor from what they order", async () => {
  const word = "KANARIA-648";
  const asked = await make({ externalId: word, note: [{ text: word }] });
  await patch(seller, asked, offer());
  const other = await addPair(portal);
  for (const organization of [other.subscriber, other.supplier]) {
    const stranger = callTmf(portal, (await makeApiClient(portal.db, organization)).token);
    const answers = [
      await stranger.get(`${quotes}/${asked.id}`),
      await stranger.patch(`${quotes}/${asked.id}`, { state: "cancelled" }),
      await stranger.get(`${quotes}?externalId=${word}`),
      await stranger.post(orders, { ...newOrder(other), quote: [{ id: asked.id }] }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 200, 422]);
    for (const { text } of answers.filter(({ status }) => status !== 200)) expect(text).not.toContain(word);
    expect(answers[2]?.body).toEqual([]);
  }
});
