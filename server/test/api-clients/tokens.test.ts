import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { dayMs } from "@runko/domain/values/durations";
import { warnOfTokens } from "../../src/api-clients/warn-of-tokens.ts";
import { makeToken } from "../../src/api-clients/token-text.ts";
import type { Answer, Caller, ProblemBody } from "../app/caller.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeApiClient } from "../builders/make-api-client.ts";
import { makeOrganization } from "../builders/make-organization.ts";
import { makeUser } from "../builders/make-user.ts";
import { addPair, type World } from "../documents/support/create-world.ts";

let portal: TestApp;
let world: World;
let admin: Caller;
let adminAddress: string;
beforeAll(async () => {
  portal = await createTestApp();
  world = await addPair(portal);
  const user = await makeUser(portal.db, { roles: [[world.subscriber, "SUBSCRIBER_ADMIN"]] });
  adminAddress = user.emailAddress;
  admin = await portal.signInAs(user);
});
afterAll(() => portal.close());

type Token = {
  id: string;
  prefix: string;
  suffix: string;
  expiresAt: string;
  revokedAt: string | null;
  lastUsedAt: string | null;
  lastAddress: string;
};
type Client = {
  id: string;
  name: string;
  scopes: string[];
  networks: string[];
  disabled: boolean;
  version: string;
  tokens: Token[];
};
type Made = { id: string; token: string; expiresAt: string };

const clientsPath = () => `/organizations/${world.subscriber.id}/api-clients`;
const kitchen = { name: "Kenttäjärjestelmä", scopes: ["documents:read", "orders:write"], networks: [] };

async function addClient(fields: object = {}): Promise<Client> {
  const { status, body } = await admin.post<Client>(clientsPath(), { ...kitchen, ...fields });
  expect(status).toBe(201);
  return body;
}

async function addToken(clientId: string, body: object = {}): Promise<Made> {
  const answer = await admin.post<Made>(`${clientsPath()}/${clientId}/tokens`, body);
  expect(answer.status).toBe(201);
  return answer.body;
}

async function tokensOf(clientId: string): Promise<Token[]> {
  const { body } = await admin.get<Client[]>(clientsPath());
  return body.find(({ id }) => id === clientId)?.tokens ?? [];
}

const machine = ({ token }: { token: string }) => portal.withToken(token);
const orders = () => `/organizations/${world.subscriber.id}/roles/SUBSCRIBER/orders`;
const statusOf = async ({ token }: Made) => (await machine({ token }).get(orders())).status;

async function securityRows(event: string, tokenId: string) {
  const rows = await portal.db
    .selectFrom("security_log")
    .select(["event", "details"])
    .where("event", "=", event)
    .execute();
  return rows.filter(({ details }) => (details as { tokenId?: string }).tokenId === tokenId);
}

