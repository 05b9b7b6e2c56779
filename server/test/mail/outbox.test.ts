import { urgentTopics } from "@runko/domain/operations/outbox-topics";
import { sql } from "kysely";
import type { Pool } from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createLog } from "../../src/platform/log/create-log.ts";
import { createMailer } from "../../src/platform/mail/create-mailer.ts";
import { passwordLinks } from "../../src/accounts/password-links.ts";
import { documentNotices } from "../../src/documents/write-outbox.ts";
import { messageNotices } from "../../src/messages/message-notice.ts";
import { subscriptionNotices } from "../../src/organizations/write-subscription-notices.ts";
import { mailTopic } from "../../src/platform/mail/mail.ts";
import { queueMail } from "../../src/platform/mail/queue-mail.ts";
import { sendQueued } from "../../src/platform/mail/send-queued.ts";
import { runOutbox } from "../../src/platform/outbox/run-outbox.ts";
import { sendWaiting } from "../../src/platform/outbox/send-waiting.ts";
import { createTestDatabase, type TestDatabase } from "../database/create-test-database.ts";
import { sizeOf } from "../documents/support/long.ts";
import { headerOf, startSmtp, textOf } from "./start-smtp.ts";

const log = createLog("silent");
const from = { mailFrom: "Runko <runko@portaali.example>", publicUrl: "https://portaali.example" };

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  await sql`TRUNCATE outbox`.execute(database.db);
});
afterAll(() => database.drop());

const mailTo = (to: string) => queueMail(database.db, { to, subject: `Hei ${to}`, text: "Sisältö" });
const sendersBy = (url: string) => {
  const mailer = createMailer(url, from);
  return { mail: (waiting: { id: string; payload: unknown }) => sendQueued(mailer, waiting) };
};
const sendAll = (url: string) => sendWaiting({ pool: database.pool, log }, sendersBy(url));
const hurry = () =>
  sql`UPDATE outbox SET available_at = now() WHERE done_at IS NULL AND dead_at IS NULL`.execute(database.db);
const rows = () => database.db.selectFrom("outbox").selectAll().orderBy("created_at").orderBy("id").execute();

test("a server that fails 30 % and is restarted, under two workers that die: nothing lost, one id for each mail (R29)", async () => {
  const count = sizeOf(60, 500);
  let seed = 7;
  const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
  const mishap = () => {
    const drawn = random();
    return drawn < 0.15 ? "lost" : drawn < 0.3 ? "unanswered" : undefined;
  };
  let smtp = await startSmtp({ mishap });
  const { mails, port, url } = smtp;
  const ids = new Map<string, string>();
  for (let number = 0; number < count; number += 1) {
    const to = `vastaanottaja${number}@x.example`;
    ids.set(to, await mailTo(to));
  }
  const work = () => runOutbox({ pool: database.pool, log }, sendersBy(url), { everyMs: 5 });
  const workers = [work(), work()];
  const left = async () => (await rows()).filter(({ done_at }) => done_at === null).length;
  for (let round = 1; round < 2000 && (await left()) > 0; round += 1) {
    await hurry();
    await new Promise((resolve) => setTimeout(resolve, 20));
    if (round % 5 === 0) {
      // One worker stops and another takes its place; the server goes away in the middle of it.
      await workers.shift()?.();
      workers.push(work());
      await smtp.close();
      smtp = await startSmtp({ mishap, port, mails });
    }
  }
  for (const stop of workers) await stop();
  await smtp.close();
  const seen = new Map<string, Set<string | undefined>>();
  for (const mail of mails) {
    const to = headerOf(mail, "To") ?? "";
    seen.set(to, (seen.get(to) ?? new Set()).add(headerOf(mail, "Message-ID")));
  }
  expect(seen.size).toBe(count);
  for (const [to, id] of ids) expect([...(seen.get(to) ?? [])]).toEqual([`<${id}@portaali.example>`]);
  expect(mails.length).toBeGreaterThan(count);
}, 60_000);

test("one round takes all that waits, each on its own, over one connection", async () => {
  const smtp = await startSmtp();
  const count = 40;
  for (let number = 0; number < count; number += 1) await mailTo(`v${number}@x.example`);
  await sql`ANALYZE outbox`.execute(database.db);
  await sendAll(smtp.url);
  expect([smtp.mails.length, smtp.connections()]).toEqual([count, 1]);
  expect((await rows()).map(({ attempts }) => attempts)).toEqual(Array.from({ length: count }, () => 1));
  await smtp.close();
});

test("what fails waits longer each time, and is given up after two days of trying", async () => {
  const smtp = await startSmtp({ mishap: () => "lost" });
  await mailTo("a@x.example");
  const waits: number[] = [];
  for (let attempt = 1; attempt <= 12; attempt += 1) {
    await sendAll(smtp.url);
    const { rows: found } = await sql<{ wait: number }>`
      SELECT round(extract(epoch FROM available_at - now()))::int AS wait FROM outbox`.execute(database.db);
    waits.push(found[0]?.wait ?? 0);
    await hurry();
  }
  expect(waits.slice(0, 4)).toEqual([10, 20, 40, 80]);
  expect(waits.at(-1)).toBe(3600);
  await sql`UPDATE outbox SET attempts = 55`.execute(database.db);
  await sendAll(smtp.url);
  expect((await rows())[0]).toMatchObject({ done_at: null, dead_at: expect.any(Date), attempts: 56 });
  await smtp.close();
});

