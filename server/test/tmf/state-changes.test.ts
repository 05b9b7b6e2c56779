import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeApiClient } from "../builders/make-api-client.ts";
import { nextNumber } from "../builders/next-number.ts";
import { addPair, type World } from "../documents/support/create-world.ts";
import { inDays } from "../documents/support/forms.ts";
import { midnight, newOrder } from "./new-order.ts";
import { callTmf, orders, type TmfCaller, type TmfJson } from "./tmf-caller.ts";

let portal: TestApp;
let world: World;
let buyer: TmfCaller;
let seller: TmfCaller;

beforeAll(async () => {
  portal = await createTestApp();
  world = await addPair(portal);
  buyer = callTmf(portal, (await makeApiClient(portal.db, world.subscriber)).token);
  seller = callTmf(portal, (await makeApiClient(portal.db, world.supplier)).token);
});
beforeEach(() => portal.clock.pass(60_000));
afterAll(() => portal.close());

type Refusal = { code: string; errors: { propertyPath: string; issue: string; reason: string }[] };

async function make(): Promise<string> {
  const { body } = await buyer.post<{ id: string }>(orders, newOrder(world));
  return `${orders}/${body.id}`;
}

async function confirmed(): Promise<string> {
  const path = await make();
  const { status, text } = await seller.patch(path, {
    expectedCompletionDate: midnight(inDays(30)),
    productOrderItem: [{ id: "A-1", product: { productSerialNumber: `L-${nextNumber()}` } }],
  });
  expect([status, status === 200 ? "" : text]).toEqual([200, ""]);
  return path;
}

async function expectRefused(caller: TmfCaller, path: string, body: TmfJson, issue: string) {
  const before = (await buyer.get(path)).body;
  const { status, body: refusal } = await caller.patch<Refusal>(path, body);
  expect([status, refusal.errors.map((one) => [one.propertyPath, one.issue])]).toEqual([422, [["/state", issue]]]);
  expect(refusal.errors[0]?.reason).not.toBe("");
  expect((await buyer.get(path)).body).toEqual(before);
}

const moved = { expectedCompletionDate: midnight(inDays(40)), reasonCode: "WEATHER" };

test.each([
  ["cancelled", { cancellationReason: "Reitti katosi" }],
  ["pending", { note: [{ text: "Mikä portti?" }] }],
] as const)("a supplier's %s leaves nothing out that stands beside it", async (state, words) => {
  await expectRefused(seller, await confirmed(), { state, ...words, ...moved }, "STATE_CHANGES_ALONE");
});

test("nor does a rejection, or a subscriber's cancelling", async () => {
  const path = await make();
  const change = { state: "rejected", rejectReason: "noNetwork", productOrderItem: [{ id: "A-1", itemPrice: [fee] }] };
  await expectRefused(seller, path, change, "STATE_CHANGES_ALONE");
  await expectRefused(buyer, path, { state: "cancelled", priority: "0" }, "STATE_CHANGES_ALONE");
  await expectRefused(buyer, path, { state: "cancelled", channel: [{ id: "9" }] }, "STATE_CHANGES_ALONE");
});
const fee = { name: "connectFee", priceType: "nonRecurring", price: { dutyFreeAmount: { unit: "EUR", value: 5 } } };

test("work that waits does not go on because somebody asks for it", async () => {
  const path = await make();
  await seller.patch(path, { state: "inProgress" });
  await seller.patch(path, { state: "pending", note: [{ text: "Mikä portti?" }] });
  expect((await seller.get(path)).body["state"]).toBe("pending");
  await expectRefused(seller, path, { state: "inProgress" }, "STATE_NOT_TO_BE_ASKED");
});

test("what is held goes on by a new day alone", async () => {
  const path = await confirmed();
  const [, id] = /(\d+)$/.exec(path) ?? [];
  await portal.db.updateTable("documents").set({ held_reason: "WEATHER" }).where("id", "=", Number(id)).execute();
  expect((await seller.get(path)).body["state"]).toBe("held");
  await expectRefused(seller, path, { state: "inProgress" }, "STATE_NOT_TO_BE_ASKED");
  const { status, body, text } = await seller.patch(path, { state: "inProgress", ...moved, note: [{ text: "Routa" }] });
  expect([status, body["state"] ?? text]).toEqual([200, "inProgress"]);
});

test("a state of the other side, or of nobody, is no state to be asked for", async () => {
  const path = await make();
  await expectRefused(buyer, path, { state: "completed" }, "NOT_AN_OPTION");
  await expectRefused(seller, path, { state: "toString" }, "NOT_AN_OPTION");
});
