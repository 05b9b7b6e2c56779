import { personalFields } from "@runko/domain/documents/document-fields";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { anonymizeDocuments } from "../../src/documents/anonymize-documents.ts";
import { makeDocument } from "../builders/make-document.ts";
import { createWorld, type World } from "./support/create-world.ts";
import type { Shown } from "./support/desk.ts";
import { answerOf, formOf } from "./support/forms.ts";
import { countingFaults, readLog } from "./support/look.ts";

const DAY = 86_400_000;
const retentionDays = 100;

let world: World;
beforeAll(async () => {
  world = await createWorld({ retentionDays });
});
afterAll(() => world.portal.close());

const names = ["Aino Katoavainen", "Eino Katoavainen", "katoavainen@asiakas.example", "+358 40 7654321"] as const;
const [first, second, email, phone] = names;

/** Answered long ago, with a contact that was changed on the way. */
async function closeInquiry(): Promise<Shown> {
  const { subscriber, supplier } = world.desks;
  const contacts = { contactName: first, contactPhone: phone, contactEmail: email, followers: [email] };
  const inquiry = await world.make("Inquiry", { ...contacts, subscriberInfo: "Portti 7" });
  await subscriber.lock(inquiry.id);
  const edited = await subscriber.act(inquiry, {
    action: "edit",
    document: { contactName: second, installation: "1 G" },
  });
  const started = await supplier.act(edited.body, { action: "startProcessing" });
  const ready = await supplier.act(started.body, { action: "signReady", document: answerOf("Inquiry", "signReady") });
  expect(ready.status).toBe(200);
  return ready.body;
}

const later = (days: number) => new Date(Date.now() + days * DAY);
const run = (days: number) =>
  anonymizeDocuments(world.db, { now: later(days), bounds: { min: 30, max: retentionDays } });

type LogRow = {
  label: string;
  userName: string | null;
  changes: { field: string; from: unknown; to: unknown; erased?: true }[];
};
const logOf = async ({ id }: { id: number }) =>
  (await world.desks.subscriber.get<LogRow[]>(`/events/${id}/event-logs`)).body;

