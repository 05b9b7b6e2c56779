import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { v7 as uuidv7 } from "uuid";
import { documentRows } from "../../src/documents/document-entity.ts";
import { makeBillingGroup } from "../builders/make-billing.ts";
import { makeDocument, type TestDocument } from "../builders/make-document.ts";
import { makeOrganization } from "../builders/make-organization.ts";
import { makeProduct } from "../builders/make-product.ts";
import { makeUser } from "../builders/make-user.ts";
import { addPair, createWorld, type World } from "./support/create-world.ts";
import { createDesk, everyType, type Desk, type Refused, type Shown } from "./support/desk.ts";
import { address, formOf, inDays } from "./support/forms.ts";
import { bare, noSuchEvent } from "./support/no-such.ts";

const names = ["Öhman", "Aalto", "zeppelin", "Äijälä", "Åkerman", "aalto", "Vuori", "Wirta", "Örn", "ängelmä"];
const states = ["OPEN", "IN_PROCESSING", "CONFIRMED", "IN_DELIVERY", "READY", "CANCELLED"] as const;

let world: World;
let orders: TestDocument[];
let archived: TestDocument;
beforeAll(async () => {
  world = await createWorld();
  const { db, supplier, product } = world;
  const second = { ...world, supplier: await makeOrganization(db, { name: "Äänekosken Verkko Oy" }) };
  const other = await makeProduct(db, supplier, { name: "Åland-yhteys", group: product.group });
  orders = [];
  for (let index = 0; index < 30; index += 1) {
    const customerName = names[index % names.length] ?? "";
    const fields: DocumentFields = {
      ...formOf("Order"),
      customerName,
      requestedDate: inDays(60 + (index % 7)),
      targetAddress: { ...address, streetName: `${customerName}ntie`, streetNumber: String(index) },
      ...(index % 3 === 0 && { projectId: `P-${index}`, estimatedDeliveryDate: inDays(20 + index) }),
      ...(index % 4 === 0 && { otherEndAddress: { ...address, postalPlace: customerName } }),
    };
    const parties = { ...(index % 5 === 0 ? second : world), product: index % 2 === 0 ? product : other };
    orders.push(
      await makeDocument(db, parties, { type: "Order", state: states[index % states.length] ?? "OPEN", fields }),
    );
  }
  archived = await makeDocument(db, world, { type: "Order", state: "READY", archived: true, fields: formOf("Order") });
  await makeDocument(db, world, { type: "Inquiry", fields: formOf("Inquiry") });
});
afterAll(async () => {
  await world.portal.close();
});

type Row = Shown;
const encode = (filter: object) => `filter=${encodeURIComponent(JSON.stringify(filter))}`;
const list = (query = "", desk: Desk = world.desks.subscriber) => desk.get<Row[]>(`/orders${query && `?${query}`}`);
const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);
const totalOf = (answer: { headers: Record<string, unknown> }) => Number(answer.headers["x-total-count"]);

describe("paging", () => {
  test("gives the newest 25 first, and the count of all", async () => {
    const answer = await list();
    expect(idsOf(answer.body)).toEqual(idsOf(orders).toReversed().slice(0, 25));
    expect(totalOf(answer)).toBe(30);
  });

  test("walks through all without a gap or an overlap, by skip or offset, in the query or in the filter", async () => {
    for (const page of [
      (skip: number) => `limit=7&skip=${skip}`,
      (skip: number) => `limit=7&offset=${skip}`,
      (skip: number) => encode({ limit: 7, skip, order: "document.customerName" }),
      (skip: number) => `filter[limit]=7&filter[offset]=${skip}&filter[order]=eventState%20DESC`,
    ]) {
      const pages = await Promise.all([0, 7, 14, 21, 28, 35].map((skip) => list(page(skip))));
      const seen = pages.flatMap(({ body }) => idsOf(body));
      expect(seen).toHaveLength(30);
      expect(new Set(seen)).toEqual(new Set(idsOf(orders)));
      expect(pages.map(totalOf)).toEqual(pages.map(() => 30));
    }
  });

  test("bounds the limit", async () => {
    expect((await list("limit=1000")).body).toHaveLength(30);
    for (const query of ["limit=1001", "limit=0", "limit=-1", "limit=x", "skip=-1", "limit=5&filter[limit]=6"]) {
      const { status, body } = await list(query);
      const refused = body as unknown as Refused;
      expect([status, refused.code]).toEqual([400, "INVALID_FILTER"]);
      expect(refused.errors?.[0]?.message).toMatch(/^[A-ZÄÖ]/);
    }
  });
});

