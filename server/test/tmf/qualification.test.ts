import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { TestApp } from "../app/create-test-app.ts";
import { makeApiClient } from "../builders/make-api-client.ts";
import { makeProduct } from "../builders/make-product.ts";
import { addPair, type World } from "../documents/support/create-world.ts";
import { inDays } from "../documents/support/forms.ts";
import { createTmfWorld, made } from "./create-tmf-world.ts";
import { midnight, newOrder, targetPlace } from "./new-order.ts";
import { newQualification } from "./new-questions.ts";
import { callTmf, orders, qualifications, type TmfCaller, type TmfJson } from "./tmf-caller.ts";

let portal: TestApp;
let world: World;
let buyer: TmfCaller;
let seller: TmfCaller;

beforeAll(async () => {
  ({ portal, world, buyer, seller } = await createTmfWorld());
});
beforeEach(() => portal.clock.pass(60_000));
afterAll(() => portal.close());

const items = "productOfferingQualificationItem";
type Asked = TmfJson & { id: string; href: string; state: string };

async function make(more: TmfJson = {}, ofItem: TmfJson = {}): Promise<Asked> {
  return await made<Asked>(buyer, qualifications, newQualification(world, more, ofItem));
}

async function patch(caller: TmfCaller, { id }: { id: string }, body: TmfJson): Promise<Asked> {
  const answer = await caller.patch<Asked>(`${qualifications}/${id}`, body);
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body;
}

const shown = async ({ id }: { id: string }) =>
  (await world.desks.subscriber.read({ id: Number(id), documentType: "AvailabilityRequest" })).body;

const price = (name: string, value: number) => ({
  name,
  priceType: name === "connectFee" ? "nonRecurring" : "recurring",
  price: { dutyFreeAmount: { unit: "EUR", value } },
});
const answer = (more: TmfJson = {}) => ({
  state: "done",
  [items]: [
    {
      id: "A-1",
      qualificationItemResult: "qualified",
      installationInterval: { amount: 14, units: "calendarDays" },
      itemPrice: [price("connectFee", 90), price("monthlyFee", 19.9)],
      ...more,
    },
  ],
});

