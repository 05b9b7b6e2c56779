import { reportTypes } from "@runko/domain/enumerations/report-types";
import { previousPeriod } from "@runko/domain/reports/previous-period";
import { reportViews, type Report, type ReportFigures } from "@runko/domain/reports/report";
import { isReportOf, reportDefinitions } from "@runko/domain/reports/report-definitions";
import { addDays, addMonths, todayInHelsinki } from "@runko/domain/values/calendar-date";
import { readCsv } from "@runko/domain/csv/read-csv";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Caller } from "../app/caller.ts";
import { makeUser } from "../builders/make-user.ts";
import { makePair } from "../builders/make-pair.ts";
import { makeProduct } from "../builders/make-product.ts";
import { createWorld, type World } from "../documents/support/create-world.ts";
import { sizeOf } from "../documents/support/long.ts";
import { naiveReport, type Asked } from "./support/naive-report.ts";
import { randomDocument, storeDocuments, type Told } from "./support/random-documents.ts";

let world: World;
let told: Told[];
let productAdmin: Caller;
let places: { subscribers: string[]; suppliers: string[]; groups: string[]; products: string[] };
beforeAll(async () => {
  world = await createWorld();
  const { db, subscriber, supplier, product } = world;
  const others = [await makePair(db), await makePair(db)];
  const products = [product, await makeProduct(db, supplier), ...others.map((pair) => pair.product)];
  places = {
    subscribers: [subscriber.id, ...others.map((pair) => pair.subscriber.id)],
    suppliers: [supplier.id, ...others.map((pair) => pair.supplier.id)],
    groups: products.map(({ group }) => group.id),
    products: products.map(({ id }) => id),
  };
  told = fc.sample(randomDocument(places), { numRuns: 1_500, seed: 20_260_329 });
  await storeDocuments(db, world, told);
  productAdmin = await world.portal.signInAs(await makeUser(db, { global_role: "RUNKO_ADMIN" }));
});
afterAll(async () => {
  await world.portal.close();
});

const ofPortal = (path: string) => productAdmin.get<Report>(`/admin${path}`);

const queryOf = (asked: Asked) =>
  new URLSearchParams(Object.entries(asked).map(([name, value]): [string, string] => [name, String(value)])).toString();

/** The figures of an answer that are not zero, by breakdown, row and class. */
const figuresOf = ({ tables, buckets }: Report) =>
  Object.fromEntries(
    tables.flatMap(({ by, rows }) =>
      rows.flatMap(({ key, counts }) =>
        counts.flatMap((count, index) => (count === 0 ? [] : [[`${by} ${key} ${buckets[index]?.key}`, count]])),
      ),
    ),
  );

const some = (ids: () => string[]): fc.Arbitrary<string[]> =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constant<string[]>([]) },
    { weight: 1, arbitrary: fc.nat(9).map((n) => ids().slice(0, 1 + (n % 3))) },
  );

const question: fc.Arbitrary<Asked> = fc
  .record({
    report: fc.constantFrom(...reportTypes),
    from: fc.constantFrom(
      "2024-02-29",
      "2025-01-01",
      "2025-03-30",
      "2025-10-26",
      "2025-12-31",
      "2026-01-01",
      "2026-03-29",
    ),
    days: fc.oneof(fc.constant(null), fc.nat(60)),
    supplierIds: some(() => places.suppliers),
    subscriberIds: some(() => places.subscribers),
    productGroupIds: some(() => places.groups),
    productIds: some(() => places.products),
  })
  .map(({ days, ...asked }) => ({
    ...asked,
    to: days === null ? addDays(addMonths(asked.from, 12), -1) : addDays(asked.from, days),
  }));

