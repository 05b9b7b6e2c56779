import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { TestApp } from "../app/create-test-app.ts";
import type { World } from "../documents/support/create-world.ts";
import { inDays, today } from "../documents/support/forms.ts";
import { nextNumber } from "../builders/next-number.ts";
import { createTmfWorld, made } from "./create-tmf-world.ts";
import { midnight, newOrder } from "./new-order.ts";
import { orders, type TmfCaller, type TmfJson } from "./tmf-caller.ts";

let portal: TestApp;
let world: World;
let buyer: TmfCaller;
let seller: TmfCaller;

beforeAll(async () => {
  ({ portal, world, buyer, seller } = await createTmfWorld());
});
beforeEach(() => portal.clock.pass(60_000));
afterAll(() => portal.close());

type Order = TmfJson & { id: string; href: string; state: string; productOrderItem: TmfJson[]; note: TmfJson[] };

async function make(more: TmfJson = {}): Promise<Order> {
  return await made<Order>(buyer, orders, newOrder(world, more));
}

const patch = async (caller: TmfCaller, { id }: { id: string }, body: TmfJson): Promise<Order> => {
  const answer = await caller.patch<Order>(`${orders}/${id}`, body, { "content-type": "application/merge-patch+json" });
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body;
};

const shown = async ({ id }: { id: string }) =>
  (await world.desks.subscriber.read({ id: Number(id), documentType: "Order" })).body;

const confirmation = () => ({
  expectedCompletionDate: midnight(inDays(30)),
  productOrderItem: [
    {
      id: "A-1",
      action: "add",
      itemPrice: [
        { name: "connectFee", priceType: "nonRecurring", price: { dutyFreeAmount: { unit: "EUR", value: 500 } } },
        { name: "monthlyFee", priceType: "recurring", price: { dutyFreeAmount: { unit: "EUR", value: 120.5 } } },
      ],
      product: {
        productSerialNumber: `L-${nextNumber()}`,
        productCharacteristic: [{ name: "supplierInfo", value: "Asentaja soittaa" }],
      },
    },
  ],
});

describe("an order from its making to its delivery", () => {
  test("is made as sent, told back as sent, and is the order that the portal's own API tells", async () => {
    const sent = newOrder(world);
    const { status, body, headers } = await buyer.post<Order>(orders, sent);
    expect([status, headers["location"]]).toEqual([201, body.href]);
    expect(body).toMatchObject({
      ...sent,
      relatedParty: expect.arrayContaining(sent["relatedParty"] as unknown[]),
      state: "acknowledged",
    });
    const own = await shown(body);
    expect(own).toMatchObject({
      eventState: "OPEN",
      document: {
        requestedDate: inDays(60),
        deliveryType: "urgent",
        contractLength: 36,
        subscriberInfo: "Yöllä",
        contactName: "Maija Meikäläinen",
        contactPhone: "+358401234567",
        customerName: "Esimerkki Oy",
        targetAddress: {
          streetName: "Hämeenkatu",
          streetNumber: "12",
          streetLetter: "B",
          apartment: "34",
          postalCode: "33100",
          postalPlace: "Tampere",
        },
      },
      eventProducts: [{ productId: world.product.id }],
    });
    expect((await buyer.get(`${orders}/${body.id}`)).body).toEqual(body);
    const forSeller = (await seller.get(`${orders}/${body.id}`)).body;
    expect(forSeller).toEqual(body);
  });

  test("walks from state to state, each as the portal's own API tells it", async () => {
    const order = await make();
    const walked: [string, string][] = [];
    const note = async ({ state }: Order) => {
      walked.push([state, (await shown(order)).eventState]);
    };
    await note(order);
    await note(await patch(seller, order, { state: "inProgress" }));
    const confirmed = await patch(seller, order, confirmation());
    await note(confirmed);
    expect(confirmed).toMatchObject({
      expectedCompletionDate: midnight(inDays(30)),
      productOrderItem: [{ id: "A-1", product: { productSerialNumber: expect.stringMatching(/^L-/) } }],
      orderTotalPrice: [
        { price: { dutyFreeAmount: { unit: "EUR", value: 500 } } },
        { price: { dutyFreeAmount: { value: 120.5 } } },
      ],
    });
    await note(await patch(seller, order, { milestone: [{ name: "inDelivery" }] }));
    const done = await patch(seller, order, {
      state: "completed",
      completionDate: midnight(today()),
      productOrderItem: [{ product: { productCharacteristic: [{ name: "connectionDetails", value: "Portti 3" }] } }],
    });
    await note(done);
    expect(walked).toEqual([
      ["acknowledged", "OPEN"],
      ["inProgress", "IN_PROCESSING"],
      ["inProgress", "CONFIRMED"],
      ["inProgress", "IN_DELIVERY"],
      ["completed", "READY"],
    ]);
    expect(done).toMatchObject({ completionDate: midnight(today()) });
    expect(done["expectedCompletionDate"]).toBeUndefined();
    expect((done["milestone"] as TmfJson[]).map(({ name, status }) => [name, status])).toEqual(
      ["acknowledged", "inProcessing", "confirmed", "inDelivery", "completed"].map((name) => [name, "Completed"]),
    );
    const found = await buyer.get<Order[]>(`${orders}?state=completed&id=${order.id}`);
    expect(found.body.map(({ id }) => id)).toEqual([order.id]);
  });

  test("is confirmed and delivered in one change, or not at all", async () => {
    const order = await make();
    const early = await seller.patch(`${orders}/${order.id}`, { state: "completed" });
    expect([early.status, early.body["code"]]).toEqual([409, "NOT_ALLOWED_IN_STATE"]);
    expect((await shown(order)).eventState).toBe("OPEN");
    const all = {
      ...confirmation(),
      state: "completed",
      completionDate: midnight(today()),
    };
    const item = all.productOrderItem[0] as { product: { productCharacteristic: TmfJson[] } };
    item.product.productCharacteristic.push({ name: "connectionDetails", value: "Portti 3" });
    const done = await seller.patch<Order>(`${orders}/${order.id}`, all);
    expect([done.status, done.body.state ?? done.text]).toEqual([200, "completed"]);
    const log = await world.desks.supplier.get<{ action: string }[]>(`/events/${order.id}/event-logs`);
    expect(log.body.length).toBeGreaterThanOrEqual(4);
  });
});

