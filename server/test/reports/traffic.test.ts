import { readCsv } from "@runko/domain/csv/read-csv";
import type { Report } from "@runko/domain/reports/report";
import { trafficNames, type Traffic, type TrafficName } from "@runko/domain/reports/traffic";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeDocument } from "../builders/make-document.ts";
import { makePair } from "../builders/make-pair.ts";
import { addPair, createWorld, type World } from "../documents/support/create-world.ts";
import { randomDocument, storeDocuments } from "./support/random-documents.ts";

const period = "from=2025-06-01&to=2026-05-31";

let world: World;
/** Organizations that trade with one or the other of the pair. */
let others: Awaited<ReturnType<typeof makePair>>[];
beforeAll(async () => {
  world = await createWorld();
  const { db, subscriber, supplier, product } = world;
  others = [await makePair(db), await makePair(db)];
  const told = fc.sample(
    randomDocument({
      subscribers: [subscriber.id, ...others.map((pair) => pair.subscriber.id)],
      suppliers: [supplier.id, ...others.map((pair) => pair.supplier.id)],
      groups: [product.group.id],
      products: [product.id],
    }),
    { numRuns: 1_500, seed: 20_261_126 },
  );
  await storeDocuments(db, world, told);
}, 120_000);
afterAll(async () => {
  await world.portal.close();
});

const ask = (side: keyof World["desks"], counterpartyId: string, more = "") =>
  world.desks[side].get<Traffic>(`/export/traffic?counterpartyId=${counterpartyId}&${period}${more}`);
const asSubscriber = async () => (await ask("subscriber", world.supplier.id)).body;
const asSupplier = async () => (await ask("supplier", world.subscriber.id)).body;

/** As the report of service times tells it. */
async function repairMedian(side: keyof World["desks"], narrowed: string) {
  const { body } = await world.desks[side].get<Report>(`/export/report?report=service-time&${narrowed}&${period}`);
  const clocks = body.tables.find(({ by }) => by === "type")?.rows ?? [];
  return clocks.find(({ key }) => key === "repair")?.serviceHours?.median;
}

const figuresOf = ({ from, to, documents, total, months, reasons, previous }: Traffic) => ({
  from,
  to,
  documents,
  total,
  months,
  reasons,
  previous,
});

test("both parties are told the same figures", async () => {
  const [bought, sold] = [await asSubscriber(), await asSupplier()];
  expect(figuresOf(bought)).toEqual(figuresOf(sold));
  expect([bought.organization.name, bought.counterparty.name]).toEqual([
    sold.counterparty.name,
    sold.organization.name,
  ]);
  for (const name of trafficNames) expect(bought.total[name]?.counted, name).toBeGreaterThan(5);
  expect(bought.months).toHaveLength(12);
});

test.each(["subscriber", "supplier"] as const)(
  "%s: the figures are those of its reports of that counterparty",
  async (side) => {
    const counterparty = side === "subscriber" ? world.supplier.id : world.subscriber.id;
    const { body } = await ask(side, counterparty);
    const party = side === "subscriber" ? "supplierIds" : "subscriberIds";
    const report = async (name: string) =>
      (await world.desks[side].get<Report>(`/export/report?report=${name}&${party}=${counterparty}&${period}`)).body;

    const monthsOf = ({ tables }: Report) => tables.find(({ by }) => by === "month")?.rows ?? [];
    for (const [name, of] of [
      ["confirmation", "order-confirmation-duration"],
      ["onTime", "delivery-reliability"],
    ] as const) {
      const told = await report(of);
      const valueOf = ({ averageDays, share, total }: Report["total"]) => ({
        counted: total,
        value: averageDays ?? share,
      });
      expect(body.total[name]).toEqual(valueOf(told.total));
      expect(body.previous.total[name]).toEqual(valueOf(told.previous.total));
      expect(body.months.map((month) => [month.key, month[name]])).toEqual(
        monthsOf(told).map((month) => [month.key, valueOf(month)]),
      );
    }
    expect(body.total.repair?.value).toBe(await repairMedian(side, `${party}=${counterparty}`));
  },
);

