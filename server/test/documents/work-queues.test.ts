import { workQueues } from "@runko/domain/documents/work-queues";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeDocument, type TestDocument } from "../builders/make-document.ts";
import { makeOrganization } from "../builders/make-organization.ts";
import { createWorld, type World } from "./support/create-world.ts";
import type { Desk } from "./support/desk.ts";
import { formOf, inDays } from "./support/forms.ts";

let world: World;
const made = new Map<string, TestDocument>();
beforeAll(async () => {
  world = await createWorld();
  const { db, subscriber } = world;
  const child = await makeOrganization(db, { parent_organization_id: subscriber.id });
  await db
    .insertInto("sub_organization_event_visibilities")
    .values({ parent_id: subscriber.id, child_id: child.id, event_type: "Order" })
    .execute();
  const make = async (name: string, choice: Parameters<typeof makeDocument>[2], of: World = world) =>
    made.set(name, await makeDocument(db, of, choice));
  const order = { type: "Order", fields: formOf("Order") } as const;
  const offer = (validUntilDate: string) => ({
    type: "Inquiry" as const,
    state: "READY" as const,
    fields: { ...formOf("Inquiry"), validUntilDate },
    user_processed: true,
  });
  await make("open", order);
  const waiting = { waiting_for_subscriber_since: new Date("2026-11-02T08:00:00Z") };
  await make("returned", { ...order, returned: true, ...waiting });
  await make(
    "of a child",
    { ...order, returned: true, ...waiting },
    { ...world, subscriber: { ...subscriber, id: child.id } },
  );
  await make("expires later", offer(inDays(13)));
  await make("expires soon", offer(inDays(2)));
  await make("expires far away", offer(inDays(40)));
  await make("ordered", { ...offer(inDays(3)), ordered: true });
  await make("rejected", { ...offer(inDays(3)), rejected: true });
  await make("unprocessed", { ...order, state: "READY" });
  await make("processed", { ...order, state: "READY", user_processed: true });
  await make("cancelled here", { ...order, state: "CANCELLED", cancelled_by_customer: true });
  await make("cancelled here, archived", { ...order, state: "CANCELLED", cancelled_by_customer: true, archived: true });
  await make("cancelled there", { ...order, state: "CANCELLED", cancelled_by_supplier: true });
  await make("confirmed", { ...order, state: "CANCELLED", cancelled_by_supplier: true, cancel_confirmed: true });
  await make("urgent", { type: "Fault", fields: { ...formOf("Fault"), faultType: "urgentFault" } });
  await make("fault", { type: "Fault", fields: formOf("Fault"), state: "IN_PROCESSING" });
});
afterAll(async () => {
  await world.portal.close();
});

async function queue(desk: Desk, name: string): Promise<[string[], number]> {
  const { status, body, headers } = await desk.get<{ id: number }[]>(`/work-queues/${name}`);
  expect(status).toBe(200);
  const names = body.map(({ id }) => [...made].find(([, document]) => document.id === id)?.[0] ?? String(id));
  return [names, Number(headers["x-total-count"])];
}

test.each([
  ["waitingForUs", ["returned"]],
  ["expiringOffers", ["expires soon", "expires later"]],
  ["answered", ["unprocessed"]],
  ["toConfirmCancelled", ["cancelled there"]],
])("the subscriber's queue %s (documents A4)", async (name, expected) => {
  expect(await queue(world.desks.subscriber, name)).toEqual([expected, expected.length]);
});

test("the supplier's cancellations to confirm, archived by the customer or not (documents A4, A9)", async () => {
  const expected = ["cancelled here, archived", "cancelled here"];
  expect(await queue(world.desks.supplier, "toConfirmCancelled")).toEqual([expected, 2]);
});

test("a fault handler's queues", async () => {
  const { faultHandler } = world.desks;
  expect(await queue(faultHandler, "urgent")).toEqual([["urgent"], 1]);
  expect(await queue(faultHandler, "new")).toEqual([["urgent"], 1]);
  expect(await queue(faultHandler, "inProcessing")).toEqual([["fault"], 1]);
});

test("every queue of every role is answered, and no other", async () => {
  const { subscriber, supplier, faultHandler } = world.desks;
  for (const desk of [subscriber, supplier, faultHandler]) {
    for (const name of Object.keys(workQueues[desk.role])) await queue(desk, name);
    for (const name of ["mine", "__proto__", desk.role === "SUPPLIER" ? "answered" : "orders"])
      expect((await desk.get(`/work-queues/${name}`)).status).toBeGreaterThanOrEqual(400);
  }
});

test(
  "more than ten thousand new orders still show those that press the most (front page, D-49)",
  { timeout: 120_000 },
  async () => {
    const { db, subscriber, supplier, product, subscriberUser, desks } = world;
    const many = 10_001;
    await sql`WITH made AS (INSERT INTO cases SELECT FROM generate_series(1, ${many}) RETURNING id)
    INSERT INTO documents (document_type, event_state, case_id, subscriber_id, supplier_id, category, product_group_id,
      created_by_id, created_by_role, delivery_type, requested_date)
    SELECT 'Order', 'OPEN', id, ${subscriber.id}::uuid, ${supplier.id}::uuid, 'SERVICES', ${product.group.id}::uuid,
      ${subscriberUser.id}::uuid, 'SUBSCRIBER', CASE WHEN id % 5000 = 0 THEN 'urgent' ELSE 'normal' END,
      date '2027-01-01' + (id % 300)::int FROM made`.execute(db);
    await sql`UPDATE document_counters SET amount = amount + ${many}
    WHERE organization_id = ${supplier.id} AND role = 'SUPPLIER' AND document_type = 'Order' AND counter = 'OPEN'`.execute(
      db,
    );
    const { order } = workQueues.SUPPLIER.orders;
    const filter = encodeURIComponent(JSON.stringify({ where: { eventState: "OPEN" }, order, limit: 6 }));
    expect((await desks.supplier.get(`/events?documentType=Order&filter=${filter}`)).status).toBe(422);

    const answer =
      await desks.supplier.get<{ document: { deliveryType: string; requestedDate: string } }[]>("/work-queues/orders");
    const told = answer.body.map(({ document }) => document);
    expect(told).toHaveLength(6);
    expect(told.map(({ deliveryType }) => deliveryType).slice(0, 2)).toEqual(["urgent", "urgent"]);
    const days = told.slice(2).map(({ requestedDate }) => requestedDate);
    expect(days).toEqual(days.toSorted());
    expect(Number(answer.headers["x-total-count"])).toBeGreaterThan(many);
  },
);
