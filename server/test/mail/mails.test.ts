import { sql } from "kysely";
import { v7 as uuidv7 } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import type { Caller } from "../app/caller.ts";
import { makeUser } from "../builders/make-user.ts";
import { queueMail } from "../../src/platform/mail/queue-mail.ts";

type Entry = { id: string; state: string; to: string; subject: string; error: string | null; attempts: number };

let portal: TestApp;
let admin: Caller;
beforeAll(async () => {
  portal = await createTestApp();
  admin = await portal.signInAs(await makeUser(portal.db, { global_role: "RUNKO_ADMIN" }));
});
afterAll(() => portal.close());

const mailTo = (to: string) => queueMail(portal.db, { to, subject: "Tilaus vahvistettu", text: "Hei!" });
const list = async (where: object) =>
  (await admin.get<Entry[]>(`/admin/mails?filter=${encodeURIComponent(JSON.stringify({ where }))}`)).body;

test("the product admin finds a mail by its state and recipient, and reads it", async () => {
  const waiting = await mailTo("odottaja@x.example");
  const sent = await mailTo("saaja@x.example");
  await sql`UPDATE outbox SET done_at = now() WHERE id = ${sent}`.execute(portal.db);
  await portal.db.insertInto("outbox").values({ id: uuidv7(), topic: "document-notice", payload: "{}" }).execute();
  expect((await list({})).map(({ id }) => id)).toEqual([sent, waiting]);
  expect(await list({ state: "waiting" })).toMatchObject([
    { id: waiting, to: "odottaja@x.example", subject: "Tilaus vahvistettu", attempts: 0, error: null },
  ]);
  expect((await list({ to: { ilike: "%SAAJA%" } })).map(({ id }) => id)).toEqual([sent]);
  expect((await admin.get(`/admin/mails/${waiting}`)).body).toEqual({ text: "Hei!", withheld: null });
  expect((await admin.get(`/admin/mails/${uuidv7()}`)).status).toBe(404);
});

test("a dead mail is sent again under its id, which the log tells; no other is", async () => {
  const id = await mailTo("kuollut@x.example");
  expect((await admin.post(`/admin/mails/${id}/resend`)).status).toBe(404);
  await sql`UPDATE outbox SET dead_at = now(), available_at = 'infinity', attempts = 56, last_error = '550 No'
    WHERE id = ${id}`.execute(portal.db);
  expect(await list({ state: "dead" })).toMatchObject([{ id, attempts: 56, error: "550 No", nextAt: null }]);
  expect((await admin.post(`/admin/mails/${id}/resend`)).status).toBe(204);
  expect(await list({ id })).toMatchObject([{ state: "waiting", attempts: 0, error: null }]);
  const { body: log } = await admin.get<object[]>("/admin-log");
  expect(log[0]).toMatchObject({ subject: "mail", subjectName: "kuollut@x.example" });
});

test("a link that opens an account is read by nobody where mails are sent", async () => {
  const sending = await createTestApp({ smtpUrl: "smtp://127.0.0.1:1" });
  const reader = await sending.signInAs(await makeUser(sending.db, { global_role: "RUNKO_ADMIN" }));
  const { emailAddress } = await makeUser(sending.db);
  expect((await sending.anonymous.post(`/reset-password?email=${emailAddress}`)).status).toBe(204);
  const [mail] = (await reader.get<Entry[]>("/admin/mails")).body;
  expect(mail).toMatchObject({ to: emailAddress, subject: "" });
  expect((await reader.get(`/admin/mails/${mail?.id}`)).body).toEqual({ text: null, withheld: "mailed" });
  await sending.close();
});
