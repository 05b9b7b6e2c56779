import type { DocumentType } from "@runko/domain/enumerations/document-types";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ChangedMeanwhile, changeStoredDocument } from "../../src/documents/change-stored-document.ts";
import { readForAction } from "../../src/documents/read-for-action.ts";
import { writeDerived } from "../../src/documents/write-derived.ts";
import { ownDocuments } from "../../src/documents/document-scope.ts";
import { makeDocument } from "../builders/make-document.ts";
import { createWorld, type World } from "./support/create-world.ts";
import type { Desk, Shown } from "./support/desk.ts";
import { answerOf, formOf } from "./support/forms.ts";
import { listenLive, photograph } from "./support/look.ts";
import { watchStatements } from "./support/watch-statements.ts";

let world: World;
let watch: ReturnType<typeof watchStatements>;
beforeAll(async () => {
  watch = watchStatements();
  world = await createWorld();
});
afterAll(async () => {
  watch.stop();
  await world.portal.close();
});

type Party = "subscriber" | "supplier";
const reason = { reason: "missingInformation", explanation: "Puuttuu" };

/** By hand: how many statements each takes, the one of the session and the one of the answer among them. */
const takes: [number, Party, DocumentType, string, object][] = [
  [4, "supplier", "Order", "OPEN", { action: "startProcessing" }],
  [4, "supplier", "Inquiry", "OPEN", { action: "startProcessing" }],
  [4, "supplier", "Order", "IN_PROCESSING", { action: "returnForCompletion", ...reason }],
  [4, "supplier", "Order", "CONFIRMED", { action: "deliver" }],
  [4, "subscriber", "Order", "CONFIRMED", { action: "markProcessed" }],
  [5, "supplier", "Order", "OPEN", { action: "take" }],
  [5, "subscriber", "Order", "OPEN", { action: "assign", handlerId: null }],
];

test.each(takes)("%i statements: %s, %s in %s, %j", async (most, party, type, state, body) => {
  const desk: Desk = world.desks[party];
  const fields = { ...formOf(type), ...(state === "OPEN" ? {} : answerOf(type, "confirm")) };
  const document = await makeDocument(world.db, world, { type, state: state as "OPEN", fields });
  const { version } = (await desk.read(document)).body;
  const sent = await watch.of(async () => {
    const answer = await desk.act({ ...document, version }, body);
    expect(answer.status, answer.text).toBe(200);
  });
  expect(sent, sent.join("\n")).toHaveLength(most);
});

test("a new order takes 5 statements", async () => {
  const { desks, bodyOf } = world;
  const sent = await watch.of(async () => {
    expect((await desks.subscriber.create("Order", bodyOf("Order"))).status).toBe(201);
  });
  expect(sent, sent.join("\n")).toHaveLength(5);
});

test("a document is read by one statement, one that has to do with another by two, and both tell as much", async () => {
  const { desks } = world;
  const alone = await world.make("Order");
  const order = await makeDocument(world.db, world, { type: "Order", state: "READY", fields: formOf("Order") });
  const change = await world.make("ChangeOrder", {}, { source: { eventId: order.id, mode: "FROM_EXISTING" } });
  const told: string[][] = [];
  for (const [most, document] of [
    [1, alone],
    [2, change],
  ] as const) {
    await desks.supplier.read(document);
    const sent = await watch.of(async () => {
      const { body } = await desks.supplier.read(document);
      told.push(Object.keys(body));
    });
    expect(sent, sent.join("\n")).toHaveLength(most);
  }
  expect(told[0]?.toSorted()).toEqual(told[1]?.toSorted());
});

async function readUnheld(document: Shown) {
  const { supplier, supplierUser, db } = world;
  const scope = { ...ownDocuments(supplier.id, "SUPPLIER"), userId: supplierUser.id, mayAct: true };
  const limits = { lockSilenceSeconds: 60, retentionDays: 1000 };
  return readForAction(db, scope, { eventId: document.id, hold: false, now: new Date(), limits });
}

test("what was changed since it was read is not written, and nothing follows", async () => {
  const document = await world.make("Order");
  const { document: read, scope } = await readUnheld(document);
  await writeDerived(world.db, [document.id], { connection_words: " muuttui" });
  const before = await photograph(world.db, document.id);
  const ear = await listenLive(world.portal);
  const change = { label: "updated", action: "edit", by: scope, changes: [], requestId: "", at: new Date() } as const;
  const late = {
    ...change,
    document: read,
    columns: {},
    times: null,
    tells: ["subscriber"],
    releasesLock: true,
  } as const;
  await expect(changeStoredDocument(world.db, late)).rejects.toThrow(ChangedMeanwhile);
  expect(await photograph(world.db, document.id)).toBe(before);
  const { document: again } = await readUnheld(document);
  const { document: written } = await changeStoredDocument(world.db, { ...late, document: again });
  expect(written.version).toBe(read.version + 1);
  await expect.poll(() => ear.heard.map(({ eventId }) => eventId)).toEqual([document.id]);
  await ear.close();
});
