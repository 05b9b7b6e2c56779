import { accessTokenBeginning } from "@runko/domain/api-clients/api-tokens";
import { decodeJwt, decodeProtectedHeader } from "jose";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { issueAccessToken } from "../../src/api-clients/access-token.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeApiClient, type TestApiClient } from "../builders/make-api-client.ts";
import { makeUser } from "../builders/make-user.ts";
import { addPair, type World } from "../documents/support/create-world.ts";

let portal: TestApp;
let world: World;
let client: TestApiClient;
beforeAll(async () => {
  portal = await createTestApp();
  world = await addPair(portal);
});
beforeEach(async () => {
  client = await makeApiClient(portal.db, world.subscriber, { scopes: ["documents:read", "orders:write"] });
});
afterAll(() => portal.close());

let nextAddress = 1;
type Answered = { access_token: string; token_type: string; expires_in: number; scope: string; error?: string };

/** Asks as programs do, each from an address of its own, for failures are counted by address. */
async function ask(form: Record<string, string> | string, authorization?: string) {
  const answer = await portal.app.inject({
    method: "POST",
    url: "/api/oauth/token",
    remoteAddress: `192.0.2.${nextAddress++}`,
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      ...(authorization !== undefined && { authorization }),
    },
    payload: typeof form === "string" ? form : new URLSearchParams(form).toString(),
  });
  return { status: answer.statusCode, headers: answer.headers, body: answer.json<Answered>() };
}

