import { countedStates, type DocumentState } from "@runko/domain/documents/document-states";
import { documentTypes } from "@runko/domain/enumerations/document-types";
import type { OrganizationRole } from "@runko/domain/organizations/roles";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeDocument } from "../builders/make-document.ts";
import { makeOrganization } from "../builders/make-organization.ts";
import { makeUser } from "../builders/make-user.ts";
import { createWorld, type World } from "./support/create-world.ts";
import type { Desk, Shown } from "./support/desk.ts";
import { answerOf } from "./support/forms.ts";
import { countingFaults } from "./support/look.ts";
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

test("how many faults are urgent follows what is done to each of them, one by one", async () => {
  const { desks, make, db } = world;
  const { subscriber, faultHandler } = desks;
  const done = async (desk: Desk, { id }: Shown, body: object) => {
    if ("document" in body) await desk.lock(id);
    const { body: read } = await desk.read({ id, documentType: "Fault" });
    const answer = await desk.act(read, body);
    expect(answer.status, answer.text).toBe(200);
  };
  const before = (await subscriber.counts()).Fault["urgent"] ?? 0;
  const urgent = async () => {
    const told = [await subscriber.counts(), await faultHandler.counts()].map(({ Fault }) => Fault["urgent"]);
    expect(await countingFaults(db)).toEqual([]);
    return told.map((amount) => (amount ?? 0) - before);
  };
  const [one, other] = [await make("Fault", { faultType: "urgentFault" }), await make("Fault")];
  expect(await urgent()).toEqual([1, 1]);
  await done(subscriber, other, { action: "edit", document: { faultType: "urgentFault" } });
  expect(await urgent()).toEqual([2, 2]);
  await done(subscriber, one, { action: "edit", document: { faultType: "fault" } });
  expect(await urgent()).toEqual([1, 1]);
  await done(faultHandler, other, { action: "startProcessing" });
  expect(await urgent()).toEqual([1, 1]);
  await done(faultHandler, other, { action: "signReady", document: answerOf("Fault", "signReady") });
  expect(await urgent()).toEqual([0, 0]);
  await done(subscriber, other, { action: "reopenFault", reason: "Yhteys pätkii yhä" });
  expect(await urgent()).toEqual([1, 1]);
  await done(subscriber, other, { action: "cancel", reason: "Vika poistui" });
  expect(await urgent()).toEqual([0, 0]);
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
