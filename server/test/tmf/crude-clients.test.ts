import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeApiClient } from "../builders/make-api-client.ts";
import { addPair, type World } from "../documents/support/create-world.ts";
import { hostileStrings } from "../documents/support/hostile-strings.ts";
import { callTmf, orders, type TmfCaller, type TmfJson } from "./tmf-caller.ts";
import { newOrder } from "./new-order.ts";

let portal: TestApp;
let world: World;
let buyer: TmfCaller;

beforeAll(async () => {
  portal = await createTestApp();
  world = await addPair(portal);
  buyer = callTmf(portal, (await makeApiClient(portal.db, world.subscriber)).token);
});
beforeEach(() => portal.clock.pass(60_000));
afterAll(() => portal.close());

const item = (order: TmfJson) => (order["productOrderItem"] as TmfJson[])[0] as TmfJson;
/** An order whose only item is changed. */
function withItem(change: (of: TmfJson) => TmfJson): TmfJson {
  const order = newOrder(world);
  return { ...order, productOrderItem: [change(item(order))] };
}
const without = (row: TmfJson, name: string) => Object.fromEntries(Object.entries(row).filter(([key]) => key !== name));
const withProduct = (more: TmfJson) =>
  withItem((one) => ({ ...one, product: { ...(one["product"] as TmfJson), ...more } }));

type Refusal = { code: string; errors?: { code: string; propertyPath: string }[] };
const post = (body: unknown, headers?: Record<string, string>) => buyer.post<Refusal>(orders, body, headers);

describe("a body that the standard does not know is malformed (400)", () => {
  const broken: [string, () => unknown, string][] = [
    ["no body", () => "", ""],
    ["no JSON", () => "{", ""],
    ["a list", () => [], ""],
    ["a text", () => '"kissa"', ""],
    ["nothing in it", () => ({}), "/productOrderItem"],
    ["no items", () => ({ ...newOrder(world), productOrderItem: [] }), "/productOrderItem"],
    ["an item without id", () => withItem((one) => without(one, "id")), "/productOrderItem/0/id"],
    ["an item without action", () => withItem((one) => without(one, "action")), "/productOrderItem/0/action"],
    ["an item that is a text", () => ({ ...newOrder(world), productOrderItem: ["x"] }), "/productOrderItem/0"],
    ["a party without id", () => ({ ...newOrder(world), relatedParty: [{ role: "x" }] }), "/relatedParty/0/id"],
    ["a note without text", () => ({ ...newOrder(world), note: [{}] }), "/note/0/text"],
    ["a place without role", () => withProduct({ place: [{}] }), "/productOrderItem/0/product/place/0/role"],
    ["a product that is a list", () => withItem((one) => ({ ...one, product: [1] })), "/productOrderItem/0/product"],
    [
      "a characteristic without name",
      () => withProduct({ productCharacteristic: [{ value: 1 }] }),
      "/productOrderItem/0/product/productCharacteristic/0/name",
    ],
    ["too deep", () => ({ ...newOrder(world), a: { b: { c: { d: { e: { f: { g: { h: { i: 1 } } } } } } } } }), ""],
    ["a zero character", () => ({ ...newOrder(world), externalId: "a\0b" }), ""],
  ];
  test.each(broken)("%s", async (_name, body, path) => {
    const { status, body: refusal } = await post(body());
    expect([status, refusal.code]).toEqual([400, "MALFORMED_REQUEST"]);
    const pointed = refusal.errors?.map(({ propertyPath }) => propertyPath) ?? [""];
    expect(pointed).toContain(path);
  });

  test("one of another media type is 415, one that is too large 413", async () => {
    expect((await post("<a/>", { "content-type": "text/xml" })).status).toBe(415);
    expect((await post({ ...newOrder(world), text: "x".repeat(70_000) })).status).toBe(413);
    expect((await post("x".repeat(2_000_000))).status).toBe(413);
  });
});

