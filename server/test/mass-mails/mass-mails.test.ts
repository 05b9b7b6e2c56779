import { sql } from "kysely";
import { v7 as uuidv7 } from "uuid";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { advanceMassMails } from "../../src/mass-mails/advance-mass-mails.ts";
import { createLog } from "../../src/platform/log/create-log.ts";
import { createMailer } from "../../src/platform/mail/create-mailer.ts";
import { queueMail } from "../../src/platform/mail/queue-mail.ts";
import { sendQueued } from "../../src/platform/mail/send-queued.ts";
import { runOutbox } from "../../src/platform/outbox/run-outbox.ts";
import { sendWaiting } from "../../src/platform/outbox/send-waiting.ts";
import type { Caller, ProblemBody } from "../app/caller.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeOrganization, type TestOrganization } from "../builders/make-organization.ts";
import { makeUser } from "../builders/make-user.ts";
import { sizeOf } from "../documents/support/long.ts";
import { headerOf, startSmtp, textOf } from "../mail/start-smtp.ts";

type MassMail = { id: string; subject: string; recipients: number; sent: number; failed: number } & Record<
  string,
  unknown
>;
type Row = { emailAddress: string; name: string; state: string; error: string | null; at: string | null };

const log = createLog("silent");
let portal: TestApp;
let admin: Caller;
let adminAddress: string;
let seller: TestOrganization;
let buyer: TestOrganization;
beforeAll(async () => {
  portal = await createTestApp();
  const { db } = portal;
  const user = await makeUser(db, { global_role: "RUNKO_ADMIN" });
  adminAddress = user.emailAddress;
  admin = await portal.signInAs(user);
  seller = await makeOrganization(db, {
    roles: ["SUPPLIER", "SUPPLIER_ADMIN"],
    public_supplier: true,
    active_event_types: ["Fault"],
    event_type_rights: [],
  });
  buyer = await makeOrganization(db, {
    roles: ["SUBSCRIBER", "SUBSCRIBER_ADMIN"],
    event_type_rights: ["Inquiry"],
    active_event_types: [],
  });
  await makeUser(db, {
    last_name: "Aalto",
    roles: [
      [seller, "SUPPLIER"],
      [seller, "SUPPLIER_ADMIN"],
    ],
  });
  await makeUser(db, { last_name: "Berg", roles: [[buyer, "SUBSCRIBER"]] });
  await makeUser(db, {
    last_name: "Cajander",
    roles: [
      [buyer, "SUBSCRIBER_ADMIN"],
      [seller, "SUPPLIER"],
    ],
  });
  await makeUser(db, { last_name: "Estetty", disabled: true, roles: [[buyer, "SUBSCRIBER"]] });
  await makeUser(db, { last_name: "Ryhmä", group_account: true, roles: [[buyer, "SUBSCRIBER"]] });
});
beforeEach(async () => {
  await sql`TRUNCATE outbox, mass_mails, mass_mail_recipients`.execute(portal.db);
});
afterAll(() => portal.close());

const message = { subject: "Huoltokatko lauantaina", text: "Portaali on poissa klo 22–24.\n\nTerveisin ylläpito" };
const everybody = { everybody: true };
const send = (criteria: object, recipients: number, headers = {}) =>
  admin.post<MassMail & ProblemBody>("/emails", { ...message, criteria, recipients }, headers);
const lastNames = async (criteria: object) => {
  const { body } = await admin.post<{ recipients: number; sample: string[] }>("/emails/preview", criteria);
  expect(body.recipients).toBe(body.sample.length);
  return body.sample.map((name) => name.split(" ").at(-1));
};
const one = async (id: string) => (await admin.get<MassMail>(`/emails/${id}`)).body;
const rowsOf = async (id: string, where: object = {}) => {
  const filter = encodeURIComponent(JSON.stringify({ where, limit: 1000 }));
  return (await admin.get<Row[]>(`/emails/${id}/recipients?filter=${filter}`)).body;
};
const sendersBy = (url: string) => {
  const mailer = createMailer(url, { mailFrom: "Runko <runko@x.example>", publicUrl: "https://x.example" });
  return { mail: (waiting: { id: string; payload: unknown }) => sendQueued(mailer, waiting) };
};

