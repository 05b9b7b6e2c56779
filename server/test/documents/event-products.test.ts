import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeProduct, makeProductGroup, type TestProduct } from "../builders/make-product.ts";
import { addPair, type World } from "./support/create-world.ts";
import type { Desk, Refused, Shown } from "./support/desk.ts";
import { photograph, readLog } from "./support/look.ts";
import { bare, noSuchEvent, noSuchId } from "./support/no-such.ts";

let portal: TestApp;
let world: World;
let products: TestProduct[];
let order: Shown;
beforeAll(async () => {
  portal = await createTestApp();
});
beforeEach(async () => {
  world = await addPair(portal);
  const { db, supplier } = world;
  await db.updateTable("organizations").set({ multiproduct: true }).where("id", "=", supplier.id).execute();
  const group = await makeProductGroup(db, { multi_product: true });
  const customFields = [
    { name: "Tila", kind: "textField", required: false, onlyForOrders: false, selections: [] },
  ] as const;
  products = [];
  for (let index = 0; index < 3; index += 1) products.push(await makeProduct(db, supplier, { group, customFields }));
  order = await world.make("Order", {}, { eventProducts: [{ productId: id(0) }] });
});
afterAll(async () => {
  await portal.close();
});

const id = (index: number) => products[index]?.id ?? "";
const path = () => `/events/${order.id}/event-products`;
const match = (version: number) => ({ "if-match": `"${version}"` });
const idsOf = (shown: Pick<Shown, "eventProducts">) => shown.eventProducts.map(({ productId }) => productId);
const codeOf = ({ status, body }: { status: number; body: Refused }) =>
  `${status} ${body.errors?.[0] ? `${body.errors[0].path} ${body.errors[0].code}` : body.code}`;

const ways = {
  add: (desk: Desk, version = 1, at = path()) => desk.post(at, { productId: id(1) }, match(version)),
  change: (desk: Desk, version = 1, at = path()) =>
    desk.patch(at, { productId: id(0), customFields: { Tila: "K 12" } }, match(version)),
  remove: (desk: Desk, version = 1, at = path()) => desk.delete(`${at}?productId=${id(0)}`, match(version)),
};

test("products are added, changed and removed one by one under one lock", async () => {
  const { subscriber } = world.desks;
  await subscriber.lock(order.id);
  const added = await ways.add(subscriber);
  expect([added.status, idsOf(added.body), added.body.version]).toEqual([200, [id(0), id(1)], 2]);
  expect(added.headers["etag"]).toBe('"2"');
  const changed = await ways.change(subscriber, 2);
  expect(changed.body.eventProducts).toMatchObject([{ customFields: { Tila: "K 12" } }, { customFields: {} }]);
  const removed = await ways.remove(subscriber, 3);
  expect([idsOf(removed.body), removed.body["productName"]]).toEqual([[id(1)], products[1]?.name]);
  expect(removed.body.editLock?.byId).toBe(subscriber.userId);
  const listed = await subscriber.get<{ productId: string }[]>(path());
  expect(listed.body.map(({ productId }) => productId)).toEqual([id(1)]);
  const log = await readLog(world.db, order.id);
  expect(log.map(({ label }) => label)).toEqual(["created", "updated", "updated", "updated"]);
  expect(log[1]?.changes).toMatchObject([{ field: "eventProducts" }]);
});

test("the supplier prices them one by one", async () => {
  const { supplier } = world.desks;
  const { body: started } = await supplier.act(order, { action: "startProcessing" });
  await supplier.lock(order.id);
  const priced = await supplier.patch(path(), { productId: id(0), monthPrice: "33.00" }, match(started.version));
  expect(priced.body.eventProducts).toMatchObject([{ monthPrice: "33.00", productPrice: "100.00" }]);
  expect(codeOf(await supplier.post(path(), { productId: id(1), monthPrice: "1.00" }, match(3)))).toBe(
    "403 NOT_YOUR_ACTION",
  );
  expect(codeOf(await supplier.patch(path(), { productId: id(1), monthPrice: "1.00" }, match(3)))).toBe(
    "422 productId PRODUCT_NOT_AVAILABLE",
  );
});

