import { afterAll, beforeAll, expect, test } from "vitest";
import type { Caller, ProblemBody } from "../app/caller.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeUser, type TestUser } from "../builders/make-user.ts";

type OwnSession = { id: string; browser: string | null; system: string | null; current: boolean; lastUsedAt: string };

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp();
});
afterAll(() => portal.close());

const password = "kolmetoista merkkiä";
const hour = 3_600_000;
const firefox = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0" };
const phone = { "user-agent": "Mozilla/5.0 (Linux; Android 14) Chrome/131.0.0.0 Mobile Safari/537.36" };

async function logIn({ emailAddress: username }: TestUser, headers: Record<string, string>) {
  const { body } = await portal.anonymous.post<{ token: string }>("/users/login", { username, password }, headers);
  return portal.withToken(body.token);
}

const list = async (caller: Caller) => (await caller.get<OwnSession[]>("/users/me/sessions", firefox)).body;

test("each login of one's own is listed with its browser, this one first", async () => {
  const user = await makeUser(portal.db, { password });
  const desk = await logIn(user, firefox);
  portal.clock.pass(60_000);
  await logIn(user, phone);
  await logIn(await makeUser(portal.db, { password }), firefox);
  expect(await list(desk)).toMatchObject([
    { browser: "Firefox", system: "Linux", current: true },
    { browser: "Chrome", system: "Android", current: false },
  ]);
});

test("a login that is used, renewed and logged out stays one, and goes", async () => {
  const user = await makeUser(portal.db, { password });
  const desk = await logIn(user, firefox);
  const other = await logIn(user, phone);
  const before = (await list(desk))[1]?.lastUsedAt ?? "";
  portal.clock.pass(10 * 60_000);
  const { body } = await other.post<{ token: string }>("/users/token", undefined, phone);
  const renewed = portal.withToken(body.token);
  await renewed.get("/users/me", phone);
  const sessions = await list(desk);
  expect(sessions).toHaveLength(2);
  expect(Date.parse(sessions[1]?.lastUsedAt ?? "") - Date.parse(before)).toBeGreaterThanOrEqual(10 * 60_000);
  await renewed.post("/users/logout");
  expect(await list(desk)).toHaveLength(1);
});

test("a login lasts in the list until its newest token has run out", async () => {
  const user = await makeUser(portal.db, { password });
  const old = await logIn(user, phone);
  portal.clock.pass(5 * 3_600_000);
  const renewed = portal.withToken((await old.post<{ token: string }>("/users/token")).body.token);
  await renewed.get("/users/me");
  portal.clock.pass(4 * 3_600_000);
  const desk = await logIn(user, firefox);
  expect(await list(desk)).toHaveLength(2);
  portal.clock.pass(4 * 3_600_000 + 1000);
  expect(await list(desk)).toHaveLength(1);
});

test("another browser's login is ended from here, with the tokens renewed from it", async () => {
  const user = await makeUser(portal.db, { password });
  const desk = await logIn(user, firefox);
  const stolen = await logIn(user, phone);
  const renewed = portal.withToken((await stolen.post<{ token: string }>("/users/token")).body.token);
  const [, { id } = { id: "" }] = await list(desk);
  expect((await desk.delete(`/users/me/sessions/${id}`)).status).toBe(204);
  for (const caller of [stolen, renewed]) expect((await caller.get("/users/me")).status).toBe(401);
  expect(await list(desk)).toMatchObject([{ current: true }]);
  expect((await desk.delete(`/users/me/sessions/${id}`)).status).toBe(404);
  const log = portal.db.selectFrom("security_log").select("details").where("user_id", "=", user.id);
  expect(await log.where("event", "=", "sessionsEnded").execute()).toEqual([{ details: { sessions: [id] } }]);
});

test("all others end at once, and the one that asks goes on", async () => {
  const user = await makeUser(portal.db, { password });
  const desk = await logIn(user, firefox);
  const others = [await logIn(user, phone), await logIn(user, firefox)];
  expect((await desk.delete("/users/me/sessions")).status).toBe(204);
  for (const other of others) expect((await other.get("/users/me")).status).toBe(401);
  expect(await list(desk)).toMatchObject([{ current: true }]);
  expect((await desk.delete("/users/me/sessions")).status).toBe(204);
});

test("all others end with a token that was renewed and is not used yet (security m1)", async () => {
  const user = await makeUser(portal.db, { password });
  const [desk, other] = [await logIn(user, firefox), await logIn(user, phone)];
  portal.clock.pass(7 * hour);
  const { body: unused } = await other.post<{ token: string }>("/users/token", undefined, phone);
  const { body: kept } = await desk.post<{ token: string }>("/users/token", undefined, firefox);
  portal.clock.pass(2 * hour);
  const here = portal.withToken(kept.token);
  expect(await list(here)).toHaveLength(2);
  expect((await here.delete("/users/me/sessions")).status).toBe(204);
  expect((await portal.withToken(unused.token).get("/users/me")).status).toBe(401);
});

test("a login ends some time after its start, however often it is renewed (security m2)", async () => {
  const user = await makeUser(portal.db, { password });
  let caller = await logIn(user, firefox);
  for (let passed = 0; passed + 6 < portal.config.loginHours; passed += 6) {
    portal.clock.pass(6 * hour);
    const { status, body } = await caller.post<{ token: string }>("/users/token", undefined, firefox);
    expect(status).toBe(200);
    caller = portal.withToken(body.token);
  }
  portal.clock.pass(6 * hour);
  expect((await caller.get("/users/me")).status).toBe(401);
});

test("a token made between two changes within a second ends with the second (security m3)", async () => {
  const user = await makeUser(portal.db, { password });
  const change = async () => {
    const tokens_valid_from = portal.clock.now();
    await portal.db.updateTable("users").set({ tokens_valid_from }).where("id", "=", user.id).execute();
  };
  await change();
  portal.clock.pass(100);
  const between = await logIn(user, firefox);
  expect((await between.get("/users/me")).status).toBe(200);
  portal.clock.pass(100);
  await change();
  expect((await between.get("/users/me")).status).toBe(401);
  expect((await (await logIn(user, firefox)).get("/users/me")).status).toBe(200);
});

test("another user's login is not there to be ended", async () => {
  const mine = await logIn(await makeUser(portal.db, { password }), firefox);
  const theirs = await logIn(await makeUser(portal.db, { password }), phone);
  const [{ id } = { id: "" }] = await list(theirs);
  const answer = await mine.delete<ProblemBody>(`/users/me/sessions/${id}`);
  expect(answer).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } });
  expect((await theirs.get("/users/me")).status).toBe(200);
});

test("a password that ends all logins empties the list of them", async () => {
  const user = await makeUser(portal.db, { password });
  await logIn(user, phone);
  portal.clock.pass(2000);
  await portal.db
    .updateTable("users")
    .set({ tokens_valid_from: portal.clock.now() })
    .where("id", "=", user.id)
    .execute();
  portal.clock.pass(2000);
  expect(await list(await logIn(user, firefox))).toMatchObject([{ browser: "Firefox" }]);
});
