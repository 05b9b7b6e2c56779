import { texts } from "@runko/domain/texts/texts";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Caller, ProblemBody } from "../app/caller.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { testConfig } from "../app/test-config.ts";
import { makeOrganization } from "../builders/make-organization.ts";
import { makePasskey } from "../builders/make-passkey.ts";
import { makeUser } from "../builders/make-user.ts";
import { claimsOf, comeBack, makeProvided } from "./support/make-provided.ts";
import { startProvider, type RunningProvider } from "./support/start-provider.ts";

type User = ProblemBody & { providerLinked: boolean; allowedActions: string[] };

let portal: TestApp;
let provider: RunningProvider;
beforeAll(async () => {
  provider = await startProvider(`${testConfig.publicUrl}/login/provider`);
  portal = await createTestApp({ insideProviders: true, loginAddressAttempts: 10_000 });
});
afterAll(async () => {
  await portal.close();
  await provider.stop();
});

const unlink = (caller: Caller, { id }: { id: string }) => caller.post<User>(`/users/${id}/provider-link/removal`);

async function read(caller: Caller, { id }: { id: string }): Promise<User | undefined> {
  const filter = encodeURIComponent(JSON.stringify({ where: { id } }));
  return (await caller.get<User[]>(`/users?filter=${filter}`)).body[0];
}

/** A member who signed in by the provider once, and the administrator of their organization. */
async function makeLinked() {
  const made = await makeProvided(portal, provider.issuer);
  const { organization, makeMember } = made;
  const member = await makeMember();
  const enter = (sub: string) => comeBack(portal, member.emailAddress, claimsOf(member.emailAddress, { sub }));
  const sub = `first of ${member.id}`;
  const entered = await enter(sub);
  expect(entered.status).toBe(200);
  portal.clock.pass(1000);
  const keeper = await makeUser(portal.db, { roles: [[organization, "SUBSCRIBER_ADMIN"]] });
  return { ...made, member, enter, sub, session: portal.withToken(entered.body.token), keeper };
}

test("an administrator unlinks an account, whose next sign-in links it anew; it is logged out, told and logged (0193)", async () => {
  const { organization, member, enter, sub, session, keeper } = await makeLinked();
  expect((await enter("another subject")).status).toBe(403);
  const admin = await portal.signInAs(keeper);
  expect(await read(admin, member)).toMatchObject({ providerLinked: true });
  const unlinked = await unlink(admin, member);
  expect([unlinked.status, unlinked.body.providerLinked]).toEqual([200, false]);
  expect((await session.get("/users/me")).status).toBe(401);

  const log = await portal.db
    .selectFrom("security_log")
    .select(["user_id", "details"])
    .where("event", "=", "providerUnlinked")
    .where("organization_id", "=", organization.id)
    .execute();
  expect(log).toEqual([{ user_id: keeper.id, details: { userId: member.id } }]);
  const changes = await admin.get<{ changes: object[] }[]>(`/organizations/${organization.id}/admin-log`);
  expect(JSON.stringify(changes.body)).toContain('"providerLinked"');
  const mails = await portal.db.selectFrom("outbox").select("payload").where("topic", "=", "mail").execute();
  const told = mails.map(({ payload }) => JSON.stringify(payload)).filter((mail) => mail.includes(member.emailAddress));
  expect(told.join()).toContain(texts.mails.accountChange.providerUnlinked);

  portal.clock.pass(1000);
  expect((await enter("another subject")).status).toBe(200);
  expect((await enter(sub)).status).toBe(403);
});

test("what is not linked, or linked already no more, is refused, and so is the own account", async () => {
  const { member, keeper, makeMember, enter } = await makeLinked();
  const admin = await portal.signInAs(keeper);
  const [first, second] = await Promise.all([unlink(admin, member), unlink(admin, member)]);
  expect([first.status, second.status].toSorted()).toEqual([200, 409]);
  expect(await unlink(admin, await makeMember())).toMatchObject({ status: 409, body: { code: "NO_PROVIDER_LINK" } });
  portal.clock.pass(1000);
  expect((await enter("again")).status).toBe(200);
  const { organization, domain } = await makeProvided(portal, provider.issuer);
  const own = await makeUser(portal.db, {
    email_address: `keeper@${domain}`,
    roles: [[organization, "SUBSCRIBER_ADMIN"]],
  });
  const entered = await comeBack(portal, own.emailAddress, claimsOf(own.emailAddress));
  expect(await unlink(portal.withToken(entered.body.token), own)).toMatchObject({
    status: 409,
    body: { code: "OWN_ACCOUNT" },
  });
});

test("who administers below the provider's organization alone, or elsewhere, neither sees the link nor takes it", async () => {
  const { organization, domain, admin: productAdmin } = await makeProvided(portal, provider.issuer);
  const below = await makeOrganization(portal.db, { parent_organization_id: organization.id });
  const member = await makeUser(portal.db, { email_address: `alla@${domain}`, roles: [[below, "SUBSCRIBER"]] });
  expect((await comeBack(portal, member.emailAddress, claimsOf(member.emailAddress))).status).toBe(200);
  const keeper = await portal.signInAs(await makeUser(portal.db, { roles: [[below, "SUBSCRIBER_ADMIN"]] }));
  expect(await read(keeper, member)).toMatchObject({ providerLinked: false });
  expect(await unlink(keeper, member)).toMatchObject({ status: 409, body: { code: "NO_PROVIDER_LINK" } });
  const stranger = await makeUser(portal.db, { roles: [[await makeOrganization(portal.db), "SUPPLIER_ADMIN"]] });
  expect((await unlink(await portal.signInAs(stranger), member)).status).toBe(404);
  expect((await unlink(await portal.signInAs(member), member)).status).toBe(403);
  expect(await read(productAdmin, member)).toMatchObject({ providerLinked: true });
  expect((await unlink(productAdmin, member)).status).toBe(200);
});

test("who has roles of both sides is unlinked by who gives both, and a second factor is shown first", async () => {
  const { organization, member, keeper } = await makeLinked();
  const role = { user_id: member.id, organization_id: organization.id, role: "SUPPLIER" } as const;
  await portal.db.insertInto("user_organization_roles").values(role).execute();
  expect(await unlink(await portal.signInAs(keeper), member)).toMatchObject({
    body: { code: "USER_BELONGS_ELSEWHERE" },
  });
  const both = await makeUser(portal.db, { roles: [[organization, "SUBSCRIBER_ADMIN", "SUPPLIER_ADMIN"]] });
  await makePasskey(portal.db, both);
  expect(await unlink(await portal.signInAs(both), member)).toMatchObject({ body: { code: "PROOF_REQUIRED" } });
});
