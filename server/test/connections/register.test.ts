import { endsSoonDays } from "@runko/domain/connections/connection-state";
import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import { sumMoney } from "@runko/domain/values/money";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { registerScope } from "../../src/connections/connection-entity.ts";
import { sumConnections } from "../../src/connections/sum-connections.ts";
import { combineWhere } from "../../src/platform/filter/combine-where.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeDocument } from "../builders/make-document.ts";
import { addPair, type World } from "../documents/support/create-world.ts";
import type { Desk } from "../documents/support/desk.ts";
import { address, formOf, inDays } from "../documents/support/forms.ts";

type Row = { id: number; state: string; partner: { id: string; name: string }; monthlyFee: string } & Record<
  string,
  unknown
>;
type Sum = { id: string | null; name: string | null; amount: number; monthlyFee: string; endsSoon: number };
type Sums = Omit<Sum, "id" | "name"> & Record<"partners" | "municipalities" | "products", Sum[]>;

let portal: TestApp;
let world: World;
beforeAll(async () => {
  portal = await createTestApp();
});
beforeEach(async () => {
  world = await addPair(portal);
});
afterAll(() => portal.close());

const helsinki = { ...address, postalCode: "00100", postalPlace: "Helsinki" };
const ready = (fields: DocumentFields = {}, more = {}) => {
  const whole = { ...formOf("Order"), actualDeliveryDate: inDays(-30), monthlyFee: "19.90", ...fields };
  return makeDocument(world.db, world, { type: "Order", state: "READY", fields: whole, ...more });
};
const query = (filter: object, q = "") =>
  `filter=${encodeURIComponent(JSON.stringify(filter))}${q && `&q=${encodeURIComponent(q)}`}`;
const list = async (desk: Desk, filter: object = {}, q = "") =>
  (await desk.get<Row[]>(`/connections?${query(filter, q)}`)).body;
const idsOf = async (desk: Desk, filter: object = {}, q = "") => (await list(desk, filter, q)).map(({ id }) => id);
const sums = async (desk: Desk, filter: object = {}, q = "") =>
  (await desk.get<Sums>(`/connections/sums?${query(filter, q)}`)).body;

test("both sides have a row of each connection as it stands, archived or not, and of nothing else", async () => {
  const order = await ready({ subscriberConnectionId: "OMA-1", capacity: "1 Gbit/s", contractLength: 12 });
  const archived = await ready({}, { archived: true });
  await makeDocument(world.db, world, { type: "Order", state: "IN_DELIVERY", fields: formOf("Order") });
  await makeDocument(world.db, world, { type: "Inquiry", state: "READY", fields: formOf("Inquiry") });
  const said = { subscriberConnectionId: "OMA-1", capacity: "1 Gbit/s", monthlyFee: "19.90", contractMonths: 12 };
  for (const [desk, partner] of [
    [world.desks.subscriber, world.supplier],
    [world.desks.supplier, world.subscriber],
  ] as const) {
    const rows = await list(desk);
    expect(rows.map(({ id }) => id)).toEqual([archived.id, order.id]);
    const place = { municipality: "837", municipalityName: "Tampere", targetAddress: address };
    expect(rows[1]).toMatchObject({
      ...said,
      ...place,
      state: "active",
      partner: { id: partner.id, name: partner.name },
    });
  }
});

test("neither another pair, nor a fault handler, nor a supplier of before sees it", async () => {
  await ready();
  const others = await addPair(portal);
  for (const desk of [others.desks.subscriber, others.desks.supplier]) {
    expect(await list(desk)).toEqual([]);
    expect(await sums(desk)).toEqual({
      amount: 0,
      monthlyFee: "0.00",
      endsSoon: 0,
      partners: [],
      municipalities: [],
      products: [],
    });
  }
  for (const path of ["/connections", "/connections/sums"])
    expect((await world.desks.faultHandler.get<{ code: string }>(path)).body.code).toBe("FORBIDDEN");
  await world.db
    .updateTable("documents")
    .set({ supplier_id: others.supplier.id })
    .where("supplier_id", "=", world.supplier.id)
    .execute();
  expect(await list(world.desks.supplier)).toEqual([]);
  expect(await list(others.desks.supplier)).toHaveLength(1);
});

test("its state is what weighs most, and finds it", async () => {
  const order = await ready();
  const source = { source: { eventId: order.id, mode: "FROM_EXISTING" } };
  const { subscriber, supplier } = world.desks;
  const stateOf = async () => (await list(supplier)).map(({ state, openFaults }) => [state, openFaults]);
  await world.make("ChangeOrder", {}, source);
  expect(await stateOf()).toEqual([["changing", 0]]);
  await world.make("Fault", {}, source);
  expect(await stateOf()).toEqual([["fault", 1]]);
  expect(await idsOf(subscriber, { where: { state: "fault" } })).toEqual([order.id]);
  expect(await idsOf(subscriber, { where: { state: { inq: ["active", "changing"] } } })).toEqual([]);
});

