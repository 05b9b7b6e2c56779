import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeProduct } from "../builders/make-product.ts";
import { noSuchId } from "../documents/support/no-such.ts";
import { createCatalogue, logOf, refusal, refusedFields, type Catalogue } from "./support/catalogue.ts";

type Row = { productId: string; subscriberId: string };

let world: Catalogue;
let path: string;
beforeAll(async () => {
  world = await createCatalogue();
  path = `/organizations/${world.supplier.id}/organization-product-whitelists`;
});
afterAll(() => world.portal.close());

const offeredBy = async (seller: { id: string }, productId: string) => {
  const { body } = await world.buyer.get<{ id: string }[]>(
    `/organizations/${world.customer.id}/suppliers/${seller.id}/products`,
  );
  return body.some(({ id }) => id === productId);
};
const whereOf = (where: object) => `${path}?where=${encodeURIComponent(JSON.stringify(where))}`;

describe("the whitelist of a product (D-21)", () => {
  test("shows it to the subscriber, who loses it again", async () => {
    const { db, keeper, customer, supplier } = world;
    const product = await makeProduct(db, supplier, { visibility: "whitelist" });
    const row = { productId: product.id, subscriberId: customer.id };
    expect(await offeredBy(supplier, product.id)).toBe(false);
    const names = {
      product: { id: product.id, name: product.name },
      subscriber: { id: customer.id, name: customer.name },
    };
    for (let repeat = 0; repeat < 2; repeat++)
      expect(await keeper.post(path, row)).toMatchObject({ status: 201, body: { ...row, ...names } });
    expect(await offeredBy(supplier, product.id)).toBe(true);
    const { body, headers } = await keeper.get<Row[]>(`${path}?filter[where][productId]=${product.id}`);
    expect(body).toMatchObject([row]);
    expect(headers["x-total-count"]).toBe("1");
    expect(await keeper.delete(whereOf(row))).toMatchObject({ status: 200, body: { count: 1 } });
    expect(await keeper.delete(whereOf(row))).toMatchObject({ status: 200, body: { count: 0 } });
    expect(await offeredBy(supplier, product.id)).toBe(false);
    const log = await logOf(world, product.id);
    expect(log.map(({ action, changes }) => [action, changes])).toEqual([
      ["created", [{ field: "subscriber", before: null, after: customer.name }]],
      ["deleted", [{ field: "subscriber", before: customer.name, after: null }]],
    ]);
  });

  test("is emptied by the product alone, and no other product's with it", async () => {
    const { db, keeper, customer, child, supplier } = world;
    const [one, other] = [
      await makeProduct(db, supplier, { whitelist: [customer, child] }),
      await makeProduct(db, supplier, { whitelist: [customer] }),
    ];
    const answer = await keeper.delete(`${path}?where[productId]=${one.id}`);
    expect(answer).toMatchObject({ status: 200, body: { count: 2 } });
    const { body } = await keeper.get<Row[]>(path);
    expect(body.map(({ productId }) => productId)).toEqual([other.id]);
  });

  test("is changed by ids alone, of which the product is one", async () => {
    for (const where of [
      {},
      { subscriberId: world.customer.id },
      { productId: { neq: noSuchId } },
      { productId: { inq: [noSuchId] } },
      { or: [{ productId: noSuchId }] },
      { productId: null },
      { productId: "x" },
      { name: "x" },
    ])
      expect(refusal(await world.keeper.delete(whereOf(where)))).toEqual([400, "INVALID_FILTER"]);
    expect(refusal(await world.keeper.delete(path))).toEqual([400, "INVALID_FILTER"]);
  });

  test("knows neither products of others nor subscribers that the supplier does not know", async () => {
    const { db, keeper, productAdmin, customer, stranger, supplier, child } = world;
    const product = await makeProduct(db, supplier, { whitelist: [] });
    const foreign = await makeProduct(db, stranger, { whitelist: [customer] });
    const inChild = await makeProduct(db, child, { whitelist: [customer] });
    for (const { id } of [foreign, inChild, { id: noSuchId }]) {
      const answer = await keeper.post(path, { productId: id, subscriberId: customer.id });
      expect(refusedFields(answer)).toEqual({ productId: "INVALID_ID" });
      expect(await keeper.delete(whereOf({ productId: id }))).toMatchObject({ status: 200, body: { count: 0 } });
    }
    for (const { id } of [stranger, supplier, { id: noSuchId }]) {
      const answer = await keeper.post(path, { productId: product.id, subscriberId: id });
      expect(refusedFields(answer)).toEqual({ subscriberId: "INVALID_ID" });
    }
    const rows = await db
      .selectFrom("product_whitelists")
      .selectAll()
      .where("subscriber_id", "=", customer.id)
      .execute();
    expect(rows.map(({ product_id }) => product_id)).toEqual(expect.arrayContaining([foreign.id, inChild.id]));
    const named = { productId: product.id, subscriberId: stranger.id };
    expect((await productAdmin.post(path, named)).status).toBe(201);
  });
});

