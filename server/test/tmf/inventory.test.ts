import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeApiClient } from "../builders/make-api-client.ts";
import { makeDocument } from "../builders/make-document.ts";
import { makeNni } from "../builders/make-nni.ts";
import { makeOrganization } from "../builders/make-organization.ts";
import { advance } from "../connections/support/live-at-random.ts";
import { createDice } from "../documents/support/act-at-random.ts";
import { addPair, type World } from "../documents/support/create-world.ts";
import { address, formOf, inDays } from "../documents/support/forms.ts";
import { hostileStrings } from "../documents/support/hostile-strings.ts";
import { midnight } from "./new-order.ts";
import { callTmf, orders, type TmfCaller, type TmfJson } from "./tmf-caller.ts";

const products = "/productInventory/v4/product";

let portal: TestApp;
let world: World;
let buyer: TmfCaller;
let seller: TmfCaller;
beforeAll(async () => {
  portal = await createTestApp();
});
beforeEach(async () => {
  world = await addPair(portal);
  buyer = await clientOf(world.subscriber);
  seller = await clientOf(world.supplier);
});
afterAll(() => portal.close());

const clientOf = async (organization: { id: string }) =>
  callTmf(portal, (await makeApiClient(portal.db, organization)).token);
const ready = (fields: DocumentFields = {}, more = {}, parties: Parameters<typeof makeDocument>[1] = world) => {
  const whole = { ...formOf("Order"), actualDeliveryDate: inDays(-30), monthlyFee: "19.90", ...fields };
  return makeDocument(world.db, parties, { type: "Order", state: "READY", fields: whole, ...more });
};
const list = (query = "", caller = buyer) => caller.get<TmfJson[]>(`${products}${query}`);
const idsOf = async (query = "", caller = buyer) => (await list(query, caller)).body.map(({ id }) => Number(id));
const delivered = async () =>
  advance(world.desks.supplier, await world.make("Order"), { count: 4, dice: createDice(7) });
const characteristics = (product: TmfJson) =>
  Object.fromEntries((product["productCharacteristic"] as TmfJson[]).map(({ name, value }) => [name, value]));

test("both sides have the connections of the register, in its order, with its total and its prices", async () => {
  for (let at = 0; at < 4; at++) await ready({ monthlyFee: `${at}.50`, subscriberConnectionId: `OMA-${at}` });
  await makeDocument(world.db, world, { type: "Order", state: "IN_DELIVERY", fields: formOf("Order") });
  await makeDocument(world.db, world, { type: "Inquiry", state: "READY", fields: formOf("Inquiry") });
  for (const [caller, desk] of [
    [buyer, world.desks.subscriber],
    [seller, world.desks.supplier],
  ] as const) {
    const register = await desk.get<{ id: number; monthlyFee: string }[]>("/connections?limit=3");
    const { body, headers } = await list("?limit=3", caller);
    expect(body.map(({ id }) => Number(id))).toEqual(register.body.map(({ id }) => id));
    expect(headers["x-total-count"]).toBe(String(register.headers["x-total-count"]));
    expect(headers["x-total-count"]).toBe("4");
    expect(body.map(({ productPrice }) => productPrice)).toEqual(
      register.body.map(
        ({ monthlyFee }) =>
          expect.arrayContaining([
            expect.objectContaining({
              name: "monthlyFee",
              price: { "@type": "Price", dutyFreeAmount: { unit: "EUR", value: Number(monthlyFee) } },
            }),
          ]) as unknown,
      ),
    );
  }
});

test("one tells what it is, where, of whom, for how long and by which orders", async () => {
  const { id } = await delivered();
  const { status, body } = await buyer.get(`${products}/${id}`);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    id: String(id),
    href: `${portal.config.publicUrl}/tmf-api${products}/${id}`,
    status: "active",
    billingAccount: { id: "none" },
    productOffering: { id: world.product.id, name: world.product.name },
    productSpecification: { id: world.product.group.category },
    productTerm: [{ name: "contractLength", duration: { amount: 24, units: "month" } }],
    place: [{ role: "targetAddress", streetName: "Hämeenkatu", postcode: "33100", country: "FI" }],
    productOrderItem: [{ productOrderId: String(id), orderItemId: "1", orderItemAction: "add" }],
  });
  expect(body["relatedParty"]).toEqual(
    expect.arrayContaining([
      { id: world.subscriber.id, name: world.subscriber.name, role: "buyer", "@referredType": "Organization" },
      { id: world.supplier.id, name: world.supplier.name, role: "seller", "@referredType": "Organization" },
    ]),
  );
  expect(body["name"]).toBe(`${world.product.name} ${String(body["productSerialNumber"])}`);
  expect((await buyer.get(`${orders}/${id}`)).status).toBe(200);
  expect((await seller.get(`${products}/${id}`)).body).toEqual(body);
});

