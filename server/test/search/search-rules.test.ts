import { searchLimits } from "@runko/domain/search/search-limits";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeDocument, type TestDocument } from "../builders/make-document.ts";
import { makeOrganization } from "../builders/make-organization.ts";
import { makeUser } from "../builders/make-user.ts";
import { createWorld, type World } from "../documents/support/create-world.ts";
import { createDesk, type Desk, type Refused } from "../documents/support/desk.ts";
import { formOf, inDays } from "../documents/support/forms.ts";

type Row = { id: number; caseId: number };

let world: World;
let order: TestDocument;
let archived: TestDocument;
beforeAll(async () => {
  world = await createWorld();
  const { db } = world;
  const fields = {
    ...formOf("Order"),
    customerName: "Ruskeasuon Kiinteistö Öljymäki",
    subscriberConnectionId: "RÄÄ-77",
  };
  order = await makeDocument(db, world, { type: "Order", state: "READY", fields });
  archived = await makeDocument(db, world, { type: "Order", state: "READY", archived: true, fields });
  await makeDocument(db, world, { type: "Fault", fields: { ...formOf("Fault"), customerName: "Ruskea talo" } });
});
afterAll(async () => {
  await world.portal.close();
});

const json = (value: object) => encodeURIComponent(JSON.stringify(value));
const find = (query: string, desk: Desk = world.desks.subscriber) => desk.get<Row[] & Refused>(`/events?${query}`);
const idsOf = ({ body }: { body: Row[] }) => body.map(({ id }) => id);

describe("an empty search is refused", () => {
  test.each([
    "",
    "limit=5",
    "q=%20",
    "supplierIds=",
    "filter=%7B%7D",
    "docWhere=%7B%7D",
    `filter=${json({ order: "id" })}`,
  ])("%s", async (query) => {
    const { status, body } = await find(query);
    expect([status, body.code, body.title]).toEqual([422, "SEARCH_EMPTY", "Anna ainakin yksi hakuehto"]);
  });
});

describe("a span over a year is refused", () => {
  const day = (days: number) => `${inDays(days)}T00:00:00Z`;
  test.each([
    ["both ends", { createdAt: { gte: day(-400), lt: day(-10) } }, "DATE_RANGE_TOO_LONG"],
    [
      "in two conditions",
      { and: [{ createdAt: { gte: day(-400) } }, { createdAt: { lt: day(0) } }] },
      "DATE_RANGE_TOO_LONG",
    ],
    ["between", { "document.requestedDate": { between: [inDays(-300), inDays(300)] } }, "DATE_RANGE_TOO_LONG"],
    ["until today", { updatedAt: { gt: day(-400) } }, "DATE_RANGE_TOO_LONG"],
    ["without a beginning", { updatedAt: { lt: day(-1) } }, "DATE_RANGE_OPEN"],
    ["backwards", { createdAt: { gte: day(0), lte: day(-5) } }, "DATE_RANGE_REVERSED"],
    ["one way of several", { or: [{ id: 5 }, { createdAt: { gte: day(-900) } }] }, "DATE_RANGE_TOO_LONG"],
  ])("%s", async (_title, where, code) => {
    const { status, body } = await find(`filter=${json({ where })}`);
    expect([status, body.code, body.errors?.[0]?.code]).toEqual([422, "SEARCH_SPAN_TOO_LONG", code]);
  });

  test("in the document's own where too, and a year is allowed", async () => {
    const refused = await find(`docWhere=${json({ requestedDate: { gte: inDays(-500) } })}`);
    expect([refused.status, refused.body.errors?.[0]?.path]).toEqual([422, "docWhere.requestedDate"]);
    expect((await find(`docWhere=${json({ requestedDate: { gte: inDays(-300), lte: inDays(60) } })}`)).status).toBe(
      200,
    );
    expect((await find(`docWhere=${json({ requestedDate: { gte: inDays(30) } })}`)).status).toBe(200);
  });
});

