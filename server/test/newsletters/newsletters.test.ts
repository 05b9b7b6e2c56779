import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Caller, ProblemBody } from "../app/caller.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeUser } from "../builders/make-user.ts";
import { noSuchId } from "../documents/support/no-such.ts";
import { logOf, refusal, refusedFields } from "../products/support/catalogue.ts";

type Newsletter = { id: string; title: string; body: string; publishedAt: string; read: boolean };
type Briefing = { id: string; state: string; publishAt: string | null; withdrawnAt: string | null };

const hour = 3_600_000;
const fields = { title: "Huoltokatko lauantaina", body: "Portaali on poissa **klo 6–8**.", audience: "users" };

let portal: TestApp;
let writer: Caller;
let reader: Caller;
let other: Caller;
beforeAll(async () => {
  portal = await createTestApp();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.pool.query("TRUNCATE newsletters CASCADE");
  const { db, signInAs } = portal;
  const created_at = new Date(portal.clock.now().getTime() - hour);
  writer = await signInAs(await makeUser(db, { global_role: "RUNKO_ADMIN", created_at }));
  reader = await signInAs(await makeUser(db, { created_at }));
  other = await signInAs(await makeUser(db, { created_at }));
});

async function write(more: Partial<typeof fields> = {}): Promise<string> {
  const { status, body } = await writer.post<Briefing>("/briefings", { ...fields, ...more });
  expect([status, body]).toEqual([
    201,
    expect.objectContaining({ ...fields, ...more, state: "DRAFT", publishAt: null }),
  ]);
  return body.id;
}

const versionOf = async (id: string) => String((await writer.get(`/briefings/${id}`)).headers["etag"]);

/** Changes what was just read. */
const change = async (id: string, patch: object) =>
  writer.patch<ProblemBody>(`/briefings/${id}`, patch, { "if-match": await versionOf(id) });

async function publish(id: string, publishAt?: string): Promise<Briefing> {
  const { status, body } = await writer.post<Briefing>(`/briefings/${id}/publish`, { publishAt });
  expect(status).toBe(200);
  return body;
}

const titles = async (caller: Caller, path = "/newsletters") =>
  (await caller.get<Newsletter[]>(path)).body.map(({ title }) => title);
const unread = async (caller: Caller) => (await caller.get<{ unread: number }>("/newsletters/unread")).body.unread;
const stateOf = async (id: string) => (await writer.get<Briefing>(`/briefings/${id}`)).body.state;

