import { checkFaqQuestion, topicsOf } from "@runko/domain/faq/faq-questions";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Caller, ProblemBody } from "../app/caller.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeOrganization } from "../builders/make-organization.ts";
import { makeUser } from "../builders/make-user.ts";

type Question = { id: string; topic: string; question: string; answer: string; version: number };

let portal: TestApp;
let admin: Caller;
let reader: Caller;
beforeAll(async () => {
  portal = await createTestApp();
  const { db } = portal;
  const organization = await makeOrganization(db);
  admin = await portal.signInAs(
    await makeUser(db, { first_name: "Pia", last_name: "Pää", global_role: "RUNKO_ADMIN" }),
  );
  reader = await portal.signInAs(await makeUser(db, { roles: [[organization, "SUBSCRIBER"]] }));
});
afterAll(() => portal.close());

const fields = { topic: "Tilaaminen", question: "Mitä seuraavaksi?", answer: "Odota **vastausta**." };
const all = async () => (await reader.get<Question[]>("/faq")).body;
const matching = ({ version }: Question) => ({ "if-match": `"${version}"` });

test("the questions that the portal had are there, in their topics, and can be saved as they are", async () => {
  const questions = await all();
  expect(questions).toHaveLength(21);
  expect(topicsOf(questions).map(({ topic }) => topic)).toEqual([
    "Tunnukset ja kirjautuminen",
    "Tilaaminen",
    "Käsittely ja viat",
    "Seuranta ja ilmoitukset",
  ]);
  expect(questions.flatMap(checkFaqQuestion)).toEqual([]);
  expect(questions.find(({ id }) => id === "varattu-toiselle")?.answer).toMatch(/\(\/info\/manual#tapahtuman-sivu\)$/);
  expect((await portal.anonymous.get("/faq")).status).toBe(401);
});

test("a question is added, changed and removed by the product admin, and told in the log (FAQ lives in code)", async () => {
  const before = await all();
  const { status, body: made, headers } = await admin.post<Question>("/faq", fields);
  expect([status, made, headers["etag"]]).toEqual([201, { ...fields, id: made.id, version: 1 }, '"1"']);
  expect((await all()).at(-1)).toEqual(made);
  const answer = "Katso [ohje](/info/manual).";
  const changed = await admin.patch<Question>(`/faq/${made.id}`, { answer }, matching(made));
  expect(changed.body).toEqual({ ...made, answer, version: 2 });
  expect((await admin.delete(`/faq/${made.id}`)).status).toBe(204);
  expect((await admin.get(`/faq/${made.id}`)).status).toBe(404);
  expect(await all()).toEqual(before);
  const filter = encodeURIComponent(JSON.stringify({ where: { subject: "faqQuestion", subjectId: made.id } }));
  const log = (await admin.get<{ action: string; subjectName: string }[]>(`/admin-log?filter=${filter}`)).body;
  expect(log.map(({ action }) => action)).toEqual(["deleted", "changed", "created"]);
  expect(log[0]?.subjectName).toBe(fields.question);
});

test("a change names the version that was read, and is told who changed it meanwhile", async () => {
  const { body: made } = await admin.post<Question>("/faq", fields);
  const path = `/faq/${made.id}`;
  expect((await admin.patch<ProblemBody>(path, { answer: "Ensin." })).status).toBe(428);
  expect((await admin.patch(path, { answer: "Ensin." }, matching(made))).status).toBe(200);
  const stale = await admin.patch<ProblemBody>(path, { answer: "Sitten." }, matching(made));
  expect(stale.body).toMatchObject({ status: 412, code: "STALE_VERSION", changedBy: "Pia Pää" });
  expect((await admin.get<Question>(path)).body.answer).toBe("Ensin.");
  await admin.delete(path);
});

test("what is no question is refused at its field", async () => {
  const codes = async (body: object) =>
    (await admin.post<ProblemBody>("/faq", { ...fields, ...body })).body.errors?.map(
      ({ path, code }) => `${path} ${code}`,
    );
  expect(await codes({ topic: " ", answer: "" })).toEqual(["topic REQUIRED", "answer REQUIRED"]);
  expect(await codes({ question: "x".repeat(300) })).toEqual(["question TOO_LONG"]);
  expect((await admin.patch("/faq/ei-ole", { answer: "a" }, { "if-match": '"1"' })).status).toBe(404);
});

test("all are set in an order, unless one came or went meanwhile", async () => {
  const before = (await all()).map(({ id }) => id);
  const [first = "", second = "", ...rest] = before;
  const ids = [second, first, ...rest];
  const ordered = await admin.post<Question[]>("/faq/order", { ids });
  expect(ordered.body.map(({ id }) => id)).toEqual(ids);
  expect((await all()).map(({ id }) => id)).toEqual(ids);
  for (const wrong of [rest, [...ids, "ei-ole"], [first, first, ...rest]])
    expect((await admin.post<ProblemBody>("/faq/order", { ids: wrong })).body).toMatchObject({ code: "STALE_VERSION" });
  const filter = encodeURIComponent(JSON.stringify({ where: { subjectId: "order" } }));
  const [entry] = (await admin.get<{ changes: { before: string[] }[] }[]>(`/admin-log?filter=${filter}`)).body;
  expect(entry?.changes[0]?.before).toHaveLength(2);
  await admin.post("/faq/order", { ids: before });
});

test("who reads the questions does not write them", async () => {
  const { body: made } = await admin.post<Question>("/faq", fields);
  const path = `/faq/${made.id}`;
  const tries = [
    reader.post("/faq", fields),
    reader.patch(path, { answer: "Vain minä." }, matching(made)),
    reader.delete(path),
    reader.post("/faq/order", { ids: [] }),
  ];
  expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  expect((await reader.get<Question>(path)).body).toEqual(made);
  await admin.delete(path);
});
