import { findQueue, queuesOf, workQueues } from "@runko/domain/documents/work-queues";
import { documentCollections } from "@runko/domain/enumerations/document-types";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeDocument, type TestDocument } from "../builders/make-document.ts";
import { makeOrganization } from "../builders/make-organization.ts";
import { createWorld, type World } from "./support/create-world.ts";
import type { Desk } from "./support/desk.ts";
import { formOf, inDays, today } from "./support/forms.ts";

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
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000);
  const due = (hours: number, risk: number) => ({ due_at: at(hours), promised_at: at(hours), risk_at: at(risk) });
  await make("late", { ...order, state: "IN_PROCESSING", ...due(-2, -9) });
  await make("later", { ...order, state: "CONFIRMED", ...due(-1, -30) });
  await make("at risk", { ...order, state: "IN_DELIVERY", ...due(30, -20) });
  await make("at risk soon", { ...order, ...due(3, -1) });
  await make("next", { ...order, ...due(2, 1) });
  await make("a late fault", { type: "Fault", fields: formOf("Fault"), ...due(-1, -2) });
});
afterAll(async () => {
  await world.portal.close();
});

type Row = { id: number; dueAt: string | null };
type Work = { queue: string; total: number; rows: Row[] }[];
const workOf = async (desk: Desk) => (await desk.get<Work>("/work-queues")).body;
const namesOf = (rows: readonly Row[]) =>
  rows.map(({ id }) => [...made].find(([, document]) => document.id === id)?.[0] ?? String(id));

async function queue(desk: Desk, name: string): Promise<[string[], number]> {
  const { status, body, headers } = await desk.get<Row[]>(`/work-queues/${name}`);
  expect(status).toBe(200);
  return [namesOf(body), Number(headers["x-total-count"])];
}

test.each([
  ["waitingForUs", ["returned"]],
  ["expiringOffers", ["expires soon", "expires later"]],
  ["answered", ["unprocessed"]],
  ["toConfirmCancelled", ["cancelled there"]],
  ["late", ["late", "later", "a late fault"]],
])("the subscriber's queue %s (documents A4)", async (name, expected) => {
  expect(await queue(world.desks.subscriber, name)).toEqual([expected, expected.length]);
});

test("the supplier's cancellations to confirm, archived by the customer or not (documents A4, A9)", async () => {
  const expected = ["cancelled here, archived", "cancelled here"];
  expect(await queue(world.desks.supplier, "toConfirmCancelled")).toEqual([expected, 2]);
});

test("what a supplier has to do: late, at risk, by due, and what has no time set; none of it twice, faults not", async () => {
  const { supplier } = world.desks;
  expect(await queue(supplier, "late")).toEqual([["late", "later"], 2]);
  expect(await queue(supplier, "atRisk")).toEqual([["at risk soon", "at risk"], 2]);
  expect(await queue(supplier, "next")).toEqual([["next"], 1]);
  expect(await queue(supplier, "undated")).toEqual([["open"], 1]);
});

test("the words of an index mean what the domain says of the queue", async () => {
  const { subscriber, supplier, faultHandler } = world.desks;
  const now = new Date();
  const moment = { today: today(), now: now.toISOString() };
  let compared = 0;
  for (const desk of [subscriber, supplier, faultHandler])
    for (const name of queuesOf(desk.role)) {
      const { types = [], states = [], where } = findQueue(desk.role, name) ?? {};
      const side = desk.role === "SUBSCRIBER" ? "subscriberId" : "supplierId";
      const wanted = { eventState: { inq: states }, [side]: desk.organizationId, ...where?.(moment) };
      const filter = encodeURIComponent(JSON.stringify({ where: wanted, limit: 1000 }));
      const found: number[] = [];
      for (const type of types)
        found.push(
          ...(await desk.get<Row[]>(`/${documentCollections[type]}?filter=${filter}`)).body.map(({ id }) => id),
        );
      const queued = (await desk.get<Row[]>(`/work-queues/${name}?limit=1000`)).body.map(({ id }) => id);
      expect([name, queued.toSorted()]).toEqual([name, found.toSorted()]);
      compared += found.length;
    }
  expect(compared).toBeGreaterThan(15);
});

test("one call tells what every queue of the role tells, in the order of its front page", async () => {
  const { subscriber, supplier, faultHandler } = world.desks;
  for (const desk of [subscriber, supplier, faultHandler]) {
    const work = await workOf(desk);
    expect(work.map(({ queue: name }) => name)).toEqual(Object.keys(workQueues[desk.role]));
    for (const { queue: name, total, rows } of work)
      expect([name, namesOf(rows), total]).toEqual([name, ...(await queue(desk, name))]);
  }
});

test("a fault handler's queues", async () => {
  const { faultHandler } = world.desks;
  expect(await queue(faultHandler, "urgent")).toEqual([["urgent"], 1]);
  expect(await queue(faultHandler, "late")).toEqual([["a late fault"], 1]);
  expect(await queue(faultHandler, "undated")).toEqual([["urgent", "fault"], 2]);
});

test("every queue of every role is answered, and no other", async () => {
  const { subscriber, supplier, faultHandler } = world.desks;
  for (const desk of [subscriber, supplier, faultHandler]) {
    for (const name of Object.keys(workQueues[desk.role])) await queue(desk, name);
    for (const name of ["mine", "__proto__", desk.role === "SUPPLIER" ? "answered" : "proposedDates"])
      expect((await desk.get(`/work-queues/${name}`)).status).toBeGreaterThanOrEqual(400);
  }
});

const dueFirst = (days: readonly (string | null)[]) => expect(days).toEqual(days.toSorted());

test(
  "of more than ten thousand documents those that press the most are shown (front page, D-49)",
  { timeout: 120_000 },
  async () => {
    const { db, subscriber, supplier, product, subscriberUser, desks } = world;
    const many = 10_001;
    await sql`WITH made AS (INSERT INTO cases SELECT FROM generate_series(1, ${many}) RETURNING id)
    INSERT INTO documents (document_type, event_state, case_id, subscriber_id, supplier_id, category, product_group_id,
      created_by_id, created_by_role, due_at, risk_at)
    SELECT 'Order', 'OPEN', id, ${subscriber.id}::uuid, ${supplier.id}::uuid, 'SERVICES', ${product.group.id}::uuid,
      ${subscriberUser.id}::uuid, 'SUBSCRIBER', timestamptz '2099-01-01' + (id * 7 % 9000) * interval '1 hour', timestamptz '2098-01-01' FROM made`.execute(
      db,
    );
    const { order } = workQueues.SUPPLIER.next;
    const filter = encodeURIComponent(JSON.stringify({ where: { eventState: "OPEN" }, order, limit: 6 }));
    expect((await desks.supplier.get(`/events?documentType=Order&filter=${filter}`)).status).toBe(422);

    const work = await workOf(desks.supplier);
    const { total = 0, rows = [] } = work.find((one) => one.queue === "next") ?? {};
    expect(total).toBe(1001);
    expect(rows).toHaveLength(8);
    dueFirst(rows.map(({ dueAt }) => dueAt));
    const { body, headers } = await desks.supplier.get<Row[]>("/work-queues/next?limit=50");
    expect([body.length, headers["x-total-count"]]).toEqual([50, "1001"]);
    dueFirst(body.map(({ dueAt }) => dueAt));
  },
);
