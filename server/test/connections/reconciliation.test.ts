import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import { texts } from "@runko/domain/texts/texts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Reconciliation } from "../../src/connections/reconcile-connections.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { multipartBody, multipartType } from "../attachments/support/upload.ts";
import { makeDocument } from "../builders/make-document.ts";
import { nextNumber } from "../builders/next-number.ts";
import { addPair, type World } from "../documents/support/create-world.ts";
import type { Desk } from "../documents/support/desk.ts";
import { formOf, inDays } from "../documents/support/forms.ts";

let portal: TestApp;
let world: World;
beforeAll(async () => {
  portal = await createTestApp();
});
beforeEach(async () => {
  world = await addPair(portal);
});
afterAll(() => portal.close());

const words = texts.reconciliation;

async function ready(fields: DocumentFields = {}, parties: World = world) {
  const number = nextNumber();
  const whole = {
    ...formOf("Order"),
    actualDeliveryDate: inDays(-30),
    subscriberConnectionId: `OMA-${number}`,
    supplierConnectionId: `TOIM-${number}`,
    monthlyFee: "19.90",
    ...fields,
  };
  const { id } = await makeDocument(parties.db, parties, { type: "Order", state: "READY", fields: whole });
  return { tid: id, own: whole.subscriberConnectionId, theirs: whole.supplierConnectionId };
}

const path = "/connections/reconciliation";
const compareRows = async (desk: Desk, rows: object[], more = {}) =>
  (await desk.post<Reconciliation>(path, { rows, ...more })).body;

async function send({ base, token }: Desk, content: string | Uint8Array, { metadata = {}, part = "" } = {}) {
  const payload = multipartBody([
    { name: "metadata", content: JSON.stringify(metadata) },
    { name: "file", fileName: "lasku.csv", content },
  ]);
  const headers = { authorization: `Bearer ${token}`, "content-type": multipartType };
  return portal.inject({ method: "POST", url: `/api${base}${path}${part}`, headers, payload });
}
const compare = async (desk: Desk, content: string) => (await send(desk, content)).json<Reconciliation>();

test("both sides compare their connections with a file by any id, and are told what differs", async () => {
  const [same, dearer, left, twice] = [await ready(), await ready(), await ready(), await ready()];
  await makeDocument(world.db, world, { type: "Order", state: "IN_DELIVERY", fields: formOf("Order") });
  const file = [
    "Tunnus;Hinta",
    `${same.own?.toLowerCase()};19,90`,
    `${dearer.theirs};25,00 €`,
    `TID ${twice.tid};`,
    `${twice.own};19.90`,
    "TUNTEMATON;5",
    `${same.own};paljon`,
  ].join("\r\n");
  for (const desk of [world.desks.subscriber, world.desks.supplier]) {
    const { equal, counts, differences } = await compare(desk, file);
    expect(equal).toBe(2);
    expect(counts).toEqual({ priceDiffers: 1, onlyFile: 1, onlyRegister: 1, several: 0, repeated: 1, unread: 1 });
    expect(differences).toMatchObject([
      { kind: "priceDiffers", line: 3, tid: dearer.tid, monthlyFee: "19.90", fileFee: "25.00", fileId: dearer.theirs },
      { kind: "repeated", line: 5, tid: twice.tid },
      { kind: "onlyFile", line: 6, tid: null, fileId: "TUNTEMATON", partnerName: null },
      { kind: "unread", line: 7, tid: same.tid, fileFee: "paljon" },
      { kind: "onlyRegister", line: null, tid: left.tid, subscriberConnectionId: left.own },
    ]);
  }
});

test("an id of others is told as one that nobody has", async () => {
  const canary = `KANARIA-${nextNumber()}`;
  const others = await addPair(portal);
  const theirs = await ready({ subscriberConnectionId: canary, supplierConnectionId: `${canary}-T` }, others);
  const rows = (tid: number, id: string) => [
    { tid: String(tid), monthlyFee: "1" },
    { connection: id, monthlyFee: "1" },
  ];
  for (const desk of [world.desks.subscriber, world.desks.supplier])
    for (const more of [{}, { partnerId: others.supplier.id }, { partnerId: others.subscriber.id }]) {
      const asked = await compareRows(desk, rows(theirs.tid, `${canary}-T`), more);
      const nothing = await compareRows(desk, rows(999_999_999, "EI OLE"), more);
      const kinds = ({ counts, differences }: Reconciliation) => [
        counts,
        differences.map(({ fileId, ...told }) => [typeof fileId, told]),
      ];
      expect(kinds(asked)).toEqual(kinds(nothing));
      expect(asked.counts).toMatchObject({ onlyFile: 2, onlyRegister: 0 });
    }
  expect((await compareRows(others.desks.supplier, [{ supplierConnectionId: `${canary}-t` }])).equal).toBe(1);
});

test("what has ended is not compared, and one counterparty may be chosen", async () => {
  const standing = await ready();
  const ended = await ready();
  await world.db.updateTable("connections").set({ state: "terminated" }).where("id", "=", ended.tid).execute();
  const rows = [{ connection: standing.own }, { connection: ended.own }];
  const { equal, counts } = await compareRows(world.desks.subscriber, rows, { partnerId: world.supplier.id });
  expect([equal, counts.onlyFile, counts.onlyRegister]).toEqual([1, 1, 0]);
  const elsewhere = await compareRows(world.desks.subscriber, rows, { partnerId: world.subscriber.id });
  expect([elsewhere.equal, elsewhere.counts.onlyFile, elsewhere.counts.onlyRegister]).toEqual([0, 2, 0]);
});

test("the export of the register agrees with it, and differences are a file without formulas", async () => {
  const one = await ready();
  const { subscriber } = world.desks;
  const { base, token } = subscriber;
  const exported = await portal.inject({
    url: `/api${base}/connections/export?format=xlsx`,
    headers: { authorization: `Bearer ${token}` },
  });
  const same = (await send(subscriber, exported.rawPayload)).json<Reconciliation>();
  expect([same.equal, same.differences]).toEqual([1, []]);
  const file = await send(subscriber, 'connection\n"=HYPERLINK(""http://x"")"', { part: "/export?format=csv" });
  const [head, unknown, left] = file.body.replace("\uFEFF", "").split(/\r?\n/u);
  expect(head).toContain(words.columns.fileId);
  expect(unknown).toContain(words.kinds.onlyFile);
  expect(unknown).toContain("'=HYPERLINK");
  expect(left).toContain(String(one.tid));
  const workbook = await send(subscriber, "connection\nx", { part: "/export?format=xlsx" });
  expect(workbook.headers["content-type"]).toContain("spreadsheetml");
});

test("a file that cannot be compared is refused in words, and a fault handler has no register", async () => {
  const { subscriber, faultHandler } = world.desks;
  for (const [content, code] of [
    ["asiakas;hinta\nA;5", "RECONCILED_WITHOUT_IDS"],
    ["tunnus;hinta", "CSV_EMPTY"],
    [`tunnus\n${"A\n".repeat(1001)}`, "CSV_TOO_MANY_ROWS"],
  ] as const) {
    const answer = await send(subscriber, content);
    expect([answer.statusCode, answer.json<{ errors: { code: string }[] }>().errors.map((one) => one.code)]).toEqual([
      422,
      [code],
    ]);
  }
  expect((await faultHandler.post<{ code: string }>(path, { rows: [{ connection: "1" }] })).body.code).toBe(
    "FORBIDDEN",
  );
});