describe("a product shared to an organization below (D-21)", () => {
  const sharedPath = () => `/organizations/${world.child.id}/sub-organization-products`;

  test("is offered by it as its own until the sharing ends", async () => {
    const { db, keeper, childKeeper, child, supplier } = world;
    const product = await makeProduct(db, supplier, { description: "Yhteinen" });
    const row = {
      organizationId: child.id,
      productId: product.id,
      product: { id: product.id, name: product.name, description: "Yhteinen", active: true },
      owner: { id: supplier.id, name: supplier.name },
    };
    for (let repeat = 0; repeat < 2; repeat++)
      expect(await keeper.post(sharedPath(), { productId: product.id })).toMatchObject({
        status: 201,
        body: { ...row, allowedActions: ["end"] },
      });
    expect(await offeredBy(child, product.id)).toBe(true);
    const list = await childKeeper.get<Row[]>(`${sharedPath()}?filter[where][product][name]=${product.name}`);
    expect([list.body, list.headers["x-total-count"]]).toEqual([[{ ...row, allowedActions: [] }], "1"]);
    expect(refusal(await childKeeper.delete(`${sharedPath()}/${product.id}`))).toEqual([403, "FORBIDDEN"]);
    expect((await keeper.delete(`${sharedPath()}/${product.id}`)).status).toBe(204);
    expect(await offeredBy(child, product.id)).toBe(false);
    expect(refusal(await keeper.delete(`${sharedPath()}/${product.id}`))).toEqual([404, "NOT_FOUND"]);
    const log = await logOf(world, product.id);
    expect(log.map(({ action, organization_id }) => [action, organization_id])).toEqual([
      ["created", child.id],
      ["deleted", child.id],
    ]);
  });

  test("cannot be taken by it, nor shared upwards, to oneself or from beside", async () => {
    const { db, keeper, childKeeper, parentKeeper, productAdmin, supplier, parent, stranger } = world;
    const product = await makeProduct(db, supplier);
    const above = await makeProduct(db, parent);
    const beside = await makeProduct(db, stranger);
    const own = `/organizations/${supplier.id}/sub-organization-products`;
    for (const answer of [
      await childKeeper.post(sharedPath(), { productId: product.id }),
      await keeper.post(sharedPath(), { productId: above.id }),
      await keeper.post(sharedPath(), { productId: beside.id }),
      await keeper.post(sharedPath(), { productId: noSuchId }),
      await keeper.post(own, { productId: product.id }),
      await productAdmin.post(sharedPath(), { productId: beside.id }),
    ])
      expect(refusedFields(answer)).toEqual({ productId: "INVALID_ID" });
    expect((await parentKeeper.post(sharedPath(), { productId: above.id })).status).toBe(201);
  });
});