describe("whom it goes to", () => {
  test.each([
    [{}, []],
    [everybody, ["Aalto", "Berg", "Cajander", "Ryhmä"]],
    [{ roles: ["SUBSCRIBER"] }, ["Berg", "Ryhmä"]],
    [{ roles: ["SUPPLIER", "SUBSCRIBER_ADMIN"] }, ["Aalto", "Cajander"]],
    [{ organizationKinds: ["supplier"] }, ["Aalto", "Cajander"]],
    [{ organizationKinds: ["subscriber"] }, ["Berg", "Cajander", "Ryhmä"]],
    [{ organizationKinds: ["publicSupplier"], roles: ["SUPPLIER_ADMIN"] }, ["Aalto"]],
    [{ organizationKinds: ["backboneOperator"] }, []],
    [{ eventTypes: ["Fault"] }, ["Aalto", "Cajander"]],
    [{ eventTypes: ["Inquiry", "Order"] }, ["Berg", "Cajander", "Ryhmä"]],
    // A role in one organization does not join with the kind of another.
    [{ roles: ["SUBSCRIBER_ADMIN"], organizationKinds: ["supplier"] }, []],
  ])("%j: %j", async (criteria, names) => {
    expect(await lastNames(criteria)).toEqual(names);
  });

  test("organizations by their ids; one that is not there has nobody", async () => {
    expect(await lastNames({ organizationIds: [seller.id] })).toEqual(["Aalto", "Cajander"]);
    expect(await lastNames({ organizationIds: [uuidv7()] })).toEqual([]);
  });
});

test("what would not be read, or reaches nobody, is not sent", async () => {
  const codes = async (body: object) => {
    const answer = await admin.post<ProblemBody>("/emails", { criteria: everybody, recipients: 4, ...body });
    return answer.body.errors?.map(({ path, code }) => `${path} ${code}`) ?? [`${answer.status} ${answer.body.code}`];
  };
  expect(await codes({ subject: "", text: " " })).toEqual(["subject REQUIRED", "text REQUIRED"]);
  expect(await codes({ ...message, subject: "Hei\r\nBcc: vieras@x.example" })).toEqual(["subject INVALID_VALUE"]);
  expect(await codes({ ...message, criteria: { organizationIds: [uuidv7()] }, recipients: 0 })).toEqual([
    "422 NO_RECIPIENTS",
  ]);
  expect((await send(everybody, 3)).body).toMatchObject({ status: 409, code: "RECIPIENTS_CHANGED", recipients: 4 });
  expect((await admin.get<MassMail[]>("/emails")).body).toEqual([]);
});

test("nothing is sent while nobody is chosen, nor to everybody and some at once (mass mail starts empty)", async () => {
  const issuesOf = async (criteria: object, recipients: number) =>
    (await send(criteria, recipients)).body.errors?.map(({ path, code }) => `${path} ${code}`);
  expect(await issuesOf({}, 0)).toEqual(["criteria.everybody NOBODY_CHOSEN"]);
  expect(await issuesOf({ roles: [], organizationIds: [] }, 4)).toEqual(["criteria.everybody NOBODY_CHOSEN"]);
  expect(await issuesOf({ ...everybody, roles: ["SUPPLIER"] }, 2)).toEqual(["criteria.everybody INVALID_VALUE"]);
  expect((await admin.get<MassMail[]>("/emails")).body).toEqual([]);
});

test("a test goes to the sender alone, as a recipient would get it", async () => {
  const smtp = await startSmtp();
  expect((await admin.post("/emails/test", message)).status).toBe(204);
  await sendWaiting({ pool: portal.pool, log }, sendersBy(smtp.url));
  expect(smtp.mails.map((mail) => [headerOf(mail, "To"), headerOf(mail, "Subject")])).toEqual([
    [adminAddress, message.subject],
  ]);
  expect(textOf(smtp.mails[0] ?? "")).toMatch(/^Portaali on poissa klo 22–24\.[^]*Sait tämän viestin/);
  await smtp.close();
});

