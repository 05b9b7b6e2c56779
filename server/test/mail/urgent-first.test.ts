import { afterAll, beforeAll, expect, test } from "vitest";
import { sql } from "kysely";
import { createLog } from "../../src/platform/log/create-log.ts";
import { sendMails } from "../../src/send-mails.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { addPair } from "../documents/support/create-world.ts";
import { headerOf, startSmtp, type TestSmtp } from "./start-smtp.ts";

const waiting = 2000;

let portal: TestApp;
let smtp: TestSmtp;
beforeAll(async () => {
  smtp = await startSmtp();
  portal = await createTestApp({ smtpUrl: smtp.url });
});
afterAll(async () => {
  await portal.close();
  await smtp.close();
});

test("a reset link and an urgent fault do not wait behind 2,000 mails and notices, of which none is lost or sent twice (security F5)", async () => {
  const world = await addPair(portal);
  const { supplierUser } = world;
  await sql`TRUNCATE outbox`.execute(portal.db);
  await sql`INSERT INTO outbox (id, topic, payload, available_at)
    SELECT gen_random_uuid(), t.topic, t.payload || jsonb_build_object('to', 'v' || n || '@x.example'), now() - interval '1 hour'
    FROM generate_series(1, ${waiting}) n, (VALUES
      ('mail', '{"subject": "Joukko", "text": "x"}'::jsonb),
      ('document-notice', '{"eventId": 1, "actorId": "x"}'::jsonb || '{"action": "edit"}')) t (topic, payload)`.execute(
    portal.db,
  );
  await sql`UPDATE outbox SET payload = payload || '{"to": "supplier"}' WHERE topic = 'document-notice'`.execute(
    portal.db,
  );
  const fault = await world.make("Fault", { faultType: "urgentFault" });
  await portal.anonymous.post(`/reset-password?email=${encodeURIComponent(supplierUser.emailAddress)}`);

  const subjects = () => smtp.mails.map((mail) => headerOf(mail, "Subject") ?? "");
  const urgentAt = () => subjects().flatMap((subject, index) => (subject === "Joukko" ? [] : [index]));
  const end = sendMails({ ...portal, log: createLog("silent") });
  await expect.poll(() => urgentAt().length, { timeout: 30_000, interval: 5 }).toBeGreaterThanOrEqual(1);
  expect(urgentAt()[0]).toBeLessThan(waiting / 4);
  await expect
    .poll(() => subjects().filter((subject) => subject === "Joukko").length, { timeout: 60_000 })
    .toBe(waiting);
  await expect.poll(() => leftOf("document-notice"), { timeout: 60_000 }).toBe(0);
  await end();
  expect(await toldBefore(fault.id)).toBeLessThan(waiting / 4);
  expect(new Set(smtp.mails.map((mail) => headerOf(mail, "To"))).size).toBe(smtp.mails.length);
}, 180_000);

async function leftOf(topic: string): Promise<number> {
  const found = await portal.db
    .selectFrom("outbox")
    .select("id")
    .where("topic", "=", topic)
    .where("done_at", "is", null)
    .execute();
  return found.length;
}

/** How many notices had been told when that of this document was. */
async function toldBefore(eventId: number): Promise<number> {
  const { rows } = await sql<{ before: number }>`
    SELECT count(*)::int AS before FROM outbox o, outbox u
    WHERE u.topic = 'document-notice' AND u.payload @> ${JSON.stringify({ eventId })}::jsonb
      AND o.topic = 'document-notice' AND o.done_at < u.done_at`.execute(portal.db);
  return rows[0]?.before ?? waiting;
}
