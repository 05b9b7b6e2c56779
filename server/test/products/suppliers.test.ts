import { documentTypes } from "@runko/domain/enumerations/document-types";
import { texts } from "@runko/domain/texts/texts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { mayOrderFrom } from "../../src/products/may-order-from.ts";
import type { Caller } from "../app/caller.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeOrganization, type TestOrganization } from "../builders/make-organization.ts";
import { makeProduct, makeProductGroup } from "../builders/make-product.ts";
import { makeSubscription } from "../builders/make-subscription.ts";
import { makeUser } from "../builders/make-user.ts";

type Supplier = { id: string; name: string; takes: string[]; refusal: string | null; refusalText: string | null };

let portal: TestApp;
let subscriber: TestOrganization;
let caller: Caller;
beforeAll(async () => {
  portal = await createTestApp();
  subscriber = await makeOrganization(portal.db, {
    event_type_rights: documentTypes.filter((type) => type !== "Inquiry"),
  });
  caller = await portal.signInAs(await makeUser(portal.db, { roles: [[subscriber, "SUBSCRIBER"]] }));
});
afterAll(() => portal.close());

const get = async (path: string) => (await caller.get<Supplier[]>(`/organizations/${subscriber.id}${path}`)).body;
const listed = async (supplier: TestOrganization) => (await get("/suppliers")).find(({ id }) => id === supplier.id);

async function makeSupplier(
  overrides: Parameters<typeof makeOrganization>[1] = {},
  handler = true,
): Promise<TestOrganization> {
  const supplier = await makeOrganization(portal.db, overrides);
  if (handler) await makeUser(portal.db, { roles: [[supplier, "ERROR_HANDLER"]] });
  return supplier;
}

describe("the suppliers of an organization (D-17)", () => {
  test("are those it subscribes to, and the public ones; in Finnish order", async () => {
    const { db } = portal;
    const subscribed = await makeSupplier({ name: "Örkki Oy" });
    const open = await makeSupplier({ name: "Zeta Oy", public_supplier: true });
    const asked = await makeSupplier({ name: "Pyydetty" });
    const other = await makeSupplier({ name: "Muiden" });
    await makeSubscription(db, subscriber, subscribed, { contract_number: "S-1" });
    await makeSubscription(db, subscriber, asked, { active: false });
    await makeSubscription(db, await makeOrganization(db), other);
    const all = await get("/suppliers");
    const ids = all.map(({ id }) => id);
    expect(ids.indexOf(open.id)).toBeLessThan(ids.indexOf(subscribed.id));
    expect(ids).not.toContain(asked.id);
    expect(ids).not.toContain(other.id);
    expect(ids).not.toContain(subscriber.id);
    expect(all.find(({ id }) => id === subscribed.id)).toMatchObject({
      contractNumber: "S-1",
      minimumNormalDeliveryDays: 10,
      deliveryCheckDays: 14,
    });
  });

  test("are organizations with the role of a supplier", async () => {
    const former = await makeSupplier({ public_supplier: true, roles: ["SUBSCRIBER"] }, false);
    expect(await listed(former)).toBeUndefined();
  });

  test("take the types that both have and the subscription covers", async () => {
    const supplier = await makeSupplier({ active_event_types: ["Order", "Inquiry", "Fault"] });
    await makeSubscription(portal.db, subscriber, supplier, { event_types: ["Order", "Inquiry", "ChangeOrder"] });
    expect((await listed(supplier))?.takes).toEqual(["Order"]);
    const ask = (documentType: (typeof documentTypes)[number]) =>
      mayOrderFrom(portal.db, { subscriberId: subscriber.id, supplierId: supplier.id, documentType });
    expect(await ask("Order")).toBe(true);
    expect(await ask("Inquiry")).toBe("EVENT_TYPE_RIGHT_MISSING");
    expect(await ask("ChangeOrder")).toBe("SUPPLIER_TYPE_NOT_ACTIVE");
    expect(await ask("Fault")).toBe("SUPPLIER_NOT_AVAILABLE");
  });

  test("take faults only while they have a fault handler who can log in (D-9d)", async () => {
    const supplier = await makeSupplier({ public_supplier: true }, false);
    expect((await listed(supplier))?.takes).not.toContain("Fault");
    const handler = await makeUser(portal.db, { roles: [[supplier, "ERROR_HANDLER"]], disabled: true });
    expect((await listed(supplier))?.takes).not.toContain("Fault");
    await portal.db.updateTable("users").set({ disabled: false }).where("id", "=", handler.id).execute();
    expect((await listed(supplier))?.takes).toContain("Fault");
  });

  test("a public one takes every type, whatever a subscription says", async () => {
    const supplier = await makeSupplier({ public_supplier: true });
    await makeSubscription(portal.db, subscriber, supplier, { event_types: ["Fault"] });
    expect((await listed(supplier))?.takes).toEqual(documentTypes.filter((type) => type !== "Inquiry"));
  });

  test("nobody orders from itself", async () => {
    const parties = { subscriberId: subscriber.id, supplierId: subscriber.id, documentType: "Order" } as const;
    expect(await mayOrderFrom(portal.db, parties)).toBe("SUPPLIER_NOT_AVAILABLE");
  });
});

