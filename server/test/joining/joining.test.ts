import { joiningDays } from "@runko/domain/accounts/joining";
import { texts } from "@runko/domain/texts/texts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Caller, ProblemBody } from "../app/caller.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeOrganization, type TestOrganization } from "../builders/make-organization.ts";
import { makeUser, type TestUser } from "../builders/make-user.ts";

const DAY_MS = 24 * 60 * 60_000;

type Sent = { id: string; emailAddress: string; state: string; roles: string[]; invitedBy: string };
type Own = { id: string; organizationName: string; roles: string[]; invitedBy: string };

let portal: TestApp;
let own: TestOrganization;
let elsewhere: TestOrganization;
let admin: TestUser;
let asAdmin: Caller;
let person: TestUser;
let asPerson: Caller;

beforeAll(async () => {
  portal = await createTestApp({ loginAddressAttempts: 10_000 });
});
beforeEach(async () => {
  own = await makeOrganization(portal.db);
  elsewhere = await makeOrganization(portal.db);
  admin = await makeUser(portal.db, { first_name: "Aila", last_name: "Aalto", roles: [[own, "SUBSCRIBER_ADMIN"]] });
  asAdmin = await portal.signInAs(admin);
  person = await makeUser(portal.db, { roles: [[elsewhere, "SUBSCRIBER"]] });
  asPerson = await portal.signInAs(person);
});
afterAll(() => portal.close());

const path = () => `/organizations/${own.id}/invitations`;
const invite = (emailAddress: string, roles: string[] = ["SUBSCRIBER"], caller = asAdmin) =>
  caller.post<ProblemBody & { id: string }>(path(), { emailAddress, roles });
const sent = async () => (await asAdmin.get<Sent[]>(path())).body;
const open = async (caller = asPerson) => (await caller.get<Own[]>("/users/me/invitations")).body;
const answer = (id: string, accept: boolean, caller = asPerson) =>
  caller.post<ProblemBody>(`/users/me/invitations/${id}`, { accept });
const rolesOf = async ({ id }: TestUser) =>
  (
    await portal.db
      .selectFrom("user_organization_roles")
      .select("role")
      .where("user_id", "=", id)
      .where("organization_id", "=", own.id)
      .orderBy("role")
      .execute()
  ).map(({ role }) => role);
const mailTo = async (email: string) => {
  const { rows } = await portal.pool.query<{ payload: { subject: string; text: string } }>(
    "SELECT payload FROM outbox WHERE payload ->> 'to' = $1 ORDER BY created_at DESC, id DESC LIMIT 1",
    [email],
  );
  return rows[0]?.payload;
};
const codes = ({ body }: { body: ProblemBody }) => (body.errors ?? []).map(({ path: at, code }) => `${at} ${code}`);

test("a person of another operator accepts an invitation and has the roles of both (0111)", async () => {
  const { status, body } = await invite(person.emailAddress.toUpperCase());
  expect(status).toBe(201);
  const [invitation] = await open();
  expect(invitation).toMatchObject({ id: body.id, roles: ["SUBSCRIBER"], invitedBy: "Aila Aalto" });
  const mail = await mailTo(person.emailAddress.toUpperCase());
  for (const said of ["Aila Aalto", texts.control.roles.SUBSCRIBER, "/info/invitations"])
    expect(mail?.text).toContain(said);
  expect(await rolesOf(person)).toEqual([]);
  expect((await answer(body.id, true)).status).toBe(204);
  expect(await rolesOf(person)).toEqual(["SUBSCRIBER"]);
  expect(await sent()).toMatchObject([{ state: "accepted", emailAddress: person.emailAddress.toUpperCase() }]);
  expect((await answer(body.id, true)).status).toBe(404);
  expect((await asPerson.get(`/organizations/${own.id}`)).status).toBe(200);
  expect((await asPerson.get(`/organizations/${elsewhere.id}`)).status).toBe(200);
});

test("who declines gets nothing, and the inviter reads it (0111)", async () => {
  const { body } = await invite(person.emailAddress);
  expect((await answer(body.id, false)).status).toBe(204);
  expect(await rolesOf(person)).toEqual([]);
  expect(await sent()).toMatchObject([{ state: "declined" }]);
  expect(await open()).toEqual([]);
});