describe.each(Object.keys(ways) as (keyof typeof ways)[])("to %s a product", (name) => {
  const way = ways[name];

  test("is refused to another role, in another state, without the lock and with another's", async () => {
    const { db, desks } = world;
    const before = await photograph(db, order.id);
    expect(codeOf(await way(desks.subscriber))).toBe("423 EDIT_LOCK_REQUIRED");
    expect(codeOf(await way(desks.supplier))).toBe(
      name === "change" ? "423 EDIT_LOCK_REQUIRED" : "403 NOT_YOUR_ACTION",
    );
    expect((await way(desks.faultHandler)).status).toBe(404);
    expect(await photograph(db, order.id)).toBe(before);
    await desks.supplier.act(order, { action: "startProcessing" });
    const late = await way(desks.subscriber, 2);
    expect(late.status).toBe(423);
    const { body: returned } = await desks.supplier.act(
      { ...order, version: 2 },
      { action: "returnForCompletion", reason: "missingInformation" },
    );
    await desks.subscriber.lock(order.id);
    await db.updateTable("edit_locks").set({ user_id: desks.supplier.userId }).execute();
    expect(codeOf(await way(desks.subscriber, returned.version))).toBe("423 EVENT_RESERVED");
  });

  test("asks for the version", async () => {
    const { subscriber } = world.desks;
    await subscriber.lock(order.id);
    const versionless = await (name === "remove"
      ? subscriber.delete(`${path()}?productId=${id(0)}`)
      : subscriber[name === "add" ? "post" : "patch"](path(), { productId: id(0) }));
    expect(codeOf(versionless)).toBe("428 VERSION_REQUIRED");
    expect(codeOf(await way(subscriber, 7))).toBe("412 STALE_VERSION");
  });

  test("of a foreign document is as of none", async () => {
    const stranger = await addPair(portal);
    for (const desk of Object.values(stranger.desks)) {
      const foreign = bare(await way(desk));
      expect(foreign).toMatch(/^404 .*DOCUMENT_NOT_FOUND/);
      expect(foreign).toBe(bare(await way(desk, 1, `/events/${noSuchEvent}/event-products`)));
    }
  });

  test("wins once when it is asked twice at once", async () => {
    const { subscriber } = world.desks;
    await subscriber.lock(order.id);
    if (name === "remove") await ways.add(subscriber);
    const version = name === "remove" ? 2 : 1;
    const answers = await Promise.all([1, 2, 3, 4].map(() => way(subscriber, version)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412, 412, 412]);
    expect((await subscriber.read(order)).body.version).toBe(version + 1);
  });
});

test("what cannot be is refused", async () => {
  const { db, supplier, desks } = world;
  const { subscriber } = desks;
  await subscriber.lock(order.id);
  const foreign = await makeProduct(db, supplier);
  expect(codeOf(await subscriber.delete(`${path()}?productId=${id(0)}`, match(1)))).toBe(
    "422 eventProducts PRODUCT_REQUIRED",
  );
  expect(codeOf(await subscriber.delete(`${path()}?productId=${noSuchId}`, match(1)))).toBe(
    "422 productId PRODUCT_NOT_AVAILABLE",
  );
  expect((await subscriber.delete(path(), match(1))).status).toBe(400);
  expect((await subscriber.delete(`${path()}?productId=x`, match(1))).status).toBe(400);
  expect(codeOf(await subscriber.post(path(), { productId: id(0) }, match(1)))).toBe("422 eventProducts DUPLICATE");
  expect(codeOf(await subscriber.post(path(), { productId: foreign.id }, match(1)))).toBe(
    "422 eventProducts ONE_PRODUCT_ONLY",
  );
  expect(codeOf(await subscriber.patch(path(), { productId: id(2) }, match(1)))).toBe(
    "422 productId PRODUCT_NOT_AVAILABLE",
  );
  const replaced = await subscriber.act(order, { eventProducts: [{ productId: foreign.id }] });
  expect(codeOf(replaced)).toBe("422 eventProducts PRODUCT_NOT_AVAILABLE");
  expect((await subscriber.read(order)).body.version).toBe(1);
});

test("the last product of a document is not left undelivered (documents F5)", async () => {
  const { supplier } = world.desks;
  const started = (await supplier.act(order, { action: "startProcessing" })).body;
  await supplier.lock(order.id);
  const none = await supplier.act(started, {
    action: "editAnswer",
    eventProducts: [{ productId: id(0), active: false }],
  });
  expect(codeOf(none)).toBe("422 eventProducts NO_ACTIVE_PRODUCT");
});
