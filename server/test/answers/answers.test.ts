import { possibleAnswers } from "@runko/domain/answers/possible-answers";
import type { DocumentType } from "@runko/domain/enumerations/document-types";
import { textsFor } from "@runko/domain/texts/texts-for";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeUser } from "../builders/make-user.ts";
import { addPair, type World } from "../documents/support/create-world.ts";
import { createDesk, type Desk, type Shown } from "../documents/support/desk.ts";
import { inDays, today } from "../documents/support/forms.ts";
import { advanceFile } from "../imports/support/advance-file.ts";

const { answers: words, documents } = textsFor("fi");

let portal: TestApp;
let world: World;
beforeAll(async () => {
  portal = await createTestApp();
});
beforeEach(async () => {
  world = await addPair(portal);
});
afterAll(() => portal.close());

type Cells = Record<string, string>;
type Brought = { id: string; state: string; rows: number; right: number; errors: number; sent: number };
type Row = {
  number: number;
  verdict: string | null;
  state: string;
  issues: { path: string; code: string; params?: Record<string, unknown> }[];
  result: Cells | null;
};

const keyOf = ({ id, version }: Shown, action: string): Cells => ({
  eventId: String(id),
  version: String(version),
  action,
});

const settle = (desk: Desk, importId: string) => advanceFile<Brought>(portal, desk, importId);

async function bring(rows: readonly Cells[], desk: Desk = world.desks.supplier) {
  const { status, body } = await desk.post<Brought>("/imports", { kind: "answers", rows });
  expect(status).toBe(201);
  const state = await settle(desk, body.id);
  return { state, rows: await rowsOf(body.id, desk) };
}
const rowsOf = async (importId: string, desk: Desk = world.desks.supplier) =>
  (await desk.get<Row[]>(`/imports/${importId}/rows`)).body;

async function send(importId: string, desk: Desk = world.desks.supplier) {
  expect((await desk.post(`/imports/${importId}/send`, { policy: "valid" })).status).toBe(200);
  return { state: await settle(desk, importId), rows: await rowsOf(importId, desk) };
}
const stateOf = async (one: Shown) => (await world.desks.supplier.read(one)).body;

test("open availability requests are closed by a file, with the result of each row", async () => {
  const [yes, no, left] = [
    await world.make("AvailabilityRequest"),
    await world.make("AvailabilityRequest"),
    await world.make("AvailabilityRequest"),
  ];
  const brought = await bring([
    { ...keyOf(yes, "valmis"), estimatedDeliveryTime: "14", connectFee: "90,00", monthlyFee: "19,9" },
    { ...keyOf(no, "hylkää"), reason: "noNetwork" },
    { ...keyOf(left, ""), address: "ei lueta" },
  ]);
  expect(brought.state).toMatchObject({ state: "checked", rows: 3, right: 3, errors: 0, sent: 0 });
  expect((await stateOf(yes)).eventState).toBe("OPEN");
  const { state, rows } = await send(brought.state.id);
  expect(state).toMatchObject({ state: "done", sent: 3, errors: 0 });
  expect(rows.map(({ result }) => result?.["eventState"])).toEqual([
    documents.states.READY,
    documents.states.READY,
    words.nothing,
  ]);
  expect(await stateOf(yes)).toMatchObject({
    eventState: "READY",
    document: { estimatedDeliveryTime: 14, connectFee: "90.00", monthlyFee: "19.90" },
  });
  expect(await stateOf(no)).toMatchObject({ eventState: "READY", rejected: true });
  expect((await stateOf(left)).eventState).toBe("OPEN");
});

test("an order goes by files from open to ready", async () => {
  const order = await world.make("Order");
  const step = async (action: string, more: Cells = {}) => {
    const now = await stateOf(order);
    const { state } = await bring([{ ...keyOf(now, action), ...more }]);
    expect(state).toMatchObject({ right: 1, errors: 0 });
    expect((await send(state.id)).state).toMatchObject({ sent: 1 });
    return (await stateOf(order)).eventState;
  };
  const confirmed = { estimatedDeliveryDate: inDays(30), supplierConnectionId: `T-${order.id}` };
  expect(await step("vahvista", confirmed)).toBe("CONFIRMED");
  expect(await step("toimita")).toBe("IN_DELIVERY");
  expect(await step("valmis", { actualDeliveryDate: today() })).toBe("READY");
  expect((await stateOf(order)).editLock).toBeNull();
});