describe("the total", () => {
  test.each([
    ["all", {}],
    ["one state", { eventState: "CONFIRMED" }],
    ["some states", { eventState: { inq: ["OPEN", "READY", "OPEN"] } }],
    ["a state in an and", { and: [{ eventState: "OPEN" }] }],
    ["a state left out", { eventState: { neq: "OPEN" } }],
    ["no state", { eventState: "unreadMessages" }],
    ["no such state", { eventState: "TOIMITETTU" }],
    ["another condition", { "document.projectId": { neq: null } }],
    ["a counterparty", { supplierId: { neq: "00000000-0000-7000-8000-000000000000" } }],
  ])("of %s is that of the rows", async (_title, where) => {
    for (const desk of [world.desks.subscriber, world.desks.supplier]) {
      const answer = await list(`${encode({ where })}&limit=1000`, desk);
      expect(totalOf(answer)).toBe(answer.body.length);
    }
  });

  test("is that of the drawer's counters", async () => {
    for (const desk of [world.desks.subscriber, world.desks.supplier]) {
      const { Order } = await desk.counts();
      for (const state of states)
        expect(totalOf(await list(encode({ where: { eventState: state } }), desk))).toBe(Order[state]);
      const sum = states.reduce((left, state) => left + (Order[state] ?? 0), 0);
      expect(totalOf(await list("", desk))).toBe(sum);
    }
  });

  test("of a search goes no further than 1001", async () => {
    const answer = await world.desks.subscriber.get<Row[]>(`/events?${everyType}&limit=1000`);
    expect(totalOf(answer)).toBe(answer.body.length);
  });
});

describe("order", () => {
  const read = (row: Row, path: string) =>
    path.split(".").reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], row) ?? null;
  const finnish = new Intl.Collator("fi");
  const compare = (one: unknown, other: unknown): number => {
    if (one === other) return 0;
    if (one === null) return 1;
    if (other === null) return -1;
    if (typeof one === "string" && typeof other === "string") return finnish.compare(one, other);
    return Number(one) - Number(other);
  };
  const sortable = Object.entries(documentRows.SUBSCRIBER.fields).flatMap(([name, { sortable: may }]) =>
    may === false ? [] : [name],
  );

  test.each(sortable)("by %s, both ways", async (name) => {
    for (const direction of ["ASC", "DESC"]) {
      const { status, body } = await list(`${encode({ order: `${name} ${direction}`, limit: 1000 })}`);
      expect([status, body.length]).toEqual([200, 30]);
      const way = direction === "ASC" ? 1 : -1;
      const keys = body.map((row) => [read(row, name), row.id] as const);
      const sorted = keys.toSorted((a, b) => way * (compare(a[0], b[0]) || a[1] - b[1]));
      expect(keys).toEqual(sorted);
    }
  });

  test("is Finnish: å, ä and ö after z, whatever the case of letters", async () => {
    const { body } = await list(encode({ order: "document.customerName", limit: 1000 }));
    const distinct = [...new Set(body.map(({ document }) => document.customerName))];
    expect(distinct).toEqual([
      "aalto",
      "Aalto",
      "Vuori",
      "Wirta",
      "zeppelin",
      "Åkerman",
      "Äijälä",
      "ängelmä",
      "Öhman",
      "Örn",
    ]);
  });

  test("takes several terms, and no field that is not published", async () => {
    const { body } = await list(encode({ order: ["eventState DESC", "document.requestedDate ASC"], limit: 1000 }));
    const keys = body.map(({ eventState, document }) => [eventState, document.requestedDate] as const);
    const sorted = keys.toSorted((a, b) => finnish.compare(b[0], a[0]) || finnish.compare(a[1] ?? "", b[1] ?? ""));
    expect(keys).toEqual(sorted);
    for (const order of ["editLockById", "details", "search_text", "d.id", "document.supplierInfo", "unreadMessages"])
      expect((await list(encode({ order }))).status).toBe(400);
  });
});

