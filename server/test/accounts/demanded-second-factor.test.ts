import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findSession } from "../../src/sessions/find-session.ts";
import { stillValid } from "../../src/sessions/still-valid.ts";
import type { Caller, ProblemBody } from "../app/caller.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeOrganization } from "../builders/make-organization.ts";
import { makeUser } from "../builders/make-user.ts";

let portal: TestApp;
let strict: TestApp;
beforeAll(async () => {
  [portal, strict] = await Promise.all([createTestApp(), createTestApp({ secondFactorRequired: true })]);
});
afterAll(() => Promise.all([portal.close(), strict.close()]));

const password = "kolmetoista merkkiä";
const path = "/users/me/second-factor";
const refused = { status: 403, body: { code: "SECOND_FACTOR_REQUIRED" } };
const lacks = async (caller: Caller) =>
  (await caller.get<{ lacksSecondFactor: boolean }>("/users/me")).body.lacksSecondFactor;

async function setUp({ clock }: TestApp, caller: Caller) {
  const { body } = await caller.post<{ secret: string }>(path, { currentPassword: password });
  const code = new TOTP({ secret: Secret.fromBase32(body.secret) }).generate({ timestamp: clock.now().getTime() });
  expect((await caller.post(`${path}/proof`, { code })).status).toBe(200);
}

async function makeMember(demanding = true) {
  const { db } = portal;
  const organization = await makeOrganization(db, { second_factor_required: demanding });
  const user = await makeUser(db, { password, roles: [[organization, "SUBSCRIBER", "SUBSCRIBER_ADMIN"]] });
  const inside = `/organizations/${organization.id}`;
  return { organization, user, caller: await portal.signInAs(user), inside };
}

test("who works in an organization that demands it does nothing before it is set up, and then everything", async () => {
  const { caller, inside } = await makeMember();
  const paths = [inside, "/organizations", "/users", `${inside}/roles/SUBSCRIBER/events`, "/users/me/notifications"];
  for (const each of paths) expect(await caller.get<ProblemBody>(each)).toMatchObject(refused);
  expect(await caller.patch<ProblemBody>("/users/me", { firstName: "Toinen" })).toMatchObject(refused);
  expect(await lacks(caller)).toBe(true);
  expect((await caller.post("/users/token")).status).toBe(200);
  await setUp(portal, caller);
  expect(await lacks(caller)).toBe(false);
  expect((await caller.get(inside)).status).toBe(200);
});

test("nothing but the set-up and the login itself is open before it", async () => {
  const { user } = await makeMember();
  const open: string[] = [];
  for (const { method, path: of, operationId = "", config } of portal.routes) {
    if (config.access === "public" || config.access === "anyone") continue;
    const url = `/api${of.replaceAll(/\{\w+\}/g, "1")}`;
    const { token } = await portal.signInAs(user);
    const headers = { authorization: `Bearer ${token}` };
    const answer = await portal.inject({ method: method.toUpperCase() as "GET", url, headers });
    if (answer.statusCode !== 403 || answer.json<ProblemBody>().code !== refused.body.code) open.push(operationId);
  }
  expect(open.toSorted()).toEqual([
    "addPasskey",
    "beginPasskey",
    "beginSecondFactor",
    "getOwnSecondFactor",
    "getOwnUser",
    "logOut",
    "renewToken",
    "switchSecondFactorOn",
  ]);
}, 120_000);

test("others are asked for nothing: of other organizations, of a closed one, and who has it", async () => {
  const other = await makeMember(false);
  expect((await other.caller.get(other.inside)).status).toBe(200);
  const { db } = portal;
  const closed = await makeOrganization(db, { second_factor_required: true });
  const left = await makeUser(db, {
    roles: [
      [closed, "SUBSCRIBER"],
      [other.organization, "SUBSCRIBER"],
    ],
  });
  await db.updateTable("organizations").set({ closed_at: portal.clock.now() }).where("id", "=", closed.id).execute();
  expect(await lacks(await portal.signInAs(left))).toBe(false);
});

test("administrators of the organization and of those above it demand it, and nobody else", async () => {
  const { db } = portal;
  const parent = await makeOrganization(db);
  const organization = await makeOrganization(db, { parent_organization_id: parent.id });
  const as = async (...roles: Parameters<typeof makeUser>[1][]) => portal.signInAs(await makeUser(db, ...roles));
  const demand = (caller: Caller, secondFactorRequired: boolean) =>
    caller.change<ProblemBody & { secondFactorRequired: boolean }>(`/organizations/${organization.id}`, {
      secondFactorRequired,
    });
  const member = await as({ roles: [[organization, "SUBSCRIBER", "SUPPLIER", "ERROR_HANDLER"]] });
  expect(await demand(member, true)).toMatchObject({ status: 403, body: { code: "FORBIDDEN" } });
  const foreign = await as({ roles: [[await makeOrganization(db), "SUBSCRIBER_ADMIN", "SUPPLIER_ADMIN"]] });
  expect((await demand(foreign, true)).status).toBe(404);
  const above = await as({ roles: [[parent, "SUPPLIER_ADMIN"]] });
  expect((await demand(above, true)).body.secondFactorRequired).toBe(true);
  expect((await demand(above, false)).body.secondFactorRequired).toBe(false);
  expect((await demand(await as({ global_role: "RUNKO_ADMIN" }), false)).status).toBe(200);
  const own = await as({ roles: [[organization, "SUBSCRIBER_ADMIN"]] });
  expect((await demand(own, true)).body.secondFactorRequired).toBe(true);
  expect(await demand(own, false)).toMatchObject(refused);
  expect(await member.get(`/organizations/${organization.id}`)).toMatchObject(refused);
  const logged = await db
    .selectFrom("admin_log")
    .select("changes")
    .where("subject_id", "=", organization.id)
    .orderBy("id")
    .execute();
  expect(logged.at(-1)?.changes).toEqual([{ field: "secondFactorRequired", before: false, after: true }]);
});

test("a stream that is open ends when it is demanded", async () => {
  const { organization, user } = await makeMember(false);
  const now = portal.clock.now();
  const expiresAt = new Date(now.getTime() + 1000);
  const id = "00000000-0000-4000-8000-000000000000";
  const claims = {
    userId: user.id,
    jti: id,
    sessionId: id,
    issuedAt: now,
    loggedInAt: now,
    providerOf: null,
    expiresAt,
  };
  const session = await findSession(portal.pool, claims);
  if (!session) throw new Error("No session");
  expect(await stillValid(portal, session)).toBe(true);
  await portal.db
    .updateTable("organizations")
    .set({ second_factor_required: true })
    .where("id", "=", organization.id)
    .execute();
  expect(await stillValid(portal, session)).toBe(false);
});

test("a deployment demands it of everybody, the product admin too", async () => {
  const user = await makeUser(strict.db, { password, global_role: "RUNKO_ADMIN" });
  const caller = await strict.signInAs(user);
  expect(await caller.get("/setting-bounds")).toMatchObject(refused);
  expect(await lacks(caller)).toBe(true);
  await setUp(strict, caller);
  expect((await caller.get("/setting-bounds")).body).toMatchObject({ secondFactorRequired: true });
});
