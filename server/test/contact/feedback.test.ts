import { afterAll, beforeAll, expect, test } from "vitest";
import type { Caller, ProblemBody } from "../app/caller.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeOrganization, type TestOrganization } from "../builders/make-organization.ts";
import { makeUser, type TestUser } from "../builders/make-user.ts";

let portal: TestApp;
let organization: TestOrganization;
let user: TestUser;
let caller: Caller;
let admin: Caller;
beforeAll(async () => {
  portal = await createTestApp();
  organization = await makeOrganization(portal.db);
  user = await makeUser(portal.db, { roles: [[organization, "SUPPLIER"]], first_name: "Aino", last_name: "Aalto" });
  caller = await portal.signInAs(user);
  admin = await portal.signInAs(await makeUser(portal.db, { global_role: "RUNKO_ADMIN" }));
});
afterAll(() => portal.close());

const feedback = {
  category: "error",
  message: "Lista jäi tyhjäksi.",
  page: "/vendor/documents?type=Order",
  failedRequestId: "req-42",
};
const send = (more: object = {}, by = caller, to = organization) =>
  by.post<ProblemBody | undefined>(`/organizations/${to.id}/feedback`, { ...feedback, ...more });
const inbox = async () => (await admin.get<Record<string, unknown>[]>("/contact-requests")).body;

test("feedback comes to the inbox with its sender, its page and the failed request, and by mail", async () => {
  expect((await send()).status).toBe(204);
  expect(await inbox()).toEqual([
    expect.objectContaining({
      kind: "feedback",
      ...feedback,
      name: "Aino Aalto",
      organizationName: organization.name,
      emailAddress: user.emailAddress,
      handled: false,
    }),
  ]);
  const mails = await portal.db.selectFrom("outbox").select("payload").execute();
  expect(JSON.stringify(mails)).toContain("req-42");
  expect(JSON.stringify(mails)).toContain(feedback.message);
});

test("what breaks a rule, or is not one's own organization's, is not kept", async () => {
  const before = (await inbox()).length;
  expect((await send({ message: "  " })).body).toMatchObject({ errors: [{ path: "message", code: "REQUIRED" }] });
  expect((await send({ page: "/a\r\nBcc: x@y.example" })).status).toBe(422);
  expect((await send({ name: "Joku muu" })).status).toBe(400);
  expect((await send({}, caller, await makeOrganization(portal.db))).status).toBe(404);
  expect((await send({}, portal.anonymous)).status).toBe(401);
  expect(await inbox()).toHaveLength(before);
});

test("one user cannot fill the inbox", async () => {
  const someone = await portal.signInAs(await makeUser(portal.db, { roles: [[organization, "SUBSCRIBER"]] }));
  const statuses: number[] = [];
  for (let sent = 0; sent <= portal.config.contactAddressRequests; sent += 1)
    statuses.push((await send({}, someone)).status);
  expect(statuses.at(-1)).toBe(429);
  expect(statuses.slice(0, -1).every((status) => status === 204)).toBe(true);
});