test("the same request again sends once, and stands once in the log", async () => {
  const key = { "idempotency-key": uuidv7() };
  const answers = await Promise.all([send(everybody, 4, key), send(everybody, 4, key), send(everybody, 4, key)]);
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
  expect((await admin.get<MassMail[]>("/emails")).body).toHaveLength(1);
  const { body: entries } =
    await admin.get<{ subject: string; subjectName: string; changes: object[] }[]>("/admin-log");
  const told = entries.find(({ subject }) => subject === "massMail");
  expect(told).toMatchObject({ subjectName: message.subject, changes: [{ field: "recipients", after: 4 }] });
});

/** An organization of so many users, as `saaja<number>@<domain>`. */
async function makeCrowd(size: number, domain: string): Promise<TestOrganization> {
  const crowd = await makeOrganization(portal.db, { roles: ["SUBSCRIBER"] });
  await sql`
    WITH made AS (
      INSERT INTO users (id, first_name, last_name, email_address)
      SELECT gen_random_uuid(), 'Saaja', 'Numero ' || n, 'saaja' || n || ${`@${domain}`}
      FROM generate_series(1, ${size}::integer) n
      RETURNING id)
    INSERT INTO user_organization_roles (user_id, organization_id, role) SELECT id, ${crowd.id}, 'SUBSCRIBER' FROM made
  `.execute(portal.db);
  return crowd;
}

const many = sizeOf(500, 10_000);

test(
  `${many} recipients get one message each over restarts of eight workers, and another mail is not kept waiting`,
  async () => {
    const { db, pool } = portal;
    const large = await makeCrowd(many, "joukko.example");
    const { body: mass } = await send({ organizationIds: [large.id] }, many);
    expect(mass).toMatchObject({ recipients: many, sent: 0, failed: 0, organizations: [{ id: large.id }] });

    const smtp = await startSmtp();
    expect(await advanceMassMails(db)).toBe(100);
    expect(await advanceMassMails(db)).toBe(0);
    await queueMail(db, { to: "kiire@x.example", subject: "Uusi salasana", text: "x" });

    const work = () => runOutbox({ pool, log }, sendersBy(smtp.url), { everyMs: 5 });
    const workers = Array.from({ length: 8 }, work);
    for (let round = 1; (await one(mass.id)).sent < many; round += 1) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      await Promise.all([advanceMassMails(db), advanceMassMails(db)]);
      if (round % 5 === 0) {
        await workers.shift()?.();
        workers.push(work());
      }
    }
    for (const stop of workers) await stop();
    const to = smtp.mails.map((mail) => headerOf(mail, "To") ?? "");
    expect(to.indexOf("kiire@x.example")).toBeLessThan(150);
    const addresses = to.filter((address) => address.endsWith("@joukko.example"));
    expect([addresses.length, new Set(addresses).size]).toEqual([many, many]);
    for (const mail of smtp.mails) {
      expect(mail).not.toMatch(/^(?:Cc|Bcc):/im);
      expect(mail.match(/saaja\d+@joukko\.example/g)?.length ?? 0).toBeLessThanOrEqual(1);
    }
    expect(await one(mass.id)).toMatchObject({ recipients: many, sent: many, failed: 0 });
    expect(await advanceMassMails(db)).toBe(0);
    await smtp.close();
  },
  sizeOf(60_000, 600_000),
);