describe("fields and relations", () => {
  test("are what the filter chose", async () => {
    const chosen = await list(
      encode({ fields: ["id", "eventState", "document.customerName", "supplier.name"], limit: 1 }),
    );
    const [row] = chosen.body;
    expect(row).toEqual({
      id: orders.at(-1)?.id,
      eventState: expect.any(String),
      supplier: { name: expect.any(String) },
      document: { customerName: expect.any(String) },
    });
    const without = await list(encode({ fields: { document: false, caseActiveEventId: false }, limit: 1 }));
    expect(Object.keys(without.body[0] ?? {})).toEqual(expect.not.arrayContaining(["document", "caseActiveEventId"]));
    expect(Object.keys(without.body[0] ?? {})).toContain("eventState");
    expect((await list(encode({ fields: ["details"] }))).status).toBe(400);
  });

  test("come with the row when included", async () => {
    const { db, subscriber, subscriberUser } = world;
    const document = orders.at(-1) as TestDocument;
    await db
      .insertInto("files")
      .values({
        id: uuidv7(),
        document_id: document.id,
        organization_id: subscriber.id,
        uploaded_by_id: subscriberUser.id,
        name: "Piirros Å.pdf",
        content_type: "application/pdf",
        size: 12,
        storage_key: "k",
      })
      .execute();
    const bareRow = (await list("limit=1")).body[0] as Row;
    expect(Object.keys(bareRow)).toEqual(expect.not.arrayContaining(["eventProducts", "files", "originalEvent"]));
    expect(Object.keys(bareRow)).toEqual(expect.not.arrayContaining(["allowedActions", "refusedActions"]));
    const include = ["eventProducts", "files", "originalEvent", "subscriber", { relation: "supplier" }];
    const [row] = (await list(encode({ include, limit: 1 }))).body;
    expect(row?.eventProducts).toMatchObject([{ eventId: document.id, monthPrice: "0.00" }]);
    expect(row?.["files"]).toMatchObject([{ name: "Piirros Å.pdf", size: 12, contentType: "application/pdf" }]);
    expect(row?.["originalEvent"]).toBeNull();
    expect((await list(encode({ include: ["internalMessages"] }))).status).toBe(400);
    const scoped = [{ relation: "files", scope: { where: { id: 1 } } }];
    expect((await list(encode({ include: scoped }))).status).toBe(400);
  });

  test("of a list are the fields that lists show; a document has all", async () => {
    const made = await world.make("Inquiry", { subscriberInfo: "Portti lukossa" });
    const [row] = (await world.desks.subscriber.get<Row[]>("/inquiries?limit=1")).body;
    expect([row?.id, row?.document.subscriberInfo]).toEqual([made.id, undefined]);
    const whole = (await world.desks.subscriber.read(made)).body;
    expect(whole.document.subscriberInfo).toBe("Portti lukossa");
    expect(whole.document).toMatchObject(row?.document ?? {});
  });
});

describe("archived documents", () => {
  test("leave the lists, and are found by search, alone and in their case", async () => {
    const { subscriber } = world.desks;
    expect(idsOf((await list("limit=1000")).body)).not.toContain(archived.id);
    const where = { where: { id: archived.id } };
    expect((await list(encode(where))).body).toEqual([]);
    expect((await list(encode({ where: { archived: true } }))).body).toEqual([]);
    const found = await subscriber.get<Row[]>(`/events?${encode({ where: { archived: true } })}`);
    expect(idsOf(found.body)).toEqual([archived.id]);
    expect((await subscriber.read(archived)).status).toBe(200);
    expect(idsOf((await subscriber.get<Row[]>(`/cases/${archived.caseId}`)).body)).toEqual([archived.id]);
  });

  test("are found among the rest by search of one type or of all", async () => {
    const { subscriber, supplier } = world.desks;
    const all = await subscriber.get<Row[]>(`/events?${everyType}&limit=1000`);
    expect(new Set(all.body.map(({ documentType }) => documentType))).toEqual(new Set(["Order", "Inquiry"]));
    const ofType = await subscriber.get<Row[]>("/events?documentType=Order&limit=1000");
    expect(idsOf(ofType.body)).toEqual([archived.id, ...idsOf(orders).toReversed()]);
    expect((await subscriber.get("/events?documentType=Tilaus")).status).toBe(400);
    const ofSupplier = await supplier.get<Row[]>("/events?documentType=Order&limit=1000");
    expect(ofSupplier.body.length).toBe(ofType.body.length - 6);
  });
});