describe("what breaks a rule of ours is told where it stands (422)", () => {
  const broken: [string, () => unknown, string, string][] = [
    [
      "an unknown action",
      () => withItem((one) => ({ ...one, action: "foo" })),
      "invalidValue",
      "/productOrderItem/0/action",
    ],
    [
      "no change",
      () => withItem((one) => ({ ...one, action: "noChange" })),
      "invalidValue",
      "/productOrderItem/0/action",
    ],
    ["two of it", () => withItem((one) => ({ ...one, quantity: 2 })), "otherIssue", "/productOrderItem/0/quantity"],
    [
      "no offering",
      () => withItem((one) => without(one, "productOffering")),
      "missingProperty",
      "/productOrderItem/0/productOffering/id",
    ],
    [
      "an unknown offering",
      () => withItem((one) => ({ ...one, productOffering: { id: "kissa" } })),
      "referenceNotFound",
      "/productOrderItem/0/productOffering/id",
    ],
    [
      "a change of nothing",
      () => withItem((one) => ({ ...one, action: "modify" })),
      "missingProperty",
      "/productOrderItem/0/product/id",
    ],
    [
      "a change of what is not there",
      () => withItem((one) => ({ ...one, action: "modify", product: { id: "kissa" } })),
      "referenceNotFound",
      "/productOrderItem/0/product/id",
    ],
    [
      "a misspelt characteristic",
      () => withProduct({ productCharacteristic: [{ name: "capasity", value: "1" }] }),
      "unexpectedProperty",
      "/productOrderItem/0/product/productCharacteristic/0/name",
    ],
    [
      "a day that is none",
      () => ({ ...newOrder(world), requestedCompletionDate: "eilen" }),
      "invalidFormat",
      "/requestedCompletionDate",
    ],
    [
      "a day that is past",
      () => ({ ...newOrder(world), requestedCompletionDate: "2020-01-01T00:00:00.000Z" }),
      "otherIssue",
      "/requestedCompletionDate",
    ],
    [
      "no day",
      () => without(newOrder(world), "requestedCompletionDate"),
      "missingProperty",
      "/requestedCompletionDate",
    ],
    ["a priority of no kind", () => ({ ...newOrder(world), priority: "high" }), "invalidValue", "/priority"],
    [
      "a place abroad",
      () => withProduct({ place: [{ role: "targetAddress", country: "SE", city: "Luulaja" }] }),
      "invalidValue",
      "/productOrderItem/0/product/place/0/country",
    ],
    [
      "another seller",
      () => ({
        ...newOrder(world),
        relatedParty: [{ id: world.subscriber.id, role: "seller", "@referredType": "Organization" }],
      }),
      "referenceNotFound",
      "/relatedParty/0/id",
    ],
    ["an unknown offer", () => ({ ...newOrder(world), quote: [{ id: "999999" }] }), "referenceNotFound", "/quote/0/id"],
  ];
  test.each(broken)("%s", async (_name, body, code, path) => {
    const { status, body: refusal } = await post(body());
    expect([status, refusal.errors?.map((one) => [one.code, one.propertyPath])]).toEqual([
      422,
      expect.arrayContaining([[code, path]]),
    ]);
  });
});

