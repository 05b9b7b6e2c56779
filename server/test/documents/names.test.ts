import { afterAll, beforeAll, expect, test } from "vitest";
import { makeBillingGroup } from "../builders/make-billing.ts";
import { createWorld, type World } from "./support/create-world.ts";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.portal.close());

test("both parties read what the ids in a document stand for, in the text form too", async () => {
  const { db, subscriber, desks } = world;
  const group = await makeBillingGroup(db, subscriber, { e_billing_address: "003712345678", operator_id: "BAWCFI22" });
  const order = await world.make("Order", { billingGroupId: group.id });
  const told = `${group.name}, 003712345678, BAWCFI22`;
  expect(order["names"]).toEqual({ [group.id]: told });
  expect((await desks.supplier.read(order)).body["names"]).toEqual({ [group.id]: told });
  const { text } = await desks.supplier.get(`/events/${order.id}?format=text`);
  expect(text).toContain(`Laskutusryhmä: ${told}`);
  expect(text).not.toContain(group.id);
});

test("a document that names nothing has no names", async () => {
  expect((await world.make("Order"))["names"]).toEqual({});
});
