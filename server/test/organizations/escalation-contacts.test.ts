import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Caller, ProblemBody } from "../app/caller.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeOrganization } from "../builders/make-organization.ts";
import { makeUser } from "../builders/make-user.ts";
import { addPair, type World } from "../documents/support/create-world.ts";
import { createDesk, type Desk } from "../documents/support/desk.ts";

let portal: TestApp;
let world: World;
let admin: Caller;
beforeAll(async () => {
  portal = await createTestApp();
});
beforeEach(async () => {
  world = await addPair(portal);
  admin = await portal.signInAs(await makeUser(portal.db, { roles: [[world.supplier, "SUPPLIER_ADMIN"]] }));
});
afterAll(() => portal.close());

const desk = { name: "Palvelupäivystys", title: "", phone: "+358 20 123 4567", email: "", available: "24/7" };
const manager = {
  name: "Maija Mäki",
  title: "Palvelupäällikkö",
  phone: "0401234567",
  email: "maija@toimittaja.example",
  available: "arkisin 8–16",
};

type Contacts = { contacts: object[] };
const path = () => `/organizations/${world.supplier.id}/escalation-contacts`;
const change = (contacts: unknown) => admin.change<Contacts & ProblemBody>(path(), { contacts });
const readBy = (reader: Desk, { id }: { id: number }) =>
  reader.get<Contacts & ProblemBody>(`/events/${id}/escalation-contacts`);

describe("escalation contacts", () => {
  test("are none at first, then what the supplier's admin says, level by level, in the log of changes", async () => {
    expect((await admin.get<Contacts>(path())).body).toEqual({ contacts: [] });
    expect((await change([desk, manager])).body).toEqual({ contacts: [desk, manager] });
    expect((await change([manager])).body).toEqual({ contacts: [manager] });
    const log = await portal.db
      .selectFrom("admin_log")
      .select(["action", "changes"])
      .where("subject", "=", "escalationContacts")
      .where("organization_id", "=", world.supplier.id)
      .execute();
    expect(log).toHaveLength(2);
    expect(JSON.stringify(log)).toContain("Palvelupäivystys");
  });

  test("are refused each where it is wrong, and what was said stays", async () => {
    await change([desk]);
    const wrong = await change([desk, { ...manager, phone: "vaihde", email: "maija" }]);
    expect(wrong.status).toBe(422);
    expect(wrong.body.errors?.map((issue) => `${issue.path} ${issue.code}`)).toEqual([
      "contacts.1.phone INVALID_PHONE",
      "contacts.1.email INVALID_EMAIL",
    ]);
    expect((await change([desk, desk, desk, desk])).body.errors?.map(({ code }) => code)).toEqual(["TOO_MANY"]);
    expect((await change([{ ...desk, level: 2 }])).status).toBe(400);
    expect((await admin.get<Contacts>(path())).body).toEqual({ contacts: [desk] });
  });

  test("are read by the document's subscriber, whichever its supplier, and by nobody beside it", async () => {
    await change([desk, manager]);
    const { subscriber, supplier } = world.desks;
    const order = await world.make("Order");
    expect((await readBy(subscriber, order)).body).toEqual({ contacts: [desk, manager] });
    expect((await readBy(supplier, order)).body.code).toBe("NOT_YOUR_ACTION");
    const stranger = (await addPair(portal)).desks.subscriber;
    expect((await readBy(stranger, order)).body.code).toBe("DOCUMENT_NOT_FOUND");
    const parent = await makeOrganization(portal.db);
    await portal.db
      .updateTable("organizations")
      .set({ parent_organization_id: parent.id })
      .where("id", "=", world.subscriber.id)
      .execute();
    const above = await makeUser(portal.db, { roles: [[parent, "SUBSCRIBER"]] });
    const refused = await readBy(await createDesk(portal, above, parent, "SUBSCRIBER"), order);
    expect(["NOT_YOUR_ACTION", "DOCUMENT_NOT_FOUND"]).toContain(refused.body.code);
  });
});
