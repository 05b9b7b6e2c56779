import type { ProblemBody } from "../../app/caller.ts";
import type { TestApp } from "../../app/create-test-app.ts";
import { makeOrganization } from "../../builders/make-organization.ts";
import { makeUser } from "../../builders/make-user.ts";
import { nextNumber } from "../../builders/next-number.ts";
import { client, signIn } from "./start-provider.ts";

export type Told = ProblemBody & { token: string };

/** An organization whose people sign in by the provider, each time with a domain of its own. */
export async function makeProvided(portal: TestApp, issuer: string, settings: object = {}) {
  const organization = await makeOrganization(portal.db);
  const domain = `org${nextNumber()}.example`;
  const admin = await portal.signInAs(await makeUser(portal.db, { global_role: "RUNKO_ADMIN" }));
  const path = `/organizations/${organization.id}/identity-provider`;
  const change = (body: object) => admin.change<ProblemBody>(path, body);
  const given = { enabled: true, issuer, ...client, domains: [domain], ...settings };
  const { status, text } = await change(given);
  if (status !== 200) throw new Error(text);
  const makeMember = (overrides: Parameters<typeof makeUser>[1] = {}) =>
    makeUser(portal.db, {
      email_address: `member${nextNumber()}@${domain}`,
      roles: [[organization, "SUBSCRIBER"]],
      ...overrides,
    });
  return { organization, domain, admin, path, change, makeMember };
}

export type Begun = { url: string; ticket: string };

export async function begin(portal: TestApp, emailAddress: string): Promise<Begun> {
  const { status, body, text } = await portal.anonymous.post<Begun>("/users/login/provider", { emailAddress });
  if (status !== 200) throw new Error(text);
  return body;
}

export const finish = (portal: TestApp, ticket: string, answer: string) =>
  portal.anonymous.post<Told>("/users/login/provider/answer", { ticket, answer });

/** The whole way there and back. */
export async function comeBack(portal: TestApp, emailAddress: string, claims: { sub: string }) {
  const { url, ticket } = await begin(portal, emailAddress);
  return await finish(portal, ticket, (await signIn(url, claims)).search);
}

export const claimsOf = (email: string, more: object = {}) => ({
  sub: `sub of ${email}`,
  email,
  email_verified: true,
  ...more,
});
