import { texts } from "@runko/domain/texts/texts";
import { randomBytes, randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { mailPasswordReset } from "../../src/accounts/mail-password-reset.ts";
import { createMailer } from "../../src/platform/mail/create-mailer.ts";
import { createLog } from "../../src/platform/log/create-log.ts";
import { trimExpired } from "../../src/trim-expired.ts";
import { sendWaiting } from "../../src/platform/outbox/send-waiting.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makePair } from "../builders/make-pair.ts";
import { makeUser } from "../builders/make-user.ts";
import { headerOf, startSmtp, textOf, type TestSmtp } from "../mail/start-smtp.ts";

const newPassword = "uusi ja pitkä salasana";

let smtp: TestSmtp;
let portal: TestApp;
beforeAll(async () => {
  smtp = await startSmtp();
  portal = await createTestApp({ smtpUrl: smtp.url, loginAddressAttempts: 10_000 });
});
beforeEach(() => {
  smtp.mails.length = 0;
});
afterAll(async () => {
  await portal.close();
  await smtp.close();
});

const silent = createLog("silent");
const ask = (email: string, caller = portal.anonymous) =>
  caller.post<{ code?: string }>(`/reset-password?email=${encodeURIComponent(email)}`);
const confirm = (token: string, password = newPassword) =>
  portal.anonymous.post<{ code?: string; errors?: object[] }>("/reset-password/confirm", { token, password });
const logIn = (username: string, password: string) =>
  portal.anonymous.post<{ token: string }>("/users/login", { username, password });

async function send(): Promise<void> {
  const mailer = createMailer(smtp.url, portal.config);
  await sendWaiting(
    { pool: portal.pool, log: silent },
    { "password-reset": (waiting) => mailPasswordReset(portal, mailer, waiting) },
  );
}

const tokensOf = (mails: string[]) => mails.map((mail) => /#(\S+)/.exec(textOf(mail))?.[1] ?? "");

const refused = async () =>
  (await portal.db.selectFrom("security_log").select("id").where("event", "=", "passwordResetRefused").execute())
    .length;

async function askedToken(email: string): Promise<string> {
  await ask(email);
  await send();
  return tokensOf(smtp.mails).at(-1) ?? "";
}

test("without a mail server the word waits for the product admin, who hands the link on; the log tells it (0066)", async () => {
  const bare = await createTestApp();
  const user = await makeUser(bare.db);
  const reader = await makeUser(bare.db, { global_role: "RUNKO_ADMIN" });
  const admin = await bare.signInAs(reader);
  for (const email of [user.emailAddress, "tuntematon@runko.example"]) {
    const { status, body } = await bare.anonymous.post(`/reset-password?email=${email}`);
    expect([status, body]).toEqual([202, { kept: true }]);
  }
  const { body: mails } = await admin.get<{ id: string; to: string; state: string }[]>("/admin/mails");
  const read = async (to: string) => {
    const mail = mails.find((one) => one.to === to);
    expect(mail?.state).toBe("waiting");
    return (await admin.get<{ text: string | null; withheld: string | null }>(`/admin/mails/${mail?.id}`)).body;
  };
  expect(await read("tuntematon@runko.example")).toEqual({ text: null, withheld: "nobody" });
  const first = await read(user.emailAddress);
  expect(await read(user.emailAddress)).toEqual(first);
  const readings = await bare.db
    .selectFrom("security_log")
    .select(["user_id", "details"])
    .where("event", "=", "passwordResetLinkRead")
    .execute();
  expect(readings).toEqual(Array.from({ length: 2 }, () => ({ user_id: reader.id, details: { user: user.id } })));
  const token = /#(\S+)/.exec(first.text ?? "")?.[1] ?? "";
  const set = () => bare.anonymous.post("/reset-password/confirm", { token, password: newPassword });
  expect((await set()).status).toBe(204);
  expect(await read(user.emailAddress)).toEqual({ text: null, withheld: "over" });
  await trimExpired(bare.pool, bare.config);
  expect(await read(user.emailAddress)).toEqual({ text: null, withheld: "over" });
  expect((await set()).status).toBe(422);
  expect(bare.logged()).not.toContain(token);
  await bare.close();
});

test("a link that the product admin read holds for half an hour, however often it is read", async () => {
  const bare = await createTestApp();
  const user = await makeUser(bare.db);
  const admin = await bare.signInAs(await makeUser(bare.db, { global_role: "RUNKO_ADMIN" }));
  await bare.anonymous.post(`/reset-password?email=${user.emailAddress}`);
  const [mail] = (await admin.get<{ id: string }[]>("/admin/mails")).body;
  const read = async () => (await admin.get<{ withheld: string | null }>(`/admin/mails/${mail?.id}`)).body.withheld;
  bare.clock.pass(60 * 60_000);
  expect(await read()).toBeNull();
  bare.clock.pass(20 * 60_000);
  expect(await read()).toBeNull();
  bare.clock.pass(11 * 60_000);
  expect(await read()).toBe("over");
  await bare.close();
});

test("a link that could be mailed late only holds for half an hour from then", async () => {
  const user = await makeUser(portal.db);
  smtp.refuse(1);
  await ask(user.emailAddress);
  await send();
  portal.clock.pass(120 * 60_000);
  await portal.pool.query("UPDATE outbox SET available_at = now() WHERE done_at IS NULL");
  await send();
  portal.clock.pass(20 * 60_000);
  expect((await confirm(tokensOf(smtp.mails)[0] ?? "")).status).toBe(204);
});

test("by a mailed link a new password is set once, and every session ends", async () => {
  const user = await makeUser(portal.db, { password: "vanha ja pitkä salasana" });
  const { token: session } = (await logIn(user.emailAddress, "vanha ja pitkä salasana")).body;
  expect((await ask(` ${user.emailAddress.toUpperCase()} `)).status).toBe(204);
  await send();
  const [mail = ""] = smtp.mails;
  expect(mail).toMatch(/^To: .*@/m);
  expect(textOf(mail)).toContain("http://localhost:3000/reset-password#");
  const [token = ""] = tokensOf(smtp.mails);
  expect((await confirm(token)).status).toBe(204);
  expect((await logIn(user.emailAddress, newPassword)).status).toBe(200);
  expect((await logIn(user.emailAddress, "vanha ja pitkä salasana")).status).toBe(401);
  expect((await portal.withToken(session).get("/users/me")).status).toBe(401);
  const again = await confirm(token, "vielä uudempi salasana");
  expect([again.status, again.body.code]).toEqual([422, "RESET_LINK_INVALID"]);
  expect(await refused()).toBe(1);
  expect(portal.logged()).not.toContain(token);
});

test("who has no password yet is invited: told the user name, and where to ask for a new link", async () => {
  const user = await makeUser(portal.db);
  const token = await askedToken(user.emailAddress);
  const [mail = ""] = smtp.mails;
  const { subject } = texts.mails.invitation;
  expect(headerOf(mail, "Subject")).toBe(subject);
  expect(textOf(mail)).toContain(`Tunnuksesi on ${user.emailAddress}.`);
  expect(textOf(mail)).toMatch(/^http:\/\/localhost:3000\/reset-password\r?$/m);
  expect((await confirm(token)).status).toBe(204);
  await askedToken(user.emailAddress);
  expect(headerOf(smtp.mails.at(-1) ?? "", "Subject")).toBe(texts.mails.passwordReset.subject);
});

test("unknown, disabled, deleted and group users are answered alike and mailed nothing (R19)", async () => {
  const disabled = await makeUser(portal.db);
  const group = await makeUser(portal.db);
  const deleted = await makeUser(portal.db);
  const change = (id: string) => portal.db.updateTable("users").where("id", "=", id);
  await change(disabled.id).set({ disabled: true }).execute();
  await change(group.id).set({ group_account: true, password_hash: null }).execute();
  await change(deleted.id).set({ deleted_at: new Date() }).execute();
  const emails = [disabled, group, deleted].map(({ emailAddress }) => emailAddress);
  for (const email of ["tuntematon@runko.example", "ei osoite", ...emails]) expect((await ask(email)).status).toBe(204);
  await send();
  expect(smtp.mails).toEqual([]);
});

test("a link holds for half an hour, and of two uses at once one counts", async () => {
  const user = await makeUser(portal.db);
  const late = await askedToken(user.emailAddress);
  portal.clock.pass(31 * 60_000);
  expect((await confirm(late)).body.code).toBe("RESET_LINK_INVALID");
  const [first, second] = [await askedToken(user.emailAddress), await askedToken(user.emailAddress)];
  expect(first).not.toBe(second);
  const answers = await Promise.all([confirm(first), confirm(second), confirm(first), confirm(second)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 422, 422, 422]);
});

describe("what is not a link of ours", () => {
  test.each([
    ["no signature", (token: string) => token.split(".")[0] ?? ""],
    ["a cut one", (token: string) => token.slice(0, -2)],
    ["that of another", (token: string) => `${token.replace(/^./, (digit) => (digit === "0" ? "1" : "0"))}`],
    ["a guessed one", () => `${randomUUID()}.${randomBytes(32).toString("base64url")}`],
    ["more than one", (token: string) => `${token}.${token}`],
    ["nonsense", () => "../../etc/passwd\u0000"],
  ])("%s", async (_title, forge) => {
    const token = await askedToken((await makeUser(portal.db)).emailAddress);
    const refusals = await refused();
    const { status, body } = await confirm(forge(token));
    expect([status, body.code]).toEqual([422, "RESET_LINK_INVALID"]);
    expect(await refused()).toBe(refusals + 1);
    expect((await confirm(token)).status).toBe(204);
  });
});

test("a weak password is refused in words, and the link still holds", async () => {
  const user = await makeUser(portal.db);
  const token = await askedToken(user.emailAddress);
  for (const password of ["lyhyt", "salasanasalasana", user.emailAddress]) {
    const { status, body } = await confirm(token, password);
    expect([status, body.errors]).toEqual([422, [expect.objectContaining({ path: "password" })]]);
  }
  expect((await confirm(token)).status).toBe(204);
});

test("a mail that the server refuses is sent again later, and is the same mail (R29)", async () => {
  const user = await makeUser(portal.db);
  smtp.refuse(2);
  await ask(user.emailAddress);
  for (let round = 0; round < 4; round += 1) {
    await send();
    await portal.pool.query("UPDATE outbox SET available_at = now() WHERE done_at IS NULL");
  }
  expect(smtp.mails).toHaveLength(1);
  const { rows } = await portal.pool.query<{ attempts: number; id: string }>(
    "SELECT attempts, id FROM outbox ORDER BY created_at DESC LIMIT 1",
  );
  expect(rows[0]?.attempts).toBe(3);
  expect(smtp.mails[0]).toContain(`<${rows[0]?.id}@localhost>`);
  expect((await confirm(tokensOf(smtp.mails)[0] ?? "")).status).toBe(204);
});

test("senders that work at once send each mail once", async () => {
  const users = await Promise.all(Array.from({ length: 8 }, () => makeUser(portal.db)));
  for (const { emailAddress } of users) await ask(emailAddress);
  await Promise.all([send(), send(), send(), send()]);
  expect(new Set(tokensOf(smtp.mails)).size).toBe(8);
  expect(smtp.mails).toHaveLength(8);
});

test("an administrator is told of an address that none of theirs has; nobody else is (D-24f)", async () => {
  const { subscriber, subscriberUser } = await makePair(portal.db);
  const admin = await makeUser(portal.db, { roles: [[subscriber, "SUBSCRIBER_ADMIN"]] });
  const stranger = await makeUser(portal.db);
  const asAdmin = await portal.signInAs(admin);
  expect((await ask(subscriberUser.emailAddress, asAdmin)).status).toBe(204);
  for (const email of [stranger.emailAddress, "tuntematon@runko.example"]) {
    const { status, body } = await ask(email, asAdmin);
    expect([status, body.code]).toEqual([404, "EMAIL_NOT_REGISTERED"]);
  }
  expect((await ask("tuntematon@runko.example", await portal.signInAs(subscriberUser))).status).toBe(204);
});

test("a link of another user sets nobody else's password", async () => {
  const [own, other] = [await makeUser(portal.db), await makeUser(portal.db)];
  const [ownToken, otherToken] = [await askedToken(own.emailAddress), await askedToken(other.emailAddress)];
  const [[id], [, signature]] = [ownToken.split("."), otherToken.split(".")];
  expect((await confirm(`${id}.${signature}`)).status).toBe(422);
  expect((await confirm(otherToken)).status).toBe(204);
  expect((await logIn(own.emailAddress, newPassword)).status).toBe(401);
  expect((await logIn(other.emailAddress, newPassword)).status).toBe(200);
});

test("guessing links is limited for each address that guesses (R19)", async () => {
  const small = await createTestApp({ loginAddressAttempts: 5 });
  const guess = () =>
    small.anonymous.post("/reset-password/confirm", {
      token: `${randomUUID()}.${randomBytes(32).toString("base64url")}`,
      password: newPassword,
    });
  const statuses = [];
  for (let guesses = 0; guesses < 7; guesses += 1) statuses.push((await guess()).status);
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429]);
  await small.close();
});

test("requests from everywhere leave the user's own a way out, and send so many mails (security F9)", async () => {
  const user = await makeUser(portal.db);
  const from = (address: string) =>
    portal.anonymous.post(`/reset-password?email=${encodeURIComponent(user.emailAddress)}`, undefined, {
      "x-forwarded-for": address,
    });
  for (let stranger = 0; stranger < 12; stranger += 1) expect((await from(`198.51.100.${stranger}`)).status).toBe(204);
  expect((await from("192.0.2.1")).status).toBe(204);
  await send();
  expect(smtp.mails).toHaveLength(portal.config.loginAttempts);
});

test("asking is limited for each address asked for", async () => {
  const email = "kysytty@runko.example";
  const statuses = [];
  for (let count = 0; count <= portal.config.loginAttempts; count += 1) statuses.push((await ask(email)).status);
  expect(statuses.at(-1)).toBe(429);
  expect(statuses.filter((status) => status === 204)).toHaveLength(portal.config.loginAttempts);
});
