import { afterAll, beforeAll, expect, test } from "vitest";
import { findTmfDocuments, readPortions } from "../../src/tmf/find-tmf-documents.ts";
import { productOrder } from "../../src/tmf/product-order.ts";
import { partsOf } from "../../src/tmf/read-parts.ts";
import { readTmfQuery } from "../../src/tmf/read-tmf-query.ts";
import type { TmfResource } from "../../src/tmf/tmf-resource.ts";
import { troubleTicket } from "../../src/tmf/trouble-ticket.ts";
import type { Reader } from "../../src/tmf/within-transaction.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeApiClient } from "../builders/make-api-client.ts";
import { makeDocument } from "../builders/make-document.ts";
import { addPair, type World } from "../documents/support/create-world.ts";
import { callTmf, orders, type TmfCaller, type TmfJson } from "./tmf-caller.ts";

const many = 230;
const kilobytes = 20;

let portal: TestApp;
let world: World;
let buyer: TmfCaller;
let client: { id: string; token: string };
let ids: string[];

beforeAll(async () => {
  portal = await createTestApp();
  world = await addPair(portal);
  client = await makeApiClient(portal.db, world.subscriber);
  buyer = callTmf(portal, client.token);
  const made = [];
  for (let each = 0; each < many; each++) made.push(await makeDocument(portal.db, world, { type: "Order" }));
  const sent = JSON.stringify({
    myOwn: Object.fromEntries(Array.from({ length: kilobytes }, (_, k) => [`k${k}`, "x".repeat(1000)])),
  });
  await portal.db
    .insertInto("tmf_documents")
    .values(
      made.map(({ id }) => ({
        document_id: id,
        resource: "productOrder",
        client_id: client.id,
        organization_id: world.subscriber.id,
        external_id: `PO-${id}`,
        sent,
        item_ids: ["A-1"],
        item_products: [world.product.id],
      })),
    )
    .execute();
  ids = made.map(({ id }) => String(id));
});
afterAll(() => portal.close());

const idsOf = (rows: readonly TmfJson[]) => rows.map(({ id }) => id);

test("a list of many is told whole, in its order, and is what its pages tell", async () => {
  const { body, headers } = await buyer.get<TmfJson[]>(`${orders}?limit=1000&sort=id`);
  expect(idsOf(body)).toEqual(ids);
  expect([headers["x-result-count"], headers["x-total-count"]]).toEqual([String(many), String(many)]);
  expect(body[0]).toMatchObject({ externalId: `PO-${ids[0]}`, myOwn: { k0: "x".repeat(1000) } });
  const pages = [];
  for (let offset = 0; offset < many; offset += 100)
    pages.push(...(await buyer.get<TmfJson[]>(`${orders}?limit=100&offset=${offset}&sort=id`)).body);
  expect(pages).toEqual(body);
});

/** The pool, and what was asked of it. */
function watched(): { pool: Reader; asked: string[]; read: number[] } {
  const [asked, read]: [string[], number[]] = [[], []];
  const pool: Reader = {
    query: async <Row>(statement: { text: string; values: unknown[] }) => {
      const { rows } = await portal.pool.query(statement);
      asked.push(statement.text);
      read.push(rows.length);
      return { rows: rows as Row[] };
    },
  };
  return { pool, asked, read };
}

async function askedOf(resource: TmfResource, query: Record<string, unknown>) {
  const { pool, asked, read } = watched();
  const caller = {
    userId: world.subscriberUser.id,
    clientId: client.id,
    organizationId: world.subscriber.id,
    scopes: [],
    roles: ["SUBSCRIBER" as const],
    handlesFaults: false,
  };
  const parsed = readTmfQuery(query);
  const finding = { pool, caller, resource, silenceSeconds: 60, parts: partsOf(resource, parsed.fields) };
  const found = await findTmfDocuments(finding, parsed);
  const rows = [];
  for await (const portion of readPortions(finding, found, (one) => one)) rows.push(...portion);
  return { text: asked.join("\n"), most: Math.max(...read), rows };
}

test("what is large is read in portions, and not where fields name none of it", async () => {
  const whole = await askedOf(productOrder, { limit: "1000" });
  expect([whole.rows.length, whole.most]).toEqual([many, 100]);
  expect(whole.text).toContain("tmf.sent");
  const narrow = await askedOf(productOrder, { limit: "1000", fields: "id,externalId,state" });
  expect(narrow.text).not.toMatch(/tmf\.sent|internal_messages|FROM files/);
  expect(narrow.rows[0]?.externalId).toMatch(/^PO-/);
  await world.make("Fault");
  expect((await askedOf(troubleTicket, {})).text).toContain("event_log");
  expect((await askedOf(troubleTicket, { fields: "statusChange" })).text).toContain("event_log");
  expect((await askedOf(troubleTicket, { fields: "id,status" })).text).not.toContain("event_log");
});

test("what was sent is told by its name alone as it is told with the rest", async () => {
  const whole = await buyer.get<TmfJson[]>(`${orders}?limit=1`);
  for (const name of Object.keys(whole.body[0] ?? {})) {
    const { body } = await buyer.get<TmfJson[]>(`${orders}?limit=1&fields=${name}`);
    expect(body).toEqual([{ [name]: whole.body[0]?.[name] }]);
  }
});