describe("on the way", () => {
  test("the buyer changes what is open and no more, by a version or without", async () => {
    const order = await make();
    const changed = await patch(buyer, order, {
      description: null,
      priority: "4",
      requestedCompletionDate: midnight(inDays(61)),
    });
    expect(changed).toMatchObject({ priority: "4", requestedCompletionDate: midnight(inDays(61)) });
    expect((await shown(order)).document).toMatchObject({ deliveryType: "normal", requestedDate: inDays(61) });
    const stale = await buyer.patch(`${orders}/${order.id}`, { priority: "1" }, { "if-match": '"1"' });
    expect([stale.status, stale.body["code"]]).toEqual([412, "STALE_VERSION"]);
    await patch(seller, order, { state: "inProgress" });
    const late = await buyer.patch(`${orders}/${order.id}`, { priority: "1" });
    expect([late.status, late.body["code"]]).toEqual([409, "NOT_ALLOWED_IN_STATE"]);
  });

  test("a person who has reserved it is told of, and waited for", async () => {
    const order = await make();
    await world.desks.subscriber.lock(Number(order.id));
    const refused = await buyer.patch(`${orders}/${order.id}`, { priority: "1" });
    expect([refused.status, refused.body["code"], refused.headers["retry-after"]]).toEqual([
      423,
      "EVENT_RESERVED",
      "60",
    ]);
  });

  test("it is asked about, returned and rejected", async () => {
    const order = await make();
    await patch(seller, order, { state: "inProgress" });
    expect((await patch(seller, order, { state: "pending", note: [{ text: "Mikä portti?" }] })).state).toBe("pending");
    const returned = await make();
    await patch(seller, returned, { state: "inProgress" });
    const back = await patch(seller, returned, {
      state: "pending",
      pendingReason: { code: "missingInformation", text: "Osoite puuttuu" },
    });
    expect([back.state, (await shown(returned)).eventState]).toEqual(["pending", "OPEN"]);
    const rejected = await make();
    await patch(seller, rejected, { state: "inProgress" });
    const no = await patch(seller, rejected, {
      state: "rejected",
      rejectReason: "noNetwork",
      cancellationReason: "Ei kuitua",
    });
    expect(no).toMatchObject({
      state: "rejected",
      cancellationReason: expect.stringContaining("Ei kuitua"),
      cancellationDate: expect.any(String),
    });
  });

  test("a confirmed day moves with a reason alone", async () => {
    const order = await make();
    await patch(seller, order, confirmation());
    const bare = await seller.patch(`${orders}/${order.id}`, { expectedCompletionDate: midnight(inDays(40)) });
    expect([bare.status, bare.body["code"]]).toEqual([422, "VALIDATION_FAILED"]);
    const moved = await patch(seller, order, {
      expectedCompletionDate: midnight(inDays(40)),
      reasonCode: "WEATHER",
      note: [{ text: "Routa" }],
    });
    expect(moved["expectedCompletionDate"]).toBe(midnight(inDays(40)));
    expect((await shown(order)).document.estimatedDeliveryDate).toBe(inDays(40));
  });

  test("notes are messages of both parties: added, and never changed", async () => {
    const order = await make({ note: { text: "Soittakaa ennen käyntiä" } });
    expect(order.note).toMatchObject([
      { text: "Soittakaa ennen käyntiä", author: expect.any(String), id: expect.any(String) },
    ]);
    const answered = await patch(seller, order, { note: [...order.note, { text: "Selvä" }] });
    expect(answered.note.map(({ text }) => text)).toEqual(["Soittakaa ennen käyntiä", "Selvä"]);
    const changed = await seller.patch(`${orders}/${order.id}`, { note: [{ ...order.note[0], text: "Muuta" }] });
    expect(changed.status).toBe(422);
  });

  test("a supplier cancels what it has confirmed, a subscriber what is not confirmed yet", async () => {
    const order = await make();
    const gone = await patch(buyer, order, { state: "cancelled", cancellationReason: "Asiakas perui" });
    expect(gone).toMatchObject({ state: "cancelled", cancellationReason: "Asiakas perui" });
    const other = await make();
    await patch(seller, other, confirmation());
    expect(await patch(seller, other, { state: "cancelled", cancellationReason: "Reitti katosi" })).toMatchObject({
      state: "cancelled",
      cancellationReason: "Reitti katosi",
    });
  });
});