const basic = (id: string, secret: string) =>
  `Basic ${Buffer.from(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`).toString("base64")}`;
const grant = { grant_type: "client_credentials" };
const asClient = (form: Record<string, string> = {}) => ask({ ...grant, ...form }, basic(client.id, client.token));
const call = async (token: string, path: string) =>
  (await portal.app.inject({ url: `/api${path}`, headers: { authorization: `Bearer ${token}` } })).statusCode;
const orders = () => `/organizations/${world.subscriber.id}/roles/SUBSCRIBER/orders`;

test("a client's token becomes an access token of an hour, by header or by form", async () => {
  const byForm = await ask({ ...grant, client_id: client.id, client_secret: client.token });
  for (const { status, headers, body } of [await asClient(), byForm]) {
    expect(status).toBe(200);
    expect(headers["cache-control"]).toBe("no-store");
    expect(body).toMatchObject({ token_type: "Bearer", expires_in: 3600, scope: "documents:read orders:write" });
    expect(body.access_token.startsWith(accessTokenBeginning)).toBe(true);
    expect(decodeProtectedHeader(body.access_token)).toEqual({ alg: "HS256", typ: "at+jwt" });
    const { sub, client_id, iss, aud, exp = 0, iat = 0 } = decodeJwt(body.access_token);
    expect({ sub, client_id, iss, aud, life: exp - iat }).toEqual({
      sub: client.id,
      client_id: client.id,
      iss: portal.config.publicUrl,
      aud: `${portal.config.publicUrl}/api`,
      life: 3600,
    });
    expect(await call(body.access_token, orders())).toBe(200);
  }
});

test("it does what was asked for and no more, and tells so of itself", async () => {
  const { body } = await asClient({ scope: "orders:write" });
  expect(body.scope).toBe("orders:write");
  expect(await call(body.access_token, orders())).toBe(403);
  const answer = await portal.app.inject({
    url: "/api/tokens/self",
    headers: { authorization: `Bearer ${body.access_token}` },
  });
  expect(answer.json()).toMatchObject({ clientId: client.id, scopes: ["orders:write"] });
  expect((await asClient({ scope: "orders:write faults:write" })).body).toEqual({ error: "invalid_scope" });
  expect((await asClient({ scope: "kaikki" })).status).toBe(400);
});

describe("it ends", () => {
  const token = async () => (await asClient()).body.access_token;

  test("with its hour", async () => {
    const now = portal.clock.now();
    const grantOf = (expiresAt: Date) => ({
      tokenId: client.tokenId,
      clientId: client.id,
      scopes: ["documents:read"] as const,
      expiresAt,
    });
    const live = await issueAccessToken(portal.config, grantOf(new Date(now.getTime() + 60_000)), now);
    const over = await issueAccessToken(portal.config, grantOf(new Date(now.getTime() - 60_000)), now);
    expect([await call(live, orders()), await call(over, orders())]).toEqual([200, 401]);
  });

  test("with the token of which it was made, at once", async () => {
    const made = await token();
    expect(await call(made, orders())).toBe(200);
    const revoked_at = portal.clock.now();
    await portal.db.updateTable("api_tokens").set({ revoked_at }).where("id", "=", client.tokenId).execute();
    expect(await call(made, orders())).toBe(401);
  });

  test("with the client, and loses a scope with it", async () => {
    const made = await token();
    await portal.db.updateTable("api_clients").set({ scopes: [] }).where("id", "=", client.id).execute();
    expect(await call(made, orders())).toBe(403);
    await portal.db.updateTable("api_clients").set({ disabled: true }).where("id", "=", client.id).execute();
    expect(await call(made, orders())).toBe(401);
  });

  test("no later than the token of which it was made", async () => {
    const expiresAt = new Date(portal.clock.now().getTime() + 90_000);
    const short = await makeApiClient(portal.db, world.subscriber, { scopes: ["documents:read"], expiresAt });
    const { body } = await ask(grant, basic(short.id, short.token));
    expect(body.expires_in).toBeLessThanOrEqual(90);
  });
});

test("what is changed or signed by another is none, and a person's token is no client's", async () => {
  const { body } = await asClient();
  const [head = "", , signature = ""] = body.access_token.split(".");
  const more = { ...decodeJwt(body.access_token), scope: "documents:read orders:write faults:write" };
  const changed = [head, Buffer.from(JSON.stringify(more)).toString("base64url"), signature].join(".");
  expect(await call(changed, orders())).toBe(401);
  const foreign = await issueAccessToken(
    { ...portal.config, jwtSecret: "another deployment's, as long as it must be" },
    {
      tokenId: client.tokenId,
      clientId: client.id,
      scopes: ["documents:read"],
      expiresAt: new Date(Date.now() + 60_000),
    },
    new Date(),
  );
  expect(await call(foreign, orders())).toBe(401);
  const person = await portal.signInAs(await makeUser(portal.db, { roles: [[world.subscriber, "SUBSCRIBER"]] }));
  expect((await person.get("/users/me")).status).toBe(200);
  expect(await call(body.access_token, "/users/me")).toBe(403);
});

test("an address from which the client may not call gets no token", async () => {
  const walled = await makeApiClient(portal.db, world.subscriber, { networks: ["198.51.100.0/24"] });
  expect((await ask(grant, basic(walled.id, walled.token))).status).toBe(401);
});

describe("what is wrong is told as OAuth tells it", () => {
  const wrong = "rnk_0123456789ABCDEFGHIJKLMNOPQRST3NLUMb";
  test.each([
    ["no grant", () => ask({}), 400, "invalid_request"],
    ["another grant", () => ask({ grant_type: "password" }), 400, "unsupported_grant_type"],
    ["nobody", () => ask(grant), 401, "invalid_client"],
    ["a wrong secret", () => ask(grant, basic(client.id, wrong)), 401, "invalid_client"],
    [
      "another's id",
      () => ask(grant, basic("0198f0aa-0000-7000-8000-0000000000e1", client.token)),
      401,
      "invalid_client",
    ],
    ["a broken header", () => ask(grant, "Basic %%%"), 401, "invalid_client"],
    ["a bearer", () => ask(grant, `Bearer ${client.token}`), 401, "invalid_client"],
    [
      "both ways",
      () => ask({ ...grant, client_secret: wrong }, basic(client.id, client.token)),
      400,
      "invalid_request",
    ],
    ["twice", () => ask("grant_type=client_credentials&grant_type=client_credentials"), 400, "invalid_request"],
  ])("%s", async (_, asking, status, error) => {
    const answer = await asking();
    expect([answer.status, answer.body]).toEqual([status, { error }]);
    expect(answer.headers["www-authenticate"]).toBe(status === 401 ? `Basic realm="runko"` : undefined);
  });

  test("who guesses is stopped", async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 22; index++)
      statuses.push(
        (
          await portal.app.inject({
            method: "POST",
            url: "/api/oauth/token",
            remoteAddress: "203.0.113.9",
            headers: { "content-type": "application/x-www-form-urlencoded", authorization: basic(client.id, wrong) },
            payload: "grant_type=client_credentials",
          })
        ).statusCode,
      );
    expect(statuses.slice(0, 20).every((status) => status === 401)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
  });
});

test("where tokens are got stands where programs look for it", async () => {
  const { statusCode, body } = await portal.app.inject({ url: "/.well-known/oauth-authorization-server" });
  expect(statusCode).toBe(200);
  expect(JSON.parse(body)).toMatchObject({
    issuer: portal.config.publicUrl,
    token_endpoint: `${portal.config.publicUrl}/api/oauth/token`,
    grant_types_supported: ["client_credentials"],
  });
});
