import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Caller, ProblemBody } from "../app/caller.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeOrganization, type TestOrganization } from "../builders/make-organization.ts";
import { makeProduct, makeProductGroup, type TestProductGroup } from "../builders/make-product.ts";
import { makeSubscription } from "../builders/make-subscription.ts";
import { makeUser } from "../builders/make-user.ts";

type Row = { id: string; name: string; refusal?: string | null };

const amount = 30;
let portal: TestApp;
let subscriber: TestOrganization;
let supplier: TestOrganization;
let group: TestProductGroup;
let buyer: Caller;
let seller: Caller;
beforeAll(async () => {
  portal = await createTestApp();
  const { db } = portal;
  subscriber = await makeOrganization(db);
  supplier = await makeOrganization(db, { name: "Ääri Oy" });
  group = await makeProductGroup(db);
  await makeSubscription(db, subscriber, supplier);
  for (let n = 0; n < amount; n += 1) {
    await makeProduct(db, supplier, { group, name: `Tuote ${String(n).padStart(2, "0")}` });
    const other = await makeOrganization(db, { name: `Osapuoli ${String(n).padStart(2, "0")}` });
    await makeSubscription(db, subscriber, other);
    await makeSubscription(db, other, supplier);
  }
  buyer = await portal.signInAs(await makeUser(db, { roles: [[subscriber, "SUBSCRIBER"]] }));
  seller = await portal.signInAs(await makeUser(db, { roles: [[supplier, "ERROR_HANDLER"]] }));
});
afterAll(() => portal.close());

const calls = {
  suppliers: () => [buyer, `/organizations/${subscriber.id}/suppliers`, amount + 1],
  "suppliers of a type": () => [buyer, `/organizations/${subscriber.id}/eventType/Order/suppliers`, amount + 1],
  "suppliers of a group": () => [
    buyer,
    `/organizations/${subscriber.id}/event-types/Order/product-groups/${group.id}`,
    amount + 1,
  ],
  "a supplier's products": () => [buyer, `/organizations/${subscriber.id}/suppliers/${supplier.id}/products`, amount],
  "a supplier's products of a group": () => [
    buyer,
    `/organizations/${subscriber.id}/suppliers/${supplier.id}/product-groups/${group.id}/products`,
    amount,
  ],
  "suppliers' contacts": () => [buyer, `/organizations/${subscriber.id}/supplier-contacts`, amount + 1],
  counterparties: () => [buyer, `/organizations/${subscriber.id}/roles/SUBSCRIBER/counterparties`, amount + 1],
  customers: () => [seller, `/organizations/${supplier.id}/customers`, amount + 1],
} as const satisfies Record<string, () => [Caller, string, number]>;

const filtered = (path: string, filter: object) => `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`;

describe.each(Object.entries(calls))("%s (D-27)", (_, call) => {
  test("come 25 at a time with the full count, in pages that miss nothing", async () => {
    const [caller, path, total] = call();
    const first = await caller.get<Row[]>(path);
    expect([first.status, first.body.length, first.headers["x-total-count"]]).toEqual([
      200,
      Math.min(25, total),
      String(total),
    ]);
    const second = await caller.get<Row[]>(`${path}?skip=25&limit=1000`);
    const ids = new Set([...first.body, ...second.body].map(({ id }) => id));
    expect(ids.size).toBe(total);
  });

  test("are found by a part of the name, with the chosen fields", async () => {
    const [caller, path] = call();
    const where = { name: { ilike: "% 1%" } };
    const found = await caller.get<Row[]>(filtered(path, { where, fields: ["name"] }));
    const names = (await caller.get<Row[]>(`${path}?limit=1000`)).body.map(({ name }) => name);
    const wanted = names.filter((name) => name.includes(" 1"));
    expect(found.body).toEqual(wanted.map((name) => ({ name })));
    expect(found.headers["x-total-count"]).toBe(String(wanted.length));
  });

  test("refuse a filter over what is not published, and too long a page", async () => {
    const [caller, path] = call();
    for (const query of [
      filtered(path, { where: { contactInfo2: "x" } }),
      filtered(path, { where: { takes: "Order" } }),
      filtered(path, { include: ["users"] }),
      `${path}?limit=1001`,
      `${path}?limit=-1`,
    ]) {
      const { status, body } = await caller.get<ProblemBody>(query);
      expect([query, status, body.code]).toEqual([query, 400, expect.any(String)]);
    }
  });
});

test("what can be chosen stands before what cannot, also over pages, and either is asked for by itself", async () => {
  const [caller, path] = calls["suppliers of a group"]();
  const { body } = await caller.get<Row[]>(`${path}?limit=2`);
  expect(body.map(({ name, refusal }) => [name, refusal])).toEqual([
    ["Ääri Oy", null],
    ["Osapuoli 00", "PRODUCT_NOT_AVAILABLE"],
  ]);
  const choosable = await caller.get<Row[]>(filtered(path, { where: { choosable: true } }));
  expect(choosable.body.map(({ id }) => id)).toEqual([supplier.id]);
});
