import { keptDays } from "@runko/domain/operations/kept-days";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { mostRemembered } from "../../src/imports/mapping-store.ts";
import { trimExpired } from "../../src/trim-expired.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { addPair, type World } from "../documents/support/create-world.ts";

type Job = { id: string; mapping: (string | null)[] };

let portal: TestApp;
let world: World;
beforeAll(async () => {
  portal = await createTestApp();
});
beforeEach(async () => {
  world = await addPair(portal);
});
afterAll(() => portal.close());

/** A file of one row under these headers; answers which columns they are taken for. */
async function bring(...headers: string[]): Promise<Job> {
  const row = Object.fromEntries(headers.map((header) => [header, "x"]));
  const { status, body, text } = await world.desks.subscriber.post<Job>("/imports", { kind: "Order", rows: [row] });
  if (status !== 201) throw new Error(text);
  return body;
}
async function map({ id }: Job, ...mapping: (string | null)[]): Promise<void> {
  const { base, token } = world.desks.subscriber;
  const { statusCode } = await portal.inject({
    method: "PUT",
    url: `/api${base}/imports/${id}/mapping`,
    headers: { authorization: `Bearer ${token}` },
    payload: { mapping, defaults: {} },
  });
  expect(statusCode).toBe(200);
}
const ageBy = (days: number) =>
  sql`UPDATE import_mappings SET used_at = used_at - make_interval(days => ${days})
    WHERE organization_id = ${world.subscriber.id}`.execute(portal.db);
const trim = () => trimExpired(portal.pool, portal.config);
const known = async (header: string) => (await bring(header)).mapping;

test("what a header meant is forgotten when no file has had it for long, and each file keeps it for as long again", async () => {
  await map(await bring("Kohde"), "description");
  await map(await bring("Muu"), "projectId");
  for (let year = 0; year < 2; year++) {
    await ageBy(keptDays.importHeaders - 1);
    await trim();
    expect(await known("Kohde")).toEqual(["description"]);
  }
  await trim();
  expect(await known("Muu")).toEqual([null]);
  await ageBy(keptDays.importHeaders + 1);
  await trim();
  expect(await known("Kohde")).toEqual([null]);
});

test("so many headers are remembered, those that were used last", async () => {
  const owner = { organization_id: world.subscriber.id, kind: "Order", column_name: "description" };
  await portal.db
    .insertInto("import_mappings")
    .values(Array.from({ length: mostRemembered }, (_, at) => ({ ...owner, header: `kohde ${at}` })))
    .execute();
  await ageBy(30);
  expect(await known("Kohde 7")).toEqual(["description"]);
  await map(await bring("Uusi", "Vanha"), "projectId", null);
  const { rows } = await sql<{ header: string }>`SELECT header FROM import_mappings
    WHERE organization_id = ${world.subscriber.id} ORDER BY used_at DESC, header LIMIT 3`.execute(portal.db);
  expect(rows.map(({ header }) => header)).toEqual(["uusi", "vanha", "kohde 7"]);
  const count = await sql<{ count: number }>`SELECT count(*) FROM import_mappings
    WHERE organization_id = ${world.subscriber.id}`.execute(portal.db);
  expect(Number(count.rows[0]?.count)).toBe(mostRemembered);
});

test("another organization's headers are neither known nor counted", async () => {
  await map(await bring("Kohde"), "description");
  world = await addPair(portal);
  expect(await known("Kohde")).toEqual([null]);
});