describe("what is merely crude is taken", () => {
  test("a trailing slash, states that nobody knows, ids as numbers, the same externalId twice", async () => {
    const crude = () => ({
      ...withItem((one) => ({ ...one, id: 7, "@schemaLocation": "x", state: "kissa" })),
      externalId: "123",
      state: "nobodyKnows",
      id: "mine",
      href: "x",
      "@type": "MyOrder",
    });
    for (const each of [1, 2]) {
      const { status, body } = await buyer.post(`${orders}/`, crude());
      expect([each, status]).toEqual([each, 201]);
      expect(body).toMatchObject({
        externalId: "123",
        state: "acknowledged",
        productOrderItem: [{ id: "7", state: "acknowledged" }],
      });
      expect(body["id"]).toMatch(/^\d+$/);
    }
    const found = await buyer.get<TmfJson[]>(`${orders}?externalId="123"`);
    expect(found.headers["x-total-count"]).toBe("2");
  });

  test("names that every object has already are names like others, where a text stands too", async () => {
    const odd = { toString: 1, valueOf: { constructor: "x" }, hasOwnProperty: null };
    const { status, body } = await buyer.post(orders, { ...newOrder(world), myOwn: odd, constructor: "y" });
    expect([status, body["myOwn"], Object.hasOwn(body, "constructor")]).toEqual([201, odd, true]);
    const seller = { role: "seller", "@referredType": "Organization" };
    const refused: [unknown, number, string][] = [
      [{ ...newOrder(world), relatedParty: [{ ...seller, id: odd }] }, 400, "/relatedParty/0/id"],
      [withItem((one) => ({ ...one, quantity: odd })), 422, "/productOrderItem/0/quantity"],
      [
        withProduct({ place: [{ role: "targetAddress", country: odd }] }),
        422,
        "/productOrderItem/0/product/place/0/country",
      ],
      [{ ...newOrder(world), priority: "constructor" }, 422, "/priority"],
      [
        withItem((one) => ({ ...one, itemTerm: [{ name: "x", duration: { amount: 1, units: "constructor" } }] })),
        422,
        "/productOrderItem/0/itemTerm",
      ],
    ];
    for (const [sent, expected, path] of refused) {
      const answer = await post(sent);
      expect([path, answer.status]).toEqual([path, expected]);
      expect(answer.body.errors?.map(({ propertyPath }) => propertyPath)).toContain(path);
    }
  });

  test("filters by what the client itself has sent, through objects and lists", async () => {
    const { body } = await buyer.post(orders, {
      ...newOrder(world),
      channel: [{ id: "C-9" }],
      myOwn: { word: "koira" },
    });
    for (const query of ['channel.id="C-9"', "myOwn.word=koira,kissa", 'externalId="PO-77"&channel.id=C-9'])
      expect((await buyer.get<TmfJson[]>(`${orders}?${query}&fields=id`)).body).toEqual([{ id: body["id"] }]);
    expect((await buyer.get(`${orders}?myOwn.other=1`)).status).toBe(400);
    const seller = callTmf(portal, (await makeApiClient(portal.db, world.supplier)).token);
    expect((await seller.get(`${orders}?myOwn.word=koira`)).status).toBe(400);
  });

  test("a repeat with the same key answers as the first, another request with it is refused", async () => {
    const order = newOrder(world);
    const headers = { "idempotency-key": "k-1" };
    const first = await buyer.post(orders, order, headers);
    const second = await buyer.post(orders, order, headers);
    expect([first.status, second.status, second.text, second.headers["location"]]).toEqual([
      201,
      201,
      first.text,
      first.headers["location"],
    ]);
    expect((await buyer.post(orders, newOrder(world), headers)).status).toBe(422);
  });

  test.each(["orders:write", "answers:write"] as const)(
    "a client without %s is refused what it is for",
    async (scope) => {
      const { body } = await buyer.post(orders, newOrder(world));
      const organization = scope === "orders:write" ? world.subscriber : world.supplier;
      const rest = [
        "documents:read",
        "messages:write",
        scope === "orders:write" ? "answers:write" : "orders:write",
      ] as const;
      const client = callTmf(portal, (await makeApiClient(portal.db, organization, { scopes: rest })).token);
      const refused = await client.patch(`${orders}/${String(body["id"])}`, { priority: "1" });
      expect([refused.status, refused.body["code"]]).toEqual([403, "INSUFFICIENT_SCOPE"]);
      const mute = callTmf(
        portal,
        (await makeApiClient(portal.db, organization, { scopes: ["documents:read", scope] })).token,
      );
      const silent = await mute.patch(`${orders}/${String(body["id"])}`, { note: [{ text: "Hei" }] });
      expect([silent.status, silent.body["code"]]).toEqual([403, "INSUFFICIENT_SCOPE"]);
    },
  );

  test("hostile words anywhere are words, or refused", async () => {
    for (const word of hostileStrings) {
      portal.clock.pass(60_000);
      const { status } = await buyer.post(orders, { ...newOrder(world), externalId: word, note: word, [word]: word });
      expect([word, [201, 400, 413, 422].includes(status)]).toEqual([word, true]);
      const asked = await buyer.get(
        `${orders}?${new URLSearchParams([
          [word.slice(0, 300), word.slice(0, 300)],
          ["externalId", word.slice(0, 300)],
        ]).toString()}`,
      );
      expect([word, [200, 400].includes(asked.status)]).toEqual([word, true]);
      const patched = await buyer.patch(`${orders}/1`, { state: word });
      expect(patched.status).toBeLessThan(500);
    }
  });
});