describe("a client and its token", () => {
  test("make an order, which every log tells as the machine's", async () => {
    const { id } = await addClient();
    const made = await addToken(id);
    const caller = machine(made);
    expect((await caller.get("/tokens/self")).body).toEqual({
      organizationId: world.subscriber.id,
      organizationName: expect.any(String),
      clientId: id,
      clientName: kitchen.name,
      roles: ["SUBSCRIBER", "SUPPLIER", "ERROR_HANDLER"],
      scopes: kitchen.scopes,
      expiresAt: made.expiresAt,
    });
    const created = await caller.post<{ id: number }>(orders(), world.bodyOf("Order"));
    expect(created.status).toBe(201);
    const event = `/organizations/${world.subscriber.id}/roles/SUBSCRIBER/events/${created.body.id}`;
    const log = await caller.get<object[]>(`${event}/event-logs`);
    expect(JSON.stringify(log.body)).toContain(`Järjestelmä: ${kitchen.name}`);
    const read = await caller.get<object>(event);
    expect(read.status).toBe(200);
    expect(read.text).not.toContain("m.invalid");
    const list = await caller.get<{ id: number }[]>(`${orders()}?filter={"where":{"id":${created.body.id}}}`);
    expect(list.body.map(({ id: found }) => found)).toEqual([created.body.id]);
  });

  test("are told by the first and last letters alone, once the token has been shown", async () => {
    const { id } = await addClient();
    const made = await addToken(id, { days: 30 });
    expect(made.token).toMatch(/^rnk_[0-9A-Za-z]{36}$/);
    const { text } = await admin.get(clientsPath());
    expect(text).not.toContain(made.token);
    const [told] = await tokensOf(id);
    expect(told).toMatchObject({
      id: made.id,
      prefix: made.token.slice(0, 8),
      suffix: made.token.slice(-4),
      lastUsedAt: null,
    });
    const life = new Date(made.expiresAt).getTime() - portal.clock.now().getTime();
    expect(Math.round(life / dayMs)).toBe(30);
    const stored = await portal.db
      .selectFrom("api_tokens")
      .select("hash")
      .where("id", "=", made.id)
      .executeTakeFirstOrThrow();
    expect(stored.hash).toMatch(/^[0-9a-f]{64}$/);
    for (const table of ["admin_log", "security_log"] as const) {
      const rows = await portal.db.selectFrom(table).selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(made.token);
    }
    expect(await securityRows("apiTokenMade", made.id)).toHaveLength(1);
  });

  test.each([31, 0, 3650, null])("%s days are no choice", async (days) => {
    const { id } = await addClient();
    expect((await admin.post(`${clientsPath()}/${id}/tokens`, { days })).status).toBe(400);
  });

  test("are checked: no scope that the organization has no role for, no network that is none", async () => {
    const subscriber = await makeOrganization(portal.db, { roles: ["SUBSCRIBER", "SUBSCRIBER_ADMIN"] });
    const keeper = await portal.signInAs(await makeUser(portal.db, { roles: [[subscriber, "SUBSCRIBER_ADMIN"]] }));
    const path = `/organizations/${subscriber.id}/api-clients`;
    const answer = await keeper.post<ProblemBody>(path, {
      name: " ",
      scopes: ["answers:write"],
      networks: ["300.1.1.1"],
    });
    expect(answer.status).toBe(422);
    expect(answer.body.errors?.map((error) => [error.path, error.code])).toEqual([
      ["name", "REQUIRED"],
      ["scopes.0", "NOT_AN_OPTION"],
      ["networks.0", "INVALID_NETWORK"],
    ]);
    expect((await keeper.get<Client[]>(path)).body).toEqual([]);
  });

  test("change as kept things do, by their version", async () => {
    const client = await addClient();
    const path = `${clientsPath()}/${client.id}`;
    expect((await admin.patch(path, { name: "Toinen" })).status).toBe(428);
    const changed = await admin.patch<Client>(path, { name: "Toinen", disabled: true }, { "if-match": client.version });
    expect(changed.body).toMatchObject({ name: "Toinen", disabled: true });
    expect((await admin.patch(path, { name: "Kolmas" }, { "if-match": client.version })).status).toBe(412);
    const named = await portal.db
      .selectFrom("users as u")
      .innerJoin("api_clients as c", "c.user_id", "u.id")
      .select(["u.last_name", "u.kind", "u.group_account"])
      .where("c.id", "=", client.id)
      .executeTakeFirstOrThrow();
    expect(named).toEqual({ last_name: "Toinen", kind: "machine", group_account: true });
  });
});

describe("a machine is no person", () => {
  test("it stands in no list of people, and nobody logs in as it or asks it for a password", async () => {
    const { id } = await addClient({ name: "Vain kone" });
    const { email_address: email } = await portal.db
      .selectFrom("users as u")
      .innerJoin("api_clients as c", "c.user_id", "u.id")
      .select("u.email_address")
      .where("c.id", "=", id)
      .executeTakeFirstOrThrow();
    const product = await portal.signInAs(await makeUser(portal.db, { global_role: "RUNKO_ADMIN" }));
    for (const caller of [admin, product])
      for (const path of ["/users", "/users/export", `/organizations/${world.subscriber.id}/users`])
        expect((await caller.get(path)).text).not.toMatch(/Vain kone|m\.invalid/);
    const colleagues = await world.desks.subscriber.get("/colleagues");
    expect([colleagues.status, colleagues.text]).toEqual([200, expect.not.stringContaining("Vain kone")]);
    const login = await portal.anonymous.post("/users/login", { username: email, password: "mikä tahansa salasana" });
    expect(login.status).toBe(401);
    expect((await portal.anonymous.post(`/reset-password?email=${email}`)).status).not.toBe(500);
    const mailed = await portal.db.selectFrom("outbox").select("payload").where("topic", "=", "mail").execute();
    expect(JSON.stringify(mailed)).not.toContain("m.invalid");
  });
});

