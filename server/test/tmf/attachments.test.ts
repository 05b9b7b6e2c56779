import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { folderPlace } from "../attachments/support/places.ts";
import { uploaded } from "../attachments/support/upload.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeApiClient } from "../builders/make-api-client.ts";
import { addPair, type World } from "../documents/support/create-world.ts";
import { deliverConnection } from "./deliver-connection.ts";
import { newOrder } from "./new-order.ts";
import { newQualification, newQuote, newTicket } from "./new-questions.ts";
import { callTmf, orders, qualifications, quotes, tickets, type TmfCaller, type TmfJson } from "./tmf-caller.ts";

const place = folderPlace();
let portal: TestApp;
let world: World;
let token: string;
let buyer: TmfCaller;
let connection: number;

beforeAll(async () => {
  portal = await createTestApp(place.settings);
  world = await addPair(portal);
  ({ token } = await makeApiClient(portal.db, world.subscriber));
  buyer = callTmf(portal, token);
  connection = await deliverConnection(world);
});
beforeEach(() => portal.clock.pass(60_000));
afterAll(async () => {
  await portal.close();
  await place.end();
});

/** Uploads a text by the portal's own API; answers its id. */
async function upload(content: string): Promise<string> {
  const base = `/organizations/${world.subscriber.id}/roles/SUBSCRIBER`;
  return (await uploaded(portal, { base, token }, { name: "kuva.txt", content })).id;
}

const open = (url: string, bearer: string) =>
  portal.inject({ url: new URL(url).pathname, headers: { authorization: `Bearer ${bearer}` } });

type Made = TmfJson & { id: string; attachment: { id: string; url: string }[] };
type Refusal = { errors: { propertyPath: string }[] };

test.each([
  [orders, (more: TmfJson) => newOrder(world, more)],
  [tickets, (more: TmfJson) => newTicket(connection, more)],
  [qualifications, (more: TmfJson) => newQualification(world, more)],
  [quotes, (more: TmfJson) => newQuote(world, more)],
] as const)("%s: an upload is attached, told to both sides, and read by their tokens alone", async (path, make) => {
  const id = await upload("Kytkentäkuva");
  const { status, body, text } = await buyer.post<Made>(path, make({ attachment: [{ id }] }));
  expect([status, body.attachment], text).toMatchObject([
    201,
    [{ id, name: "kuva.txt", mimeType: "text/plain", attachmentType: "file", size: { amount: 13, units: "byte" } }],
  ]);
  const { url } = body.attachment[0] ?? { url: "" };
  const seller = (await makeApiClient(portal.db, world.supplier)).token;
  for (const bearer of [token, seller]) {
    const content = await open(url, bearer);
    expect([content.statusCode, content.body]).toEqual([200, "Kytkentäkuva"]);
    expect(content.headers["content-disposition"]).toContain("kuva.txt");
    const read = await callTmf(portal, bearer).get<Made>(`${path}/${body.id}`);
    expect(read.body.attachment).toEqual(body.attachment);
    expect((await callTmf(portal, bearer).patch<Made>(`${path}/${body.id}`, read.body)).body).toEqual(read.body);
  }
  const other = await addPair(portal);
  const strangers = [other.subscriber, other.supplier].map((one) => makeApiClient(portal.db, one));
  for (const stranger of await Promise.all(strangers)) {
    const refused = await open(url, stranger.token);
    expect([refused.statusCode, refused.json<TmfJson>()["code"]]).toEqual([404, "FILE_NOT_FOUND"]);
  }
  const silent = await makeApiClient(portal.db, world.subscriber, { scopes: ["documents:read"] });
  expect((await open(url, silent.token)).statusCode).toBe(403);
  const changed = await buyer.patch<Refusal>(`${path}/${body.id}`, {
    attachment: [{ id }, { name: "x", content: "eA==" }],
  });
  expect([changed.status, changed.body.errors[0]?.propertyPath]).toEqual([422, "/attachment/1"]);
});

test.each([
  ["its own content", { content: "eA==", name: "x.txt" }, "/attachment/0/id"],
  ["an unknown upload", { id: "0198f0aa-0000-7000-8000-0000000000c1" }, "/attachment/0"],
  ["an id of another shape", { id: "kissa" }, "/attachment/0/id"],
])("a new order with %s is refused", async (_name, row, path) => {
  const { status, body } = await buyer.post<Refusal>(orders, newOrder(world, { attachment: [row] }));
  expect([status, body.errors[0]?.propertyPath]).toEqual([422, path]);
});

test("whoever attaches needs the scope of files", async () => {
  const client = await makeApiClient(portal.db, world.subscriber, { scopes: ["documents:read", "orders:write"] });
  const attachment = [{ id: await upload("x") }];
  const refused = await callTmf(portal, client.token).post(orders, newOrder(world, { attachment }));
  expect([refused.status, refused.body["code"]]).toEqual([403, "INSUFFICIENT_SCOPE"]);
});
