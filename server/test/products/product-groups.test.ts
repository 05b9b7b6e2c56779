import { afterAll, beforeAll, expect, test } from "vitest";
import { texts } from "@runko/domain/texts/texts";
import type { ProblemBody } from "../app/caller.ts";
import { makeDocument } from "../builders/make-document.ts";
import { makeNni } from "../builders/make-nni.ts";
import { makePair } from "../builders/make-pair.ts";
import { makeProduct, makeProductGroup } from "../builders/make-product.ts";
import { noSuchId } from "../documents/support/no-such.ts";
import { createCatalogue, logOf, refusal, refusedFields, type Catalogue } from "./support/catalogue.ts";

type Named = { id: string; name: string };

let world: Catalogue;
beforeAll(async () => {
  world = await createCatalogue();
});
afterAll(() => world.portal.close());

test("a product group is made, changed and removed by the product admin, and told in the log", async () => {
  const { productAdmin } = world;
  const fields = { name: "Ethernet-liittymät", category: "ETHERNET_CONNECTION", multiProduct: true };
  const { status, body: group } = await productAdmin.post<Named>("/product-groups", fields);
  expect([status, group]).toEqual([201, { id: group.id, ...fields, version: expect.any(String) as string }]);
  const changed = await productAdmin.change(`/product-groups/${group.id}`, { multiProduct: false });
  expect(changed.body).toEqual({ id: group.id, ...fields, multiProduct: false, version: expect.any(String) as string });
  expect((await productAdmin.delete(`/product-groups/${group.id}`)).status).toBe(204);
  expect((await productAdmin.get(`/product-groups/${group.id}`)).status).toBe(404);
  expect(refusal(await productAdmin.delete(`/product-groups/${group.id}`))).toEqual([404, "NOT_FOUND"]);
  const log = await logOf(world, group.id);
  expect(log.map(({ action }) => action)).toEqual(["created", "changed", "deleted"]);
  expect(log[1]).toMatchObject({
    organization_id: null,
    subject: "productGroup",
    changes: [{ field: "multiProduct", before: true, after: false }],
  });
});

test("names of groups are their own, whatever the case, also when two are made at once", async () => {
  const { productAdmin, group } = world;
  const body = { name: group.name.toUpperCase(), category: "WDM", multiProduct: false };
  expect(refusedFields(await productAdmin.post("/product-groups", body))).toEqual({ name: "NAME_IN_USE" });
  const other = await makeProductGroup(world.db);
  const renamed = await productAdmin.change(`/product-groups/${other.id}`, { name: group.name });
  expect(refusedFields(renamed)).toEqual({ name: "NAME_IN_USE" });
  const twins = await Promise.all(
    Array.from({ length: 5 }, () => productAdmin.post("/product-groups", { ...body, name: "Kaksoset" })),
  );
  expect(twins.map(({ status }) => status).toSorted()).toEqual([201, 422, 422, 422, 422]);
});

test.each([
  [{ name: "" }, 422],
  [{ name: "x".repeat(256) }, 422],
  [{ category: "RADIO" }, 400],
  [{ multiProduct: "yes" }, 400],
  [{ id: noSuchId }, 400],
])("%j is no product group", async (wrong, status) => {
  const body = { name: "Ryhmä", category: "WDM", multiProduct: false, ...wrong };
  expect((await world.productAdmin.post("/product-groups", body)).status).toBe(status);
  expect((await world.productAdmin.change(`/product-groups/${world.group.id}`, wrong)).status).toBe(status);
});

test("a group in use stays, and the refusal says what uses it", async () => {
  const { db, productAdmin } = world;
  const pair = await makePair(db);
  const groups = {
    product: await makeProductGroup(db),
    nni: await makeProductGroup(db),
    common: await makeProductGroup(db),
    document: await makeProductGroup(db),
  };
  await makeProduct(db, pair.supplier, { group: groups.product, active: false });
  await makeNni(db, pair.supplier, { groups: [groups.nni] });
  await db
    .insertInto("common_products")
    .values({ id: noSuchId, name: "Y", product_group_id: groups.common.id })
    .execute();
  await makeDocument(db, pair, { type: "Order", product_group_id: groups.document.id });
  const none = { products: 0, commonProducts: 0, nnis: 0, documents: false };
  for (const [group, uses] of [
    [groups.product, { ...none, products: 1 }],
    [groups.nni, { ...none, nnis: 1 }],
    [groups.common, { ...none, commonProducts: 1 }],
    [groups.document, { ...none, documents: true }],
  ] as const) {
    const answer = await productAdmin.delete<ProblemBody>(`/product-groups/${group.id}`);
    expect(refusal(answer)).toEqual([409, "PRODUCT_GROUP_IN_USE"]);
    expect(answer.body.detail).toBe(texts.products.groupUses(uses));
    expect((await productAdmin.get(`/product-groups/${group.id}`)).status).toBe(200);
  }
});

