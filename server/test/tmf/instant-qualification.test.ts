import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeApiClient } from "../builders/make-api-client.ts";
import { makeOrganization } from "../builders/make-organization.ts";
import { makeProduct } from "../builders/make-product.ts";
import { makeSubscription } from "../builders/make-subscription.ts";
import { addPair, type World } from "../documents/support/create-world.ts";
import { newOrder, targetPlace } from "./new-order.ts";
import { newQualification } from "./new-questions.ts";
import { callTmf, orders, qualifications, type TmfCaller, type TmfJson } from "./tmf-caller.ts";

let portal: TestApp;
let world: World;
let buyer: TmfCaller;
let seller: TmfCaller;
let rival: TmfCaller;

beforeAll(async () => {
  portal = await createTestApp();
  world = await addPair(portal);
  const { db, supplier } = world;
  const other = await makeOrganization(db);
  await makeSubscription(db, other, supplier);
  buyer = callTmf(portal, (await makeApiClient(db, world.subscriber)).token);
  seller = callTmf(portal, (await makeApiClient(db, supplier)).token);
  rival = callTmf(portal, (await makeApiClient(db, other)).token);
});
beforeEach(() => portal.clock.pass(60_000));
afterAll(() => portal.close());

const items = "productOfferingQualificationItem";
type Answered = TmfJson & { id: string; href: string; errors?: TmfJson[] };
const instant = { instantSyncQualification: true, externalId: "I-1" };

const ask = (caller: TmfCaller, more: TmfJson = {}, ofItem: TmfJson = {}) =>
  caller.post<Answered>(qualifications, newQualification(world, { ...instant, ...more }, ofItem));

const refused = async (answer: ReturnType<typeof ask>) => {
  const { status, body } = await answer;
  return [status, body.errors?.map(({ issue, propertyPath }) => [issue, propertyPath])];
};

async function answered(streetNr: string, body: TmfJson): Promise<{ id: string; place: TmfJson }> {
  const place = { ...targetPlace(), streetNr };
  const made = await buyer.post<Answered>(qualifications, newQualification(world, {}, { product: { place: [place] } }));
  const done = await seller.patch<Answered>(`${qualifications}/${made.body.id}`, { state: "done", ...body });
  if (done.status !== 200) throw new Error(done.text);
  return { id: made.body.id, place };
}

const yes = {
  [items]: [
    {
      id: "A-1",
      installationInterval: { amount: 14, units: "calendarDays" },
      itemPrice: [{ name: "monthlyFee", price: { dutyFreeAmount: { unit: "EUR", value: 33 } } }],
    },
  ],
};
const no = {
  [items]: [
    {
      id: "A-1",
      qualificationItemResult: "unqualified",
      eligibilityUnavailabilityReason: [{ code: "noNetwork" }],
    },
  ],
};

test("what nobody has answered is refused, and asks nobody", async () => {
  expect(await refused(ask(buyer))).toEqual([422, [["AVAILABILITY_NOT_KNOWN", `/${items}/0`]]]);
  expect((await seller.get<TmfJson[]>(qualifications)).body).toEqual([]);
});

test("the buyer's own answer is told at once, kept, and told to nobody else", async () => {
  const { id, place } = await answered("21", yes);
  const { status, body, headers, text } = await ask(buyer, {}, { product: { place: [place] } });
  expect([status, headers["location"]], text).toEqual([201, body.href]);
  expect(body).toMatchObject({
    ...instant,
    state: "done",
    qualificationResult: "qualified",
    channel: { id: "1" },
    expirationDate: expect.any(String),
    [items]: [
      {
        id: "A-1",
        state: "done",
        qualificationItemResult: "qualified",
        serviceabilityConfidence: "green",
        installationInterval: { amount: 14, units: "calendarDays" },
        itemPrice: [{}, { price: { dutyFreeAmount: { value: 33 } } }],
        knownBy: { id, "@referredType": "ProductOfferingQualification", kind: "answered" },
        product: { place: [place] },
      },
    ],
  });
  expect((await buyer.get(`${qualifications}/${body.id}`)).body).toEqual(body);
  expect((await buyer.get(`${qualifications}/${body.id}?fields=state`)).body).toEqual({ state: "done" });
  for (const caller of [seller, rival]) expect((await caller.get(`${qualifications}/${body.id}`)).status).toBe(404);
  expect((await buyer.patch(`${qualifications}/${body.id}`, { state: "terminatedWithError" })).status).toBe(409);
  expect((await rival.patch(`${qualifications}/${body.id}`, {})).status).toBe(404);
  expect((await seller.get<TmfJson[]>(`${qualifications}?fields=id`)).body).toEqual([{ id }]);

  const canary = await ask(rival, {}, { product: { place: [place] } });
  expect(await refused(Promise.resolve(canary))).toEqual([422, [["AVAILABILITY_NOT_KNOWN", `/${items}/0`]]]);
  for (const word of [id, world.subscriber.name]) expect(canary.text).not.toContain(word);

  const order = await buyer.post(orders, { ...newOrder(world), productOfferingQualification: [{ id }] });
  expect([order.status, order.status === 201 ? "" : order.text]).toEqual([201, ""]);
});