describe("a token ends", () => {
  const refused = async (answer: Answer<unknown>) => {
    expect([answer.status, answer.headers["www-authenticate"]]).toEqual([401, 'Bearer error="invalid_token"']);
  };

  test("by revoking, at once and for good", async () => {
    const { id } = await addClient();
    const made = await addToken(id);
    expect(await statusOf(made)).toBe(200);
    const path = `${clientsPath()}/${id}/tokens/${made.id}`;
    expect((await admin.delete(path)).status).toBe(204);
    await refused(await machine(made).get(orders()));
    expect((await admin.delete(path)).status).toBe(404);
    expect(await securityRows("apiTokenRevoked", made.id)).toHaveLength(1);
  });

  test("by its client's disabling, and holds again with it", async () => {
    const client = await addClient();
    const made = await addToken(client.id);
    const path = `${clientsPath()}/${client.id}`;
    await admin.change(path, { disabled: true });
    await refused(await machine(made).get(orders()));
    await admin.change(path, { disabled: false });
    expect(await statusOf(made)).toBe(200);
  });

  test("by its organization's closing", async () => {
    const organization = await makeOrganization(portal.db);
    const { token } = await makeApiClient(portal.db, organization);
    expect((await machine({ token }).get("/tokens/self")).status).toBe(200);
    await portal.db
      .updateTable("organizations")
      .set({ closed_at: new Date() })
      .where("id", "=", organization.id)
      .execute();
    await refused(await machine({ token }).get("/tokens/self"));
  });

  test("when a new one is made: now, in a day or in a week, and never are there three", async () => {
    const { id } = await addClient();
    const first = await addToken(id);
    const second = await addToken(id, { oldToken: "day" });
    expect([await statusOf(first), await statusOf(second)]).toEqual([200, 200]);
    const [, old] = await tokensOf(id);
    expect(Math.round((new Date(old?.expiresAt ?? 0).getTime() - portal.clock.now().getTime()) / 3_600_000)).toBe(24);
    const third = await addToken(id, { oldToken: "week" });
    expect([await statusOf(first), await statusOf(second), await statusOf(third)]).toEqual([401, 200, 200]);
    const fourth = await addToken(id);
    expect([await statusOf(second), await statusOf(third), await statusOf(fourth)]).toEqual([401, 401, 200]);
    expect(await securityRows("apiTokenReplaced", fourth.id)).toHaveLength(1);
  });

  test("of two made at once with one before them, two hold", async () => {
    const { id } = await addClient();
    await addToken(id);
    const made = await Promise.all([addToken(id, { oldToken: "day" }), addToken(id, { oldToken: "day" })]);
    expect(await Promise.all(made.map(statusOf))).toEqual([200, 200]);
    const live = (await tokensOf(id)).filter(({ revokedAt }) => revokedAt === null);
    expect(live).toHaveLength(2);
  });
});

describe("a token that is none", () => {
  test("is told so without the database where its checksum is wrong, and 20 times a minute at most", async () => {
    const tried = makeToken();
    const wrong = `${tried.slice(0, -1)}${tried.endsWith("a") ? "b" : "a"}`;
    const address = { "x-forwarded-for": "198.51.100.9" };
    const statuses: number[] = [];
    for (const token of [...Array.from({ length: 10 }, () => wrong), ...Array.from({ length: 11 }, makeToken)])
      statuses.push((await portal.withToken(token).get("/tokens/self", address)).status);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 401), 429]);
    const { token } = await makeApiClient(portal.db, world.subscriber);
    expect((await machine({ token }).get("/tokens/self", address)).status).toBe(200);
  });
});

describe("networks", () => {
  test("a token is refused from elsewhere as one that does not hold, and the security log tells it", async () => {
    const client = await makeApiClient(portal.db, world.subscriber, { networks: ["127.0.0.0/9", "::1"] });
    const other = await makeApiClient(portal.db, world.subscriber, { networks: ["203.0.113.0/24"] });
    expect((await machine(client).get("/tokens/self")).status).toBe(200);
    const refused = await machine(other).get("/tokens/self");
    expect([refused.status, refused.headers["www-authenticate"]]).toEqual([401, 'Bearer error="invalid_token"']);
    expect(await securityRows("apiTokenRefused", other.tokenId)).toHaveLength(1);
  });

  test("the last use is written once a minute", async () => {
    const client = await makeApiClient(portal.db, world.subscriber);
    const used = async () =>
      await portal.db
        .selectFrom("api_tokens")
        .select(["last_used_at", "last_address"])
        .where("id", "=", client.tokenId)
        .executeTakeFirstOrThrow();
    for (let call = 0; call < 3; call += 1) await machine(client).get("/tokens/self");
    const first = await used();
    expect(first.last_address).toBe("127.0.0.1");
    portal.clock.pass(30_000);
    await machine(client).get("/tokens/self");
    expect(await used()).toEqual(first);
    portal.clock.pass(31_000);
    await machine(client).get("/tokens/self");
    expect((await used()).last_used_at?.getTime()).toBeGreaterThan((first.last_used_at?.getTime() ?? 0) + 60_000);
    expect(await securityRows("apiTokenMoved", client.tokenId)).toEqual([]);
    await portal.db
      .updateTable("api_tokens")
      .set({ seen_networks: ["203.0.113.0/24"] })
      .where("id", "=", client.tokenId)
      .execute();
    await machine(client).get("/tokens/self");
    await machine(client).get("/tokens/self");
    expect(await securityRows("apiTokenMoved", client.tokenId)).toHaveLength(1);
  });
});