describe("a question of availability from its making to its answer", () => {
  test("is made as sent, told back as sent, and is the request that the portal's own API tells", async () => {
    const sent = newQualification(world, { externalId: "AV-1" });
    const { status, body, headers, text } = await buyer.post<Asked>(qualifications, sent);
    expect([status, headers["location"]], text).toEqual([201, body.href]);
    expect(body).toMatchObject({
      ...sent,
      relatedParty: expect.arrayContaining(sent["relatedParty"] as unknown[]),
      state: "acknowledged",
      qualificationResult: "pending",
      productOfferingQualificationDateTime: body["productOfferingQualificationDate"],
      expectedPOQCompletionDate: expect.any(String),
      [items]: [{ id: "A-1", qualificationItemResult: "pending", state: "acknowledged" }],
    });
    expect(await shown(body)).toMatchObject({
      eventState: "OPEN",
      document: {
        requestedDate: inDays(60),
        contactName: "Maija Meikäläinen",
        targetAddress: { streetName: "Hämeenkatu", apartment: "34" },
      },
      eventProducts: [{ productId: world.product.id }],
    });
    expect((await buyer.get(`${qualifications}/${body.id}`)).body).toEqual(body);
    const unpriced = (body[items] as TmfJson[])[0];
    expect(unpriced).not.toHaveProperty("itemPrice");
    expect((await seller.get(`${qualifications}/${body.id}`)).body).toEqual(body);
  });

  test("is taken up and answered, each step as the portal's own API tells it", async () => {
    const asked = await make();
    expect((await patch(seller, asked, { state: "inProgress" })).state).toBe("inProgress");
    expect((await shown(asked)).eventState).toBe("IN_PROCESSING");
    const done = await patch(seller, asked, answer());
    expect(done).toMatchObject({
      state: "done",
      qualificationResult: "qualified",
      effectiveQualificationDate: expect.any(String),
      [items]: [
        {
          id: "A-1",
          qualificationItemResult: "qualified",
          serviceabilityConfidence: "green",
          installationInterval: { amount: 14, units: "calendarDays" },
          itemPrice: [
            { name: "connectFee", price: { dutyFreeAmount: { value: 90 } } },
            { name: "monthlyFee", price: { dutyFreeAmount: { value: 19.9 } } },
          ],
        },
      ],
    });
    expect(await shown(asked)).toMatchObject({
      eventState: "READY",
      rejected: false,
      document: { estimatedDeliveryTime: 14, connectFee: "90.00", monthlyFee: "19.90" },
    });
    const found = await buyer.get<Asked[]>(`${qualifications}?qualificationResult=qualified&id=${asked.id}&fields=id`);
    expect(found.body).toEqual([{ id: asked.id }]);
    const order = await buyer.post<TmfJson>(orders, {
      ...newOrder(world),
      productOfferingQualification: [{ id: asked.id }],
    });
    expect([order.status, order.status === 201 ? "" : order.text]).toEqual([201, ""]);
  });

  test("what is drafted is the supplier's alone until it is answered", async () => {
    const asked = await make();
    const drafted = await patch(seller, asked, {
      [items]: answer()[items].map((item) => ({ ...item, qualificationItemResult: undefined })),
    });
    expect((await shown(asked)).eventState).toBe("IN_PROCESSING");
    expect(drafted).toMatchObject({ state: "inProgress", [items]: [{ itemPrice: [{}, {}] }] });
    const { body } = await buyer.get<Asked>(`${qualifications}/${asked.id}`);
    expect((body[items] as TmfJson[])[0]).not.toHaveProperty("itemPrice");
    expect((body[items] as TmfJson[])[0]).not.toHaveProperty("installationInterval");
  });

  test("is answered from its making with more than four weeks, and with no", async () => {
    const long = await make();
    const later = answer({
      installationInterval: undefined,
      product: {
        productCharacteristic: [
          { name: "estimatedDeliveryTime", value: "agreedSeparately" },
          { name: "supplierInfo", value: "Kaivuulupa puuttuu" },
        ],
      },
    });
    expect(await patch(seller, long, later)).toMatchObject({
      state: "done",
      [items]: [
        {
          serviceabilityConfidence: "yellow",
          product: {
            productCharacteristic: expect.arrayContaining([
              { name: "estimatedDeliveryTime", value: "agreedSeparately", valueType: "string" },
            ]),
          },
        },
      ],
    });
    const no = await make();
    const refused = await patch(seller, no, {
      state: "done",
      [items]: [
        {
          id: "A-1",
          qualificationItemResult: "unqualified",
          eligibilityUnavailabilityReason: [{ code: "noNetwork", label: "Ei kuitua" }],
        },
      ],
    });
    expect(refused).toMatchObject({
      state: "done",
      qualificationResult: "unqualified",
      [items]: [
        {
          qualificationItemResult: "unqualified",
          serviceabilityConfidence: "red",
          eligibilityUnavailabilityReason: [{ code: "noNetwork", label: expect.stringContaining("Ei kuitua") }],
        },
      ],
    });
    expect(await shown(no)).toMatchObject({
      eventState: "READY",
      rejected: true,
      document: { rejectReason: "noNetwork" },
    });
    for (const each of [long, no])
      for (const caller of [buyer, seller]) {
        const { body: read } = await caller.get<Asked>(`${qualifications}/${each.id}`);
        expect((await caller.patch(`${qualifications}/${each.id}`, read)).body).toEqual(read);
      }
  });

  test("is given up by its buyer while it is not answered", async () => {
    const asked = await make();
    const gone = await patch(buyer, asked, { state: "terminatedWithError", cancellationReason: "Kohde myytiin" });
    expect(gone).toMatchObject({
      state: "terminatedWithError",
      [items]: [{ terminationError: [{ code: "cancelledByBuyer", value: "Kohde myytiin" }] }],
    });
    expect((await shown(asked)).document.cancelReason).toBe("Kohde myytiin");
    const other = await patch(buyer, await make(), {
      state: "terminatedWithError",
      [items]: [{ id: "A-1", terminationError: [{ value: "Väärä osoite" }] }],
    });
    expect((await shown(other)).document.cancelReason).toBe("Väärä osoite");
    const late = await seller.patch(`${qualifications}/${asked.id}`, answer());
    expect([late.status, late.body["code"]]).toEqual([409, "NOT_ALLOWED_IN_STATE"]);
  });
});

