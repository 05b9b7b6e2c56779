import type { DocumentAction } from "@runko/domain/documents/document-actions";
import type { DocumentState } from "@runko/domain/documents/document-states";
import { actionTable } from "@runko/domain/documents/document-actions";
import { texts } from "@runko/domain/texts/texts";
import type { DocumentType } from "@runko/domain/enumerations/document-types";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Column } from "../../../domain/test/grid/read-grid.ts";
import type { TestDocument } from "../builders/make-document.ts";
import { makeUser } from "../builders/make-user.ts";
import { createDesk, type Desk, type Refused } from "./support/desk.ts";
import { inDays } from "./support/forms.ts";
import { bodyOfAction, createStage, placeDocument, setLock, type Played, type Stage } from "./support/grid-stage.ts";
import { countingFaults, photograph, readLog, readNotices } from "./support/look.ts";
import { noSuchEvent } from "./support/no-such.ts";

type Result = {
  eventId: number;
  status: number;
  version?: number;
  eventState?: string;
  messageId?: string;
  problem?: Refused;
};
type Answered = { results: Result[] } & Refused;

let stage: Stage;
beforeAll(async () => {
  stage = await createStage();
});
afterAll(async () => {
  await stage.portal.close();
});

const place = (state: DocumentState, type: DocumentType = "Order", flags: Column["flags"] = {}) =>
  placeDocument(stage, { type, byHandler: false }, { title: state, state, flags });

const rowOf = ({ id, version }: TestDocument, document?: object) => ({
  eventId: id,
  version,
  ...(document && { document }),
});

const act = (desk: Desk, body: object, headers?: Record<string, string>) =>
  desk.post<Answered>("/bulk-actions", body, headers);

const told = ({ results }: Answered) => results.map(({ status, problem }) => problem?.code ?? status);

const lockOf = (eventId: number) =>
  stage.db.selectFrom("edit_locks").selectAll().where("document_id", "=", eventId).executeTakeFirst();

const day = inDays(40);
let last = 0;
const id = () => `TOIM-JOUKKO-${(last += 1)}`;

test("orders are confirmed by a day for all or one's own, each by itself, and what one is refused leaves the rest", async () => {
  const { supplier, otherSubscriber } = stage.actors;
  const colleague = await createDesk(
    stage.portal,
    await makeUser(stage.db, { roles: [[stage.supplier, "SUPPLIER"]] }),
    stage.supplier,
    "SUPPLIER",
  );
  const [done, own, reserved, changed, moved] = await Promise.all(
    (["IN_PROCESSING", "IN_PROCESSING", "IN_PROCESSING", "IN_PROCESSING", "OPEN"] as const).map((state) =>
      place(state),
    ),
  );
  if (!done || !own || !reserved || !changed || !moved) throw new Error("Five orders are made");
  await setLock(stage, reserved, colleague);
  const answer = await act(supplier, {
    change: { action: "confirm", document: { estimatedDeliveryDate: day } },
    rows: [
      rowOf(done, { supplierConnectionId: id() }),
      rowOf(own, { supplierConnectionId: id(), estimatedDeliveryDate: inDays(50) }),
      rowOf(reserved),
      { eventId: changed.id, version: 7 },
      rowOf(moved),
      { eventId: changed.id + 1_000_000, version: 1 },
      { eventId: noSuchEvent, version: 1 },
    ],
  });
  expect(answer.status).toBe(207);
  expect(told(answer.body)).toEqual([
    200,
    200,
    "EVENT_RESERVED",
    "STALE_VERSION",
    "NOT_ALLOWED_IN_STATE",
    "DOCUMENT_NOT_FOUND",
    "DOCUMENT_NOT_FOUND",
  ]);
  const { results } = answer.body;
  expect(results[0]).toEqual({ eventId: done.id, status: 200, version: 2, eventState: "CONFIRMED" });
  expect(results[2]).toMatchObject({
    status: 423,
    problem: { title: texts.problems.titles.EVENT_RESERVED, lock: { byId: colleague.userId } },
  });
  expect((await supplier.read(done)).body.document).toMatchObject({ estimatedDeliveryDate: day });
  expect((await supplier.read(own)).body.document).toMatchObject({ estimatedDeliveryDate: inDays(50) });
  expect(await readNotices(stage.db, done.id)).toEqual(["confirm subscriber"]);
  expect((await readLog(stage.db, done.id)).map(({ action }) => action)).toEqual(["confirm"]);
  expect(await readLog(stage.db, reserved.id)).toEqual([]);
  expect((await supplier.read(reserved)).body).toMatchObject({ version: 1, eventState: "IN_PROCESSING" });
  expect((await lockOf(reserved.id))?.user_id).toBe(colleague.userId);
  for (const { id: eventId } of [done, own, changed, moved]) expect(await lockOf(eventId)).toBeUndefined();

  const foreign = await act(otherSubscriber, {
    change: { action: "archive" },
    rows: [rowOf(done), rowOf({ ...done, id: noSuchEvent })],
  });
  const [one, other] = foreign.body.results.map(({ eventId: _id, ...rest }) => rest);
  expect(one).toEqual(other);
  expect(await countingFaults(stage.db)).toEqual([]);
});