/** Every text of every table but those that anonymization leaves alone. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`.execute(world.db);
  const found = [];
  for (const { name } of tables) {
    const { rows } = await sql`SELECT FROM ${sql.table(name)} t WHERE t::text LIKE ${`%${text}%`} LIMIT 1`.execute(
      world.db,
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
}

describe("anonymization", () => {
  test("takes the contact persons of what closed long ago out of every table, and says so", async () => {
    const inquiry = await closeInquiry();
    expect(await run(retentionDays - 1)).toBe(0);
    const before = await logOf(inquiry);
    expect(before[1]?.changes).toEqual([
      { field: "installation", from: null, to: "1 G" },
      { field: "contactName", from: first, to: second },
    ]);
    expect((await tablesWith("Katoavainen")).toSorted()).toEqual(["documents", "event_log_personal"]);
    for (const word of ["eino katoavainen", "358407654321"]) expect(await tablesWith(word)).toEqual(["document_texts"]);

    expect(await run(retentionDays + 1)).toBe(1);
    for (const name of [...names, "katoavainen", "407654321"]) expect(await tablesWith(name)).toEqual([]);
    const shown = (await world.desks.subscriber.read(inquiry)).body;
    for (const field of personalFields) expect(shown.document).not.toHaveProperty(field);
    expect(shown.document).toMatchObject({ subscriberInfo: "Portti 7", installation: "1 G" });
    expect(shown.version).toBe(inquiry.version + 1);
    const after = await logOf(inquiry);
    expect(after[1]?.changes).toEqual([
      { field: "installation", from: null, to: "1 G" },
      { field: "contactName", from: null, to: null, erased: true },
    ]);
    expect(after.at(-1)).toMatchObject({ label: "anonymized", userName: null, organizationName: null, changes: [] });
    expect(after.length).toBe(before.length + 1);
    const text = await world.desks.supplier.get(`/events/${inquiry.id}?format=text`);
    expect([text.status, text.text.includes("Katoavainen")]).toEqual([200, false]);
    expect(await run(retentionDays + 2)).toBe(0);
    expect(await countingFaults(world.db)).toEqual([]);
  });

  test("takes cancelled and archived documents, and none that is under way", async () => {
    const { db } = world;
    const old = new Date(Date.now() - 1000 * DAY);
    const fields = { ...formOf("Order"), contactName: first };
    const make = (state: "OPEN" | "IN_DELIVERY" | "CANCELLED" | "READY", more: object) =>
      makeDocument(db, world, { type: "Order", state, fields, created_at: old, ...more });
    const kept = [
      await make("OPEN", {}),
      await make("IN_DELIVERY", { confirmed_at: old }),
      await make("READY", { ready_at: new Date() }),
    ];
    const taken = [
      await make("CANCELLED", { cancelled_at: old }),
      await make("READY", { ready_at: old }),
      await make("READY", { ready_at: old, archived: true }),
    ];
    expect(await run(0)).toBe(3);
    const contact = async ({ id }: { id: number }) =>
      (await world.desks.supplier.get<Shown>(`/events/${id}`)).body.document.contactName;
    expect(await Promise.all(kept.map(contact))).toEqual([first, first, first]);
    expect(await Promise.all(taken.map(contact))).toEqual([undefined, undefined, undefined]);
  });

  test("by several processes at once takes each document once", { timeout: 60_000 }, async () => {
    const { db } = world;
    const old = new Date(Date.now() - 1000 * DAY);
    const made = [];
    for (let index = 0; index < 130; index += 1)
      made.push(
        await makeDocument(db, world, {
          type: "Inquiry",
          state: "READY",
          ready_at: old,
          fields: { contactName: first },
        }),
      );
    const done = await Promise.all([run(0), run(0), run(0)]);
    expect(done.reduce((sum, one) => sum + one, 0)).toBe(130);
    const logs = await Promise.all(made.slice(0, 20).map(({ id }) => readLog(db, id)));
    for (const log of logs) expect(log.map(({ action }) => action)).toEqual(["anonymize"]);
  });

  test("comes earlier for a subscriber that keeps contact persons for a shorter time", async () => {
    const { db } = world;
    const closed = (days: number) =>
      makeDocument(db, world, {
        type: "Inquiry",
        state: "READY",
        ready_at: new Date(Date.now() - days * DAY),
        fields: { contactName: first },
      });
    const set = (retention_days: number | null) =>
      db.updateTable("organizations").set({ retention_days }).where("id", "=", world.subscriber.id).execute();
    const [older, younger] = [await closed(50), await closed(20)];
    await set(40);
    expect(await run(0)).toBe(1);
    const contact = async ({ id }: { id: number }) =>
      (await world.desks.supplier.get<Shown>(`/events/${id}`)).body.document.contactName;
    expect([await contact(older), await contact(younger)]).toEqual([undefined, first]);
    await set(10);
    expect(await run(0)).toBe(0);
    expect(await run(11)).toBe(1);
    await set(null);
  });

  test("leaves one that somebody holds for the next time", async () => {
    const { db } = world;
    const ready_at = new Date(Date.now() - 1000 * DAY);
    const { id } = await makeDocument(db, world, {
      type: "Inquiry",
      state: "READY",
      ready_at,
      fields: { contactName: first },
    });
    await db.transaction().execute(async (trx) => {
      await trx.selectFrom("documents").select("id").where("id", "=", id).forUpdate().execute();
      expect(await run(0)).toBe(0);
    });
    expect(await run(0)).toBe(1);
  });

  test("cannot be asked for by anyone", async () => {
    const ready_at = new Date(Date.now() - 1000 * DAY);
    const inquiry = await makeDocument(world.db, world, { type: "Inquiry", state: "READY", ready_at });
    for (const desk of [world.desks.subscriber, world.desks.supplier]) {
      const refused = await desk.act(inquiry, { action: "anonymize" });
      expect([refused.status, refused.body.code]).toEqual([403, "NOT_YOUR_ACTION"]);
    }
  });
});

test("the log itself holds no contact person, so that none outlives the erasing", async () => {
  const rows = await world.db.selectFrom("event_log").select(["changes"]).execute();
  const text = JSON.stringify(rows);
  for (const name of [...names, formOf("Order").contactName ?? ""]) expect(text).not.toContain(name);
});
