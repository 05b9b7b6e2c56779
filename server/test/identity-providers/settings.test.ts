import { afterAll, beforeAll, expect, test } from "vitest";
import type { ProblemBody } from "../app/caller.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { testConfig } from "../app/test-config.ts";
import { makeOrganization } from "../builders/make-organization.ts";
import { claimsOf, comeBack, makeProvided } from "./support/make-provided.ts";
import { client, startProvider, type RunningProvider } from "./support/start-provider.ts";

let portal: TestApp;
let provider: RunningProvider;
beforeAll(async () => {
  provider = await startProvider(`${testConfig.publicUrl}/login/provider`);
  portal = await createTestApp({ insideProviders: true });
});
afterAll(async () => {
  await portal.close();
  await provider.stop();
});

const told = ({ status, body }: { status: number; body: ProblemBody }) => [
  status,
  ...(body.errors ?? []).map(({ path, code }) => `${path} ${code}`),
];

test("the secret is kept sealed and told to nobody, and each change stands in the log", async () => {
  const { organization, admin, path, change } = await makeProvided(portal, provider.issuer);
  const { body } = await admin.get<{ secretSetAt: string | null; returnUrl: string }>(path);
  expect(body).toMatchObject({ secretSetAt: expect.any(String), returnUrl: "http://localhost:3000/login/provider" });
  portal.clock.pass(1000);
  await change({ clientSecret: "toinen salaisuus" });
  const { rows } = await portal.pool.query<{ all: string }>(
    `SELECT (SELECT json_agg(p)::text FROM identity_providers p) || (SELECT json_agg(l)::text FROM admin_log l) AS all`,
  );
  for (const secret of [client.clientSecret, "toinen salaisuus"]) {
    expect(rows[0]?.all).not.toContain(secret);
    expect(JSON.stringify(body) + portal.logged()).not.toContain(secret);
  }
  const log = await portal.db
    .selectFrom("admin_log")
    .select("changes")
    .where("organization_id", "=", organization.id)
    .orderBy("id")
    .execute();
  const fields = log.map(({ changes }) => (changes as { field: string }[]).map(({ field }) => field));
  expect(fields).toEqual([["enabled", "issuer", "clientId", "domains", "secretSetAt"], ["secretSetAt"]]);
});

test("what is wrong is told at its place, and nothing is kept of it", async () => {
  const { change, admin, path, domain } = await makeProvided(portal, provider.issuer);
  const other = await makeProvided(portal, provider.issuer);
  expect(told(await change({ issuer: "ftp://a.example" }))).toEqual([
    422,
    "issuer INVALID_ISSUER",
    "clientSecret REQUIRED",
  ]);
  expect(told(await change({ issuer: "http://127.0.0.1:1", clientSecret: "x" }))).toEqual([
    422,
    "issuer ISSUER_UNREACHABLE",
  ]);
  expect(told(await change({ domains: ["x.example", other.domain] }))).toEqual([422, "domains.1 DOMAIN_IN_USE"]);
  expect(told(await change({ makesAccounts: true }))).toEqual([422, "newUserRoles REQUIRED"]);
  expect((await change({ newUserRoles: ["SUBSCRIBER_ADMIN"] })).status).toBe(400);
  expect((await admin.get(path)).body).toMatchObject({
    domains: [domain],
    issuer: provider.issuer,
    makesAccounts: false,
  });
});

test("a role that the organization does not have is given to nobody", async () => {
  const organization = await makeOrganization(portal.db, { roles: ["SUBSCRIBER"] });
  const { admin } = await makeProvided(portal, provider.issuer);
  const answer = await admin.change<ProblemBody>(`/organizations/${organization.id}/identity-provider`, {
    newUserRoles: ["SUPPLIER"],
  });
  expect(told(answer)).toEqual([422, "newUserRoles ROLE_NOT_AVAILABLE"]);
});

test("with another issuer or client neither the secret nor the links go along", async () => {
  const { organization, change, makeMember } = await makeProvided(portal, provider.issuer);
  const { emailAddress } = await makeMember();
  await comeBack(portal, emailAddress, claimsOf(emailAddress, { sub: "vanha" }));
  expect(told(await change({ clientId: "toinen" }))).toEqual([422, "clientSecret REQUIRED"]);
  expect(told(await change({ clientId: "toinen", clientSecret: "uusi" }))).toEqual([200]);
  const links = await portal.db
    .selectFrom("identity_provider_subjects")
    .selectAll()
    .where("organization_id", "=", organization.id)
    .execute();
  expect(links).toEqual([]);
});

test("without the setting for trials no inside address is called, and no http", async () => {
  const own = await createTestApp();
  const { admin, path } = await makeProvided(own, "", { enabled: false });
  const at = async (issuer: string) =>
    told(await admin.change<ProblemBody>(path, { enabled: true, issuer, clientSecret: "x" }));
  expect(await at(provider.issuer)).toEqual([422, "issuer INVALID_ISSUER"]);
  expect(await at(provider.issuer.replace("http:", "https:"))).toEqual([422, "issuer ISSUER_UNREACHABLE"]);
  await own.close();
});
