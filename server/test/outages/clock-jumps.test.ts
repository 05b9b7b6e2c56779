import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { Webhook as Verifier } from "standardwebhooks";
import { expect, onTestFinished, test } from "vitest";
import { issueToken } from "../../src/sessions/tokens.ts";
import { makeUser } from "../builders/make-user.ts";
import { sizeOf } from "../documents/support/long.ts";
import { startSmtp } from "../mail/start-smtp.ts";
import { createHookedWorld } from "../webhooks/support/hooked-world.ts";
import { createReceiver } from "../webhooks/support/receiver.ts";
import { freePort, startPortalProcess } from "./portal-process.ts";

const HOUR = 61 * 60_000;
const jumps = Array.from({ length: sizeOf(1, 20) }, () => [HOUR, -2 * HOUR, HOUR]).flat();
const password = "hevonen juoksi metsään";

test(`sessions, locks, keys, mails and webhooks survive ${jumps.length} jumps of a process's clock by an hour`, async () => {
  const { world, portal, add } = await createHookedWorld();
  onTestFinished(() => portal.close());
  const { db, config } = portal;
  const receiver = await createReceiver();
  onTestFinished(() => receiver.close());
  const smtp = await startSmtp();
  onTestFinished(() => smtp.close());
  const hook = await add(receiver.url, { types: ["order.created"] });
  const dataDir = mkdtempSync(join(tmpdir(), "runko-clock-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const env = { DATABASE_URL: portal.connectionString, DATA_DIR: dataDir, JWT_SECRET: config.jwtSecret };
  const jumping = await startPortalProcess(
    {
      ...env,
      SMTP_URL: smtp.url,
      MAIL_FROM: "runko@example.fi",
      WEBHOOKS_ALLOW_PRIVATE: "on",
      LOG_LEVEL: "silent",
      PORT: String(await freePort()),
    },
    ["ignore", "ignore", "inherit", "ipc"],
    { preload: [join(import.meta.dirname, "shifted-clock-program.ts")] },
  );

  const roles = { roles: [[world.subscriber, "SUBSCRIBER"]] as const };
  const user = await makeUser(db, { ...roles, password });
  const admin = await portal.signInAs(await makeUser(db, { global_role: "RUNKO_ADMIN" }));
  const other = await issueToken(config, { userId: (await makeUser(db, roles)).id, now: new Date(), validFrom: 0 });
  const steady = { url: "", ask: portal.inject };
  const base = `/api/organizations/${world.subscriber.id}/roles/SUBSCRIBER`;
  type Asked = { method?: "GET" | "POST" | "PATCH"; body?: object; headers?: Record<string, string> };
  /** Asked of the process that jumps, or of another whose clock is right. */
  const at = {
    jumping: async (token: string, path: string, { method = "GET", body, headers }: Asked = {}) => {
      const sent = {
        authorization: `Bearer ${token}`,
        ...(body && { "content-type": "application/json" }),
        ...headers,
      };
      const answer = await fetch(`${jumping.url}${path}`, {
        method,
        headers: sent,
        ...(body && { body: JSON.stringify(body) }),
      });
      return { status: answer.status, text: await answer.text() };
    },
    steady: async (token: string, path: string, { method = "GET", body, headers }: Asked = {}) => {
      const sent = { authorization: `Bearer ${token}`, ...headers };
      const answer = await steady.ask({ method, url: path, headers: sent, ...(body && { payload: body }) });
      return { status: answer.statusCode, text: answer.body };
    },
  };
  const both = [at.jumping, at.steady];
  const logIn = async () => {
    const login = { username: user.emailAddress, password };
    const { text } = await at.jumping("", "/api/users/login", {
      method: "POST",
      body: login,
      headers: { authorization: "" },
    });
    return (JSON.parse(text) as { token: string }).token;
  };
  const holds = async (token: string) =>
    (await Promise.all(both.map((ask) => ask(token, "/api/users/me")))).map(({ status }) => status);

  const tokens = [await logIn()];
  const ids: number[] = [];
  for (const jump of jumps) {
    jumping.child.send(jump);
    tokens.push(await logIn());
    for (const token of tokens) expect(await holds(token)).toEqual([200, 200]);
    const [token = ""] = tokens;

    // The same key is the same order, whichever process is asked first and again.
    for (const [first, again] of [both, both.toReversed()]) {
      const order = {
        method: "POST",
        body: world.bodyOf("Order"),
        headers: { "idempotency-key": crypto.randomUUID() },
      } as const;
      const made = await first?.(token, `${base}/orders`, order);
      expect(made).toMatchObject({ status: 201 });
      expect(await again?.(token, `${base}/orders`, order)).toEqual(made);
      ids.push((JSON.parse(made?.text ?? "") as { id: number }).id);
    }

    // Who holds a document holds it at both, renews it, and gives it back.
    const lock = `${base}/events/${ids.at(-1)}/lock-for-editing`;
    const change = { method: "PATCH" } as const;
    expect((await at.steady(token, lock, change)).status).toBe(200);
    expect((await at.jumping(other, lock, change)).status).toBe(423);
    expect((await at.jumping(token, lock, change)).status).toBe(200);
    expect((await at.steady(other, lock, change)).status).toBe(423);
    expect((await at.jumping(token, `${lock}?reset=true`, change)).status).toBe(200);
    expect((await at.jumping(other, lock, change)).status).toBe(200);
    expect((await at.steady(other, `${lock}?reset=true`, change)).status).toBe(200);

    // What is to be sent is sent at once, and signed with a time that its receiver takes for right.
    await expect.poll(() => receiver.received.length, { timeout: 15_000 }).toBe(ids.length);
    const waiting = sql<{ waiting: number }>`SELECT count(*)::int AS waiting FROM outbox WHERE done_at IS NULL`;
    await expect.poll(async () => (await waiting.execute(db)).rows, { timeout: 15_000 }).toEqual([{ waiting: 0 }]);
  }
  expect(
    receiver.received.map(({ headers, body }) =>
      new Verifier(hook.secret).verify(body, headers as Record<string, string>),
    ),
  ).toHaveLength(ids.length);
  expect(new Set(receiver.received.map(({ headers }) => headers["webhook-id"])).size).toBe(ids.length);

  // What ends sessions ends those too that the process made while it was ahead, and no later one.
  const [, ahead = "", ...later] = tokens;
  expect((await at.jumping(later[0] ?? "", "/api/users/logout", { method: "POST" })).status).toBe(204);
  expect(await holds(later[0] ?? "")).toEqual([401, 401]);
  expect((await admin.change(`/users/${user.id}`, { disabled: true })).status).toBe(200);
  expect((await admin.change(`/users/${user.id}`, { disabled: false })).status).toBe(200);
  expect(await holds(ahead)).toEqual([401, 401]);
  expect(await holds(await logIn())).toEqual([200, 200]);
  jumping.child.kill("SIGTERM");
  expect(await jumping.ended).toMatchObject({ code: 0 });
}, 300_000);