describe("a task of cancelling", () => {
  const tasks = "/productOrderingManagement/v4/cancelProductOrder";
  const cancel = (order: Order, more: TmfJson = {}) =>
    buyer.post<TmfJson & { id: string }>(tasks, {
      productOrder: { id: order.id },
      cancellationReason: "Asiakas perui",
      ...more,
    });

  test("is done at once, waits for the supplier, or ends in an error", async () => {
    const open = await make();
    const done = await cancel(open);
    expect([done.status, done.body]).toMatchObject([
      201,
      { state: "done", effectiveCancellationDate: expect.any(String), productOrder: { id: open.id } },
    ]);
    expect((await shown(open)).eventState).toBe("CANCELLED");
    const confirmed = await make();
    await patch(seller, confirmed, confirmation());
    const waiting = await cancel(confirmed);
    expect([waiting.status, waiting.body["state"]]).toEqual([201, "inProgress"]);
    expect((await buyer.get(`${orders}/${confirmed.id}`)).body["state"]).toBe("assessingCancellation");
    await patch(seller, confirmed, { state: "cancelled" });
    expect((await buyer.get(`${tasks}/${waiting.body.id}`)).body).toMatchObject({ state: "done" });
    const again = await cancel(open);
    expect([again.status, again.body["state"]]).toEqual([201, "terminatedWithError"]);
    const list = await buyer.get<TmfJson[]>(`${tasks}?limit=2`);
    expect([list.body.length, list.headers["x-total-count"]]).toEqual([2, "3"]);
    expect((await seller.get<TmfJson[]>(tasks)).body).toEqual([]);
    expect((await seller.get(`${tasks}/${waiting.body.id}`)).status).toBe(404);
    expect((await buyer.get(`${tasks}/kissa`)).status).toBe(404);
  });

  test("asks for an order that is there", async () => {
    expect((await buyer.post(tasks, {})).status).toBe(400);
    expect((await buyer.post(tasks, { productOrder: { id: "kissa" } })).status).toBe(422);
    const order = await make();
    expect((await seller.post(tasks, { productOrder: { id: order.id } })).status).toBe(422);
  });
});
