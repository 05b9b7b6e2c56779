import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Caller } from "../app/caller.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeOrganization } from "../builders/make-organization.ts";
import { makeUser } from "../builders/make-user.ts";
import { addPair, type World } from "../documents/support/create-world.ts";
import { createDesk } from "../documents/support/desk.ts";
import { formOf } from "../documents/support/forms.ts";
import { addRecipient, spread } from "../notifications/support.ts";

const password = "oikea-hevonen-paristo";
let portal: TestApp;
let productAdmin: Caller;
let world: World;
beforeAll(async () => {
  portal = await createTestApp();
  productAdmin = await portal.signInAs(await makeUser(portal.db, { global_role: "RUNKO_ADMIN" }));
});
beforeEach(async () => {
  world = await addPair(portal);
});
afterAll(() => portal.close());

const close = (closed = true, { id } = world.supplier) =>
  productAdmin.post<{ closedAt: string | null }>(`/organizations/${id}/closing`, { closed });

describe("an organization that leaves is closed (acceptance C7, F9b, D-53)", () => {
  test("its people are out at once and do not come in, unless they work elsewhere too", async () => {
    const clerk = await makeUser(portal.db, { password, roles: [[world.supplier, "SUPPLIER"]] });
    const logIn = async () => {
      const login = { username: clerk.emailAddress, password };
      return (await portal.anonymous.post("/users/login", login)).status;
    };
    const caller = await portal.signInAs(clerk);
    const other = await makeOrganization(portal.db);
    const shared = await portal.signInAs(
      await makeUser(portal.db, {
        roles: [
          [world.supplier, "SUPPLIER"],
          [other, "SUPPLIER"],
        ],
      }),
    );
    expect([await logIn(), (await caller.get("/users/me")).status]).toEqual([200, 200]);
    expect((await close()).body.closedAt).not.toBeNull();
    expect([await logIn(), (await caller.get("/users/me")).status]).toEqual([401, 401]);
    const { body } = await shared.get<{ organizationRoles: { organizationId: string }[] }>("/users/me");
    expect(body.organizationRoles.map(({ organizationId }) => organizationId)).toEqual([other.id]);
    const orders = (id: string) => `/organizations/${id}/roles/SUPPLIER/orders`;
    expect((await shared.get(orders(world.supplier.id))).status).toBe(404);
    expect((await shared.get(orders(other.id))).status).toBe(200);
    expect((await close(false)).body.closedAt).toBeNull();
    expect([await logIn(), (await caller.get("/users/me")).status]).toEqual([200, 200]);
  });

  test("it is offered to nobody, nothing new is made for it, and what it did stays with the other party", async () => {
    const order = await world.make("Order");
    await close();
    const { subscriber } = world.desks;
    const offered = `/organizations/${world.subscriber.id}/eventType/Order/suppliers`;
    const buyer = await portal.signInAs(world.subscriberUser);
    expect((await buyer.get<{ id: string }[]>(offered)).body.map(({ id }) => id)).not.toContain(world.supplier.id);
    expect((await subscriber.create("Order", world.bodyOf("Order", formOf("Order")))).body).toMatchObject({
      errors: [{ path: "supplierId", code: "SUPPLIER_NOT_AVAILABLE" }],
    });
    expect((await subscriber.read(order)).status).toBe(200);
    const asked = `/organizations/${(await makeOrganization(portal.db)).id}/subscriptions`;
    const request = { supplierId: world.supplier.id, eventTypes: ["Order"] };
    expect((await productAdmin.post(asked, request)).status).toBe(422);
  });

  test("nor by it, and nobody is mailed in its name", async () => {
    await addRecipient(portal, world.supplier, "Order", "vanha@toimittaja.example");
    const order = await world.make("Order");
    await spread(portal);
    await close(true, world.subscriber);
    await close();
    const admin = await makeUser(portal.db, { global_role: "RUNKO_ADMIN" });
    const asSubscriber = await createDesk(portal, admin, world.subscriber, "SUBSCRIBER");
    expect((await asSubscriber.create("Order", world.bodyOf("Order", formOf("Order")))).status).toBeGreaterThan(400);
    // What lives is ended by the product admin.
    const ended = await asSubscriber.act(order, { action: "cancel", reason: "Operaattori lopetti" });
    expect([ended.status, ended.body.eventState]).toEqual([200, "CANCELLED"]);
    expect(await spread(portal)).toEqual([]);
  });

  test("the log tells of it, lists find it, and nobody but the product admin does it", async () => {
    const admin = await portal.signInAs(await makeUser(portal.db, { roles: [[world.supplier, "SUPPLIER_ADMIN"]] }));
    expect((await admin.post(`/organizations/${world.supplier.id}/closing`, { closed: true })).status).toBe(403);
    await close();
    await close();
    const log = await productAdmin.get<{ changes: object[] }[]>(`/organizations/${world.supplier.id}/admin-log`);
    expect(log.body.filter(({ changes }) => JSON.stringify(changes).includes("closedAt"))).toHaveLength(1);
    const filter = encodeURIComponent(JSON.stringify({ where: { closed: true }, fields: ["id"] }));
    const { body } = await productAdmin.get<{ id: string }[]>(`/organizations?filter=${filter}`);
    expect(body.map(({ id }) => id)).toContain(world.supplier.id);
  });
});
