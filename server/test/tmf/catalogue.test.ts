import { productCategories } from "@runko/domain/enumerations/product-categories";
import type { CustomFieldDefinition } from "@runko/domain/products/custom-fields";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Caller } from "../app/caller.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeApiClient } from "../builders/make-api-client.ts";
import { makeOrganization, type TestOrganization } from "../builders/make-organization.ts";
import { makeProduct, makeProductGroup, type TestProduct } from "../builders/make-product.ts";
import { makeSubscription } from "../builders/make-subscription.ts";
import { makeUser } from "../builders/make-user.ts";
import { hostileStrings } from "../documents/support/hostile-strings.ts";
import { callTmf, type TmfCaller, type TmfJson } from "./tmf-caller.ts";

const catalogue = "/productCatalogManagement/v4";
const [offerings, specifications, categories, prices] = [
  `${catalogue}/productOffering`,
  `${catalogue}/productSpecification`,
  `${catalogue}/category`,
  `${catalogue}/productOfferingPrice`,
];
const canary = "KANARIA-620";

let portal: TestApp;
let subscriber: TestOrganization;
let rival: TestOrganization;
let supplier: TestOrganization;
let other: TestOrganization;
let buyer: TmfCaller;
let person: Caller;
let plain: TestProduct;
let asking: TestProduct;
let own: TestProduct;
let rivals: TestProduct;
let retired: TestProduct;
let hidden: TestProduct[];

const room: CustomFieldDefinition = {
  name: "Tila",
  kind: "select",
  required: true,
  onlyForOrders: false,
  selections: ["1. kerros", "2. kerros"],
};
const clientOf = async (organization: { id: string }) =>
  callTmf(portal, (await makeApiClient(portal.db, organization)).token);

beforeAll(async () => {
  portal = await createTestApp();
  const { db } = portal;
  [subscriber, rival, supplier] = [await makeOrganization(db), await makeOrganization(db), await makeOrganization(db)];
  other = await makeOrganization(db);
  const unknown = await makeOrganization(db);
  await makeSubscription(db, subscriber, supplier);
  await makeSubscription(db, subscriber, other);
  await makeSubscription(db, rival, supplier);
  const wdm = await makeProductGroup(db, { category: "WDM" });
  plain = await makeProduct(db, supplier, { name: "Aallonpituus 10G", group: wdm, capacities: ["10 Gbit/s"] });
  asking = await makeProduct(db, supplier, {
    name: "Laitepaikka",
    group: wdm,
    customFields: [room],
    monthly_fee: "7.05",
  });
  own = await makeProduct(db, supplier, { name: "Oma hinta", whitelist: [subscriber], sla_class: "Kulta" });
  rivals = await makeProduct(db, supplier, {
    name: canary,
    whitelist: [rival],
    customFields: [{ ...room, name: canary }],
  });
  retired = await makeProduct(db, supplier, { name: `${canary} poistunut`, active: false });
  const foreign = await makeProduct(db, unknown, { name: `${canary} vieras`, customFields: [room] });
  await makeProduct(db, other, { name: "Zeta" });
  hidden = [rivals, retired, foreign];
  await db
    .insertInto("product_areas")
    .values([
      { product_id: own.id, kind: "municipality", key: "837", code: "837", verdict: "served", note: canary },
      { product_id: own.id, kind: "postalCode", key: "33100", code: "33100", verdict: "notServed", note: "" },
      { product_id: rivals.id, kind: "postalCode", key: "33100", code: "33100", verdict: "served", note: "" },
    ])
    .execute();
  buyer = await clientOf(subscriber);
  person = await portal.signInAs(await makeUser(db, { roles: [[subscriber, "SUBSCRIBER"]] }));
});
beforeEach(() => portal.clock.pass(60_000));
afterAll(() => portal.close());

const list = (path: string, query = "", caller = buyer) => caller.get<TmfJson[]>(`${path}${query}`);
const idsOf = async (path: string, query = "", caller = buyer) =>
  (await list(path, query, caller)).body.map(({ id }) => String(id));
const ownProducts = async ({ id }: { id: string }) =>
  (await person.get<{ id: string }[]>(`/organizations/${subscriber.id}/suppliers/${id}/products?limit=100`)).body.map(
    (product) => product.id,
  );