/** The figures of a whole period are those of the documents that are counted in it. */
function expectTotal({ report, buckets }: Report, total: ReportFigures, naive: ReturnType<typeof naiveReport>) {
  expect(total.total).toBe(naive.total);
  expect(total.serviceHours).toEqual(naive.serviceHours);
  const ofTypes = Object.entries(naive.figures).filter(([figure]) => figure.startsWith("type "));
  expect(total.counts).toEqual(
    buckets.map(({ key }) =>
      ofTypes.reduce((sum, [figure, count]) => (figure.endsWith(` ${key}`) ? sum + count : sum), 0),
    ),
  );
  const measured = reportDefinitions[report].keyFigure === "average" && naive.total > 0;
  const mean = measured ? naive.allDays / naive.total : 0;
  expect(Math.abs((total.averageDays ?? 0) - mean)).toBeLessThanOrEqual(0.051);
}

test("figures equal a naive recomputation, across clock changes and year ends", { timeout: 900_000 }, async () => {
  let counted = 0;
  const property = fc.asyncProperty(question, fc.constantFrom(...reportViews), async (asked, view) => {
    fc.pre(isReportOf(asked.report, view));
    const desk = Object.values(world.desks).find((each) => each.role === view) ?? world.desks.subscriber;
    const query = `/export/report?raw=true&mode=advanced&${queryOf(asked)}`;
    const { body, status } = await (view === "PORTAL" ? ofPortal(query) : desk.get<Report>(query));
    expect(status).toBe(200);
    const naive = naiveReport(told, view, desk.organizationId, asked);
    expect(figuresOf(body)).toEqual(naive.figures);
    expectTotal(body, body.total, naive);
    for (const { rows } of body.tables)
      expect(
        rows.reduce((sum, { total }) => sum + total, 0),
        "each table tells of every document",
      ).toBe(naive.total);
    const before = naiveReport(told, view, desk.organizationId, { ...asked, ...body.previous });
    const { total, ...period } = body.previous;
    expect(period).toEqual(previousPeriod(asked, todayInHelsinki(world.portal.clock.now())));
    expectTotal(body, total, before);
    counted += naive.total;
  });
  await fc.assert(property, { numRuns: sizeOf(60, 1_500) });
  expect(counted).toBeGreaterThan(500);
});

test.each([
  ["an organization's", "", { from: "2025-06-01", to: "2026-05-31" }],
  ["the whole portal's", "/admin", { from: "2025-10-01", to: "2025-12-31" }],
])(
  "the list behind every figure of %s report has as many documents",
  { timeout: 900_000 },
  async (_whose, at, asked) => {
    const caller = at === "" ? world.desks.supplier : productAdmin;
    const get = <Body>(path: string) => caller.get<Body>(`${at}${path}`);
    for (const report of reportTypes) {
      const query = new URLSearchParams({ report, ...asked }).toString();
      const { body } = await get<Report>(`/export/report?${query}&mode=advanced`);
      const lines = body.tables.flatMap(({ by, rows }) => rows.map((row) => ({ by, ...row })));
      const figures = lines.flatMap(({ by, key, counts, total }) => [
        { by, key, bucket: undefined, count: total },
        ...counts.map((count, index) => ({ by, key, bucket: body.buckets[index]?.key, count })),
      ]);
      const asking = fc.sample(fc.constantFrom(...figures), sizeOf(12, figures.length));
      for (const { by, key, bucket, count } of [
        ...asking,
        { by: undefined, key: undefined, bucket: undefined, count: body.total.total },
      ]) {
        const figure = new URLSearchParams({
          ...(by && { by }),
          ...(key && { key }),
          ...(bucket && { bucket }),
        }).toString();
        const listed = await get<{ id: number }[]>(`/export/report/documents?${query}&${figure}&limit=1000`);
        const exported = await get(`/export/report/documents?${query}&${figure}&format=csv`);
        const read = readCsv(exported.text);
        expect(
          [
            listed.headers["x-total-count"],
            listed.body.length,
            "records" in read && read.records.slice(1).map(({ cells }) => cells[0]),
          ],
          `${report} ${figure}`,
        ).toEqual([String(count), count, listed.body.map(({ id }) => String(id))]);
      }
    }
  },
);
