import type { DocumentAction } from "@runko/domain/documents/document-actions";
import type { DocumentState } from "@runko/domain/documents/document-states";
import type { DocumentType } from "@runko/domain/enumerations/document-types";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Column } from "../../../domain/test/grid/read-grid.ts";
import type { TestDocument } from "../builders/make-document.ts";
import { makeUser } from "../builders/make-user.ts";
import { createDesk, pathOf, type Desk } from "./support/desk.ts";
import { bodyOfAction, createStage, placeDocument, setLock, type Played, type Stage } from "./support/grid-stage.ts";
import { photograph, readLog } from "./support/look.ts";
import { bare, noSuchEvent } from "./support/no-such.ts";

type Verb = {
  action: DocumentAction;
  type: DocumentType;
  by: Played;
  /** Sees the document, and the action is not its own. */
  notBy: Played;
  from: DocumentState;
  flags?: Column["flags"];
  notFrom: DocumentState;
  after: DocumentState;
  label: string;
};

// prettier-ignore
const verbs: Verb[] = [
  { action: "edit", type: "Order", by: "subscriber", notBy: "supplier", from: "OPEN", notFrom: "READY", after: "OPEN", label: "updated" },
  { action: "cancel", type: "Order", by: "subscriber", notBy: "supplier", from: "IN_PROCESSING", notFrom: "CONFIRMED", after: "CANCELLED", label: "cancelled" },
  { action: "startProcessing", type: "Order", by: "supplier", notBy: "subscriber", from: "OPEN", notFrom: "IN_DELIVERY", after: "IN_PROCESSING", label: "in_processing" },
  { action: "startProcessing", type: "Fault", by: "faultHandler", notBy: "supplier", from: "OPEN", notFrom: "READY", after: "IN_PROCESSING", label: "in_processing" },
  { action: "returnForCompletion", type: "Inquiry", by: "supplier", notBy: "subscriber", from: "IN_PROCESSING", notFrom: "OPEN", after: "OPEN", label: "in_progress" },
  { action: "confirm", type: "Order", by: "supplier", notBy: "subscriber", from: "IN_PROCESSING", notFrom: "OPEN", after: "CONFIRMED", label: "confirmed" },
  { action: "deliver", type: "ChangeOrder", by: "supplier", notBy: "subscriber", from: "CONFIRMED", notFrom: "IN_PROCESSING", after: "IN_DELIVERY", label: "in_delivery" },
  { action: "signReady", type: "Order", by: "supplier", notBy: "subscriber", from: "IN_DELIVERY", notFrom: "CONFIRMED", after: "READY", label: "ready" },
  { action: "signReady", type: "Inquiry", by: "supplier", notBy: "subscriber", from: "IN_PROCESSING", notFrom: "OPEN", after: "READY", label: "ready" },
  { action: "signReady", type: "Fault", by: "faultHandler", notBy: "subscriber", from: "IN_PROCESSING", notFrom: "READY", after: "READY", label: "ready" },
  { action: "reject", type: "AvailabilityRequest", by: "supplier", notBy: "subscriber", from: "IN_PROCESSING", notFrom: "READY", after: "READY", label: "rejected" },
  { action: "reject", type: "Order", by: "supplier", notBy: "subscriber", from: "IN_PROCESSING", notFrom: "CONFIRMED", after: "CANCELLED", label: "rejected" },
  { action: "cancelBySupplier", type: "Order", by: "supplier", notBy: "subscriber", from: "IN_DELIVERY", notFrom: "READY", after: "CANCELLED", label: "cancelled" },
  { action: "editAnswer", type: "Order", by: "supplier", notBy: "subscriber", from: "CONFIRMED", notFrom: "READY", after: "CONFIRMED", label: "updated" },
  { action: "confirmCancellation", type: "Order", by: "subscriber", notBy: "supplier", from: "CANCELLED", flags: { cancelledBySupplier: true }, notFrom: "CANCELLED", after: "CANCELLED", label: "cancel_confirmed" },
  { action: "archive", type: "CancelOrder", by: "subscriber", notBy: "supplier", from: "READY", notFrom: "IN_DELIVERY", after: "READY", label: "archived" },
  { action: "markProcessed", type: "Order", by: "subscriber", notBy: "supplier", from: "READY", notFrom: "OPEN", after: "READY", label: "user_processed" },
  { action: "unmarkProcessed", type: "Order", by: "subscriber", notBy: "supplier", from: "CONFIRMED", notFrom: "OPEN", after: "CONFIRMED", label: "user_processed" },
  { action: "askQuestion", type: "Fault", by: "faultHandler", notBy: "supplier", from: "OPEN", notFrom: "READY", after: "OPEN", label: "updated" },
  { action: "answerQuestion", type: "Fault", by: "subscriber", notBy: "supplier", from: "IN_PROCESSING", notFrom: "CANCELLED", after: "IN_PROCESSING", label: "updated" },
  { action: "withdrawQuestion", type: "Fault", by: "subscriber", notBy: "supplier", from: "IN_PROCESSING", notFrom: "READY", after: "IN_PROCESSING", label: "updated" },
  { action: "requestCancel", type: "Order", by: "subscriber", notBy: "supplier", from: "CONFIRMED", notFrom: "IN_PROCESSING", after: "CONFIRMED", label: "updated" },
  { action: "requestAmend", type: "ChangeOrder", by: "subscriber", notBy: "supplier", from: "IN_DELIVERY", notFrom: "READY", after: "IN_DELIVERY", label: "updated" },
  { action: "acceptRequest", type: "Order", by: "supplier", notBy: "subscriber", from: "CONFIRMED", notFrom: "READY", after: "CANCELLED", label: "cancelled" },
  { action: "acceptWithCharge", type: "ChangeOrder", by: "supplier", notBy: "subscriber", from: "IN_DELIVERY", notFrom: "READY", after: "IN_DELIVERY", label: "updated" },
  { action: "refuseRequest", type: "CancelOrder", by: "supplier", notBy: "subscriber", from: "CONFIRMED", notFrom: "OPEN", after: "CONFIRMED", label: "updated" },
  { action: "acceptCharge", type: "Order", by: "subscriber", notBy: "supplier", from: "IN_DELIVERY", notFrom: "CANCELLED", after: "CANCELLED", label: "cancelled" },
  { action: "withdrawRequest", type: "Order", by: "subscriber", notBy: "supplier", from: "CONFIRMED", notFrom: "READY", after: "CONFIRMED", label: "updated" },
  { action: "acceptDate", type: "Order", by: "subscriber", notBy: "supplier", from: "CONFIRMED", notFrom: "READY", after: "CONFIRMED", label: "updated" },
  { action: "acceptRepair", type: "Fault", by: "subscriber", notBy: "faultHandler", from: "READY", notFrom: "OPEN", after: "READY", label: "updated" },
  { action: "reopenFault", type: "Fault", by: "subscriber", notBy: "faultHandler", from: "READY", notFrom: "IN_PROCESSING", after: "IN_PROCESSING", label: "open" },
  { action: "proposeDate", type: "ChangeOrder", by: "subscriber", notBy: "supplier", from: "IN_DELIVERY", notFrom: "OPEN", after: "IN_DELIVERY", label: "updated" },
  { action: "acceptProposedDate", type: "Order", by: "supplier", notBy: "subscriber", from: "CONFIRMED", notFrom: "READY", after: "CONFIRMED", label: "updated" },
  { action: "reportJeopardy", type: "ChangeOrder", by: "supplier", notBy: "subscriber", from: "IN_DELIVERY", notFrom: "IN_PROCESSING", after: "IN_DELIVERY", label: "updated" },
  { action: "take", type: "Fault", by: "subscriber", notBy: "supplier", from: "READY", notFrom: "CANCELLED", after: "READY", label: "updated" },
  { action: "assign", type: "Fault", by: "faultHandler", notBy: "supplier", from: "OPEN", notFrom: "READY", after: "OPEN", label: "updated" },
  { action: "refuseProposedDate", type: "CancelOrder", by: "supplier", notBy: "subscriber", from: "IN_DELIVERY", notFrom: "IN_PROCESSING", after: "IN_DELIVERY", label: "updated" },
];