test("its values are those after a delivered change, which it names, and its status follows its end", async () => {
  const { id } = await delivered();
  const of = { source: { eventId: id, mode: "FROM_EXISTING" } };
  const { supplier } = world.desks;
  const change = await world.make("ChangeOrder", { modificationTypes: ["speed"], capacity: "10 Gbit/s" }, of);
  expect(characteristics((await buyer.get(`${products}/${id}`)).body)["capacity"]).not.toBe("10 Gbit/s");
  await advance(supplier, change, { count: 4, dice: createDice(3) });
  const changed = (await buyer.get(`${products}/${id}`)).body;
  expect(characteristics(changed)["capacity"]).toBe("10 Gbit/s");
  expect(changed["productOrderItem"]).toMatchObject([
    { productOrderId: String(id), orderItemAction: "add" },
    { productOrderId: String(change.id), orderItemAction: "modify" },
  ]);
  const end = await world.make("CancelOrder", {}, of);
  for (const caller of [buyer, seller]) {
    expect(await idsOf("?status=pendingTerminate", caller)).toEqual([id]);
    expect(await idsOf("?status=active", caller)).toEqual([]);
  }
  await advance(supplier, end, { count: 4, dice: createDice(5) });
  const ended = (await buyer.get(`${products}/${id}`)).body;
  expect(ended).toMatchObject({ status: "terminated", terminationDate: expect.any(String) as string });
  expect(await idsOf("?status=terminated,active")).toEqual([id]);
});

test("it tells the NNI by its id and by its name", async () => {
  const nni = await makeNni(portal.db, world.supplier, { groups: [world.product.group] });
  const { id } = await ready({ nniFromId: nni.id });
  expect(characteristics((await buyer.get(`${products}/${id}`)).body)).toMatchObject({
    nniFromId: nni.id,
    nniFrom: nni.identifier,
  });
});

test("what was brought into the register says so, and names no order of it", async () => {
  const { id } = await ready({}, { imported: true });
  const { body } = await buyer.get(`${products}/${id}`);
  expect(body).toMatchObject({ id: String(id), imported: true, productOrderItem: [] });
  expect(body).not.toHaveProperty("orderDate");
});

test("whoever buys and sells has both in one list, and asks for either", async () => {
  const other = await addPair(portal);
  await portal.db
    .insertInto("organization_role_grants")
    .values({ organization_id: world.supplier.id, role: "SUBSCRIBER" })
    .onConflict((row) => row.doNothing())
    .execute();
  const both = await clientOf(world.supplier);
  const made: number[] = [];
  for (let at = 0; at < 6; at++) {
    const bought = { ...other, subscriber: world.supplier, subscriberUser: world.supplierUser };
    made.push((await ready({ contractLength: at % 3 ? 12 : 36 }, {}, at % 2 ? bought : world)).id);
  }
  const all = made.toReversed();
  expect(await idsOf("", both)).toEqual(all);
  expect((await list("", both)).headers["x-total-count"]).toBe("6");
  for (const offset of [0, 2, 4])
    expect(await idsOf(`?limit=2&offset=${offset}`, both)).toEqual(all.slice(offset, offset + 2));
  expect(await idsOf(`?buyerId=${world.supplier.id}&sort=id`, both)).toEqual([made[1], made[3], made[5]]);
  expect(await idsOf(`?sellerId=${world.supplier.id}&sort=id`, both)).toEqual([made[0], made[2], made[4]]);
  expect(await idsOf(`?relatedParty.id=${other.supplier.id}&sort=id`, both)).toEqual([made[1], made[3], made[5]]);
  const byEnd = await idsOf("?sort=-productTerm.validFor.endDateTime", both);
  expect(byEnd.slice(0, 2).toSorted()).toEqual([made[0], made[3]].toSorted());
  expect((await list("?offset=10001", both)).status).toBe(400);
});