test("what is late can be found and exported: only what is not done yet is due", async () => {
  const late = `filter=${json({ where: { dueAt: { lt: `${inDays(0)}T00:00:00Z` } } })}`;
  expect((await find(`documentType=Order&${late}`)).status).toBe(200);
  const file = await world.desks.subscriber.get<Refused>(`/events/export?documentType=Order&${late}`);
  expect(file.status).toBe(200);
});

test("parties are named one by one, with commas, repeated or as JSON; another text is refused", async () => {
  const { supplier, subscriber } = world;
  const both = [supplier.id, subscriber.id];
  for (const query of [
    `supplierIds=${supplier.id}`,
    `supplierIds=${both.join(",")}`,
    `supplierIds=${both[0]}&supplierIds=${both[1]}`,
    `supplierIds=${encodeURIComponent(JSON.stringify(both))}`,
    `subscriberIds=${subscriber.id.toUpperCase()}`,
  ])
    expect(idsOf(await find(`documentType=Order&${query}`))).toEqual([archived.id, order.id]);
  expect(idsOf(await find(`documentType=Order&supplierIds=${subscriber.id}`))).toEqual([]);
  for (const query of ["supplierIds=x", "subscriberIds=[1]", "subscriberIds=[", "documentType=Tilaus"])
    expect((await find(query)).body.code).toBe("INVALID_FILTER");
});

describe("free text", () => {
  test.each([
    ["part of a name, in any case", "RUSKEASUO"],
    ["letters as Finns have them", "öljymäki"],
    ["two words, each anywhere", "mäki kiint"],
    ["a connection id", "rää-77"],
    ["two letters that begin a word", "kI"],
    ["one letter", "ö"],
    ["letters without their dots, and dots too many", "oljymaki kiintéistö"],
    ["a connection id without its dots", "raa-77"],
  ])("finds %s", async (_title, text) => {
    expect(idsOf(await find(`q=${encodeURIComponent(text)}&documentType=Order`))).toEqual([archived.id, order.id]);
  });

  test("finds what a list shows, commas and all (control F10)", async () => {
    const { db, product } = world;
    const fields = {
      ...formOf("Order"),
      targetAddress: {
        streetName: "Koulukatu",
        streetNumber: "7",
        streetLetter: "D",
        apartment: "3",
        postalCode: "53300",
        postalPlace: "Lappeenranta",
      },
    };
    const shown = await makeDocument(db, world, { type: "Order", fields });
    const texts = ["Koulukatu 7 D 3, 53300 Lappeenranta", `${product.name}, Koulukatu`, "(koulukatu; lappeenranta)"];
    for (const text of texts) expect(idsOf(await find(`q=${encodeURIComponent(text)}`)), text).toEqual([shown.id]);
    for (const text of [`tid: ${shown.id}`, `#${shown.id}`, `TID #${shown.id}`, `#TID ${shown.id}`])
      expect(idsOf(await find(`q=${encodeURIComponent(text)}`)), text).toEqual([shown.id]);
    expect(idsOf(await find("q=%2C"))).toEqual([]);
  });

  test.each(["olkimaki", "ruskeasuo turku", "öl mäk-"])("does not find %s", async (text) => {
    expect(idsOf(await find(`q=${encodeURIComponent(text)}`))).toEqual([]);
  });

  test("finds contact persons, and a phone number in any spelling", async () => {
    const { db, desks } = world;
    const contact = {
      contactName: "Väinö Ääkkönen",
      contactPhone: "+358 44 987-6543",
      contactEmail: "v.a@esimerkki.fi",
    };
    const named = await makeDocument(db, world, { type: "Order", fields: { ...formOf("Order"), ...contact } });
    const technicalContact = "Valvomo 24/7, 09 555 1234";
    const fault = await makeDocument(db, world, { type: "Fault", fields: { ...formOf("Fault"), technicalContact } });
    for (const text of [
      "väinö ääkkönen",
      "vaino aakkonen",
      "v.a@esimerkki",
      "0449876543",
      "044 987 6543",
      "väinö 044 987 6543",
      "+358449876543",
    ])
      for (const desk of [desks.subscriber, desks.supplier])
        expect(idsOf(await find(`q=${encodeURIComponent(text)}`, desk)), text).toEqual([named.id]);
    for (const text of ["valvomo", "09-5551234", "+358 9 5551234"])
      expect(idsOf(await find(`q=${encodeURIComponent(text)}`, desks.faultHandler)), text).toEqual([fault.id]);
    expect(idsOf(await find("q=0449876543", desks.faultHandler))).toEqual([]);
  });

  test("puts what has the number first, however many have it in their text", async () => {
    const { db } = world;
    const fields = { ...formOf("Order"), orderNumber: `${order.id}`, projectId: `${order.caseId}` };
    const naming = await makeDocument(db, world, { type: "Order", fields });
    expect(idsOf(await find(`q=${order.id}`))).toEqual([order.id, naming.id]);
    expect(idsOf(await find(`q=TID%20${order.id}`))).toEqual([order.id]);
    expect(idsOf(await find(`q=cid${order.caseId}`))).toEqual([order.id]);
    expect(idsOf(await find(`q=${order.id}&limit=1&skip=1`))).toEqual([naming.id]);
    const newest = `filter=${json({ order: "id DESC" })}`;
    expect(idsOf(await find(`q=${order.id}&${newest}`))).toEqual([naming.id, order.id]);
  });
});