let stage: Stage;
beforeAll(async () => {
  stage = await createStage();
});
afterAll(async () => {
  await stage.portal.close();
});

const unversioned = new Set<DocumentAction>(["markProcessed", "unmarkProcessed", "take", "assign"]);
const locking = new Set<DocumentAction>(["edit", "confirm", "editAnswer"]);

async function place(verb: Verb, state: DocumentState, user: Desk): Promise<TestDocument> {
  const column = { title: state, state, flags: verb.flags ?? {} };
  const document = await placeDocument(stage, { type: verb.type, byHandler: false }, column, verb.action);
  if (locking.has(verb.action)) await setLock(stage, document, user);
  return document;
}

describe.each(verbs)("$action of $type", (verb) => {
  const { action, type } = verb;
  const body = () => bodyOfAction(action, type);

  test("is done, and logged with who, for whom and by which request", async () => {
    const desk = stage.actors[verb.by];
    const document = await place(verb, verb.from, desk);
    const answer = await desk.act(document, body());
    expect([answer.status, answer.body.errors, answer.body.eventState]).toEqual([200, undefined, verb.after]);
    expect(answer.body.version).toBe(unversioned.has(action) ? 1 : 2);
    const rows = await stage.db.selectFrom("event_log").selectAll().where("document_id", "=", document.id).execute();
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      label: verb.label,
      action,
      user_id: desk.userId,
      organization_id: desk.organizationId,
      version: answer.body.version,
      request_id: answer.headers["x-request-id"],
    });
  });

  test("is refused to another role", async () => {
    const desk = stage.actors[verb.notBy];
    const document = await place(verb, verb.from, desk);
    const before = await photograph(stage.db, document.id);
    const { status, body: refused } = await desk.act(document, body());
    expect([status, refused.code]).toEqual([403, "NOT_YOUR_ACTION"]);
    expect(await photograph(stage.db, document.id)).toBe(before);
  });

  test("of a foreign document is as of none", async () => {
    const document = await place(verb, verb.from, stage.actors[verb.by]);
    const before = await photograph(stage.db, document.id);
    for (const name of ["otherSubscriber", "otherSupplier", "otherFaultHandler"] as const) {
      const desk = stage.actors[name];
      const foreign = bare(await desk.act(document, body()));
      expect(foreign).toMatch(/^404 .*"DOCUMENT_NOT_FOUND"/);
      expect(foreign).toBe(bare(await desk.act({ ...document, id: noSuchEvent }, body())));
    }
    expect(await photograph(stage.db, document.id)).toBe(before);
  });
});