describe("offerings", () => {
  test("are what the portal's own lists of the suppliers' products have, and no more", async () => {
    for (const seller of [supplier, other]) {
      const { body, headers } = await list(offerings, `?sellerId=${seller.id}`);
      const shown = await ownProducts(seller);
      expect(body.map(({ id }) => id).toSorted()).toEqual(shown.toSorted());
      expect(headers["x-total-count"]).toBe(String(shown.length));
    }
    const all = [...(await ownProducts(supplier)), ...(await ownProducts(other))];
    const { body, headers } = await list(offerings);
    expect(body.map(({ id }) => id).toSorted()).toEqual(all.toSorted());
    expect(headers["x-total-count"]).toBe(String(all.length));
    expect(body.map(({ name }) => name)).toEqual(["Aallonpituus 10G", "Laitepaikka", "Oma hinta", "Zeta"]);
  });

  test("tell what they are, of whom, for how long, at what price and where", async () => {
    const { body } = await buyer.get(`${offerings}/${own.id}`);
    expect(body).toMatchObject({
      id: own.id,
      href: `${portal.config.publicUrl}/tmf-api${offerings}/${own.id}`,
      name: "Oma hinta",
      lifecycleStatus: "Active",
      isSellable: true,
      category: [{ id: own.group.id, name: own.group.name }],
      productSpecification: { id: own.group.category },
      productOfferingPrice: [{ id: `${own.id}:initial` }, { id: `${own.id}:monthly` }],
      serviceLevelAgreement: { id: "Kulta" },
      relatedParty: [{ id: supplier.id, name: supplier.name, role: "seller" }],
      place: [
        { id: "837", name: "Tampere", role: "served", "@referredType": "Municipality" },
        { id: "33100", role: "notServed", "@referredType": "PostalCode" },
      ],
    });
    expect(body["productOfferingTerm"]).toHaveLength(5);
    expect(JSON.stringify(body)).not.toContain(canary);
    const wave = (await buyer.get(`${offerings}/${plain.id}`)).body;
    expect(wave["prodSpecCharValueUse"]).toEqual([
      {
        name: "capacity",
        valueType: "string",
        productSpecCharacteristicValue: [{ value: "10 Gbit/s", valueType: "string" }],
      },
    ]);
    expect((await buyer.get(`${offerings}/${asking.id}`)).body["productSpecification"]).toMatchObject({
      id: `WDM:${asking.id}`,
    });
  });

  test("tell of areas in a list where they are asked for, ten at a time", async () => {
    expect((await list(offerings)).text).not.toContain('"place"');
    const { body, headers } = await list(offerings, "?fields=id,place&limit=100");
    expect(body.find(({ id }) => id === own.id)?.["place"]).toHaveLength(2);
    expect(headers["link"]).toContain("limit=10");
  });

  test("are not sellable where the subscriber may not order, of which nothing else is told", async () => {
    await portal.db
      .updateTable("organizations")
      .set({ active_event_types: ["Fault"] })
      .where("id", "=", other.id)
      .execute();
    const [first] = (await list(offerings, `?sellerId=${other.id}`)).body;
    expect(first).toMatchObject({ name: "Zeta", isSellable: false });
  });

  test("are found by what they tell, and by nothing else", async () => {
    const found: Record<string, string[]> = {
      [`id=${own.id},${plain.id}`]: [plain.id, own.id],
      "name=Laitepaikka": [asking.id],
      "sort=-name&limit=1&offset=1": [own.id],
      [`category.id=${plain.group.id}`]: [plain.id, asking.id],
      "productSpecification.id=WDM": [plain.id],
      [`productSpecification.id=WDM:${asking.id}`]: [asking.id],
      "lifecycleStatus=Retired": [],
      [`lifecycleStatus=Active&id=${own.id}`]: [own.id],
      [`relatedParty.id=${supplier.id}&sellerId=${other.id}`]: [],
      "sellerId=kissa": [],
      "id=kissa": [],
    };
    for (const [query, ids] of Object.entries(found))
      expect([query, await idsOf(offerings, `?${query}`)]).toEqual([query, ids]);
    for (const query of ["kissa=1", "isSellable=true", "sort=price", "sellerId.gt=1", "limit=x"])
      expect([query, (await list(offerings, `?${query}`)).body]).toMatchObject([query, { code: "INVALID_FILTER" }]);
  });
});

describe("what the caller is not offered", () => {
  test("is not there: neither by its id, nor in a list, nor in a count", async () => {
    for (const { id } of hidden) {
      const paths = [
        `${offerings}/${id}`,
        `${prices}/${id}:initial`,
        `${prices}/${id}:monthly`,
        ...productCategories.map((code) => `${specifications}/${code}:${id}`),
      ];
      for (const path of paths) {
        const nothing = await buyer.get(path.replace(id, "00000000-0000-7000-8000-000000000000"));
        const { status, body } = await buyer.get(path);
        expect([path, status, { ...body, requestId: "" }]).toEqual([path, 404, { ...nothing.body, requestId: "" }]);
      }
      for (const path of [`${offerings}?id=${id}`, `${prices}?id=${id}:initial`, `${specifications}?id=WDM:${id}`]) {
        const { body, headers } = await buyer.get<TmfJson[]>(path);
        expect([path, body, headers["x-total-count"]]).toEqual([path, [], "0"]);
      }
    }
    for (const path of [offerings, specifications, prices]) {
      const { text } = await list(path, "?limit=1000&fields=id,name,place,productSpecCharacteristic");
      expect(text).not.toContain(canary);
    }
    expect(await idsOf(offerings, `?name=${canary}`)).toEqual([]);
  });

  test("is there for whoever is offered it", async () => {
    const theirs = await clientOf(rival);
    expect((await theirs.get(`${offerings}/${rivals.id}`)).body).toMatchObject({ name: canary, isSellable: true });
    expect((await theirs.get(`${offerings}/${own.id}`)).status).toBe(404);
    expect((await theirs.get(`${offerings}/${retired.id}`)).status).toBe(404);
    const stranger = await clientOf(await makeOrganization(portal.db));
    expect(await idsOf(offerings, "", stranger)).toEqual([]);
    expect((await list(specifications, "", stranger)).headers["x-total-count"]).toBe(String(productCategories.length));
  });
});