test("what a change of a group's category touches is told before it is made (category-change warning)", async () => {
  const { db, productAdmin } = world;
  const group = await makeProductGroup(db);
  const reach = async () => (await productAdmin.get(`/product-groups/${group.id}/reach`)).body;
  expect(await reach()).toEqual({ products: 0, productsByCategory: 0, subscriptions: 0, documents: 0 });
  const pair = await makePair(db);
  await makeProduct(db, pair.supplier, { group });
  await makeProduct(db, pair.supplier, { group, form_type: "WDM" });
  await makeProduct(db, world.stranger, { group, active: false });
  for (const type of ["Order", "Inquiry"] as const) await makeDocument(db, pair, { type, product_group_id: group.id });
  expect(await reach()).toEqual({ products: 3, productsByCategory: 2, subscriptions: 1, documents: 2 });
  expect((await productAdmin.get(`/product-groups/${noSuchId}/reach`)).status).toBe(404);
  expect((await world.keeper.get(`/product-groups/${group.id}/reach`)).status).toBe(403);
});

test("a common product is made, read by everyone, changed and removed, at both of its paths", async () => {
  const { productAdmin, buyer, group } = world;
  const { status, body: made } = await productAdmin.post<Named>("/common-product", {
    name: "Valokuitu",
    productGroupId: group.id,
  });
  const productGroup = { id: group.id, name: group.name, category: group.category, multiProduct: false };
  const shown = {
    id: made.id,
    name: "Valokuitu",
    description: "",
    productGroupId: group.id,
    version: expect.any(String) as string,
  };
  expect([status, made]).toEqual([201, { ...shown, productGroup }]);
  for (const path of ["/common-products", "/common-product", "/common-products/", "/common-product/"]) {
    const { body, headers } = await buyer.get<Named[]>(`${path}?filter[where][id]=${made.id}`);
    expect([body, headers["x-total-count"]]).toEqual([[shown], "1"]);
  }
  expect((await buyer.get(`/common-products?filter[include][0]=productGroup`)).body).toContainEqual({
    ...shown,
    productGroup,
  });
  for (const name of ["common-product", "common-products"])
    expect((await buyer.get(`/${name}/${made.id}`)).body).toEqual({ ...shown, productGroup });
  const changed = await productAdmin.change(`/common-product/${made.id}`, { description: "Kaikille" });
  expect(changed.body).toMatchObject({ description: "Kaikille" });
  expect((await productAdmin.delete(`/common-product/${made.id}`)).status).toBe(204);
  expect((await buyer.get(`/common-products/${made.id}`)).status).toBe(404);
  expect((await logOf(world, made.id)).map(({ action }) => action)).toEqual(["created", "changed", "deleted"]);
  expect((await buyer.get("/common-productx")).status).toBe(404);
});

test("a common product has a name and a group that is there", async () => {
  const { productAdmin, group } = world;
  const post = (body: object) =>
    productAdmin.post("/common-products", { name: "Y", productGroupId: group.id, ...body });
  expect(refusedFields(await post({ name: " " }))).toEqual({ name: "REQUIRED" });
  expect(refusedFields(await post({ productGroupId: noSuchId }))).toEqual({ productGroupId: "INVALID_ID" });
  expect(refusal(await post({ price: "1.00" }))).toEqual([400, "MALFORMED_REQUEST"]);
});

test("a common product that a supplier's product is made of stays, and the refusal says why", async () => {
  const { productAdmin, keeper, supplier, group } = world;
  const { body: common } = await productAdmin.post<Named>("/common-products", { name: "Y", productGroupId: group.id });
  const body = { name: "Oma", productGroupId: group.id, commonProductId: common.id };
  const own = await keeper.post<{ id: string; commonProduct: Named }>(`/organizations/${supplier.id}/products`, body);
  expect(own.body.commonProduct).toEqual({ id: common.id, name: "Y" });
  const answer = await productAdmin.delete<ProblemBody>(`/common-products/${common.id}`);
  expect(refusal(answer)).toEqual([409, "COMMON_PRODUCT_IN_USE"]);
  expect(answer.body.detail).toBe(texts.products.commonProductUses(1));
  await keeper.delete(`/organizations/${supplier.id}/products/${own.body.id}`);
  expect((await productAdmin.delete(`/common-products/${common.id}`)).status).toBe(204);
});

test("nobody else changes what is common to all", async () => {
  const { keeper, group } = world;
  for (const path of ["/product-groups", "/common-products"]) {
    expect(refusal(await keeper.post(path, {}))).toEqual([403, "FORBIDDEN"]);
    expect(refusal(await keeper.change(`${path}/${group.id}`, { name: "x" }))).toEqual([403, "FORBIDDEN"]);
    expect(refusal(await keeper.delete(`${path}/${group.id}`))).toEqual([403, "FORBIDDEN"]);
  }
});