describe("search", () => {
  const search = async (parameters: Record<string, object>) => {
    const query = Object.entries(parameters).map(
      ([name, where]) => `${name}=${encodeURIComponent(JSON.stringify(where))}`,
    );
    return idsOf((await world.desks.subscriber.get<Row[]>(`/events?limit=1000&${query.join("&")}`)).body);
  };

  test("holds all its wheres together", async () => {
    const byName = await search({ docWhere: { customerName: { ilike: "%AALTO%" } } });
    expect(byName).toHaveLength(6);
    const byStreet = await search({ targetAddrWhere: { streetName: { ilike: "ÄIJÄLÄN%" } } });
    expect(byStreet).toHaveLength(3);
    expect(
      await search({ docWhere: { customerName: "Äijälä" }, targetAddrWhere: { streetName: "Aaltontie" } }),
    ).toEqual([]);
    const byPlace = await search({ otherEndAddrWhere: { postalPlace: "Öhman" } });
    expect(byPlace.length).toBeGreaterThan(0);
    const byProduct = await search({ prodWhere: { productName: { like: "Åland%" } } });
    expect(byProduct).toHaveLength(15);
    const both = await search({
      prodWhere: { productName: { like: "Åland%" } },
      filter: { where: { eventState: "CONFIRMED" } },
    });
    expect(both.every((id) => byProduct.includes(id))).toBe(true);
  });

  test("refuses what it does not publish", async () => {
    const { subscriber } = world.desks;
    for (const query of [
      "docWhere=%7B%22details%22%3A1%7D",
      "docWhere=%7B",
      "prodWhere=%7B%22custom_fields%22%3A1%7D",
      "targetAddrWhere=%7B%22streetName%22%3A%7B%22regexp%22%3A%22x%22%7D%7D",
      "filter=%7B%22where%22%3A%7B%22editLockById%22%3Anull%7D%7D",
    ]) {
      const { status, body } = await subscriber.get<Refused>(`/events?${query}`);
      expect([status, body.code]).toEqual([400, "INVALID_FILTER"]);
    }
  });
});

test("numbers in paths are numbers and nothing that becomes one", async () => {
  const { subscriber } = world.desks;
  const none = bare(await subscriber.get(`/events/${noSuchEvent}`));
  const [order] = orders;
  const id = order?.id ?? 0;
  for (const text of [
    "0",
    "-1",
    "1e5",
    "0x186A1",
    `${id}.0`,
    `%20${id}`,
    `+${id}`,
    `0${id}`,
    "NaN",
    "99999999999",
    "x",
  ])
    expect(bare(await subscriber.get(`/events/${text}`))).toBe(none);
  expect((await subscriber.get(`/events/${id}`)).status).toBe(200);
});

test("a document reads as Finnish text", async () => {
  const { subscriber } = world.desks;
  const group = await makeBillingGroup(world.db, world.subscriber, { name: "Laskut keskitetysti" });
  const fields = { customerName: "Kauppahuone Åström", subscriberInfo: "Rivi 1\nTID: 1", billingGroupId: group.id };
  const made = await world.make("Order", fields);
  const answer = await subscriber.get(`/events/${made.id}?format=text`);
  expect(answer.headers["content-type"]).toBe("text/plain; charset=utf-8");
  expect(answer.text).toContain(`(TID): ${made.id}`);
  expect(answer.text).toContain("Kauppahuone Åström");
  expect(answer.text).toContain("Laskut keskitetysti");
  expect(answer.text).toContain("Hämeenkatu 12 B, 33100 Tampere");
  expect(answer.text).not.toMatch(/undefined|null|\[object|[0-9a-f]{8}-[0-9a-f]{4}/);
  expect((await subscriber.get(`/events/${made.id}?format=pdf`)).status).toBe(400);
});

test("an admin role alone reads, and is offered nothing to do", async () => {
  const { db, portal, subscriber } = world;
  const admin = await makeUser(db, { roles: [[subscriber, "SUBSCRIBER_ADMIN"]] });
  const desk = await createDesk(portal, admin, subscriber, "SUBSCRIBER");
  const [order] = orders as [TestDocument];
  expect((await list("", desk)).status).toBe(403);
  expect((await desk.get<Row[]>(`/events?${everyType}`)).body.length).toBeGreaterThan(0);
  const { status, body } = await desk.read(order);
  expect([status, body.allowedActions, body.refusedActions]).toEqual([200, [], []]);
  expect((await desk.lock(order.id)).status).toBe(403);
});

test("what there is of a type stays in its list when the right to it is taken (acceptance F17)", async () => {
  const pair = await addPair(world.portal);
  const order = await pair.make("Order");
  await world.db
    .updateTable("organizations")
    .set({ event_type_rights: [] })
    .where("id", "=", pair.subscriber.id)
    .execute();
  const { status, body } = await pair.desks.subscriber.get<{ id: number }[]>("/orders");
  expect([status, body.map(({ id }) => id)]).toEqual([200, [order.id]]);
  const { body: counts } = await world.portal
    .withToken(pair.desks.subscriber.token)
    .get(`/organizations/${pair.subscriber.id}/subscriber-documents/count-per-type-and-state`);
  expect(counts).toMatchObject({ Order: { OPEN: 1 } });
});
