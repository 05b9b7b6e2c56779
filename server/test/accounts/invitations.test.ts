import { mostInvited } from "@runko/domain/accounts/invitations";
import { texts } from "@runko/domain/texts/texts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { mailPasswordReset } from "../../src/accounts/mail-password-reset.ts";
import type { ManagedUser } from "../../src/accounts/user-entity.ts";
import { createLog } from "../../src/platform/log/create-log.ts";
import { createMailer } from "../../src/platform/mail/create-mailer.ts";
import { sendWaiting } from "../../src/platform/outbox/send-waiting.ts";
import type { Caller } from "../app/caller.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeOrganization, type TestOrganization } from "../builders/make-organization.ts";
import { makeUser } from "../builders/make-user.ts";
import { headerOf, startSmtp, textOf, type TestSmtp } from "../mail/start-smtp.ts";

const DAY_MS = 24 * 60 * 60_000;
const password = "ensimmäinen pitkä salasana";

type Told = { kept: boolean; results: { userId: string; result: string }[] };
type Link = { state: string; invitedBy: { name: string; emailAddress: string } | null; code?: string };

let smtp: TestSmtp;
let portal: TestApp;
let own: TestOrganization;
let admin: { id: string; emailAddress: string };
let asAdmin: Caller;

beforeAll(async () => {
  smtp = await startSmtp();
  portal = await createTestApp({ smtpUrl: smtp.url, loginAddressAttempts: 10_000 });
  own = await makeOrganization(portal.db);
  admin = await makeUser(portal.db, { first_name: "Aila", last_name: "Aalto", roles: [[own, "SUBSCRIBER_ADMIN"]] });
});
beforeEach(async () => {
  smtp.mails.length = 0;
  asAdmin = await portal.signInAs(admin);
});
afterAll(async () => {
  await portal.close();
  await smtp.close();
});

const member = () => makeUser(portal.db, { roles: [[own, "SUBSCRIBER"]] });
const invite = (caller: Caller, ...userIds: string[]) => caller.post<Told>("/users/invitations", { userIds });
const resultsOf = async (caller: Caller, ...ids: string[]) => {
  const { results } = (await invite(caller, ...ids)).body;
  return ids.map((id) => results.find(({ userId }) => userId === id)?.result);
};
const send = async () => {
  const mailer = createMailer(smtp.url, portal.config);
  const senders = {
    "password-reset": (waiting: Parameters<typeof mailPasswordReset>[2]) => mailPasswordReset(portal, mailer, waiting),
  };
  await sendWaiting({ pool: portal.pool, log: createLog("silent") }, senders);
};
const tokenOf = (mail = "") => /#(\S+)/.exec(textOf(mail))?.[1] ?? "";
const open = (token: string) => portal.anonymous.post<Link>("/reset-password/open", { token });
const confirm = (token: string) =>
  portal.anonymous.post<{ code?: string }>("/reset-password/confirm", { token, password });
const find = async (where: object, caller = asAdmin) =>
  (await caller.get<ManagedUser[]>(`/users?filter=${encodeURIComponent(JSON.stringify({ where }))}`)).body;
const stateOf = async (id: string) => (await find({ id }))[0]?.invitation?.state ?? null;
const invitedToken = async (id: string) => {
  await invite(asAdmin, id);
  await send();
  return tokenOf(smtp.mails.at(-1));
};
const later = (id: string) =>
  portal.pool.query("UPDATE invitations SET asked_at = asked_at - interval '1 hour' WHERE user_id = $1", [id]);

test("an invitation lives seven days and a reset link half an hour (control F4, D-52)", async () => {
  const user = await member();
  const token = await invitedToken(user.id);
  portal.clock.pass(7 * DAY_MS - 60_000);
  expect((await open(token)).body.state).toBe("open");
  expect((await confirm(token)).status).toBe(204);

  asAdmin = await portal.signInAs(admin);
  const late = await member();
  const lateToken = await invitedToken(late.id);
  portal.clock.pass(7 * DAY_MS + 60_000);
  expect((await open(lateToken)).body).toEqual({
    state: "expired",
    invitedBy: { name: "Aila Aalto", emailAddress: admin.emailAddress },
  });
  expect((await confirm(lateToken)).body.code).toBe("RESET_LINK_INVALID");

  await portal.anonymous.post(`/reset-password?email=${late.emailAddress}`);
  await send();
  const reset = tokenOf(smtp.mails.at(-1));
  portal.clock.pass(31 * 60_000);
  expect((await open(reset)).body).toEqual({ state: "expired", invitedBy: null });
});

test("the mail says who invites, how long the link lives and whom to ask (control F4, D-52)", async () => {
  const user = await member();
  await invitedToken(user.id);
  const [mail = ""] = smtp.mails;
  expect(headerOf(mail, "Subject")).toBe(texts.mails.invitation.subject);
  const text = textOf(mail).replace(/\s+/g, " ");
  for (const said of ["Aila Aalto kutsuu", "7 päivän ajan", admin.emailAddress, user.emailAddress])
    expect(text).toContain(said);
});

test("what became of an invitation shows on the user and is found by it (control F4, D-52)", async () => {
  const user = await member();
  expect(await stateOf(user.id)).toBeNull();
  expect(await find({ id: user.id, "invitation.state": null, hasPassword: false })).toHaveLength(1);
  await invite(asAdmin, user.id);
  expect(await stateOf(user.id)).toBe("waiting");
  await send();
  expect(await stateOf(user.id)).toBe("sent");
  const token = tokenOf(smtp.mails.at(-1));
  await open(token);
  expect(await stateOf(user.id)).toBe("opened");
  expect(await find({ id: user.id, "invitation.state": "opened" })).toHaveLength(1);
  await portal.pool.query("UPDATE invitations SET expires_at = now() WHERE user_id = $1", [user.id]);
  expect(await stateOf(user.id)).toBe("expired");

  await later(user.id);
  const again = await invitedToken(user.id);
  expect((await find({ id: user.id }))[0]?.invitation).toMatchObject({ state: "sent", times: 2, openedAt: null });
  expect((await confirm(again)).status).toBe(204);
  expect(await stateOf(user.id)).toBe("accepted");
  expect((await open(again)).body.state).toBe("used");
  expect((await open(token)).body.state).toBe("used");
});