// prettier-ignore
const single: { action: DocumentAction; type: DocumentType; by: Played; from: DocumentState; notBy: Played; flags?: Column["flags"] }[] = [
  { action: "edit", type: "Order", by: "subscriber", from: "OPEN", notBy: "supplier" },
  { action: "cancel", type: "Inquiry", by: "subscriber", from: "IN_PROCESSING", notBy: "supplier" },
  { action: "startProcessing", type: "Fault", by: "faultHandler", from: "OPEN", notBy: "supplier" },
  { action: "returnForCompletion", type: "Order", by: "supplier", from: "IN_PROCESSING", notBy: "subscriber" },
  { action: "confirm", type: "CancelOrder", by: "supplier", from: "IN_PROCESSING", notBy: "subscriber" },
  { action: "deliver", type: "ChangeOrder", by: "supplier", from: "CONFIRMED", notBy: "subscriber" },
  { action: "signReady", type: "CancelOrder", by: "supplier", from: "IN_DELIVERY", notBy: "subscriber" },
  { action: "reject", type: "AvailabilityRequest", by: "supplier", from: "IN_PROCESSING", notBy: "subscriber" },
  { action: "confirmCancellation", type: "Order", by: "subscriber", from: "CANCELLED", notBy: "supplier", flags: { cancelledBySupplier: true } },
  { action: "archive", type: "Order", by: "subscriber", from: "READY", notBy: "supplier" },
  { action: "markProcessed", type: "Order", by: "subscriber", from: "READY", notBy: "supplier" },
  { action: "take", type: "Order", by: "supplier", from: "OPEN", notBy: "forwarder" },
  { action: "assign", type: "Fault", by: "faultHandler", from: "OPEN", notBy: "supplier" },
];

describe.each(single)("$action of several of type $type", ({ action, type, by, from, notBy, flags }) => {
  const locked = actionTable.some((row) => row.action === action && row.guards.includes("ownEditLock"));
  const placeOne = () => place(from, type, flags);

  test("comes to what it does to one", async () => {
    const desk = stage.actors[by];
    const [alone, first, second] = [await placeOne(), await placeOne(), await placeOne()];
    if (locked) await setLock(stage, alone, desk);
    const one = await desk.act(alone, bodyOfAction(action, type));
    expect(one.status).toBe(200);
    const several = await act(desk, {
      change: bodyOfAction(action, type),
      rows: [first, second].map((row) => rowOf(row)),
    });
    const { version, eventState } = one.body;
    expect(several.body.results).toEqual(
      [first, second].map(({ id: eventId }) => ({ eventId, status: 200, version, eventState })),
    );
    const [log, notices] = [await readLog(stage.db, alone.id), await readNotices(stage.db, alone.id)];
    for (const { id: eventId } of [first, second]) {
      const rows = await readLog(stage.db, eventId);
      expect(rows.map(({ action: done, label, seen_by }) => [done, label, seen_by])).toEqual(
        log.map(({ action: done, label, seen_by }) => [done, label, seen_by]),
      );
      expect(await readNotices(stage.db, eventId)).toEqual(notices);
    }
  });

  test("is refused as one is, and changes nothing", async () => {
    const desk = stage.actors[notBy];
    const document = await placeOne();
    const before = await photograph(stage.db, document.id);
    const alone = await desk.act(document, bodyOfAction(action, type));
    const several = await act(desk, { change: bodyOfAction(action, type), rows: [rowOf(document)] });
    expect(told(several.body)).toEqual([alone.body.code]);
    expect(await photograph(stage.db, document.id)).toBe(before);
  });
});

test("what reserves a document for its change gives it back with it: the table says so", () => {
  const reserving = actionTable.filter(({ guards }) => guards.includes("ownEditLock"));
  expect(reserving.filter(({ effects, fields }) => !effects.includes("releaseEditLock") || fields === null)).toEqual(
    [],
  );
});

test("a row that breaks a rule says so at its field, and is reserved by nobody but who had reserved it", async () => {
  const { supplier } = stage.actors;
  const [free, held] = [await place("IN_PROCESSING"), await place("IN_PROCESSING")];
  await setLock(stage, held, supplier);
  const answer = await act(supplier, {
    change: { action: "confirm", document: { estimatedDeliveryDate: null } },
    rows: [rowOf(free), rowOf(held)],
  });
  expect(told(answer.body)).toEqual(["VALIDATION_FAILED", "VALIDATION_FAILED"]);
  expect(answer.body.results[0]?.problem?.errors?.map(({ path }) => path)).toEqual(["document.estimatedDeliveryDate"]);
  expect(await lockOf(free.id)).toBeUndefined();
  expect((await lockOf(held.id))?.user_id).toBe(supplier.userId);
});