test("nothing tells the inviter whether the address is anybody's (security F8, D-46)", async () => {
  const [known, unknown] = [await invite(person.emailAddress), await invite("ei-kenenkaan@test.runko.example")];
  expect([known.status, unknown.status]).toEqual([201, 201]);
  expect(Object.keys(known.body)).toEqual(Object.keys(unknown.body));
  const [one, other] = (await sent()).map(({ id: _id, emailAddress: _email, ...rest }) => rest);
  expect({ ...one, invitedAt: "", expiresAt: "" }).toEqual({ ...other, invitedAt: "", expiresAt: "" });
  expect((await mailTo("ei-kenenkaan@test.runko.example"))?.text).toContain(admin.emailAddress);
});

test("an address that the inviter administers is told as in use, and no role is given beyond the own side (D-45)", async () => {
  const member = await makeUser(portal.db, { roles: [[own, "SUBSCRIBER"]] });
  expect(codes(await invite(member.emailAddress))).toEqual(["emailAddress EMAIL_IN_USE"]);
  expect(codes(await invite(person.emailAddress, ["SUPPLIER"]))).toEqual(["roles.0 ROLE_NOT_YOURS_TO_GIVE"]);
  expect(codes(await invite(person.emailAddress, []))).toEqual(["roles REQUIRED"]);
  expect(codes(await invite("ei osoite"))).toEqual(["emailAddress INVALID_EMAIL"]);
  expect(await sent()).toEqual([]);
});

test("an invitation is answered by its address alone, while it is open (0111)", async () => {
  const { body } = await invite(person.emailAddress);
  const other = await portal.signInAs(await makeUser(portal.db, { roles: [[elsewhere, "SUBSCRIBER"]] }));
  expect((await answer(body.id, true, other)).status).toBe(404);
  expect(await open(other)).toEqual([]);
  expect((await asAdmin.delete(`${path()}/${body.id}`)).status).toBe(204);
  expect(await sent()).toMatchObject([{ state: "withdrawn" }]);
  expect((await answer(body.id, true)).status).toBe(404);
  expect((await asAdmin.delete(`${path()}/${body.id}`)).status).toBe(404);

  const late = await invite(person.emailAddress);
  portal.clock.pass(joiningDays.open * DAY_MS + 1000);
  const later = await portal.signInAs(person);
  expect((await answer(late.body.id, true, later)).status).toBe(404);
  expect(await rolesOf(person)).toEqual([]);
  asAdmin = await portal.signInAs(admin);
  expect((await sent())[0]).toMatchObject({ state: "expired" });
});

test("of two invitations to one address the newer counts, and answers at once give the roles once (0111)", async () => {
  const first = await invite(person.emailAddress);
  const second = await invite(person.emailAddress);
  expect((await answer(first.body.id, true)).status).toBe(404);
  const answers = await Promise.all([answer(second.body.id, true), answer(second.body.id, true)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 404]);
  expect(await rolesOf(person)).toEqual(["SUBSCRIBER"]);
});

test("nobody joins a closed organization, nor in a role that it has lost (D-53)", async () => {
  const { body } = await invite(person.emailAddress);
  const organization = portal.db.updateTable("organizations").where("id", "=", own.id);
  await organization.set({ closed_at: new Date() }).execute();
  expect((await answer(body.id, true)).status).toBe(404);
  await organization.set({ closed_at: null }).execute();
  await portal.db
    .deleteFrom("organization_role_grants")
    .where("organization_id", "=", own.id)
    .where("role", "=", "SUBSCRIBER")
    .execute();
  const { status, body: problem } = await answer(body.id, true);
  expect([status, problem.code]).toEqual([409, "CONFLICT"]);
  expect((await open()).map(({ id }) => id)).toEqual([body.id]);
});

test("so many invitations to one address in a while, from wherever they come", async () => {
  const statuses = [];
  for (let count = 0; count <= portal.config.loginAttempts; count += 1)
    statuses.push((await invite(person.emailAddress)).status);
  expect(statuses.at(-1)).toBe(429);
  expect(statuses.filter((status) => status === 201)).toHaveLength(portal.config.loginAttempts);
});