test("what the server refuses for ever is not tried again; what it was never asked about in time neither", async () => {
  const smtp = await startSmtp({ mishap: () => "refused" });
  await mailTo("a@x.example");
  await sendAll(smtp.url);
  expect((await rows())[0]).toMatchObject({
    attempts: 1,
    dead_at: expect.any(Date),
    last_error: "550 No such mailbox",
  });
  await mailTo("b@x.example");
  await sql`UPDATE outbox SET available_at = now() - interval '6 days' WHERE dead_at IS NULL`.execute(database.db);
  await sendAll(smtp.url);
  expect((await rows())[1]).toMatchObject({ dead_at: expect.any(Date), last_error: "STALE" });
  expect(smtp.mails).toEqual([]);
  await smtp.close();
});

test("one mail is taken at a time, whatever way the database finds it", async () => {
  const smtp = await startSmtp();
  await mailTo("a@x.example");
  const client = await database.pool.connect();
  await client.query("VACUUM ANALYZE outbox");
  for (const way of ["hashjoin", "mergejoin", "material"]) await client.query(`SET enable_${way} = off`);
  for (const to of ["b@x.example", "c@x.example"]) await mailTo(to);
  await sendWaiting({ pool: client as unknown as Pool, log }, sendersBy(smtp.url));
  await client.query("RESET ALL");
  client.release();
  expect((await rows()).map(({ attempts, done_at }) => [attempts, done_at !== null])).toEqual([
    [1, true],
    [1, true],
    [1, true],
  ]);
  await smtp.close();
});

test("while the server is away one mail is tried in a round, not all", async () => {
  const smtp = await startSmtp();
  await smtp.close();
  for (const to of ["a@x.example", "b@x.example"]) await mailTo(to);
  await sendAll(smtp.url);
  expect((await rows()).map(({ attempts }) => attempts)).toEqual([1, 0]);
});

test("a server is logged in to over TLS", async () => {
  const login = { user: "runko", password: "salasana: @/?" };
  const smtp = await startSmtp({ login });
  await mailTo("a@x.example");
  await sendAll(smtp.url);
  expect(smtp.mails.map((mail) => [headerOf(mail, "Subject"), textOf(mail).trim()])).toEqual([
    ["Hei a@x.example", "Sisältö"],
  ]);
  await mailTo("b@x.example");
  await sendAll(smtp.url.replace("runko:", "toinen:"));
  expect((await rows())[1]).toMatchObject({ done_at: null, dead_at: null, attempts: 1 });
  await smtp.close();
});

test("nothing that a mail says becomes a header of it", async () => {
  const smtp = await startSmtp();
  const hostile = "Tilaus\r\nBcc: vieras@x.example\r\n\r\nkaapattu";
  await queueMail(database.db, {
    to: "a@x.example",
    subject: hostile,
    text: hostile,
    html: "<p>x</p>",
    thread: "case-1",
    urgent: true,
    unsubscribeUrl: "https://portaali.example/api/unsubscribe?token=a.b",
  });
  await sendAll(smtp.url);
  const [mail = ""] = smtp.mails;
  expect(headerOf(mail, "Bcc")).toBeUndefined();
  expect(headerOf(mail, "Subject")).toMatch(/^Tilaus .*kaapattu$/);
  expect(headerOf(mail, "Auto-Submitted")).toBe("auto-generated");
  expect(headerOf(mail, "In-Reply-To")).toBe("<case-1@portaali.example>");
  expect(headerOf(mail, "References")).toBe("<case-1@portaali.example>");
  expect(headerOf(mail, "List-Unsubscribe")).toBe("<https://portaali.example/api/unsubscribe?token=a.b>");
  expect(headerOf(mail, "List-Unsubscribe-Post")).toBe("List-Unsubscribe=One-Click");
  expect(headerOf(mail, "X-Priority")).toMatch(/^1/);
  await queueMail(database.db, { to: "a@x.example\r\nBcc: vieras@x.example", subject: "x", text: "x" });
  await sendAll(smtp.url);
  expect(smtp.mails.slice(1).join("")).not.toMatch(/^Bcc:/im);
  await smtp.close();
});

test("what is urgent is found by its index, whose condition names the urgent topics", async () => {
  const index = await sql<{ condition: string }>`
    SELECT pg_get_expr(indpred, indrelid) AS condition FROM pg_index WHERE indexrelid = 'outbox_urgent'::regclass`.execute(
    database.db,
  );
  const named = [...(index.rows[0]?.condition ?? "").matchAll(/topic = '([^']+)'/g)].map(([, topic]) => topic);
  expect(named).toEqual([...urgentTopics]);
});

test("words that a process of the version before has left are read as they were written", () => {
  const id = "0192aaaa-0000-7000-8000-000000000001";
  const parties = { subscriberId: id, supplierId: id, actorId: id };
  const left: [topic: { schema: { parse: (payload: unknown) => unknown } }, payload: object][] = [
    [mailTopic, { to: "a@x.example", subject: "Hei", text: "Sisältö" }],
    [documentNotices, { eventId: 1, action: "confirm", to: "subscriber", actorId: id }],
    [documentNotices, { urgent: true, eventId: 1, action: "create", to: "supplier", actorId: id }],
    [messageNotices, { eventId: 1, messageId: id, to: "supplier", actorId: id }],
    [subscriptionNotices, { subject: "subscriptionEnded", to: "supplier", eventTypes: ["Order"], ...parties }],
    [passwordLinks, { email: "a@x.example" }],
    [passwordLinks, { email: "a@x.example", invitation: true }],
  ];
  for (const [topic, payload] of left) expect(topic.schema.parse(payload)).toMatchObject(payload);
});