// Whose it is may be said again: the last word holds.
describe.each(verbs.filter(({ action }) => action !== "assign"))("$action of $type", (verb) => {
  test("wins once when it is asked twice at once", async () => {
    const desk = stage.actors[verb.by];
    const document = await place(verb, verb.from, desk);
    const answers = await Promise.all([1, 2, 3].map(() => desk.act(document, bodyOfAction(verb.action, verb.type))));
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses[0]).toBe(200);
    for (const status of statuses.slice(1)) expect([409, 412, 423]).toContain(status);
    expect(await readLog(stage.db, document.id)).toHaveLength(1);
  });
});

// Only what is cancelled has a side that confirms it.
describe.each(verbs.filter(({ action }) => action !== "confirmCancellation"))("$action of $type", (verb) => {
  test("is refused in another state, which is named", async () => {
    const desk = stage.actors[verb.by];
    const document = await place(verb, verb.notFrom, desk);
    const before = await photograph(stage.db, document.id);
    const { status, body } = await desk.act(document, bodyOfAction(verb.action, verb.type));
    expect([status, body.code, body.currentState]).toEqual([409, "NOT_ALLOWED_IN_STATE", verb.notFrom]);
    expect(body.detail).toMatch(/^Tapahtuman tila on \p{Ll}+( \p{Ll}+)*$/u);
    expect(await photograph(stage.db, document.id)).toBe(before);
  });
});

test("a confirmed cancellation is not confirmed again", async () => {
  const { db, actors } = stage;
  const column = { title: "", state: "CANCELLED", flags: { cancelledByCustomer: true } } as const;
  const document = await placeDocument(stage, { type: "Order", byHandler: false }, column);
  const first = await actors.supplier.act(document, { action: "confirmCancellation" });
  const again = await actors.supplier.act(first.body, { action: "confirmCancellation" });
  expect([again.status, again.body.code]).toEqual([409, "CANCELLATION_ALREADY_CONFIRMED"]);
  expect(await readLog(db, document.id)).toHaveLength(1);
});

test("archiving by its own path is the same action", async () => {
  const { actors } = stage;
  const column = { title: "", state: "READY", flags: {} } as const;
  const document = await placeDocument(stage, { type: "Inquiry", byHandler: false }, column);
  const path = `/events/${document.id}/archive`;
  const versionless = await actors.subscriber.patch(path);
  expect([versionless.status, versionless.body.code]).toEqual([428, "VERSION_REQUIRED"]);
  const other = await actors.supplier.patch(path, undefined, { "if-match": '"1"' });
  expect([other.status, other.body.code]).toEqual([403, "NOT_YOUR_ACTION"]);
  const done = await actors.subscriber.patch(path, undefined, { "if-match": '"1"' });
  expect([done.status, done.body.archived]).toEqual([200, true]);
  const again = await actors.subscriber.patch(path, undefined, { "if-match": '"2"' });
  expect([again.status, again.body.code]).toEqual([409, "ALREADY_ARCHIVED"]);
  expect((await readLog(stage.db, document.id)).map(({ label }) => label)).toEqual(["archived"]);
});

test("the product admin may act in any role", async () => {
  const { portal, db, subscriber, supplier } = stage;
  const admin = await makeUser(db, { global_role: "RUNKO_ADMIN" });
  const asSupplier = await createDesk(portal, admin, supplier, "SUPPLIER");
  const asSubscriber = await createDesk(portal, admin, subscriber, "SUBSCRIBER");
  const column = { title: "", state: "OPEN", flags: {} } as const;
  const document = await placeDocument(stage, { type: "Order", byHandler: false }, column);
  const started = await asSupplier.act(document, { action: "startProcessing" });
  expect([started.status, started.body.eventState]).toEqual([200, "IN_PROCESSING"]);
  const cancelled = await asSubscriber.act(started.body, { action: "cancel", reason: "Turha" });
  expect([cancelled.status, cancelled.body.eventState]).toEqual([200, "CANCELLED"]);
});

test("a document is not found under the path of another type", async () => {
  const column = { title: "", state: "OPEN", flags: {} } as const;
  const document = await placeDocument(stage, { type: "Order", byHandler: false }, column);
  const desk = stage.actors.subscriber;
  const wrong = { ...document, documentType: "Inquiry" } as const;
  expect(pathOf(wrong)).toContain("inquiries");
  expect(bare(await desk.read(wrong))).toBe(bare(await desk.read({ ...wrong, id: noSuchEvent })));
  expect((await desk.act(wrong, { action: "cancel", reason: "x" })).status).toBe(404);
});