describe("what a question says", () => {
  test("places of the whole are those of its items, and the day of an answer is the wished one where there is no other", async () => {
    const whole = { place: [targetPlace()], requestedPOQCompletionDate: midnight(inDays(20)) };
    const asked = await make(whole, { product: {}, expectedActivationDate: undefined });
    expect(asked).toMatchObject({ ...whole, [items]: [{ product: { place: [targetPlace()] } }] });
    expect((await shown(asked)).document).toMatchObject({ requestedDate: inDays(20) });
    const both = await make(whole);
    expect(both).toMatchObject({
      requestedPOQCompletionDate: midnight(inDays(20)),
      [items]: [{ expectedActivationDate: midnight(inDays(60)) }],
    });
    expect((await shown(both)).document).toMatchObject({ requestedDate: inDays(60) });
    for (const each of [asked, both])
      for (const caller of [buyer, seller])
        expect((await caller.patch(`${qualifications}/${each.id}`, each)).body).toEqual(each);
    const moved = await patch(buyer, asked, { requestedPOQCompletionDate: midnight(inDays(25)) });
    expect(moved).toMatchObject({ requestedPOQCompletionDate: midnight(inDays(25)) });
    expect((await shown(asked)).document).toMatchObject({ requestedDate: inDays(25) });
  });

  test("several products are of one supplier and go together, priced and refused as one", async () => {
    const { db, supplier, product } = world;
    const second = await makeProduct(db, supplier, { group: product.group });
    const two = newQualification(world);
    const [first] = two[items] as TmfJson[];
    const both = { ...two, [items]: [first, { ...first, id: "B-2", productOffering: { id: second.id } }] };
    const refused = await buyer.post<{ errors: TmfJson[] }>(qualifications, both);
    expect([refused.status, refused.body.errors[0]?.["code"]]).toEqual([422, "tooManyRecords"]);
    await db.updateTable("organizations").set({ multiproduct: true }).where("id", "=", supplier.id).execute();
    await db.updateTable("product_groups").set({ multi_product: true }).where("id", "=", product.group.id).execute();
    const { status, body, text } = await buyer.post<Asked>(qualifications, both);
    expect([status, status === 201 ? "" : text]).toEqual([201, ""]);
    const inPart = await seller.patch(`${qualifications}/${body.id}`, {
      state: "done",
      [items]: [
        { id: "A-1", qualificationItemResult: "qualified" },
        { id: "B-2", qualificationItemResult: "unqualified" },
      ],
    });
    expect(inPart.status).toBe(422);
    const done = await patch(seller, body, {
      state: "done",
      [items]: [
        { ...answer()[items][0], id: "B-2", itemPrice: [price("monthlyFee", 22)] },
        { id: "A-1", itemPrice: [price("monthlyFee", 11)] },
      ],
    });
    expect(done).toMatchObject({
      [items]: [
        { id: "A-1", itemPrice: [{ price: { dutyFreeAmount: { value: 11 } } }] },
        { id: "B-2", itemPrice: [{ price: { dutyFreeAmount: { value: 22 } } }] },
      ],
    });
    expect((await shown(body)).document).toMatchObject({ monthlyFee: "33.00" });
  });
});

test("competitors learn nothing of a question: neither from each other's lists nor from errors", async () => {
  const word = "KANARIA-679";
  const asked = await make({ externalId: word, note: [{ text: word }] });
  const other = await addPair(portal);
  for (const organization of [other.subscriber, other.supplier]) {
    const stranger = callTmf(portal, (await makeApiClient(portal.db, organization)).token);
    const answers = [
      await stranger.get(`${qualifications}/${asked.id}`),
      await stranger.patch(`${qualifications}/${asked.id}`, { state: "done" }),
      await stranger.get(qualifications),
      await stranger.get(`${qualifications}?externalId=${word}&fields=id`),
      await stranger.post(orders, { ...newOrder(other), productOfferingQualification: [{ id: asked.id }] }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 200, 200, 422]);
    for (const { text } of answers.slice(0, 3)) expect(text).not.toContain(word);
    expect(answers[3]?.body).toEqual([]);
  }
});