test("what has changed since the file was made is told with its version, before sending and at it", async () => {
  const [early, late] = [await world.make("AvailabilityRequest"), await world.make("AvailabilityRequest")];
  await world.desks.subscriber.act(early, { action: "cancel", reason: "Ei tarvita" });
  const answer = { estimatedDeliveryTime: "7" };
  const { state, rows } = await bring([
    { ...keyOf(early, "valmis"), ...answer },
    { ...keyOf(late, "valmis"), ...answer },
  ]);
  expect(rows.map(({ verdict, issues }) => [verdict, issues])).toEqual([
    ["error", [{ path: "version", code: "ANSWER_STALE", params: { version: early.version + 1 } }]],
    ["ok", []],
  ]);
  const meanwhile = await world.desks.supplier.act(late, { action: "startProcessing" });
  const sent = await send(state.id);
  expect(sent.state).toMatchObject({ sent: 0, errors: 2 });
  expect(sent.rows[1]).toMatchObject({
    state: "failed",
    issues: [{ path: "version", code: "ANSWER_STALE", params: { version: meanwhile.body.version } }],
  });
  expect((await stateOf(late)).eventState).toBe("IN_PROCESSING");
});

test("what another holds for editing is left alone, and what is missing is told at its column", async () => {
  const [held, open] = [await world.make("Order"), await world.make("Order")];
  for (const one of [held, open]) await world.desks.supplier.act(one, { action: "startProcessing" });
  const colleague = await makeUser(world.db, { roles: [[world.supplier, "SUPPLIER"]] });
  const desk = await createDesk(portal, colleague, world.supplier, "SUPPLIER");
  expect((await desk.lock(held.id)).status).toBe(200);
  const { rows } = await bring([
    {
      ...keyOf(await stateOf(held), "vahvista"),
      estimatedDeliveryDate: inDays(30),
      supplierConnectionId: `T-${held.id}`,
    },
    { ...keyOf(await stateOf(open), "vahvista"), estimatedDeliveryDate: "31.2.2026" },
    { ...keyOf(await stateOf(open), "vahvista"), estimatedDeliveryDate: inDays(9) },
  ]);
  expect(rows.map(({ issues }) => issues.map(({ path, code }) => [path, code]))).toEqual([
    [["", "IMPORT_ROW_REFUSED"]],
    expect.arrayContaining([["estimatedDeliveryDate", "INVALID_DATE"]]),
    expect.arrayContaining([["supplierConnectionId", "REQUIRED"]]),
  ]);
});

test("a document of others is not there, and only a supplier answers", async () => {
  const foreign = await (await addPair(portal)).make("AvailabilityRequest");
  const answer = { estimatedDeliveryTime: "7" };
  const { rows } = await bring([
    { ...keyOf(foreign, "valmis"), ...answer },
    { ...keyOf({ ...foreign, id: 999_999_999 }, "valmis"), ...answer },
  ]);
  const [one, other] = rows.map(({ issues }) => issues);
  expect(one).toEqual(other);
  expect(one?.[0]?.code).toBe("IMPORT_ROW_REFUSED");
  const asSubscriber = await world.desks.subscriber.post("/imports", { kind: "answers", rows: [{ eventId: "1" }] });
  expect(asSubscriber.status).toBe(422);
});

test("the file of what is to be answered has a row of each open document, with its version and what it may become", async () => {
  const request = await world.make("AvailabilityRequest");
  const done = await world.make("AvailabilityRequest");
  await world.desks.subscriber.act(done, { action: "cancel", reason: "Ei tarvita" });
  const { status, text } = await world.desks.supplier.get(
    `/events/answer-file?format=csv&documentType=AvailabilityRequest`,
  );
  expect(status).toBe(200);
  const [head = "", ...lines] = text.trim().split(/\r?\n/);
  expect(head.replace("\u{feff}", "").split(";").slice(0, 3)).toEqual(["TID", "Versio", "Toiminto"]);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(`${request.id};${request.version};;`);
  const possible: DocumentType = "AvailabilityRequest";
  expect(lines[0]).toContain(
    possibleAnswers(possible, "OPEN")
      .map((action) => words.actions[action])
      .join(", "),
  );
  expect((await world.desks.subscriber.get("/events/answer-file")).status).toBe(403);
});