describe("a newsletter", () => {
  test("is read by nobody before it is published, and by those who are logged in after", async () => {
    const id = await write();
    expect([await titles(reader), (await reader.get(`/newsletters/${id}`)).status]).toEqual([[], 404]);
    expect((await publish(id)).state).toBe("PUBLISHED");
    expect(await titles(reader)).toEqual([fields.title]);
    expect((await reader.get<Newsletter>(`/newsletters/${id}`)).body).toEqual({
      id,
      title: fields.title,
      body: fields.body,
      publishedAt: expect.any(String) as unknown,
      read: false,
    });
    expect(await titles(portal.anonymous, "/news")).toEqual([]);
  });

  test("for everyone is read without a login, without what is others' to know", async () => {
    const id = await write({ audience: "public" });
    await publish(id);
    const { body, headers } = await portal.anonymous.get<Newsletter[]>("/news?limit=1");
    expect(headers["x-total-count"]).toBe("1");
    expect(body).toEqual([{ id, title: fields.title, body: fields.body, publishedAt: expect.any(String) as unknown }]);
    const shown = await portal.anonymous.get(`/news?filter=${JSON.stringify({ fields: ["id", "title"] })}`);
    expect(shown.body).toEqual([{ id, title: fields.title }]);
    await change(id, { audience: "users" });
    expect(await titles(portal.anonymous, "/news")).toEqual([]);
  });

  test("is published when its time comes, and not before", async () => {
    const id = await write({ audience: "public" });
    const publishAt = new Date(portal.clock.now().getTime() + hour).toISOString();
    expect(await publish(id, publishAt)).toMatchObject({ state: "SCHEDULED", publishAt });
    portal.clock.pass(hour - 60_000);
    expect([await titles(reader), await titles(portal.anonymous, "/news"), await unread(reader)]).toEqual([[], [], 0]);
    portal.clock.pass(60_001);
    expect(await stateOf(id)).toBe("PUBLISHED");
    expect([await titles(reader), await titles(portal.anonymous, "/news")]).toEqual([[fields.title], [fields.title]]);
    expect(await unread(reader)).toBe(1);
  });

  test("whose time has not come is a draft again when it is withdrawn", async () => {
    const id = await write();
    await publish(id, new Date(portal.clock.now().getTime() + hour).toISOString());
    expect((await writer.post<Briefing>(`/briefings/${id}/withdraw`)).body).toMatchObject({
      state: "DRAFT",
      publishAt: null,
      withdrawnAt: null,
    });
  });

  test("that is withdrawn is gone for its readers, and new to them when it is published again", async () => {
    const id = await write({ audience: "public" });
    await publish(id);
    expect((await reader.post(`/newsletters/${id}/read`)).status).toBe(204);
    expect((await writer.post<Briefing>(`/briefings/${id}/withdraw`)).body.state).toBe("WITHDRAWN");
    expect([await titles(reader), await titles(portal.anonymous, "/news")]).toEqual([[], []]);
    expect((await reader.get(`/newsletters/${id}`)).status).toBe(404);
    expect((await reader.post(`/newsletters/${id}/read`)).status).toBe(404);
    await publish(id);
    expect([await titles(reader), await unread(reader)]).toEqual([[fields.title], 1]);
  });

  test("is removed unless someone may read it", async () => {
    const id = await write();
    await publish(id);
    expect(refusal(await writer.delete(`/briefings/${id}`))).toEqual([409, "NEWSLETTER_STATE"]);
    expect(await titles(reader)).toEqual([fields.title]);
    await writer.post(`/briefings/${id}/withdraw`);
    expect((await writer.delete(`/briefings/${id}`)).status).toBe(204);
    expect((await writer.get(`/briefings/${id}`)).status).toBe(404);
  });

  test("is not published twice, nor withdrawn before it is published", async () => {
    const id = await write();
    expect(refusal(await writer.post(`/briefings/${id}/withdraw`))).toEqual([409, "NEWSLETTER_STATE"]);
    const answers = await Promise.all(Array.from({ length: 5 }, () => writer.post(`/briefings/${id}/publish`, {})));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
  });

  test("that is corrected stays read, and the log tells old and new", async () => {
    const id = await write();
    await publish(id);
    await reader.post(`/newsletters/${id}/read`);
    expect((await change(id, { title: "Huoltokatko sunnuntaina" })).status).toBe(200);
    expect([await titles(reader), await unread(reader)]).toEqual([["Huoltokatko sunnuntaina"], 0]);
    const log = await logOf(portal, id);
    expect(log.map(({ action }) => action)).toEqual(["created", "changed", "changed"]);
    expect(log[2]).toMatchObject({
      organization_id: null,
      subject: "newsletter",
      changes: [{ field: "title", before: fields.title, after: "Huoltokatko sunnuntaina" }],
    });
  });
});

