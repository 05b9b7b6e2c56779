import { afterAll, beforeAll, expect, test } from "vitest";
import { makeDocument, type TestDocument } from "../builders/make-document.ts";
import { makeUser } from "../builders/make-user.ts";
import { createWorld, type World } from "./support/create-world.ts";
import type { Desk } from "./support/desk.ts";
import { formOf } from "./support/forms.ts";

// Of three users in the order of the alphabet the middle one handles most.
let world: World;
let users: { id: string }[];
let orders: TestDocument[];
beforeAll(async () => {
  world = await createWorld();
  const { db, supplier } = world;
  users = [];
  for (const last_name of ["Aalto", "Kivi", "Öhman"])
    users.push(await makeUser(db, { first_name: "Veli", last_name, roles: [[supplier, "SUPPLIER"]] }));
  orders = [];
  for (const handler of [1, 2, undefined, 0, 1])
    orders.push(
      await makeDocument(db, world, {
        type: "Order",
        state: handler === undefined ? "OPEN" : "IN_PROCESSING",
        fields: { ...formOf("Order"), capacity: `${handler ?? 9}00 Mbit/s` },
        processing_at: handler === undefined ? null : new Date(),
        supplier_user_id: handler === undefined ? null : (users[handler]?.id ?? null),
      }),
    );
});
afterAll(async () => {
  await world.portal.close();
});

type Row = { id: number; handledByName: string | null; handledById: string | null; document: { capacity?: string } };
const ask = (desk: Desk, filter: object, path = "/orders") =>
  desk.get<Row[]>(
    `${path}?documentType=Order&filter=${encodeURIComponent(JSON.stringify(filter))}`.replace(
      "/orders?documentType=Order&",
      "/orders?",
    ),
  );
const numbersOf = (rows: Row[]) => rows.map(({ id }) => orders.findIndex((order) => order.id === id));

test("lists tell who took a document into handling, and its capacity (documents A2)", async () => {
  const { body } = await ask(world.desks.supplier, { order: ["id ASC"] });
  expect(body.map(({ handledByName, document }) => [handledByName, document.capacity])).toEqual([
    ["Veli Kivi", "100 Mbit/s"],
    ["Veli Öhman", "200 Mbit/s"],
    [null, "900 Mbit/s"],
    ["Veli Aalto", "000 Mbit/s"],
    ["Veli Kivi", "100 Mbit/s"],
  ]);
});

test.each(["/orders", "/events"])(
  "%s are sorted by the handler's name, and found by it (documents A2)",
  async (path) => {
    const { supplier } = world.desks;
    const sorted = await ask(supplier, { order: ["handledByName ASC", "id ASC"] }, path);
    expect(numbersOf(sorted.body)).toEqual([3, 0, 4, 1, 2]);
    const mine = await ask(supplier, { where: { handledById: users[1]?.id }, order: ["id ASC"] }, path);
    expect([numbersOf(mine.body), mine.headers["x-total-count"]]).toEqual([[0, 4], "2"]);
    const named = await ask(supplier, { where: { handledByName: { like: "%Öhman" } } }, path);
    expect(numbersOf(named.body)).toEqual([1]);
    const fast = await ask(supplier, { where: { "document.capacity": "200 Mbit/s" } }, path);
    expect(numbersOf(fast.body)).toEqual([1]);
  },
);

test("free text has no honest order: capacity is not sorted by", async () => {
  const { status, text } = await ask(world.desks.supplier, { order: ["document.capacity ASC"] });
  expect([status, text.includes("Tällä kentällä ei voi järjestää")]).toEqual([400, true]);
});

test("an export has both", async () => {
  const answer = await world.desks.supplier.get(
    "/events/export?documentType=Order&columns=tid,handler,capacity&format=csv",
  );
  expect(answer.text).toContain(`${orders[1]?.id};Veli Öhman;200 Mbit/s`);
});