describe("rejections", () => {
  const made = new Date("2026-03-02T09:00:00Z");
  let pair: World;
  beforeAll(async () => {
    pair = await addPair(world.portal);
    const { db } = world;
    const document = (choice: Parameters<typeof makeDocument>[2]) =>
      makeDocument(db, pair, { created_at: made, ...choice });
    const refused = (rejectReason: "noNetwork" | "wrongHubArea") => ({ rejected: true, fields: { rejectReason } });
    await document({ type: "Inquiry", state: "READY", ...refused("noNetwork") });
    await document({ type: "AvailabilityRequest", state: "READY", archived: true, ...refused("noNetwork") });
    await document({ type: "Order", state: "CANCELLED", ...refused("wrongHubArea") });
    await document({ type: "Order", state: "CANCELLED", rejected: true });
    await document({ type: "Order", state: "READY" });
    // None of these has been answered: cancelled by the subscriber, rejected once and open again, a fault.
    await document({ type: "Order", state: "CANCELLED", cancelled_by_customer: true });
    await document({ type: "Order", state: "IN_PROCESSING", fields: { rejectReason: "noNetwork" } });
    await document({ type: "Fault", state: "READY" });
  });

  test("are counted by reason, of what was answered", async () => {
    const { body } = await pair.desks.subscriber.get<Traffic>(
      `/export/traffic?counterpartyId=${pair.supplier.id}&${period}`,
    );
    expect(body.reasons.map(({ key, count }) => [key, count])).toEqual([
      ["noNetwork", 2],
      ["none", 1],
      ["wrongHubArea", 1],
    ]);
    expect(body.reasons[0]?.label).toBe("Osoitteessa ei ole verkkoa");
    expect(body.total.rejections).toEqual({ counted: 5, value: 80 });
    expect(body.months.find(({ key }) => key === "2026-03")?.rejections).toEqual({ counted: 5, value: 80 });
  });

  test("stand in the file too, whose lines are as long as its head", async () => {
    const answer = await pair.desks.supplier.get(
      `/export/traffic?counterpartyId=${pair.subscriber.id}&${period}&format=csv`,
    );
    const read = readCsv(answer.text);
    const cells = "records" in read ? read.records.map((record) => record.cells) : [];
    expect(new Set(cells.map(({ length }) => length)).size).toBe(1);
    expect(cells.find((line) => line[1] === "Osoitteessa ei ole verkkoa")?.at(-1)).toBe("2");
    const logged = await world.db
      .selectFrom("security_log")
      .select("details")
      .where("event", "=", "exported")
      .orderBy("id", "desc")
      .executeTakeFirst();
    expect(logged?.details).toMatchObject({ subject: "traffic", counterpartyId: pair.subscriber.id, format: "csv" });
  });
});

describe("of others nothing is told", () => {
  test("what a third party does changes no figure", async () => {
    const before = [await asSubscriber(), await asSupplier()];
    const [other] = others;
    if (!other) throw new Error("no other pair");
    const { db, subscriber, supplier, subscriberUser } = world;
    const canary = {
      type: "Order" as const,
      state: "CANCELLED" as const,
      rejected: true,
      created_at: new Date("2026-03-02T09:00:00Z"),
      confirmed_at: new Date("2026-05-29T09:00:00Z"),
      fields: { rejectReason: "missingInformation" as const },
    };
    await makeDocument(db, { ...other, subscriber }, canary);
    await makeDocument(db, { ...other, supplier, subscriberUser }, canary);
    await makeDocument(db, other, canary);
    expect([await asSubscriber(), await asSupplier()]).toEqual(before);
    // The canary is alive: those who may be told of it are.
    const sold = (await ask("supplier", other.subscriber.id)).body;
    expect(sold.reasons.map(({ key }) => key)).toContain("missingInformation");
  });

  test("an organization without traffic is as one that does not exist", async () => {
    const stranger = await makePair(world.db);
    const nobody = "00000000-0000-4000-8000-000000000000";
    for (const side of ["subscriber", "supplier", "faultHandler"] as const)
      for (const id of [stranger.subscriber.id, stranger.supplier.id, nobody]) {
        const { status, body } = await ask(side, id);
        expect([status, body.counterparty, body.documents, body.reasons]).toEqual([200, { id, name: null }, 0, []]);
      }
  });
});

test("fault handlers are told of the repairs of faults alone, as by their report", async () => {
  const { body } = await ask("faultHandler", world.subscriber.id);
  const told: TrafficName[] = trafficNames.filter((name) => body.total[name] !== null);
  expect(told).toEqual(["repair"]);
  expect(body.total.repair?.counted).toBeGreaterThan(0);
  expect(body.total.repair?.value).toBe(await repairMedian("faultHandler", `subscriberIds=${world.subscriber.id}`));
  expect(body.reasons).toEqual([]);
  expect(body.documents).toBeLessThan((await asSupplier()).documents);
});

test.each([
  ["no counterparty", period, 400],
  ["a counterparty that is no id", `counterpartyId=x&${period}`, 400],
  ["more than a year", "counterpartyId=00000000-0000-4000-8000-000000000000&from=2025-01-01&to=2026-01-02", 422],
])("%s is refused", async (_what, query, status) => {
  expect((await world.desks.supplier.get(`/export/traffic?${query}`)).status).toBe(status);
});