test("one over restarts and a failing server, stopped in the middle, the failed ones tried again: nobody gets it twice", async () => {
  const { db, pool } = portal;
  const size = sizeOf(200, 500);
  const crowd = await makeCrowd(size, "pysaytys.example");
  const { body: mass } = await send({ organizationIds: [crowd.id] }, size);
  const mishaps = Array.from({ length: size * 10 }, (_one, number) => (["refused", "lost"] as const)[number % 5]);
  const smtp = await startSmtp({ mishap: () => mishaps.pop() });
  const workUntil = async (isEnough: (now: MassMail) => boolean) => {
    while (!isEnough(await one(mass.id))) {
      const workers = [1, 2, 3].map(() => runOutbox({ pool, log }, sendersBy(smtp.url), { everyMs: 5 }));
      await Promise.all([advanceMassMails(db), advanceMassMails(db)]);
      await sql`UPDATE outbox SET available_at = now() WHERE last_error IS NOT NULL AND dead_at IS NULL`.execute(db);
      await new Promise((resolve) => setTimeout(resolve, 50));
      for (const stop of workers) await stop();
    }
  };
  const isSettled = ({ recipients, sent, failed, stopped }: MassMail) => sent + failed + Number(stopped) === recipients;

  await workUntil(({ sent }) => sent >= size / 5);
  const [{ status }] = await Promise.all([admin.post(`/emails/${mass.id}/stop`), workUntil(isSettled)]);
  expect(status).toBe(200);
  const ended = await one(mass.id);
  const stopped = Number(ended["stopped"]);
  expect(Math.min(ended.sent, ended.failed, stopped)).toBeGreaterThan(0);

  const retry = () => admin.post<MassMail>(`/emails/${mass.id}/retry`);
  for (const { body } of await Promise.all([retry(), retry()])) expect(body).toMatchObject({ failed: 0, stopped });
  mishaps.length = 0;
  await workUntil(isSettled);
  await smtp.close();
  expect(await one(mass.id)).toMatchObject({ sent: ended.sent + ended.failed, failed: 0, stopped });
  const reached = smtp.mails.map((mail) => headerOf(mail, "To"));
  expect([reached.length, new Set(reached).size]).toEqual([size - stopped, size - stopped]);
}, 60_000);

test("messages that wait for another attempt keep no other mass e-mail waiting", async () => {
  const { db } = portal;
  const crowd = await makeCrowd(100, "ruuhka.example");
  await send({ organizationIds: [crowd.id] }, 100);
  expect(await advanceMassMails(db)).toBe(100);
  await send({ organizationIds: [buyer.id] }, 3);
  expect(await advanceMassMails(db)).toBe(0);
  await sql`UPDATE outbox SET attempts = 1, available_at = now() + interval '1 hour', last_error = '450 Busy'`.execute(
    db,
  );
  expect(await advanceMassMails(db)).toBe(3);
});

test("each recipient's result is told; one that was given up may be sent again, and the outbox may forget", async () => {
  const { db, pool } = portal;
  const { body: mass } = await send({ roles: ["SUBSCRIBER"], organizationIds: [buyer.id] }, 2);
  await advanceMassMails(db);
  const refusing = await startSmtp({ mishap: () => "refused" });
  await sendWaiting({ pool, log }, sendersBy(refusing.url));
  await refusing.close();
  await advanceMassMails(db);
  expect((await rowsOf(mass.id)).map(({ name, state, error }) => [name.split(" ").at(-1), state, error])).toEqual([
    ["Berg", "failed", "550 No such mailbox"],
    ["Ryhmä", "failed", "550 No such mailbox"],
  ]);
  const { mail_id } = await db
    .selectFrom("mass_mail_recipients")
    .select("mail_id")
    .where("name", "like", "%Berg")
    .executeTakeFirstOrThrow();
  expect((await admin.post(`/admin/mails/${mail_id}/resend`)).status).toBe(204);
  await advanceMassMails(db);
  expect(await one(mass.id)).toMatchObject({ sent: 0, failed: 1 });
  const smtp = await startSmtp();
  await sendWaiting({ pool, log }, sendersBy(smtp.url));
  await smtp.close();
  await advanceMassMails(db);
  await sql`TRUNCATE outbox`.execute(db);
  await advanceMassMails(db);
  expect(await one(mass.id)).toMatchObject({ sent: 1, failed: 1 });
  expect((await rowsOf(mass.id, { state: "sent" })).map(({ name }) => name.split(" ").at(-1))).toEqual(["Berg"]);

  const { body: lost } = await send({ roles: ["SUBSCRIBER"], organizationIds: [buyer.id] }, 2);
  await advanceMassMails(db);
  await sql`TRUNCATE outbox`.execute(db);
  await advanceMassMails(db);
  expect((await rowsOf(lost.id)).map(({ state, error }) => [state, error])).toEqual([
    ["failed", "STALE"],
    ["failed", "STALE"],
  ]);
});