test("a repeat by the same key does what is not done yet, and nothing twice", async () => {
  const { supplier } = stage.actors;
  const [first, second] = [await place("OPEN"), await place("OPEN")];
  const body = { change: { action: "startProcessing" }, rows: [rowOf(first), { ...rowOf(second), version: 9 }] };
  const key = { "idempotency-key": "joukko-1" };
  const tried = await act(supplier, body, key);
  expect(told(tried.body)).toEqual([200, "STALE_VERSION"]);
  const again = await act(supplier, body, key);
  expect(again.body.results[0]).toEqual(tried.body.results[0]);
  expect(told(again.body)).toEqual([200, "STALE_VERSION"]);
  expect(await readLog(stage.db, first.id)).toHaveLength(1);
  const corrected = await act(supplier, { ...body, rows: [rowOf(first), rowOf(second)] }, key);
  expect(told(corrected.body)).toEqual([200, 200]);
  const other = await act(
    supplier,
    { change: { action: "returnForCompletion", reason: "noNetwork" }, rows: [rowOf(first)] },
    key,
  );
  expect(told(other.body)).toEqual(["IDEMPOTENCY_KEY_REUSED"]);
  const atOnce = await Promise.all(
    [1, 2, 3].map(() =>
      act(
        supplier,
        { change: { action: "returnForCompletion", reason: "noNetwork" }, rows: [{ ...rowOf(first), version: 2 }] },
        { "idempotency-key": "joukko-2" },
      ),
    ),
  );
  expect(atOnce.map(({ body: { results } }) => results[0]?.version)).toEqual([3, 3, 3]);
  expect(await readLog(stage.db, first.id)).toHaveLength(2);
});

test("of two who confirm the same at once one wins, and the other is told", async () => {
  const { supplier } = stage.actors;
  const colleague = await createDesk(
    stage.portal,
    await makeUser(stage.db, { roles: [[stage.supplier, "SUPPLIER"]] }),
    stage.supplier,
    "SUPPLIER",
  );
  const documents = await Promise.all([1, 2, 3, 4, 5].map(() => place("IN_PROCESSING")));
  const body = () => ({
    change: { action: "confirm", document: { estimatedDeliveryDate: day } },
    rows: documents.map((document) => rowOf(document, { supplierConnectionId: id() })),
  });
  const [one, other] = await Promise.all([act(supplier, body()), act(colleague, body())]);
  for (const [index, document] of documents.entries()) {
    const statuses = [one, other].map(({ body: { results } }) => results[index]?.status ?? 0);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => [409, 412, 423].includes(status))).toHaveLength(1);
    expect(await readLog(stage.db, document.id)).toHaveLength(1);
    expect(await lockOf(document.id)).toBeUndefined();
  }
});

test("a call names each document once, and a hundred at most", async () => {
  const { supplier } = stage.actors;
  const document = await place("OPEN");
  const change = { action: "startProcessing" };
  const doubled = await act(supplier, { change, rows: [rowOf(document), rowOf(document)] });
  expect([doubled.status, doubled.body.errors?.map(({ path, code }) => [path, code])]).toEqual([
    422,
    [["rows.1.eventId", "DUPLICATE"]],
  ]);
  const many = Array.from({ length: 101 }, (_, index) => ({ eventId: index + 1 }));
  expect((await act(supplier, { change, rows: many })).status).toBe(422);
  expect((await act(supplier, { change, rows: [] })).status).toBe(422);
  expect((await act(supplier, { change: {}, rows: [rowOf(document)] })).status).toBe(400);
  expect((await supplier.read(document)).body.eventState).toBe("OPEN");
});

test("one text goes as a message of each document, and a repeat sends none twice", async () => {
  const { subscriber } = stage.actors;
  const [first, second] = [await place("OPEN"), await place("READY")];
  const archived = await place("READY", "Order", { archived: true });
  const body = {
    message: { subject: "Huolto", content: "Asiakas on tavattavissa vasta iltapäivällä" },
    rows: [first, second, archived, { id: noSuchEvent }].map(({ id: eventId }) => ({ eventId })),
  };
  const key = { "idempotency-key": "joukkoviesti" };
  const sent = await subscriber.post<Answered>("/bulk-messages", body, key);
  expect(sent.status).toBe(207);
  expect(told(sent.body)).toEqual([201, 201, "NOT_ALLOWED_WHEN_ARCHIVED", "DOCUMENT_NOT_FOUND"]);
  const again = await subscriber.post<Answered>("/bulk-messages", body, key);
  expect(again.body.results[0]?.messageId).toBe(sent.body.results[0]?.messageId);
  const rows = await stage.db
    .selectFrom("internal_messages")
    .select("document_id")
    .where("document_id", "in", [first.id, second.id, archived.id])
    .execute();
  expect(rows.map(({ document_id }) => document_id).toSorted((one, other) => one - other)).toEqual([
    first.id,
    second.id,
  ]);
  const empty = await subscriber.post<Answered>("/bulk-messages", {
    message: { subject: "", content: "x" },
    rows: [{ eventId: first.id }],
  });
  expect(told(empty.body)).toEqual(["VALIDATION_FAILED"]);
});