test("the suppliers of a type are those that take it", async () => {
  const taking = await makeSupplier({ public_supplier: true, active_event_types: ["Order"] });
  const notTaking = await makeSupplier({ public_supplier: true, active_event_types: ["Fault"] });
  const ids = (await get("/eventType/Order/suppliers")).map(({ id }) => id);
  expect(ids).toContain(taking.id);
  expect(ids).not.toContain(notTaking.id);
  expect(await get("/eventType/Inquiry/suppliers")).toEqual([]);
});

test("the suppliers of a product group: first those that can be chosen, then the rest with the reason", async () => {
  const { db } = portal;
  const group = await makeProductGroup(db, { category: "ETHERNET_CONNECTION" });
  const plain = await makeProductGroup(db);
  const without = await makeSupplier({ name: "A ilman tuotetta", public_supplier: true });
  const noNni = await makeSupplier({ name: "B ilman NNI:tä", public_supplier: true });
  const closed = await makeSupplier({ name: "C ei ota", public_supplier: true, active_event_types: ["Fault"] });
  const fine = await makeSupplier({ name: "D sopiva", public_supplier: true });
  await makeProduct(db, noNni, { group });
  await makeProduct(db, closed, { group });
  await makeProduct(db, fine, { group: plain });
  const shown = async (groupId: string) =>
    (await get(`/event-types/Order/product-groups/${groupId}`)).filter(({ id }) =>
      [without, noNni, closed, fine].some((one) => one.id === id),
    );
  expect((await shown(group.id)).map(({ id, refusal }) => [id, refusal])).toEqual([
    [without.id, "PRODUCT_NOT_AVAILABLE"],
    [noNni.id, "NNI_NOT_DEFINED"],
    [closed.id, "SUPPLIER_TYPE_NOT_ACTIVE"],
    [fine.id, "PRODUCT_NOT_AVAILABLE"],
  ]);
  expect((await shown(group.id))[1]?.refusalText).toBe(texts.issues.NNI_NOT_DEFINED);
  expect((await shown(plain.id))[0]).toMatchObject({ id: fine.id, refusal: null, refusalText: null });
});

test("what a supplier has written about the organization is told to it alone (D-18)", async () => {
  const { db } = portal;
  const supplier = await makeSupplier({ public_supplier: true });
  const other = await makeOrganization(db);
  for (const [organization, customerNumber] of [
    [subscriber, "1001"],
    [other, "2002"],
  ] as const)
    await db
      .insertInto("subscribers_info")
      .values({
        supplier_id: supplier.id,
        subscriber_id: organization.id,
        customer_number: customerNumber,
        info: "Soita ensin",
      })
      .execute();
  expect(await get(`/suppliers/${supplier.id}/info`)).toEqual({
    customerNumber: "1001",
    contractNumber: "",
    info: "Soita ensin",
  });
  const silent = await makeSupplier({ public_supplier: true });
  expect(await get(`/suppliers/${silent.id}/info`)).toEqual({ customerNumber: "", contractNumber: "", info: "" });
});