test("a repeat with the same key answers as the first", async () => {
  const { place } = await answered("23", yes);
  const sent = newQualification(world, instant, { product: { place: [place] } });
  const headers = { "idempotency-key": "instant" };
  const first = await buyer.post<Answered>(qualifications, sent, headers);
  const second = await buyer.post<Answered>(qualifications, sent, headers);
  expect([first.status, second.status, second.body]).toEqual([201, 201, first.body]);
});

test("what was refused is told as that; of several items one that is not known leaves none", async () => {
  const { id, place } = await answered("25", no);
  const { body } = await ask(buyer, {}, { product: { place: [place] } });
  expect(body).toMatchObject({
    qualificationResult: "unqualified",
    [items]: [{ qualificationItemResult: "unqualified", serviceabilityConfidence: "red", knownBy: { id } }],
  });
  expect((body[items] as TmfJson[])[0]).not.toHaveProperty("itemPrice");
  const [item] = newQualification(world)[items] as TmfJson[];
  const two = [
    { ...item, id: "1", product: { place: [place] } },
    { ...item, id: "2", product: { place: [targetPlace()] } },
  ];
  expect(await refused(ask(buyer, { [items]: two }))).toEqual([422, [["AVAILABILITY_NOT_KNOWN", `/${items}/1`]]]);
});

test("what the supplier declares of an area is told as likely, to whoever may order the product", async () => {
  const { db, supplier, product } = world;
  const second = await makeProduct(db, supplier, { group: product.group });
  const area = { product_id: second.id, kind: "postalCode", key: "33100", code: "33100", verdict: "served" };
  await db
    .insertInto("product_areas")
    .values({
      ...area,
      note: "",
      said_at: portal.clock.now(),
      delivery_days: 7,
      connect_fee: null,
      monthly_fee: "12.00",
    })
    .execute();
  for (const caller of [buyer, rival]) {
    const { body, text } = await ask(caller, {}, { productOffering: { id: second.id } });
    expect(body, text).toMatchObject({
      [items]: [
        {
          qualificationItemResult: "qualified",
          serviceabilityConfidence: "yellow",
          itemPrice: [{}, { price: { dutyFreeAmount: { value: 12 } } }],
          knownBy: { kind: "declared" },
        },
      ],
    });
  }
});

test.each([
  ["no address", {}, { product: {} }, ["REQUIRED", `/${items}/0/product/place`]],
  [
    "an unknown product",
    {},
    { productOffering: { id: "kissa" } },
    ["PRODUCT_NOT_AVAILABLE", `/${items}/0/productOffering/id`],
  ],
  ["a note, which nobody would read", { note: [{ text: "Hei" }] }, {}, ["NOT_FOR_THIS_DOCUMENT", "/note/0"]],
] as const)("%s is refused", async (_name, more, ofItem, issue) => {
  expect(await refused(ask(buyer, more, ofItem))).toEqual([422, [issue]]);
});

test("more than it looks at are refused", async () => {
  const [item] = newQualification(world)[items] as TmfJson[];
  const many = Array.from({ length: 21 }, (_none, index) => ({ ...item, id: String(index) }));
  expect((await ask(buyer, { [items]: many })).status).toBe(400);
});