describe("two writers at once", () => {
  test("a change names the version that was read, and is told who changed it since", async () => {
    const id = await write();
    const read = await versionOf(id);
    const bare = await writer.patch<ProblemBody>(`/briefings/${id}`, { title: "Sokkona" });
    expect([bare.status, bare.body.code]).toEqual([428, "VERSION_REQUIRED"]);
    expect((await writer.patch(`/briefings/${id}`, { title: "Ensin" }, { "if-match": read })).status).toBe(200);
    const late = await writer.patch<ProblemBody & { changedBy: string; changedAt: string; version: number }>(
      `/briefings/${id}`,
      { title: "Myöhässä" },
      { "if-match": read },
    );
    expect([late.status, late.body.code]).toEqual([412, "STALE_VERSION"]);
    expect(late.body).toMatchObject({ changedBy: expect.stringMatching(/^Maija Käyttäjä/) as unknown, version: 2 });
    expect(late.body.detail).toContain(late.body.changedBy);
    const changed = await writer.get<{ updatedAt: string }>(`/briefings/${id}`);
    expect(late.body.changedAt).toBe(changed.body.updatedAt);
    expect((await writer.get<Briefing & { title: string }>(`/briefings/${id}`)).body.title).toBe("Ensin");
  });

  test("what was published meanwhile is not changed as if it were a draft", async () => {
    const id = await write();
    const read = await versionOf(id);
    await publish(id);
    const late = await writer.patch<ProblemBody>(`/briefings/${id}`, { title: "Vielä luonnos?" }, { "if-match": read });
    expect([late.status, late.body.code]).toEqual([412, "STALE_VERSION"]);
  });

  test("of twenty changes at once of the same version one holds", async () => {
    const id = await write();
    const headers = { "if-match": await versionOf(id) };
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => writer.patch(`/briefings/${id}`, { title: `Muutos ${at}` }, headers)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 19 }, () => 412)]);
  });
});

test("each user has read what they have read", async () => {
  const [first, second] = [await write({ title: "Ensimmäinen" }), await write({ title: "Toinen" })];
  for (const id of [first, second]) await publish(id);
  expect([await unread(reader), await unread(other)]).toEqual([2, 2]);
  for (let times = 0; times < 2; times += 1) expect((await reader.post(`/newsletters/${first}/read`)).status).toBe(204);
  expect([await unread(reader), await unread(other)]).toEqual([1, 2]);
  const where = encodeURIComponent(JSON.stringify({ where: { read: false } }));
  expect(await titles(reader, `/newsletters?filter=${where}`)).toEqual(["Toinen"]);
  expect((await other.post("/newsletters/read")).status).toBe(204);
  expect([await unread(reader), await unread(other)]).toEqual([1, 0]);
});

test("what is older than an account is not new to it", async () => {
  await publish(await write());
  const newcomer = await makeUser(portal.db, { created_at: new Date(portal.clock.now().getTime() + 1000) });
  const caller = await portal.signInAs(newcomer);
  expect([await titles(caller), await unread(caller)]).toEqual([[fields.title], 0]);
});

test.each([
  [{ title: " " }, { title: "REQUIRED" }],
  [{ title: "Kaksi\r\nriviä" }, { title: "INVALID_VALUE" }],
  [{ body: "" }, { body: "REQUIRED" }],
  [{ body: "x".repeat(20_001) }, { body: "TOO_LONG" }],
])("what breaks a rule is refused: %j", async (wrong, found) => {
  expect(refusedFields(await writer.post("/briefings", { ...fields, ...wrong }))).toEqual(found);
  const id = await write();
  expect(refusedFields(await change(id, wrong))).toEqual(found);
});

test.each([
  ["2020-01-01T10:00:00Z", "PUBLISH_TIME_IN_PAST"],
  ["huomenna", "INVALID_INSTANT"],
])("it cannot be published at %s", async (publishAt, code) => {
  const id = await write();
  const answer = await writer.post<ProblemBody>(`/briefings/${id}/publish`, { publishAt });
  expect(refusedFields(answer)).toEqual({ publishAt: code });
  expect(await stateOf(id)).toBe("DRAFT");
});

test("who is not the product admin neither sees nor changes what is being written", async () => {
  const id = await write();
  for (const caller of [reader, portal.anonymous]) {
    const refused = caller === reader ? 403 : 401;
    expect((await caller.get("/briefings")).status).toBe(refused);
    for (const path of [`/briefings/${id}/publish`, `/briefings/${id}/withdraw`])
      expect((await caller.post(path, {})).status).toBe(refused);
    expect((await caller.patch(`/briefings/${id}`, { title: "x" })).status).toBe(refused);
    expect((await caller.delete(`/briefings/${id}`)).status).toBe(refused);
  }
  expect(await stateOf(id)).toBe("DRAFT");
  expect(refusal(await writer.post(`/briefings/${noSuchId}/publish`, {}))).toEqual([404, "NOT_FOUND"]);
});