describe("roles and scopes of this moment", () => {
  test("a role taken from the organization ends what needs it at the next request", async () => {
    const organization = await makeOrganization(portal.db);
    const { token } = await makeApiClient(portal.db, organization);
    const path = `/organizations/${organization.id}/roles/SUPPLIER/orders`;
    expect((await machine({ token }).get(path)).status).toBe(200);
    await portal.db
      .deleteFrom("organization_role_grants")
      .where("organization_id", "=", organization.id)
      .where("role", "=", "SUPPLIER")
      .execute();
    expect((await machine({ token }).get(path)).status).toBe(403);
    const { body } = await machine({ token }).get<{ roles: string[]; scopes: string[] }>("/tokens/self");
    expect(body.roles).toEqual(["SUBSCRIBER", "ERROR_HANDLER"]);
    expect(body.scopes).not.toContain("answers:write");
  });

  test("a call that no scope of the token opens is 403, and says which would", async () => {
    const { token } = await makeApiClient(portal.db, world.subscriber, { scopes: ["documents:read"] });
    const answer = await machine({ token }).post<ProblemBody>(orders(), world.bodyOf("Order"));
    expect([answer.status, answer.body.code, answer.headers["www-authenticate"]]).toEqual([
      403,
      "INSUFFICIENT_SCOPE",
      'Bearer error="insufficient_scope", scope="orders:write"',
    ]);
  });
});

describe("how much a client may call", () => {
  test("600 reads and 120 writes a minute, told by the headers, over two processes alike", async () => {
    const client = await makeApiClient(portal.db, world.subscriber);
    const caller = machine(client);
    const first = await caller.get("/tokens/self");
    expect(first.headers["ratelimit-policy"]).toBe('"reads";q=600;w=60');
    expect(first.headers["ratelimit"]).toMatch(/^"reads";r=599;t=\d+$/);
    let last: Answer<unknown> = first;
    for (let call = 0; call < 121; call += 1) last = await caller.post(orders(), {});
    expect([last.status, last.headers["ratelimit-policy"]]).toEqual([429, '"writes";q=120;w=60']);
    expect(Number(last.headers["retry-after"])).toBeLessThanOrEqual(60);
    expect((await caller.get("/tokens/self")).status).toBe(200);
    const counted = async () => {
      const rows = await portal.db
        .selectFrom("api_calls")
        .select(["kind", "calls"])
        .where("client_id", "=", client.id)
        .orderBy("kind")
        .execute();
      return Object.fromEntries(rows.map(({ kind, calls }) => [kind, Number(calls)]));
    };
    await expect.poll(counted, { timeout: 5000 }).toEqual({ reads: 2, writes: 121 });
    portal.clock.pass(60_000);
    expect((await caller.post(orders(), {})).status).not.toBe(429);
  });
});

describe("before a token ends", () => {
  test("its administrators are mailed 30, 7 and 1 days before, once each, and its end is logged", async () => {
    const { id, name } = await addClient({ name: "Vanheneva" });
    const made = await addToken(id, { days: 90 });
    const end = new Date(made.expiresAt).getTime();
    const mails = async () => {
      const rows = await portal.db.selectFrom("outbox").select("payload").where("topic", "=", "mail").execute();
      return rows.filter(({ payload }) => {
        const { to, subject } = payload as { to: string; subject: string };
        return to === adminAddress && subject.includes(name);
      });
    };
    const counts: number[] = [];
    for (const days of [40, 30, 29, 7, 6.9, 1, 0.5, 0, -1]) {
      await warnOfTokens(portal, new Date(end - days * dayMs));
      counts.push((await mails()).length);
    }
    expect(counts).toEqual([0, 1, 1, 2, 2, 3, 3, 3, 3]);
    const [text = ""] = (await mails()).map(({ payload }) => (payload as { text: string }).text);
    expect(text).toContain(`/control/organizations/${world.subscriber.id}/api`);
    expect(text).not.toContain(made.token);
    expect(await securityRows("apiTokenExpired", made.id)).toHaveLength(1);
  });
});
