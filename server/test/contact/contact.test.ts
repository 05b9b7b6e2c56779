import { isLong } from "../documents/support/long.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createMailer } from "../../src/platform/mail/create-mailer.ts";
import { createLog } from "../../src/platform/log/create-log.ts";
import { sendQueued } from "../../src/platform/mail/send-queued.ts";
import { sendWaiting } from "../../src/platform/outbox/send-waiting.ts";
import { trimExpired } from "../../src/trim-expired.ts";
import type { Caller } from "../app/caller.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeUser, type TestUser } from "../builders/make-user.ts";
import { startSmtp, textOf, type TestSmtp } from "../mail/start-smtp.ts";
import { logOf, refusedFields } from "../products/support/catalogue.ts";

type Received = {
  id: string;
  kind: string;
  name: string;
  handled: boolean;
  handledAt: string | null;
  handledByName: string | null;
};

const request = {
  kind: "credentials",
  name: "Aino Aalto",
  organizationName: "Kuitu Oy",
  businessId: "0737546-2",
  emailAddress: "aino@kuitu.example",
  phoneNumber: "040 123 4567",
  message: "Kaksi käyttäjää.",
};

let smtp: TestSmtp;
let portal: TestApp;
let adminUser: TestUser;
let admin: Caller;
beforeAll(async () => {
  smtp = await startSmtp();
  portal = await createTestApp({ smtpUrl: smtp.url });
  adminUser = await makeUser(portal.db, { global_role: "RUNKO_ADMIN", first_name: "Paula", last_name: "Pää" });
  await makeUser(portal.db, { global_role: "RUNKO_ADMIN", disabled: true });
  admin = await portal.signInAs(adminUser);
});
beforeEach(async () => {
  smtp.mails.length = 0;
  await portal.pool.query("TRUNCATE contact_requests");
  await portal.pool.query("DELETE FROM rate_limits");
  await portal.pool.query("DELETE FROM outbox");
});
afterAll(async () => {
  await portal.close();
  await smtp.close();
});

const send = (more: object = {}, address = "192.0.2.1") =>
  portal.inject({ method: "POST", url: "/api/contact", payload: { ...request, ...more }, remoteAddress: address });
const inbox = async () => (await admin.get<Received[]>("/contact-requests")).body;
async function sendMails(): Promise<void> {
  const mailer = createMailer(smtp.url, portal.config);
  await sendWaiting(
    { pool: portal.pool, log: createLog("silent") },
    { mail: (waiting) => sendQueued(mailer, waiting) },
  );
}

test("what is asked without a login comes to the inbox and by mail to those who keep the portal", async () => {
  expect((await send({ name: " Aino Aalto ", website: "" })).statusCode).toBe(204);
  expect(await inbox()).toEqual([
    {
      id: expect.any(String) as unknown,
      ...request,
      category: null,
      page: "",
      failedRequestId: "",
      receivedAt: expect.any(String) as unknown,
      handled: false,
      handledAt: null,
      handledById: null,
      handledByName: null,
      organizationId: null,
      organizationMade: null,
    },
  ]);
  await sendMails();
  const [mail = "", ...others] = smtp.mails;
  expect(others).toEqual([]);
  expect(mail).toContain(`To: ${adminUser.emailAddress}`);
  expect(mail).toMatch(/^Reply-To: aino@kuitu\.example\r?$/m);
  expect(mail).toMatch(/^Subject: Runko: tunnusten tilaus\r?$/m);
  for (const told of [request.organizationName, request.message, "http://localhost:3000/control/contact-requests"])
    expect(textOf(mail)).toContain(told);
});

test("a request for credentials becomes an organization, which marks it handled and is led to from it (control gap)", async () => {
  await send();
  await send({ kind: "contact" }, "192.0.2.2");
  const byKind = async (kind: string) => (await inbox()).find((one) => one.kind === kind);
  const asked = (await byKind("credentials"))?.id;
  const make = (name: string, contactRequestId?: string) =>
    admin.post<{ id: string }>("/organizations", {
      name,
      organizationRoles: ["SUBSCRIBER", "SUBSCRIBER_ADMIN"],
      admin: { firstName: "Aino", lastName: "Aalto", emailAddress: `${name.replaceAll(" ", "")}@kuitu.example` },
      contactRequestId,
    });
  const made = await make("Kuitu Oy", asked);
  expect(made.status).toBe(201);
  expect(await byKind("credentials")).toMatchObject({
    handled: true,
    handledByName: "Paula Pää",
    organizationId: made.body.id,
    organizationMade: "Kuitu Oy",
  });
  for (const other of [asked, (await byKind("contact"))?.id, adminUser.id]) {
    const refused = await make("Toinen Kuitu Oy", other);
    expect(refusedFields(refused)).toEqual({ contactRequestId: "NOT_AN_OPTION" });
  }
  const names = await portal.db
    .selectFrom("organizations")
    .select("name")
    .where("name", "=", "Toinen Kuitu Oy")
    .execute();
  expect(names).toEqual([]);
  expect((await byKind("contact"))?.handled).toBe(false);
});

