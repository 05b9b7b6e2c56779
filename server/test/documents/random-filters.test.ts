import { documentCollections, documentTypes } from "@runko/domain/enumerations/document-types";
import type { Facets } from "@runko/domain/search/facets";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeDocument } from "../builders/make-document.ts";
import { addPair, type World } from "./support/create-world.ts";
import type { Desk } from "./support/desk.ts";
import { answerOf, formOf, inDays, today } from "./support/forms.ts";
import { sizeOf } from "./support/long.ts";
import { randomDocumentQuery, type Pool } from "./support/random-filters.ts";

let portal: TestApp;
let a: World;
let b: World;
beforeAll(async () => {
  portal = await createTestApp();
  [a, b] = [await addPair(portal), await addPair(portal)];
  for (const world of [a, b])
    for (const type of documentTypes)
      for (const state of ["OPEN", "IN_PROCESSING", "READY"] as const)
        await makeDocument(portal.db, world, {
          type,
          state,
          fields: { ...formOf(type), ...answerOf(type, "confirm"), projectId: world === a ? "KANARIA-A" : "Projekti" },
        });
  for (const [id, name] of [
    [a.subscriber.id, "KANARIA-A Oy"],
    [a.supplier.id, "KANARIA-A Oyj"],
  ] as const)
    await portal.db.updateTable("organizations").set({ name }).where("id", "=", id).execute();
});
afterAll(async () => {
  await portal.close();
});

async function valuesSeen(): Promise<Pool> {
  const rows = await portal.db.selectFrom("documents").select(["id", "case_id", "product_group_id"]).execute();
  const ids = rows.flatMap(({ id, case_id }) => [id, case_id]);
  const organizations = [a, b].flatMap(({ subscriber, supplier }) => [subscriber.id, supplier.id]);
  return {
    text: ["KANARIA-A", "Projekti", "Order", "READY", "OPEN", "Hämeenkatu", "33100", "normal", "%", "_", "\\\\"],
    integer: [1, 0, -1, ...ids],
    uuid: [...organizations, ...rows.flatMap(({ product_group_id }) => product_group_id ?? [])],
    boolean: [true, false],
    date: [today(), inDays(30), inDays(60), "1999-12-31"],
    instant: [new Date().toISOString(), "2020-01-01T00:00:00.000Z"],
  };
}

type Row = { subscriberId?: string; supplierId?: string };
const facets = "events/facets";

test("no random filter shows a foreign document or breaks the server", { timeout: 900_000 }, async () => {
  const pool = await valuesSeen();
  const paths = [...documentTypes.map((type) => documentCollections[type]), "events", "events", "events", facets];
  const desks: Desk[] = Object.values(b.desks);
  let answered = 0;
  const property = fc.asyncProperty(
    randomDocumentQuery(pool),
    fc.constantFrom(...paths),
    fc.nat(desks.length - 1),
    async (query, path, index) => {
      const desk = desks[index] as Desk;
      const search = new URLSearchParams(query as Record<string, string>);
      const answer = await desk.get<Row[]>(`/${path}?${search.toString()}`);
      expect(
        [200, 400, 422],
        portal
          .logged()
          .split("\n")
          .findLast((line) => line.includes('"level":50')),
      ).toContain(answer.status);
      if (answer.status !== 200) return;
      answered += 1;
      expect(answer.text).not.toContain("KANARIA");
      const counted = path === facets ? (JSON.parse(answer.text) as Facets).counted : undefined;
      const own = desk.role === "SUBSCRIBER" ? b.subscriber.id : b.supplier.id;
      const owners = (path === facets ? [] : answer.body).flatMap(
        (row) => (desk.role === "SUBSCRIBER" ? row.subscriberId : row.supplierId) ?? [],
      );
      expect(owners.filter((id) => id !== own)).toEqual([]);
      expect(counted ?? Number(answer.headers["x-total-count"])).toBeLessThanOrEqual(18);
    },
  );
  const runs = sizeOf(500, 10_000);
  await fc.assert(property, { numRuns: runs });
  expect(answered).toBeGreaterThan(runs / 3);
});