describe("prices", () => {
  test("are two of each offering, page by page", async () => {
    const all = await idsOf(offerings);
    const each = all.flatMap((id) => [`${id}:initial`, `${id}:monthly`]);
    expect(await idsOf(prices)).toEqual(each);
    for (let offset = 0; offset < each.length; offset += 3) {
      const { body, headers } = await list(prices, `?limit=3&offset=${offset}`);
      expect(body.map(({ id }) => id)).toEqual(each.slice(offset, offset + 3));
      expect(headers["x-total-count"]).toBe(String(each.length));
    }
    expect(await idsOf(prices, "?priceType=recurring&limit=2&offset=1")).toEqual([
      `${all[1]}:monthly`,
      `${all[2]}:monthly`,
    ]);
    expect(await idsOf(prices, "?priceType=usage")).toEqual([]);
    expect(await idsOf(prices, `?id=${own.id}:monthly,kissa&priceType=recurring`)).toEqual([`${own.id}:monthly`]);
  });

  test("are told in euros without tax", async () => {
    expect((await buyer.get(`${prices}/${asking.id}:monthly`)).body).toMatchObject({
      name: "monthlyFee",
      priceType: "recurring",
      recurringChargePeriodType: "month",
      recurringChargePeriodLength: 1,
      price: { unit: "EUR", value: 7.05 },
    });
  });
});

describe("specifications and categories", () => {
  test("are those of all categories, then those of products that ask for more", async () => {
    const all = [...productCategories, `WDM:${asking.id}`];
    expect(await idsOf(specifications)).toEqual(all);
    for (const offset of [0, 8, 9, 10]) {
      const { body, headers } = await list(specifications, `?limit=2&offset=${offset}`);
      expect(body.map(({ id }) => id)).toEqual(all.slice(offset, offset + 2));
      expect(headers["x-total-count"]).toBe(String(all.length));
    }
    expect(await idsOf(specifications, `?id=WDM,WDM:${asking.id},SERVICES:${asking.id}`)).toEqual([
      "WDM",
      `WDM:${asking.id}`,
    ]);
    const { body } = await buyer.get(`${specifications}/WDM:${asking.id}`, { "accept-language": "sv" });
    expect(body["productSpecCharacteristic"]).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: "custom.Tila", minCardinality: 1 }),
        expect.objectContaining({ name: "capacity", minCardinality: 1, description: expect.any(String) as string }),
      ]),
    );
    expect((await buyer.get(`${specifications}/SERVICES:${asking.id}`)).status).toBe(404);
  });

  test("of categories are the product groups, which everyone sees", async () => {
    expect((await buyer.get(`${categories}/${own.group.id}`)).body).toMatchObject({
      name: own.group.name,
      isRoot: true,
    });
    expect(await idsOf(categories, `?name=${encodeURIComponent(own.group.name)}`)).toEqual([own.group.id]);
    expect((await list(categories, "?kissa=1")).status).toBe(400);
  });
});

test.each([offerings, specifications, categories, prices])(
  "crude questions of %s are answered or refused",
  async (path) => {
    for (const id of ["kissa", "-1", "0", "%27", "a%20b", "WDM:kissa", `${own.id}:`, "x".repeat(300)]) {
      const { status, body } = await buyer.get(`${path}/${id}`);
      expect([id, status, body]).toMatchObject([id, 404, { status: "404", "@type": "Error", code: "NOT_FOUND" }]);
    }
    expect((await list(path, "/?limit=100000&fields=%0A%20href%20%0A,%20id")).body.map(Object.keys)[0]).toEqual([
      "href",
      "id",
    ]);
    const words = hostileStrings.map((word): [string, string] => ["id", word.slice(0, 200)]);
    for (let from = 0; from < words.length; from += 20) {
      const query = new URLSearchParams(words.slice(from, from + 20)).toString();
      expect([query, [200, 400].includes((await list(path, `?${query}`)).status)]).toEqual([query, true]);
    }
  },
);