test("one that is stopped half-way leaves for nobody more, tells whom it did not reach, and does not go on", async () => {
  const { db, pool } = portal;
  const { body: mass } = await send({ organizationIds: [seller.id, buyer.id] }, 4);
  const course = (what: string, id = mass.id) => admin.post<MassMail>(`/emails/${id}/${what}`);
  await advanceMassMails(db);
  const [first, second] = await rowsOf(mass.id);
  // When the admin presses, one of the four is being sent, and another waits for its second attempt.
  await sql`UPDATE outbox SET attempts = 1 WHERE payload->>'to' = ${first?.emailAddress}`.execute(db);
  await sql`UPDATE outbox SET attempts = 1, last_error = '450 Busy' WHERE payload->>'to' = ${second?.emailAddress}`.execute(
    db,
  );
  expect((await course("stop")).body).toMatchObject({ recipients: 4, sent: 0, failed: 0, stopped: 3 });
  const { body: again } = await course("stop");
  expect([again.stopped, again.stoppedAt]).toEqual([3, expect.any(String)]);
  expect(await advanceMassMails(db)).toBe(0);
  const smtp = await startSmtp();
  await sendWaiting({ pool, log }, sendersBy(smtp.url));
  await smtp.close();
  await advanceMassMails(db);
  expect(smtp.mails.map((mail) => headerOf(mail, "To"))).toEqual([first?.emailAddress]);
  expect(await one(mass.id)).toMatchObject({ recipients: 4, sent: 1, failed: 0, stopped: 3 });
  expect((await rowsOf(mass.id, { state: "stopped" })).map(({ state, at }) => [state, at])).toEqual(
    Array.from({ length: 3 }, () => ["stopped", null]),
  );
  await course("retry");
  expect(await advanceMassMails(db)).toBe(0);
  const { body: entries } = await admin.get<{ subjectId: string; changes: { after: string }[] }[]>("/admin-log");
  const told = entries.filter(({ subjectId }) => subjectId === mass.id).map(({ changes }) => changes[0]?.after);
  expect(told).toEqual(["Pysäytetty, ilman jäi 3 vastaanottajaa", 4]);
  expect((await course("stop", uuidv7())).status).toBe(404);
});

test("one that has left for everybody is not stopped any more", async () => {
  const { body: mass } = await send({ organizationIds: [buyer.id] }, 3);
  await advanceMassMails(portal.db);
  await sql`UPDATE outbox SET attempts = 1, done_at = now()`.execute(portal.db);
  expect((await admin.post<MassMail>(`/emails/${mass.id}/stop`)).body).toMatchObject({ stopped: 0, stoppedAt: null });
});

test("all that were given up are tried again under their ids, and reach who is there by then", async () => {
  const { db, pool } = portal;
  const { body: mass } = await send({ organizationIds: [buyer.id] }, 3);
  await advanceMassMails(db);
  const refusing = await startSmtp({ mishap: () => "refused" });
  await sendWaiting({ pool, log }, sendersBy(refusing.url));
  await refusing.close();
  await advanceMassMails(db);
  const ids = async () =>
    (await db.selectFrom("outbox").select("id").where("topic", "=", "mail").orderBy("id").execute()).map(
      ({ id }) => id,
    );
  const before = await ids();
  const retried = await admin.post<MassMail>(`/emails/${mass.id}/retry`);
  expect(retried.body).toMatchObject({ recipients: 3, sent: 0, failed: 0 });
  const smtp = await startSmtp();
  await sendWaiting({ pool, log }, sendersBy(smtp.url));
  await smtp.close();
  await advanceMassMails(db);
  expect(await one(mass.id)).toMatchObject({ sent: 3, failed: 0 });
  expect(await ids()).toEqual(before);
});

test("history comes newest first, a page at a time", async () => {
  const ids = [];
  for (let index = 0; index < 3; index += 1) ids.push((await send({ organizationIds: [buyer.id] }, 3)).body.id);
  const { body, headers } = await admin.get<MassMail[]>("/emails?limit=2");
  expect([body.map(({ id }) => id), headers["x-total-count"]]).toEqual([ids.toReversed().slice(0, 2), "3"]);
  expect((await admin.get(`/emails/${uuidv7()}`)).status).toBe(404);
});