test("a fault handler finds faults alone", async () => {
  const found = await find("q=ruskea", world.desks.faultHandler);
  expect([found.body.length, found.status]).toEqual([1, 200]);
  expect(idsOf(await find("documentType=Order", world.desks.faultHandler))).toEqual([]);
});

test("an organization's own calls find the same as its role", async () => {
  const { portal, subscriber, supplier, subscriberUser, faultHandler } = world;
  const asSubscriber = await portal.signInAs(subscriberUser);
  const path = (organization: { id: string }, call: string) => `/organizations/${organization.id}/${call}?q=ruskea`;
  expect((await asSubscriber.get<Row[]>(path(subscriber, "subscriber-events"))).body).toHaveLength(3);
  expect((await asSubscriber.get<Refused>(path(subscriber, "supplier-events"))).status).toBe(403);
  const handler = await portal.signInAs(faultHandler);
  expect((await handler.get<Row[]>(path(supplier, "supplier-events"))).body).toHaveLength(1);
});

describe("more than a thousand", () => {
  let crowded: World["desks"]["subscriber"];
  let newest: number;
  beforeAll(async () => {
    const { db, portal, supplier, product, subscriberUser } = world;
    const subscriber = await makeOrganization(db);
    const user = await makeUser(db, { roles: [[subscriber, "SUBSCRIBER"]] });
    crowded = await createDesk(portal, user, subscriber, "SUBSCRIBER");
    const many = 1200;
    await sql`INSERT INTO cases (id) SELECT 500000000 + n FROM generate_series(1, ${many}::int) n`.execute(db);
    await sql`INSERT INTO documents (id, document_type, event_state, case_id, subscriber_id, supplier_id, category,
        product_group_id, created_by_id, created_by_role, customer_name, search_text, requested_date, created_at, updated_at)
      SELECT 500000000 + n, 'Order', 'READY', 500000000 + n, ${subscriber.id}, ${supplier.id}, 'SERVICES', ${product.group.id},
        ${subscriberUser.id}, 'SUBSCRIBER', 'Asiakas ' || lpad(n::text, 4, '0'), ' asiakas ' || lpad(n::text, 4, '0'), current_date - n % 100,
        now() + make_interval(secs => n), now() + make_interval(secs => n)
      FROM generate_series(1, ${many}::int) n`.execute(db);
    newest = 500_000_000 + many;
  });

  test("are counted no further than 1001, and the newest shown", async () => {
    const answer = await find("q=asiakas&limit=1000", crowded);
    expect(answer.headers["x-total-count"]).toBe(String(searchLimits.counted));
    expect(idsOf(answer)).toEqual(Array.from({ length: 1000 }, (_, index) => newest - index));
    expect(idsOf(await find("q=asiakas&limit=2&skip=1100", crowded))).toEqual([newest - 1100, newest - 1101]);
  });

  const inOrder = (by: string | string[], rest: object = {}) =>
    find(`q=asiakas&filter=${json({ order: by, limit: 3, ...rest })}`, crowded);
  const from = (first: number, step: 1 | -1) => [first, first + step, first + 2 * step];

  test.each([
    ["document.customerName ASC", from(1, 1)],
    ["createdAt ASC", from(1, 1)],
    ["createdAt DESC", from(1200, -1)],
    ["id ASC", from(1, 1)],
    ["id DESC", from(1200, -1)],
    [["updatedAt ASC", "id ASC"], from(1, 1)],
    [["documentType ASC", "id DESC"], from(1200, -1)],
  ])("are sorted by %s over all of them (API review A1, D-49)", async (by, expected) => {
    const answer = await inOrder(by);
    expect([answer.status, answer.headers["x-total-count"]]).toEqual([200, "1001"]);
    expect(idsOf(answer)).toEqual(expected.map((n) => newest - 1200 + n));
    const [first = 0, second = 0] = expected;
    const far = await inOrder(by, { skip: 1100 });
    expect(idsOf(far)).toEqual(expected.map((n) => newest - 1200 + n + 1100 * (second - first)));
    expect(idsOf(await inOrder(by, { skip: 1199 }))).toHaveLength(1);
  });

  test("without words are sorted alike (API review A1, D-49)", async () => {
    const wordless = (by: string, skip: number) =>
      find(`documentType=Order,Fault&filter=${json({ order: by, limit: 3, skip })}`, crowded);
    expect(idsOf(await wordless("createdAt ASC", 0))).toEqual(from(newest - 1199, 1));
    expect(idsOf(await wordless("id ASC", 1100))).toEqual(from(newest - 99, 1));
    expect(idsOf(await wordless("id DESC", 1100))).toEqual(from(newest - 1100, -1));
    expect(idsOf(await wordless("document.customerName DESC", 1100))).toEqual(from(newest - 1100, -1));
  });

  test("are the newest first where days of request are asked for (D-49)", async () => {
    const where = { "document.requestedDate": { gte: inDays(-300), lte: inDays(0) } };
    const answer = await find(`filter=${json({ where, limit: 3 })}`, crowded);
    expect(idsOf(answer)).toEqual(from(newest, -1));
  });

  test("and a thousand exactly are told as such", async () => {
    const where = json({ where: { id: { gt: newest - 1000 } }, limit: 1 });
    expect((await find(`filter=${where}`, crowded)).headers["x-total-count"]).toBe("1000");
  });
});

test("a search that takes too long is ended, and says so", async () => {
  const { portal, desks } = world;
  const blocker = await portal.pool.connect();
  try {
    await blocker.query("BEGIN; LOCK TABLE document_texts IN ACCESS EXCLUSIVE MODE");
    const answer = find("q=hidas", desks.subscriber);
    await endWaiting(portal.pool);
    const { status, body, headers } = await answer;
    expect([status, body.code, body.title]).toEqual([503, "QUERY_TOO_SLOW", "Haku kesti liian kauan, rajaa hakua"]);
    expect(headers["retry-after"]).toBeDefined();
  } finally {
    await blocker.query("ROLLBACK");
    blocker.release();
  }
});

/** Ends the search as its statement timeout would, once it waits. */
async function endWaiting(client: { query: (text: string) => Promise<{ rows: unknown[] }> }): Promise<void> {
  for (;;) {
    const { rows } = await client.query(`SELECT pg_cancel_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%found AS MATERIALIZED%'`);
    if (rows.length > 0) return;
  }
}
