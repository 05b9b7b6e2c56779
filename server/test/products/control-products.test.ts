import { addDays, todayInHelsinki } from "@runko/domain/values/calendar-date";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { noSuchId } from "../documents/support/no-such.ts";
import { makeDocument } from "../builders/make-document.ts";
import { makeOrganization } from "../builders/make-organization.ts";
import { makeProduct, makeProductGroup } from "../builders/make-product.ts";
import { makeUser } from "../builders/make-user.ts";
import { createCatalogue, logOf, refusal, refusedFields, type Catalogue } from "./support/catalogue.ts";

type Product = { id: string; name: string; active: boolean } & Record<string, unknown>;

let world: Catalogue;
let path: string;
beforeAll(async () => {
  world = await createCatalogue();
  path = `/organizations/${world.supplier.id}/products`;
});
afterAll(() => world.portal.close());

const make = async (more: object = {}) => {
  const body = { name: "Valokuitu 1 Gbit/s", productGroupId: world.group.id, ...more };
  const { status, body: product } = await world.keeper.post<Product>(path, body);
  expect(status).toBe(201);
  return product;
};
const list = async (filter: object = {}, caller = world.keeper) =>
  caller.get<Product[]>(`${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`);
const offered = async (productId: string) => {
  const { body } = await world.buyer.get<Product[]>(
    `/organizations/${world.customer.id}/suppliers/${world.supplier.id}/products`,
  );
  return body.find(({ id }) => id === productId);
};
const customFields = [
  { name: "VLAN", kind: "textField", required: true, onlyForOrders: true, selections: [] },
  { name: "MTU", kind: "select", required: false, onlyForOrders: false, selections: ["1500", "9100"] },
];

describe("a new product", () => {
  test("needs a name and a group, and is offered at once", async () => {
    const product = await make();
    expect(product).toEqual({
      id: product.id,
      organizationId: world.supplier.id,
      version: expect.any(String) as string,
      name: "Valokuitu 1 Gbit/s",
      description: "",
      productGroupId: world.group.id,
      formType: null,
      slaClass: null,
      interfaces: [],
      connectors: [],
      capacities: [],
      nniProduct: false,
      nniType: null,
      initialFee: "0.00",
      monthlyFee: "0.00",
      visibility: "public",
      customFields: [],
      commonProductId: null,
      active: true,
      inUse: false,
      productGroup: { id: world.group.id, name: world.group.name, category: world.group.category, multiProduct: false },
      commonProduct: null,
      whitelist: [],
      subOrganizations: [],
    });
    expect(await offered(product.id)).toMatchObject({ name: product.name, initialFee: "0.00" });
  });

  test("holds everything that is said of it, and the form shows it to the subscriber", async () => {
    const said = {
      description: "Äänekoski–Öllölä",
      formType: "WDM",
      nniProduct: true,
      nniType: "NNI_TO_PORT",
      initialFee: "9999999999.99",
      monthlyFee: "0.01",
      customFields,
    };
    const product = await make(said);
    expect(product).toMatchObject(said);
    expect(await offered(product.id)).toMatchObject({ customFields, category: "WDM", needsNni: true });
  });

  test.each([
    [{ name: "REQUIRED" }, { name: "   " }],
    [{ name: "TOO_LONG" }, { name: "x".repeat(256) }],
    [{ name: "INVALID_VALUE" }, { name: "a\u0000b" }],
    [{ description: "TOO_LONG" }, { description: "x".repeat(2001) }],
    [{ initialFee: "INVALID_MONEY" }, { initialFee: "-1.00" }],
    [{ monthlyFee: "INVALID_MONEY" }, { monthlyFee: "12,5" }],
    [{ productGroupId: "INVALID_ID" }, { productGroupId: noSuchId }],
    [{ productGroupId: "INVALID_ID" }, { productGroupId: "nonsense" }],
    [{ commonProductId: "INVALID_ID" }, { commonProductId: noSuchId }],
    [{ nniType: "REQUIRED" }, { nniProduct: true }],
    [{ nniType: "NNI_TYPE_WITHOUT_NNI" }, { nniType: "NNI_TO_PORT" }],
    [
      { "customFields.0.selections": "SELECTIONS_REQUIRED" },
      { customFields: [{ ...customFields[1], selections: [] }] },
    ],
    [{ "customFields.1.name": "DUPLICATE" }, { customFields: [customFields[0], customFields[0]] }],
    [{ "customFields.0.name": "REQUIRED" }, { customFields: [{ ...customFields[0], name: "" }] }],
    [
      { customFields: "TOO_MANY" },
      { customFields: Array.from({ length: 31 }, (_, n) => ({ ...customFields[0], name: `${n}` })) },
    ],
  ])("%j is what a refusal says", async (errors, wrong) => {
    const body = { name: "Tuote", productGroupId: world.group.id, ...wrong };
    expect(refusedFields(await world.keeper.post(path, body))).toEqual(errors);
  });

  test.each([
    { id: noSuchId },
    { organizationId: noSuchId },
    { inUse: true },
    { whitelist: [] },
    { formType: "RADIO" },
    { nniType: "RADIO" },
    { visibility: "secret" },
    { active: "yes" },
    { initialFee: 12 },
    { customFields: [{ ...customFields[0], kind: "date" }] },
    { customFields: [{ ...customFields[0], more: 1 }] },
  ])("%j is not a product", async (wrong) => {
    const body = { name: "Tuote", productGroupId: world.group.id, ...wrong };
    expect(refusal(await world.keeper.post(path, body))).toEqual([400, "MALFORMED_REQUEST"]);
  });
});

