import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeBillingGroup } from "../builders/make-billing.ts";
import { makeProduct } from "../builders/make-product.ts";
import { makeSubscription } from "../builders/make-subscription.ts";
import { nextNumber } from "../builders/next-number.ts";
import { addPair, type World } from "../documents/support/create-world.ts";
import { inDays } from "../documents/support/forms.ts";
import { advanceFile } from "./support/advance-file.ts";
import { readyUnder } from "./support/ready-under.ts";

type Job = { id: string };
type Issue = { path: string; code: string; params?: { fitting?: string } };
type Row = { issues: Issue[] };
type Cells = Record<string, string>;

let portal: TestApp;
let world: World;
beforeAll(async () => {
  portal = await createTestApp();
});
beforeEach(async () => {
  world = await addPair(portal);
});
afterAll(() => portal.close());

/** What is thought of one row; what is wrong with it is not sent. */
async function judged(kind: string, row: Cells): Promise<Issue[]> {
  const { subscriber } = world.desks;
  const { status, text, body } = await subscriber.post<Job>("/imports", { kind, rows: [row] });
  if (status !== 201) throw new Error(text);
  await advanceFile(portal, subscriber, body.id);
  const [{ issues } = { issues: [] }] = (await subscriber.get<Row[]>(`/imports/${body.id}/rows`)).body;
  const sent = await subscriber.post(`/imports/${body.id}/send`, { policy: "valid" });
  expect(sent.status).toBe(issues.length > 0 ? 409 : 200);
  return issues;
}

const day = (date: string) => date.split("-").map(Number).toReversed().join(".");
const place = { targetAddress: "Hämeenkatu 12 B 3", "targetAddress.postalCode": "33100" };
const orderRow = (more: Cells): Cells => ({
  subscriberConnectionId: `OMA-${nextNumber()}`,
  ...place,
  customerName: "Kauppahuone Åström",
  contactName: "Aino Korhonen",
  contactPhone: "+358 40 123 4567",
  requestedDate: day(inDays(60)),
  deliveryType: "normal",
  contractLength: "24",
  ...more,
});
const broughtRow = (more: Cells): Cells => ({
  subscriberConnectionId: `VANHA-${nextNumber()}`,
  ...place,
  actualDeliveryDate: "15.3.2024",
  contractLength: "36",
  monthlyFee: "10",
  ...more,
});

test.each([
  ["Order", orderRow],
  ["Connection", broughtRow],
] as const)("%s: a name of two products of a supplier is neither, and both are told", async (kind, row) => {
  const { db } = portal;
  const name = `Kaksoset ${nextNumber()}`;
  const one = await makeProduct(db, world.supplier, { name });
  const other = await makeProduct(db, world.supplier, { name: name.toUpperCase() });
  const [issue, ...others] = await judged(kind, row({ product: name }));
  expect([issue?.path, issue?.code, others]).toEqual(["product", "NAME_OF_SEVERAL", []]);
  for (const { id } of [one, other]) expect(issue?.params?.fitting).toContain(id);
  expect(await judged(kind, row({ product: other.id }))).toEqual([]);
});

test.each([
  ["Order", orderRow],
  ["Connection", broughtRow],
] as const)("%s: a product that two suppliers offer asks which, and both are told", async (kind, row) => {
  const { db } = portal;
  const second = await addPair(portal);
  await makeSubscription(db, world.subscriber, second.supplier);
  const name = `Yhteinen ${nextNumber()}`;
  for (const supplier of [world.supplier, second.supplier]) await makeProduct(db, supplier, { name });
  const [issue] = await judged(kind, row({ product: name }));
  expect(issue).toMatchObject({ path: "product", code: "PRODUCT_OF_SEVERAL_SUPPLIERS" });
  for (const supplier of [world.supplier, second.supplier]) expect(issue?.params?.fitting).toContain(supplier.name);
  expect(await judged(kind, row({ product: name, supplier: second.supplier.name }))).toEqual([]);
});

test("a name of two billing groups is neither", async () => {
  const { db } = portal;
  const groups = [1, 2].map(() => makeBillingGroup(db, world.subscriber, { name: "Kampus" }));
  const made = await Promise.all(groups);
  const product = world.product.id;
  const [issue] = await judged("Order", orderRow({ product, billingGroupId: "kampus" }));
  expect(issue).toMatchObject({ path: "billingGroupId", code: "NAME_OF_SEVERAL" });
  for (const { id } of made) expect(issue?.params?.fitting).toContain(id);
  const row = orderRow({ product, billingGroupId: made[1]?.id ?? "" });
  expect(await judged("Order", row)).toEqual([]);
});

test("an id that two suppliers gave ends neither connection, and both are told by their TID", async () => {
  const second = await addPair(portal);
  await makeSubscription(portal.db, world.subscriber, second.supplier);
  const id = `LIITTYMÄ-${nextNumber()}`;
  const theirs: World = {
    ...second,
    make: (type, fields, more) => world.make(type, fields, { ...second.bodyOf(type, fields), ...more }),
  };
  const orders = [await readyUnder(id, world), await readyUnder(id, theirs)];
  const row = (connection: string): Cells => ({
    connection,
    requestedDate: day(inDays(90)),
    contactName: "Aino Korhonen",
    contactPhone: "+358 40 123 4567",
  });
  const [issue] = await judged("CancelOrder", row(id));
  expect(issue).toMatchObject({ path: "connection", code: "NAME_OF_SEVERAL" });
  for (const order of orders) expect(issue?.params?.fitting).toContain(`TID ${order.id}`);
  expect(await judged("CancelOrder", row(`TID ${orders[1]?.id}`))).toEqual([]);
});

test("a product that a supplier shares to another has one template", async () => {
  const { db } = portal;
  const second = await addPair(portal);
  await makeSubscription(db, world.subscriber, second.supplier);
  const shared = { organization_id: second.supplier.id, product_id: world.product.id };
  await db.insertInto("sub_organization_products").values(shared).execute();
  const path = `/import-templates/Order?format=csv&product=${world.product.id}`;
  expect((await world.desks.subscriber.get(path)).status).toBe(200);
});
