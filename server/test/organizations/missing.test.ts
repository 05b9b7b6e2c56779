import { messageTypes } from "@runko/domain/enumerations/message-types";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeNni } from "../builders/make-nni.ts";
import { makeOrganization } from "../builders/make-organization.ts";
import { makeProduct } from "../builders/make-product.ts";
import { makeUser } from "../builders/make-user.ts";
import { addRecipient } from "../notifications/support.ts";

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp();
});
afterAll(() => portal.close());

type Missing = { code: string; done: boolean; roles: string[]; messageTypes: string[] }[];

test("an organization says what it lacks until nothing is missing (acceptance C2, C3, F8, D-51)", async () => {
  const { db } = portal;
  const supplier = await makeOrganization(db, { event_type_rights: [], active_event_types: ["Order", "Fault"] });
  const admin = await portal.signInAs(await makeUser(db, { roles: [[supplier, "SUPPLIER_ADMIN"]] }));
  const missing = async () => (await admin.get<Missing>(`/organizations/${supplier.id}/missing`)).body;
  await makeProduct(db, supplier, { nni_product: true });
  await makeUser(db, { roles: [[supplier, "SUPPLIER", "ERROR_HANDLER"]], disabled: true });
  expect(await missing()).toEqual([
    { code: "eventTypeRights", done: false, roles: [], messageTypes: [] },
    { code: "users", done: false, roles: ["SUBSCRIBER", "SUPPLIER"], messageTypes: [] },
    { code: "faultHandler", done: false, roles: [], messageTypes: [] },
    { code: "recipients", done: false, roles: [], messageTypes: ["Order", "Fault"] },
    { code: "nniIdentifiers", done: false, roles: [], messageTypes: [] },
  ]);
  await db
    .updateTable("organizations")
    .set({ event_type_rights: ["Order"] })
    .where("id", "=", supplier.id)
    .execute();
  const last = await makeUser(db, { roles: [[supplier, "SUBSCRIBER", "SUPPLIER", "ERROR_HANDLER"]] });
  for (const type of messageTypes) await addRecipient(portal, supplier, type, "vuoro@toimittaja.example");
  await makeNni(db, supplier, { groups: [] });
  expect(await missing()).toEqual([]);
  const { body: steps } = await admin.get<Missing>(`/organizations/${supplier.id}/missing?all=true`);
  expect(steps.filter(({ done }) => !done).map(({ code }) => code)).toEqual([
    "addresses",
    "subscriptions",
    "serviceTimes",
  ]);
  expect(steps).toHaveLength(10);
  expect((await admin.get(`/organizations/${supplier.id}/missing?all=false`)).status).toBe(400);

  const roles = (["SUBSCRIBER", "SUPPLIER"] as const).map((role) => ({ organizationId: supplier.id, role }));
  const keeper = await portal.signInAs(await makeUser(db, { global_role: "RUNKO_ADMIN" }));
  const { status } = await keeper.patch(`/users/${last.id}`, { organizationRoles: roles }, { "if-match": "*" });
  expect(status).toBe(200);
  expect(await missing()).toEqual([{ code: "faultHandler", done: false, roles: [], messageTypes: [] }]);
});