test("one that the mail server refuses for good is told as not delivered (D-52)", async () => {
  const user = await member();
  await invite(asAdmin, user.id);
  await portal.pool.query("UPDATE outbox SET dead_at = now() WHERE payload ->> 'email' = $1", [user.emailAddress]);
  expect(await stateOf(user.id)).toBe("failed");
});

test("a selection is invited by one call, which tells of each (control F4, D-52)", async () => {
  const [first, second] = [await member(), await member()];
  const elsewhere = await makeOrganization(portal.db);
  const roles = [[own, "SUBSCRIBER"]] as const;
  const shared = await makeUser(portal.db, { roles: [...roles, [elsewhere, "SUBSCRIBER"]] });
  const known = await makeUser(portal.db, { roles, password });
  const group = await makeUser(portal.db, { roles, group_account: true });
  const foreign = await makeUser(portal.db, { roles: [[elsewhere, "SUBSCRIBER"]] });
  const ids = [first, second, shared, known, group, foreign].map(({ id }) => id);
  expect(await resultsOf(asAdmin, ...ids)).toEqual([
    "invited",
    "invited",
    "belongsElsewhere",
    "hasPassword",
    "noLogin",
    "notFound",
  ]);
  await send();
  expect(smtp.mails).toHaveLength(2);
  expect(await resultsOf(asAdmin, first.id)).toEqual(["justInvited"]);
  expect((await invite(asAdmin, foreign.id)).status).toBe(404);
  const many = Array.from({ length: mostInvited + 1 }, () => first.id);
  expect((await invite(asAdmin, ...many)).status).toBe(422);
  expect((await invite(asAdmin)).status).toBe(422);
  expect((await invite(await portal.signInAs(first), second.id)).status).toBe(403);
});

test("a link does not outlive the address that it was mailed to (D-52)", async () => {
  const user = await member();
  const token = await invitedToken(user.id);
  await portal.db
    .updateTable("users")
    .set({ email_address: `oikea-${user.emailAddress}` })
    .where("id", "=", user.id)
    .execute();
  expect((await open(token)).body.state).toBe("expired");
  expect((await confirm(token)).body.code).toBe("RESET_LINK_INVALID");
  expect(await stateOf(user.id)).toBe("expired");
});

test("a forged link is told nothing, and a disabled user's opens nothing (D-52)", async () => {
  const user = await member();
  const token = await invitedToken(user.id);
  expect((await open(`${token}x`)).body.code).toBe("RESET_LINK_INVALID");
  await portal.db.updateTable("users").set({ disabled: true }).where("id", "=", user.id).execute();
  expect((await open(token)).body).toEqual({ state: "expired", invitedBy: null });
  expect(portal.logged()).not.toContain(token);
});

test("nobody else hears of an invitation (D-52)", async () => {
  const user = await member();
  await invitedToken(user.id);
  const other = await makeOrganization(portal.db);
  const stranger = await portal.signInAs(await makeUser(portal.db, { roles: [[other, "SUBSCRIBER_ADMIN"]] }));
  expect(await find({ id: user.id }, stranger)).toEqual([]);
  expect(await find({ "invitation.state": "sent" }, stranger)).toEqual([]);
  expect(JSON.stringify(await find({ id: user.id }))).not.toContain(tokenOf(smtp.mails.at(-1)).slice(0, 20));
});

test("a deleted user's link and invitation are gone (D-52)", async () => {
  const user = await member();
  const token = await invitedToken(user.id);
  expect((await asAdmin.delete(`/users/${user.id}`)).status).toBe(204);
  expect((await open(token)).body.state).toBe("expired");
  const { rows } = await portal.pool.query("SELECT FROM invitations WHERE user_id = $1", [user.id]);
  expect(rows).toEqual([]);
});

test("users that come by CSV are invited on a tick, and only then (control F4, D-52)", async () => {
  const columns = texts.csv.columns.users;
  const rolesName = texts.control.roles.SUBSCRIBER;
  const csvOf = (name: string, group = "") =>
    [
      [columns.lastName, columns.firstName, columns.emailAddress, columns.roles, columns.groupAccount].join(";"),
      `Laine;${name};${name}@csv.test.runko.example;${rolesName};${group}`,
    ].join("\n");
  const load = (body: object) =>
    asAdmin.post<{ invited: number; stored: boolean }>(`/organizations/${own.id}/users/import`, body);
  expect((await load({ csv: csvOf("eka"), invite: true, preview: true })).body).toMatchObject({ invited: 0 });
  expect((await load({ csv: csvOf("eka"), invite: true })).body).toMatchObject({ stored: true, invited: 1 });
  expect((await load({ csv: csvOf("toka") })).body).toMatchObject({ stored: true, invited: 0 });
  await send();
  expect(smtp.mails).toHaveLength(1);
  expect(textOf(smtp.mails[0] ?? "")).toContain("eka@csv.test.runko.example");
  const keeper = await portal.signInAs(await makeUser(portal.db, { global_role: "RUNKO_ADMIN" }));
  const nnis = await keeper.post<{ code: string }>(`/organizations/${own.id}/nnis/import`, { csv: "", invite: true });
  expect([nnis.status, nnis.body.code]).toEqual([400, "MALFORMED_REQUEST"]);
});
