import { afterAll, beforeAll, expect, test } from "vitest";
import type { ProblemBody } from "../app/caller.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeUser } from "../builders/make-user.ts";

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ loginAttempts: 3 });
});
afterAll(() => portal.close());

const password = "kolmetoista merkkiä";

async function makeCaller() {
  const user = await makeUser(portal.db, { password, phone_numbers: ["040 1111111", "050 2222222"] });
  return { user, caller: await portal.signInAs(user) };
}

test("only the given fields change, and the answer is the whole", async () => {
  const { user, caller } = await makeCaller();
  const before = await caller.get("/users/me");
  const { status, body } = await caller.patch("/users/me", { firstName: "  Aino " });
  expect(status).toBe(200);
  expect(body).toEqual({ ...(before.body as object), firstName: "Aino" });
  expect((await caller.get("/users/me")).body).toEqual(body);
  const rows = await portal.db.selectFrom("security_log").selectAll().where("user_id", "=", user.id).execute();
  expect(rows).toMatchObject([{ event: "ownDataChanged", details: { fields: ["firstName"] } }]);
});

test("the phone number takes the first place and the others stay (D-24h)", async () => {
  const { caller } = await makeCaller();
  const { body } = await caller.patch("/users/me", { phoneNumber: ["+358 9 123456"] });
  expect(body).toMatchObject({ phoneNumber: ["+358 9 123456", "050 2222222"] });
});

test("nothing given changes nothing", async () => {
  const { caller } = await makeCaller();
  const before = await caller.get("/users/me");
  expect(await caller.patch("/users/me", {})).toMatchObject({ status: 200, body: before.body });
});

test("a new e-mail asks for the password and is the user name from then on (D-24e)", async () => {
  const { user, caller } = await makeCaller();
  const emailAddress = `new.${user.emailAddress}`;
  const ask = (currentPassword?: string) =>
    caller.patch<ProblemBody>("/users/me", { emailAddress, ...(currentPassword !== undefined && { currentPassword }) });
  expect(await ask()).toMatchObject({
    status: 422,
    body: { errors: [{ path: "currentPassword", code: "CURRENT_PASSWORD_REQUIRED" }] },
  });
  expect(await ask("jotain aivan muuta")).toMatchObject({
    status: 422,
    body: {
      errors: [{ path: "currentPassword", code: "WRONG_PASSWORD", message: expect.stringMatching(/^Nykyinen/) }],
    },
  });
  expect(await ask(password)).toMatchObject({ status: 200, body: { emailAddress } });
  const login = await portal.anonymous.post("/users/login", { username: emailAddress, password });
  expect(login.status).toBe(200);
});

test("a new e-mail is told at the old address and the new one, and stands in the log (R33)", async () => {
  const { user, caller } = await makeCaller();
  const emailAddress = `new.${user.emailAddress}`;
  const tell = async () => {
    const rows = await portal.db.selectFrom("outbox").select("payload").where("topic", "=", "mail").execute();
    const mails = rows.map(({ payload }) => payload as { to: string; text: string });
    return mails.filter(({ to }) => [user.emailAddress, emailAddress].includes(to));
  };
  await caller.patch("/users/me", { emailAddress, currentPassword: "jotain aivan muuta" });
  await caller.patch("/users/me", { firstName: "Aino" });
  expect(await tell()).toEqual([]);
  await caller.patch("/users/me", { emailAddress, currentPassword: password });
  const mails = await tell();
  expect(mails.map(({ to }) => to).toSorted()).toEqual([user.emailAddress, emailAddress].toSorted());
  for (const { text } of mails) expect(text).toContain(`${user.emailAddress} → ${emailAddress}`);
  const logged = await portal.db.selectFrom("security_log").select("details").where("user_id", "=", user.id).execute();
  expect(logged).toContainEqual({ details: { fields: ["emailAddress"] } });
});

test("guesses of the password are limited", async () => {
  const { user, caller } = await makeCaller();
  const guess = () =>
    caller.patch("/users/me", { emailAddress: `new.${user.emailAddress}`, currentPassword: "jotain aivan muuta" });
  for (let attempt = 0; attempt < 3; attempt++) expect((await guess()).status).toBe(422);
  expect((await guess()).status).toBe(429);
});

test("the e-mail of another user is refused, whatever its case", async () => {
  const other = await makeUser(portal.db);
  const { caller } = await makeCaller();
  const emailAddress = other.emailAddress.toUpperCase();
  const { status, body } = await caller.patch<ProblemBody>("/users/me", { emailAddress, currentPassword: password });
  expect(status).toBe(422);
  expect(body.errors).toMatchObject([{ path: "emailAddress", code: "EMAIL_NOT_AVAILABLE" }]);
});

test.each([
  [{ firstName: " " }, "firstName", "REQUIRED", "Vaadittu kenttä"],
  [{ lastName: "x".repeat(256) }, "lastName", "TOO_LONG", /255/],
  [{ firstName: "a\0b" }, "firstName", "INVALID_VALUE", /./],
  [{ emailAddress: "nobody" }, "emailAddress", "INVALID_EMAIL", "Virheellinen sähköpostiosoite"],
  [{ emailAddress: `${"a".repeat(46)}@x.fi` }, "emailAddress", "EMAIL_TOO_LONG", /50/],
  [{ phoneNumber: ["soita"] }, "phoneNumber", "INVALID_PHONE", "Virheellinen puhelinnumero"],
])("%j is refused in Finnish", async (patch, path, code, message) => {
  const { caller } = await makeCaller();
  const { status, body } = await caller.patch<ProblemBody>("/users/me", { ...patch, currentPassword: password });
  expect(status).toBe(422);
  expect(body).toMatchObject({ code: "VALIDATION_FAILED", title: "Lomakkeessa on puutteita" });
  expect(body.errors).toMatchObject([{ path, code, message: expect.stringMatching(message) }]);
});

test.each([
  { globalRole: "RUNKO_ADMIN" },
  { id: "0198a000-0000-7000-8000-000000000000" },
  { organizationRoles: [] },
  { passwordHash: "x" },
  { firstName: 7 },
  { firstName: null },
  { phoneNumber: "040 1234567" },
])("%j is malformed and changes nothing", async (patch) => {
  const { caller } = await makeCaller();
  const before = await caller.get("/users/me");
  expect((await caller.patch("/users/me", patch)).status).toBe(400);
  expect((await caller.get("/users/me")).body).toEqual(before.body);
});