describe("a changed product", () => {
  test("changes in the fields that are given, and the log tells old and new", async () => {
    const product = await make({ customFields });
    const { body } = await world.keeper.change<Product>(`${path}/${product.id}`, { name: "Uusi", monthlyFee: "15.00" });
    expect(body).toEqual({ ...product, version: expect.any(String) as string, name: "Uusi", monthlyFee: "15.00" });
    const [created, changed, ...more] = await logOf(world, product.id);
    expect(more).toEqual([]);
    expect(created).toMatchObject({ subject: "product", action: "created", user_id: world.keeperUser.id });
    expect(changed).toMatchObject({
      organization_id: world.supplier.id,
      subject_name: product.name,
      action: "changed",
      changes: [
        { field: "name", before: product.name, after: "Uusi" },
        { field: "monthlyFee", before: "0.00", after: "15.00" },
      ],
    });
  });

  test("keeps the prices of the documents that name it", async () => {
    const product = await make({ initialFee: "100.00", monthlyFee: "10.00" });
    const order = await world.buyer.post<{ id: number; eventProducts: object[] }>(
      `/organizations/${world.customer.id}/roles/SUBSCRIBER/inquiries`,
      {
        supplierId: world.supplier.id,
        document: {
          customerName: "Asiakas",
          contactName: "Maija",
          contactPhone: "040 1234567",
          requestedDate: addDays(todayInHelsinki(new Date()), 60),
          contractLength: 12,
          targetAddress: { streetName: "Katu", streetNumber: "1", postalCode: "33100", postalPlace: "Tampere" },
        },
        eventProducts: [{ productId: product.id }],
      },
    );
    expect(order.status, order.text).toBe(201);
    await world.keeper.change(`${path}/${product.id}`, { initialFee: "1.00", monthlyFee: "1.00", name: "Toinen" });
    const { body } = await world.buyer.get<{ eventProducts: object[] }>(
      `/organizations/${world.customer.id}/roles/SUBSCRIBER/inquiries/${order.body.id}`,
    );
    expect(body.eventProducts).toEqual(order.body.eventProducts);
    expect(body.eventProducts[0]).toMatchObject({
      productName: product.name,
      productPrice: "100.00",
      monthPrice: "10.00",
    });
  });

  test("is judged whole: what is kept and what is new fit together", async () => {
    const product = await make({ nniProduct: true, nniType: "JOIN_CONNECTION" });
    const one = `${path}/${product.id}`;
    expect(refusedFields(await world.keeper.change(one, { nniType: null }))).toEqual({ nniType: "REQUIRED" });
    const { body } = await world.keeper.change<Product>(one, { nniProduct: false });
    expect(body).toMatchObject({ nniProduct: false, nniType: null });
    expect(refusedFields(await world.keeper.change(one, { productGroupId: noSuchId }))).toEqual({
      productGroupId: "INVALID_ID",
    });
  });

  test("without a change leaves no row in the log", async () => {
    const product = await make();
    await world.keeper.change(`${path}/${product.id}`, { name: product.name });
    await world.keeper.change(`${path}/${product.id}`, {});
    expect(await logOf(world, product.id)).toHaveLength(1);
  });

  test("by several at once holds each one's fields", async () => {
    const product = await make();
    const changes = [{ name: "Yksi" }, { description: "Kaksi" }, { monthlyFee: "3.00" }, { visibility: "whitelist" }];
    const answers = await Promise.all(changes.map((change) => world.keeper.change(`${path}/${product.id}`, change)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { body } = await list({ where: { id: product.id } });
    expect(body[0]).toMatchObject(Object.assign({}, ...changes));
    expect(await logOf(world, product.id)).toHaveLength(5);
  });
});

describe("a removed product", () => {
  test("is gone when nothing names it", async () => {
    const product = await make();
    const answer = await world.keeper.delete(`${path}/${product.id}`);
    expect(answer).toMatchObject({ status: 200, body: { outcome: "removed" } });
    expect((await list({ where: { id: product.id } })).body).toEqual([]);
    expect((await logOf(world, product.id)).at(-1)).toMatchObject({ action: "deleted", subject_name: product.name });
    expect(refusal(await world.keeper.delete(`${path}/${product.id}`))).toEqual([404, "NOT_FOUND"]);
  });

  test("stays without being offered when a document names it, and can be offered again", async () => {
    const { db, customer, supplier, group } = world;
    const product = { ...(await make()), organizationId: supplier.id, group };
    const parties = { subscriber: customer, supplier, product, subscriberUser: await makeUser(db) };
    await makeDocument(db, parties, { type: "Order", state: "CANCELLED", archived: true });
    expect((await list({ where: { id: product.id } })).body[0]).toMatchObject({ inUse: true, active: true });
    const answer = await world.keeper.delete(`${path}/${product.id}`);
    expect(answer).toMatchObject({ status: 200, body: { outcome: "deactivated" } });
    expect((await list({ where: { id: product.id } })).body[0]).toMatchObject({ active: false });
    expect(await offered(product.id)).toBeUndefined();
    const changes = [{ field: "active", before: true, after: false }];
    expect((await logOf(world, product.id)).at(-1)).toMatchObject({ action: "changed", changes });
    await world.keeper.change(`${path}/${product.id}`, { active: true });
    expect(await offered(product.id)).toBeDefined();
  });

  test("and an order that names it at the same moment never lose one another", async () => {
    const { db, customer, supplier, group } = world;
    const subscriberUser = await makeUser(db);
    for (let round = 0; round < 10; round++) {
      const product = { ...(await make()), organizationId: supplier.id, group };
      const parties = { subscriber: customer, supplier, product, subscriberUser };
      const [removal, order] = await Promise.allSettled([
        world.keeper.delete<{ outcome: string }>(`${path}/${product.id}`),
        makeDocument(db, parties, { type: "Order" }),
      ]);
      const outcome = removal.status === "fulfilled" ? removal.value.body.outcome : "failed";
      expect(outcome).toBe(order.status === "fulfilled" ? "deactivated" : "removed");
    }
  });
});

describe("the list", () => {
  test("is by name in Finnish order, with a filter, pages and the full count", async () => {
    const own = await makeOrganization(world.db);
    const caller = await world.portal.signInAs(await makeUser(world.db, { roles: [[own, "SUPPLIER_ADMIN"]] }));
    const group = await makeProductGroup(world.db);
    for (const name of ["Öljy", "Zeta", "Åland", "Alfa"]) await makeProduct(world.db, own, { name, group });
    await makeProduct(world.db, own, { name: "Beta", active: false });
    const ask = (query: string) => caller.get<Product[]>(`/organizations/${own.id}/products${query}`);
    const all = await ask("");
    expect(all.body.map(({ name }) => name)).toEqual(["Alfa", "Beta", "Zeta", "Åland", "Öljy"]);
    expect(all.headers["x-total-count"]).toBe("5");
    const page = await ask(
      `?filter=${encodeURIComponent(JSON.stringify({ where: { productGroupId: group.id }, skip: 1, limit: 2 }))}`,
    );
    expect(page.body.map(({ name }) => name)).toEqual(["Zeta", "Åland"]);
    expect(page.headers["x-total-count"]).toBe("4");
    const chosen = await ask("?filter[where][active]=false&filter[fields][0]=name&filter[include][0]=productGroup");
    expect(chosen.body).toEqual([{ name: "Beta", productGroup: expect.objectContaining({ multiProduct: false }) }]);
    expect(refusal(await ask("?filter[where][organizationId]=x"))).toEqual([400, "INVALID_FILTER"]);
  });

  test("holds the organization's own products alone, whatever the filter asks", async () => {
    const foreign = await makeProduct(world.db, world.stranger);
    for (const where of [{ id: foreign.id }, { or: [{ id: foreign.id }, { name: { like: "%" } }] }])
      expect((await list({ where, limit: 1000 })).body.map(({ id }) => id)).not.toContain(foreign.id);
  });
});

describe("who keeps it (D-24)", () => {
  test("supplier admins of the organization and above, never of another or of one below", async () => {
    const product = await make();
    const one = `${path}/${product.id}`;
    const patch = (description: string) => ({ description });
    expect((await world.parentKeeper.change(one, patch("ylhäältä"))).status).toBe(200);
    expect((await world.productAdmin.change(one, patch("palvelusta"))).status).toBe(200);
    expect(refusal(await world.childKeeper.change(one, patch("alhaalta")))).toEqual([404, "NOT_FOUND"]);
    expect((await list({ where: { id: product.id } })).body[0]).toMatchObject({ description: "palvelusta" });
  });

  test("a role below does not take away the right from above", async () => {
    const { db, parent, supplier, portal } = world;
    const user = await makeUser(db, {
      roles: [
        [parent, "SUPPLIER_ADMIN"],
        [supplier, "SUBSCRIBER"],
      ],
    });
    expect((await list({}, await portal.signInAs(user))).status).toBe(200);
  });

  test("a product of another organization is none here, even for who keeps both", async () => {
    const inChild = await makeProduct(world.db, world.child);
    for (const caller of [world.keeper, world.productAdmin]) {
      expect(refusal(await caller.change(`${path}/${inChild.id}`, { name: "x" }))).toEqual([404, "NOT_FOUND"]);
      expect(refusal(await caller.delete(`${path}/${inChild.id}`))).toEqual([404, "NOT_FOUND"]);
    }
  });
});