test("is handled by one who stays named, and made new again", async () => {
  await send();
  const [received] = await inbox();
  const path = `/contact-requests/${received?.id}`;
  const second = await portal.signInAs(await makeUser(portal.db, { global_role: "RUNKO_ADMIN" }));
  const { body } = await admin.patch<Received>(path, { handled: true });
  expect(body).toMatchObject({ handled: true, handledByName: "Paula Pää", handledAt: expect.any(String) as unknown });
  expect((await second.patch<Received>(path, { handled: true })).body.handledByName).toBe("Paula Pää");
  const where = encodeURIComponent(JSON.stringify({ where: { handled: false }, limit: 1 }));
  expect((await admin.get(`/contact-requests?filter=${where}`)).headers["x-total-count"]).toBe("0");
  expect((await second.patch<Received>(path, { handled: false })).body).toMatchObject({
    handled: false,
    handledAt: null,
  });
  const log = await logOf(portal, received?.id ?? "");
  expect(log).toMatchObject([
    {
      subject: "contactRequest",
      subject_name: "Kuitu Oy",
      changes: [{ field: "handled", before: false, after: true }],
    },
    { changes: [{ field: "handled", before: true, after: false }] },
  ]);
});

test.each([
  [{ name: "Aino\r\nBcc: kaikki@runko.example" }, { name: "INVALID_VALUE" }],
  [{ emailAddress: "aino@kuitu.example\r\nBcc: kaikki@runko.example" }, { emailAddress: "INVALID_EMAIL" }],
  [{ emailAddress: "aino@kuitu.example, kaikki@runko.example" }, { emailAddress: "INVALID_EMAIL" }],
  [{ organizationName: "" }, { organizationName: "REQUIRED" }],
  [{ message: "x".repeat(4001) }, { message: "TOO_LONG" }],
])("what breaks a rule is neither kept nor mailed: %j", async (wrong, found) => {
  const answer = await send(wrong);
  expect(refusedFields({ ...answer, status: answer.statusCode, body: answer.json(), text: "" })).toEqual(found);
  expect(await inbox()).toEqual([]);
});

test("a message full of heads of mails stays in the text", async () => {
  await send({ kind: "contact", message: "Hei\r\n\r\nBcc: kaikki@runko.example\r\nSubject: muu\r\n.\r\nQUIT" });
  await sendMails();
  const [mail = ""] = smtp.mails;
  const heads = mail.slice(0, mail.indexOf("\r\n\r\n"));
  expect(heads).not.toMatch(/bcc|muu/i);
  expect(textOf(mail)).toContain("Bcc: kaikki@runko.example");
});

test("what fills the field that people leave empty is dropped without a word", async () => {
  expect((await send({ website: "https://spam.example" })).statusCode).toBe(204);
  expect(await inbox()).toEqual([]);
  await sendMails();
  expect(smtp.mails).toEqual([]);
});

test("too large a request is not read", async () => {
  expect((await send({ message: "x".repeat(70_000) })).statusCode).toBe(413);
});

test("thousands from one address are refused, harm nobody, and are told of once (R19)", async () => {
  const count = isLong ? 10_000 : 500;
  const answers: number[] = [];
  for (let sent = 0; sent < count; sent += 50) {
    const batch = await Promise.all(Array.from({ length: 50 }, () => send()));
    answers.push(...batch.map(({ statusCode }) => statusCode));
  }
  const most = portal.config.contactAddressRequests;
  expect(answers.filter((status) => status === 204)).toHaveLength(most);
  expect(answers.filter((status) => status === 429)).toHaveLength(count - most);
  const rows = async (table: string, where = "true") =>
    Number((await portal.pool.query(`SELECT count(*) FROM ${table} WHERE ${where}`)).rows[0]?.count);
  const admins = await rows("users", "global_role = 'RUNKO_ADMIN' AND NOT disabled");
  expect([await rows("contact_requests"), await rows("outbox")]).toEqual([most, most * admins]);
  expect(await rows("security_log", "event = 'contactLimited'")).toBe(1);
  expect((await send({}, "192.0.2.2")).statusCode).toBe(204);
  const refused = await send();
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  portal.clock.pass(16 * 60_000);
  expect((await send()).statusCode).toBe(204);
});

test("all addresses together have a limit of their own", async () => {
  const small = await createTestApp({ contactRequests: 3 });
  const statuses = [];
  for (let host = 1; host <= 5; host += 1) {
    const options = {
      method: "POST",
      url: "/api/contact",
      payload: request,
      remoteAddress: `192.0.2.${host}`,
    } as const;
    statuses.push((await small.inject(options)).statusCode);
  }
  expect(statuses).toEqual([204, 204, 204, 429, 429]);
  await small.close();
});

test("what was handled is deleted when the retention time has passed, what is new is not", async () => {
  await send();
  await send({ name: "Toinen" });
  const handled = (await inbox()).find(({ name }) => name === request.name);
  await admin.patch(`/contact-requests/${handled?.id}`, { handled: true });
  const handledBefore = (days: number) =>
    portal.pool.query(
      "UPDATE contact_requests SET handled_at = now() - make_interval(days => $1) WHERE handled_at IS NOT NULL",
      [days],
    );
  await handledBefore(29);
  await trimExpired(portal.pool, { retentionDays: 30 });
  expect(await inbox()).toHaveLength(2);
  await handledBefore(31);
  await trimExpired(portal.pool, { retentionDays: 30 });
  expect((await inbox()).map(({ name }) => name)).toEqual(["Toinen"]);
});

test("nobody but the product admin reads the inbox", async () => {
  await send();
  const [{ id }] = (await inbox()) as [Received];
  const user = await portal.signInAs(await makeUser(portal.db));
  for (const [caller, status] of [
    [user, 403],
    [portal.anonymous, 401],
  ] as const) {
    expect((await caller.get("/contact-requests")).status).toBe(status);
    expect((await caller.patch(`/contact-requests/${id}`, { handled: true })).status).toBe(status);
  }
  expect(await inbox()).toMatchObject([{ handled: false }]);
});
