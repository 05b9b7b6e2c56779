import { countedStates, type DocumentState } from "@runko/domain/documents/document-states";
import { documentTypes } from "@runko/domain/enumerations/document-types";
import type { OrganizationRole } from "@runko/domain/organizations/roles";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeDocument } from "../builders/make-document.ts";
import { makeOrganization } from "../builders/make-organization.ts";
import { makeUser } from "../builders/make-user.ts";
import { createWorld, type World } from "./support/create-world.ts";
import { noSuchId } from "./support/no-such.ts";

let world: World;
beforeAll(async () => {
  world = await createWorld();
  for (const type of documentTypes) {
    for (const state of countedStates(type)) await makeDocument(world.db, world, { type, state });
    await makeDocument(world.db, world, { type, state: "READY", archived: true });
  }
  await makeDocument(world.db, world, { type: "Order", state: "OPEN" });
});
afterAll(async () => {
  await world.portal.close();
});

const calls = ["subscriber-documents", "supplier-documents", "fault-handler-documents"] as const;
type Counts = Record<string, Record<string, number>>;

async function ask(roles: readonly OrganizationRole[], at: "subscriber" | "supplier", call: (typeof calls)[number]) {
  const { portal, db } = world;
  const caller = await portal.signInAs(await makeUser(db, { roles: [[world[at], ...roles]] }));
  return caller.get<Counts>(`/organizations/${world[at].id}/${call}/count-per-type-and-state`);
}

test("every type and every state of it is told, zeros too, archived ones left out", async () => {
  const { body } = await ask(["SUBSCRIBER"], "subscriber", "subscriber-documents");
  expect(Object.keys(body)).toEqual([...documentTypes]);
  for (const type of documentTypes) {
    const ones = Object.fromEntries(countedStates(type).map((state) => [state, 1]));
    const more = type === "Order" ? { OPEN: 2 } : type === "Fault" ? { urgent: 0 } : {};
    const expected = { ...ones, unreadMessages: 0, waiting: 0, ...more };
    expect(body[type]).toEqual(expected);
  }
  const { body: received } = await ask(["SUPPLIER"], "supplier", "supplier-documents");
  expect(received).toEqual(body);
  const { body: none } = await ask(["SUPPLIER"], "subscriber", "supplier-documents");
  expect(
    Object.values(none)
      .flatMap((counts) => Object.values(counts))
      .every((amount) => amount === 0),
  ).toBe(true);
});

test("a fault handler is told of faults alone, by either call", async () => {
  for (const call of ["supplier-documents", "fault-handler-documents"] as const) {
    const { status, body } = await ask(["ERROR_HANDLER"], "supplier", call);
    const faults = { OPEN: 1, IN_PROCESSING: 1, READY: 1, CANCELLED: 1, unreadMessages: 0, waiting: 0, urgent: 0 };
    expect([status, body]).toEqual([200, { Fault: faults }]);
  }
  const both = await ask(["ERROR_HANDLER", "SUPPLIER"], "supplier", "supplier-documents");
  expect(Object.keys(both.body)).toEqual([...documentTypes]);
});

test("urgent faults are counted while they are unfinished, for both parties", async () => {
  const subscriber = await makeOrganization(world.db);
  const supplier = await makeOrganization(world.db);
  const parties = { ...world, subscriber, supplier };
  const make = (state: DocumentState, more: object) =>
    makeDocument(world.db, parties, { type: "Fault", state, ...more });
  const urgent = { fields: { faultType: "urgentFault" } } as const;
  for (const state of countedStates("Fault")) await make(state, urgent);
  await make("OPEN", { fields: { faultType: "fault" } });
  for (const [organization, role, call] of [
    [subscriber, "SUBSCRIBER", "subscriber-documents"],
    [supplier, "SUPPLIER", "supplier-documents"],
    [supplier, "ERROR_HANDLER", "fault-handler-documents"],
  ] as const) {
    const caller = await world.portal.signInAs(await makeUser(world.db, { roles: [[organization, role]] }));
    const { body } = await caller.get<Counts>(`/organizations/${organization.id}/${call}/count-per-type-and-state`);
    expect(body["Fault"]).toMatchObject({ OPEN: 2, urgent: 2 });
  }
});

test.each([
  ["subscriber-documents", ["SUPPLIER"], 403],
  ["subscriber-documents", ["ERROR_HANDLER"], 403],
  ["subscriber-documents", ["SUBSCRIBER_ADMIN"], 200],
  ["supplier-documents", ["SUBSCRIBER"], 403],
  ["supplier-documents", ["SUPPLIER_ADMIN"], 200],
  ["fault-handler-documents", ["SUPPLIER"], 403],
  ["fault-handler-documents", ["SUBSCRIBER"], 403],
] as const)("%s of one who is %s answers %i", async (call, roles, status) => {
  expect((await ask(roles, "supplier", call)).status).toBe(status);
});

test("the counts of an organization that is not seen are as of none", async () => {
  const { portal, subscriberUser, supplier } = world;
  const caller = await portal.signInAs(subscriberUser);
  for (const call of calls) {
    const answers = await Promise.all(
      [supplier.id, noSuchId, "x"].map((id) => caller.get(`/organizations/${id}/${call}/count-per-type-and-state`)),
    );
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  }
});
