import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeApiClient } from "../builders/make-api-client.ts";
import { addPair, type World } from "../documents/support/create-world.ts";
import { act, ask, charge, placeOrder } from "../documents/support/requests.ts";
import { newOrder } from "./new-order.ts";
import { callTmf, orders, type TmfCaller } from "./tmf-caller.ts";

let portal: TestApp;
let world: World;
let buyer: TmfCaller;

beforeAll(async () => {
  portal = await createTestApp();
  world = await addPair(portal);
  buyer = callTmf(portal, (await makeApiClient(portal.db, world.subscriber)).token);
});
afterAll(() => portal.close());

const merge = { "content-type": "application/merge-patch+json" };

test("what a cancelling costs is accepted by nobody who has not read the sum", async () => {
  const { id } = await placeOrder(world);
  const order = { id, documentType: "Order" } as const;
  await act(world.desks.subscriber, order, ask);
  await act(world.desks.supplier, order, charge);
  const path = `${orders}/${id}`;
  const read = await buyer.get(path);
  expect(read.body["state"]).toBe("pendingCancellation");

  const again = await buyer.post("/productOrderingManagement/v4/cancelProductOrder", {
    productOrder: { id: String(id) },
    cancellationReason: "Asiakas perui",
  });
  expect([again.status, again.body["state"]]).toEqual([201, "terminatedWithError"]);
  for (const headers of [merge, { ...merge, "if-match": "*" }]) {
    expect((await buyer.patch(path, { state: "cancelled" }, headers)).status).toBe(409);
  }
  expect((await buyer.get(path)).body["state"]).toBe("pendingCancellation");

  const { etag = "" } = read.headers;
  const accepted = await buyer.patch(path, { state: "cancelled" }, { ...merge, "if-match": etag });
  expect([accepted.status, accepted.body["state"]]).toEqual([200, "cancelled"]);
});

test("an id that is too long and a body that is too deep are refused", async () => {
  const long = await buyer.post(orders, newOrder(world, { externalId: "x".repeat(5_000) }));
  expect(long.status).toBe(400);
  const deep = `{"a":${"[".repeat(25_000)}${"]".repeat(25_000)}}`;
  const answer = await portal.inject({
    method: "POST",
    url: `/tmf-api${orders}`,
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${(await makeApiClient(portal.db, world.subscriber)).token}`,
    },
    payload: deep,
  });
  expect(answer.statusCode).toBe(400);
});