test("it is found by other party, place, product, end of contract, fee and words, and sorted by what has an index", async () => {
  const soon = await ready({ contractLength: 12, actualDeliveryDate: inDays(-330), monthlyFee: "5.00" });
  const far = await ready({ contractLength: 60, targetAddress: helsinki, subscriberConnectionId: "KUITU-7" });
  const open = await ready({ contractLength: 0, monthlyFee: "900.00" });
  const { subscriber, supplier } = world.desks;
  const where = async (condition: object) => idsOf(subscriber, { where: condition });
  expect(await where({ municipality: "091" })).toEqual([far.id]);
  expect(await where({ contractEnd: { between: [inDays(0), inDays(endsSoonDays)] } })).toEqual([soon.id]);
  expect(await where({ partnerId: world.supplier.id })).toHaveLength(3);
  expect(await where({ productId: world.product.id, monthlyFee: { gt: "100.00" } })).toEqual([open.id]);
  for (const word of ["kuitu-7", "00100", String(far.id), `${far.id} `])
    expect(await idsOf(supplier, {}, word), word).toEqual([far.id]);
  expect(await idsOf(subscriber, { order: "contractEnd ASC" })).toEqual([soon.id, far.id, open.id]);
  expect(await idsOf(subscriber, { order: "monthlyFee DESC" })).toEqual([open.id, far.id, soon.id]);
  for (const refused of ["productName ASC", "activeSince DESC"])
    expect((await subscriber.get(`/connections?${query({ order: refused })}`)).status).toBe(400);
});

test("its sums are those of all rows of the same list, and both sides read the same", async () => {
  for (let at = 0; at < 12; at++)
    await ready({
      ...(at % 3 === 0 && { targetAddress: helsinki }),
      monthlyFee: `${at}.25`,
      contractLength: at % 2 ? 12 : 0,
      actualDeliveryDate: inDays(-300 - at * 3),
    });
  await ready({}, { disconnected: true });
  const { subscriber, supplier } = world.desks;
  const filters = [
    {},
    { where: { municipality: "091" } },
    { where: { state: "active" } },
    { where: { state: "terminated" } },
  ];
  for (const filter of filters) {
    const rows = await list(subscriber, filter);
    const standing = rows.filter(({ state }) => state !== "terminated");
    const [first, last] = [inDays(0), inDays(endsSoonDays)];
    const endsSoon = standing.filter(({ contractEnd: end }) => typeof end === "string" && end >= first && end <= last);
    const expected = {
      amount: rows.length,
      monthlyFee: sumMoney(["0.00", ...standing.map(({ monthlyFee }) => monthlyFee)]),
      endsSoon: endsSoon.length,
    };
    const bought = await sums(subscriber, filter);
    const sold = await sums(supplier, filter);
    const { id, name } = world.supplier;
    const [product] = bought.products;
    expect(bought).toMatchObject({ ...expected, partners: [{ id, name, ...expected }] });
    expect(product).toMatchObject({ id: world.product.id, ...expected });
    expect(sumMoney(["0.00", ...bought.municipalities.map(({ monthlyFee }) => monthlyFee)])).toBe(expected.monthlyFee);
    expect({ ...sold, partners: [] }).toEqual({ ...bought, partners: [] });
  }
});

test("what has no municipality is summed as what is left, and places are named in the reader's language", async () => {
  await ready({ targetAddress: helsinki, monthlyFee: "1.00" });
  await ready({ targetAddress: { ...helsinki, postalCode: "00001" }, monthlyFee: "0.50" });
  const { municipalities } = await sums(world.desks.subscriber);
  expect(municipalities).toMatchObject([
    { id: "091", name: "Helsinki", monthlyFee: "1.00" },
    { id: null, name: null, amount: 1, monthlyFee: "0.50" },
  ]);
  const scope = combineWhere(registerScope(world.subscriber.id, "SUBSCRIBER"));
  const context = { pool: portal.pool, clock: { now: () => new Date() } };
  const swedish = await sumConnections(context, { role: "SUBSCRIBER", where: scope, language: "sv" });
  expect((JSON.parse(swedish) as Sums).municipalities[0]?.name).toBe("Helsingfors");
});

test("its file has the rows of the same list, all of them, and is told to the security log", async () => {
  for (let at = 0; at < 60; at++) await ready({ monthlyFee: `${at}.50`, customerName: `Asiakas ${at}` });
  const { subscriber, supplier } = world.desks;
  for (const desk of [subscriber, supplier]) {
    const where = { monthlyFee: { gt: "9.99" } };
    const file = await desk.get(`/connections/export?${query({ where, order: "monthlyFee ASC" })}`);
    const [, ...lines] = file.text.trim().split("\r\n");
    const rows = await list(desk, { where, order: "monthlyFee ASC", limit: 100 });
    expect(lines.map((line) => Number(line.split(";")[0]))).toEqual(rows.map(({ id }) => id));
    expect(lines[0]).toContain("Asiakas 10");
  }
  const workbook = await subscriber.get("/connections/export?format=xlsx");
  expect(workbook.headers["content-type"]).toContain("spreadsheetml");
  expect((await subscriber.get(`/connections/export?${query({ limit: 5 })}`)).status).toBe(400);
  const logged = await world.db
    .selectFrom("security_log")
    .select("details")
    .where("event", "=", "exported")
    .where("organization_id", "=", world.subscriber.id)
    .execute();
  expect(logged.map(({ details }) => details)).toContainEqual({ subject: "connections", format: "xlsx" });
});