test("it is found by what it tells, and by nothing else", async () => {
  const first = await ready({ supplierConnectionId: "TOIM-9", contractLength: 12, actualDeliveryDate: inDays(-100) });
  const helsinki = { ...address, postalCode: "00100", postalPlace: "Helsinki" };
  const second = await ready({ contractLength: 36, targetAddress: helsinki });
  const { body } = await buyer.get<{ productTerm: { validFor: { endDateTime: string } }[] }>(`${products}/${first.id}`);
  const end = body.productTerm[0]?.validFor.endDateTime ?? "";
  const found: Record<string, number[]> = {
    [`id=${first.id},${second.id}&sort=id`]: [first.id, second.id],
    "id=kissa": [],
    "status=kissa": [],
    "productSerialNumber=TOIM-9": [first.id],
    "place.postcode=00100": [second.id],
    [`startDate.lt=${inDays(-90)}`]: [first.id],
    [`startDate=${midnight(inDays(-100))}`]: [first.id],
    [`productTerm.validFor.endDateTime.lte=${encodeURIComponent(end)}`]: [first.id],
    [`productTerm.validFor.endDateTime.gt=${encodeURIComponent(end)}`]: [second.id],
    [`productOffering.id=${world.product.id}&sort=-id`]: [second.id, first.id],
    "productOffering.id=00000000-0000-7000-8000-000000000000": [],
    [`productSpecification.id=${world.product.group.category}&sort=id`]: [first.id, second.id],
    [`sellerId=${world.supplier.id}&limit=1`]: [second.id],
    [`buyerId=${world.supplier.id}`]: [],
  };
  for (const [query, ids] of Object.entries(found)) expect([query, await idsOf(`?${query}`)]).toEqual([query, ids]);
  for (const query of ["kissa=1", "startDate=eilen", "sort=monthlyFee", "productPrice.price=1", "offset=-1"])
    expect([query, (await list(`?${query}`)).body]).toMatchObject([query, { code: "INVALID_FILTER" }]);
  expect((await list("?fields=id,place.postcode&sort=id&limit=1")).body).toEqual([
    { id: String(first.id), place: [{ postcode: "33100" }] },
  ]);
});

test("competitors see nothing of each other: neither one, nor a list, nor a count", async () => {
  const canary = "KANARIA-637";
  const mine = await ready({ subscriberConnectionId: canary, customerName: canary, supplierConnectionId: canary });
  const rival = await addPair(portal);
  const common = { ...rival, supplier: world.supplier, product: world.product };
  const theirs = await ready({}, {}, common);
  const strangers = [rival.subscriber, rival.supplier, await makeOrganization(portal.db)];
  for (const organization of strangers) {
    const stranger = await clientOf(organization);
    const one = await stranger.get(`${products}/${mine.id}`);
    expect([one.status, one.body["code"]]).toEqual([404, "NOT_FOUND"]);
    for (const query of ["", `?id=${mine.id}`, `?productSerialNumber=${canary}`, `?sellerId=${world.supplier.id}`]) {
      const { text, headers } = await list(query, stranger);
      expect(text).not.toContain(canary);
      expect(headers["x-total-count"]).toBe(
        organization === rival.subscriber && !/id=\d|Serial/.test(query) ? "1" : "0",
      );
    }
  }
  expect((await list()).headers["x-total-count"]).toBe("1");
  expect(await idsOf("", seller)).toEqual([theirs.id, mine.id]);
});

test.each(["999999999", "kissa", "-1", "1.5", "0", "99999999999999999999", "%27", "a%20b"])(
  "what is not there is 404, whatever the shape of its id: %s",
  async (id) => {
    const { status, body } = await buyer.get(`${products}/${id}`);
    expect([status, body]).toMatchObject([404, { status: "404", "@type": "Error", code: "NOT_FOUND" }]);
  },
);

test("crude and hostile questions are answered or refused", async () => {
  const { id } = await ready();
  expect(await idsOf(`/?limit=100000&id="${id}"`)).toEqual([id]);
  expect((await list(`?fields=%0A%20href%20%0A,%20id&limit=1`)).body.map(Object.keys)).toEqual([["href", "id"]]);
  for (const word of hostileStrings) {
    const query = new URLSearchParams([
      [word.slice(0, 300), word.slice(0, 300)],
      ["productSerialNumber", word.slice(0, 300)],
      ["status", word.slice(0, 300)],
    ]);
    expect([word, [200, 400].includes((await list(`?${query.toString()}`)).status)]).toEqual([word, true]);
  }
});
