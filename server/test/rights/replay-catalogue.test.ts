import { afterAll, beforeAll, expect, test } from "vitest";
import { v7 as uuidv7 } from "uuid";
import type { Answer } from "../app/caller.ts";
import { makeNni } from "../builders/make-nni.ts";
import { makeProduct } from "../builders/make-product.ts";
import { bare } from "../documents/support/no-such.ts";
import { createCatalogue, type Catalogue } from "../products/support/catalogue.ts";

const CANARY = "KANARIALINTU";

type Ids = { organization: string; product: string; nni: string };

let world: Catalogue;
let theirs: Ids;
const none: Ids = { organization: uuidv7(), product: uuidv7(), nni: uuidv7() };
beforeAll(async () => {
  world = await createCatalogue();
  const { db, stranger, customer, group } = world;
  const product = await makeProduct(db, stranger, { name: CANARY, whitelist: [customer] });
  const rights = [{ organization: customer, from: true }];
  const nni = await makeNni(db, stranger, { identifier: CANARY, groups: [group], rights });
  theirs = { organization: stranger.id, product: product.id, nni: nni.id };
});
afterAll(() => world.portal.close());

test("ids of another organization's catalogue answer as those that do not exist (R2)", async () => {
  const { keeper, customer, child, group } = world;
  const base = `/organizations/${world.supplier.id}`;
  const own = await makeProduct(world.db, world.supplier);
  const ownNni = await makeNni(world.db, world.supplier, { groups: [] });
  const json = (value: unknown) => encodeURIComponent(JSON.stringify(value));
  const right = { organizationId: customer.id, allowFrom: true };
  const replays: ((ids: Ids) => Promise<Answer<unknown>>)[] = [
    ...["products", "nnis", "known-subscribers", "organization-product-whitelists", "nni-organization-rights"].map(
      (list) => async (ids: Ids) => keeper.get(`/organizations/${ids.organization}/${list}`),
    ),
    async ({ organization }) => keeper.post(`/organizations/${organization}/products`, {}),
    async ({ organization, product }) => keeper.delete(`/organizations/${organization}/products/${product}`),
    async ({ product }) => keeper.get(`${base}/products?filter=${json({ where: { id: product } })}`),
    async ({ product }) => keeper.patch(`${base}/products/${product}`, { name: "x" }),
    async ({ product }) => keeper.delete(`${base}/products/${product}`),
    async ({ product }) =>
      keeper.get(`${base}/organization-product-whitelists?filter=${json({ where: { productId: product } })}`),
    async ({ product }) =>
      keeper.post(`${base}/organization-product-whitelists`, { productId: product, subscriberId: customer.id }),
    async ({ organization }) =>
      keeper.post(`${base}/organization-product-whitelists`, { productId: own.id, subscriberId: organization }),
    async ({ product }) => keeper.delete(`${base}/organization-product-whitelists?where[productId]=${product}`),
    async ({ product }) => keeper.post(`/organizations/${child.id}/sub-organization-products`, { productId: product }),
    async ({ product }) => keeper.delete(`/organizations/${child.id}/sub-organization-products/${product}`),
    async ({ nni }) => keeper.get(`/nnis/${nni}/rights`),
    async ({ nni }) => keeper.get(`${base}/nni-organization-rights?filter=${json({ where: { nniId: nni } })}`),
    async ({ nni }) => keeper.get(`${base}/nnis/${nni}/product-groups`),
    async ({ nni }) => keeper.post(`${base}/nnis/${nni}/product-groups`, { productGroupId: group.id }),
    async ({ nni }) => keeper.delete(`${base}/nnis/${nni}/product-groups/${group.id}`),
    async ({ nni }) => keeper.patch(`${base}/nnis/${nni}`, { description: "x" }),
    async ({ nni }) => keeper.delete(`${base}/nnis/${nni}`),
    async ({ nni }) => keeper.post(`${base}/nnis/${nni}/rights`, right),
    async ({ nni }) => keeper.patch(`${base}/nnis/${nni}/rights`, right),
    async ({ organization }) =>
      keeper.post(`${base}/nnis/${ownNni.id}/rights`, { ...right, organizationId: organization }),
    async ({ nni }) => keeper.post(`/organizations/${child.id}/sub-organization-nnis`, { nniId: nni }),
    async ({ nni }) => keeper.delete(`/organizations/${child.id}/sub-organization-nnis/${nni}`),
  ];
  for (const ask of replays) {
    const [real, fake] = [await ask(theirs), await ask(none)];
    expect(bare(real), ask.toString()).toBe(bare(fake));
    expect(real.text, ask.toString()).not.toContain(CANARY);
    expect(real.headers["x-total-count"], ask.toString()).toBe(fake.headers["x-total-count"]);
  }
  const rows = await world.db
    .selectFrom("product_whitelists")
    .selectAll()
    .where("product_id", "=", theirs.product)
    .execute();
  expect(rows).toHaveLength(1);
});
