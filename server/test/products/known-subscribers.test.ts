import { afterAll, beforeAll, expect, test } from "vitest";
import { makeOrganization } from "../builders/make-organization.ts";
import { makeSubscription } from "../builders/make-subscription.ts";
import { makeUser } from "../builders/make-user.ts";
import type { Caller } from "../app/caller.ts";
import { createCatalogue, refusal, type Catalogue } from "./support/catalogue.ts";

type Named = { id: string; name: string };

let world: Catalogue;
beforeAll(async () => {
  world = await createCatalogue();
});
afterAll(() => world.portal.close());

const namesFor = async (caller: Caller, supplier: Named, query = "") => {
  const { body } = await caller.get<Named[]>(`/organizations/${supplier.id}/known-subscribers${query}`);
  return body.map(({ name }) => name);
};

test("a supplier knows those that have asked to order from it or from one below it", async () => {
  const { db, keeper, childKeeper, supplier, child, customer, parent } = world;
  const ofChild = await makeOrganization(db);
  await makeSubscription(db, ofChild, child, { active: false });
  const known = [customer.name, ofChild.name];
  expect((await namesFor(keeper, supplier)).toSorted()).toEqual(known.toSorted());
  expect((await namesFor(childKeeper, child)).toSorted()).toEqual(known.toSorted());
  expect(await namesFor(keeper, supplier, `?filter[where][name]=${ofChild.name}`)).toEqual([ofChild.name]);
  expect(refusal(await keeper.get(`/organizations/${parent.id}/known-subscribers`))).toEqual([404, "NOT_FOUND"]);
});

test("a public supplier and the product admin know every other subscriber", async () => {
  const { db, portal, productAdmin, supplier, stranger } = world;
  const names = await namesFor(productAdmin, supplier, "?filter[limit]=1000");
  expect(names).toContain(stranger.name);
  expect(names).not.toContain(supplier.name);
  const open = await makeOrganization(db, { public_supplier: true });
  const keeper = await portal.signInAs(await makeUser(db, { roles: [[open, "SUPPLIER_ADMIN"]] }));
  expect(await namesFor(keeper, open, "?filter[limit]=1000")).toContain(stranger.name);
});
