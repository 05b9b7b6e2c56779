import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeApiClient } from "../builders/make-api-client.ts";
import { makeOrganization } from "../builders/make-organization.ts";
import { addPair, type World } from "../documents/support/create-world.ts";
import type { Shown } from "../documents/support/desk.ts";
import { callTmf, orders, type TmfCaller, type TmfJson } from "./tmf-caller.ts";

let portal: TestApp;
let world: World;
let buyer: TmfCaller;
let seller: TmfCaller;
let made: Shown[];

beforeAll(async () => {
  portal = await createTestApp();
  world = await addPair(portal);
  buyer = callTmf(portal, (await makeApiClient(portal.db, world.subscriber)).token);
  seller = callTmf(portal, (await makeApiClient(portal.db, world.supplier)).token);
  made = [];
  for (let each = 0; each < 5; each++) made.push(await world.make("Order"));
});
afterAll(() => portal.close());

const idsOf = (rows: readonly TmfJson[]) => rows.map(({ id }) => id);
const list = (query: string, caller = buyer) => caller.get<TmfJson[]>(`${orders}${query}`);

describe("a list", () => {
  test("is a plain array, the newest first, with its size in headers, for either party", async () => {
    for (const caller of [buyer, seller]) {
      const { status, body, headers } = await list("", caller);
      expect(status).toBe(200);
      expect(idsOf(body)).toEqual(made.map(({ id }) => String(id)).toReversed());
      expect([headers["x-total-count"], headers["x-result-count"]]).toEqual(["5", "5"]);
    }
  });

  test("is told page by page, with links to the others", async () => {
    const { body, headers } = await list("?limit=2&offset=2&fields=id");
    expect(body).toEqual([{ id: String(made[2]?.id) }, { id: String(made[1]?.id) }]);
    expect([headers["x-total-count"], headers["x-result-count"]]).toEqual(["5", "2"]);
    const links = [...String(headers["link"]).matchAll(/<([^>]+)>; rel="(\w+)"/g)];
    const offsets = links.map(([, url = "", rel]) => [rel, new URL(url).searchParams.get("offset")]);
    expect(Object.fromEntries(offsets)).toEqual({ first: "0", prev: "0", next: "4", last: "4" });
    const [, next = ""] = links.find(([, , rel]) => rel === "next") ?? [];
    const { pathname, search } = new URL(next);
    expect((await list(`${pathname.slice(`/tmf-api${orders}`.length)}${search}`)).body).toEqual([
      { id: String(made[0]?.id) },
    ]);
  });

  test("with nothing in it is an empty array with its headers", async () => {
    for (const query of ["?id=999999999", "?id=kissa", "?sellerId=none", "?offset=100"]) {
      const { status, body, headers } = await list(query);
      expect([query, status, body, headers["x-result-count"]]).toEqual([query, 200, [], "0"]);
    }
  });

  test("takes a trailing slash, a limit beyond ours, and names with blanks and line ends round them", async () => {
    expect((await list("/?limit=100000")).body).toHaveLength(5);
    expect((await list("/?fields=%0A%20href%20%0A,%20id&limit=1")).body.map(Object.keys)).toEqual([["href", "id"]]);
    expect((await list("?fields=href&limit=%221%22")).body.map(Object.keys)).toEqual([["href"]]);
    expect((await list("?fields=nothingOfIt&limit=1")).body).toEqual([{}]);
  });

  test("is sorted by what is named, and by nothing that it cannot be", async () => {
    const oldest = made.map(({ id }) => String(id));
    expect(idsOf((await list("?sort=orderDate")).body)).toEqual(oldest);
    expect(idsOf((await list("?sort=-id")).body)).toEqual(oldest.toReversed());
    expect((await list("?sort=kissa")).body).toMatchObject({ code: "INVALID_FILTER", status: "400" });
  });

  test("is found by attributes, of which any value and every attribute has to hold", async () => {
    const [first, second] = made.map(({ id }) => String(id));
    const of = async (query: string) => idsOf((await list(`?sort=id&${query}`)).body);
    expect(await of(`id=${first},${second}`)).toEqual([first, second]);
    expect(await of(`id="${first}"&id=${second}`)).toEqual([first, second]);
    expect(await of(`id=${first}&state=completed`)).toEqual([]);
    expect(await of(`id=${first}&state=acknowledged,pending`)).toEqual([first]);
    expect(await of(`relatedParty.id=${world.supplier.id}&limit=1`)).toEqual([first]);
    expect(await of(`buyerId=${world.supplier.id}`)).toEqual([]);
    expect(await of(`productOrderItem.action=add&limit=1`)).toEqual([first]);
    expect(await of(`productOrderItem.action=delete`)).toEqual([]);
    expect(await of(`productOrderItem.productOffering.id=${world.product.id}&limit=1`)).toEqual([first]);
    expect(await of(`place.postcode=33100&limit=1`)).toEqual([first]);
    const { body } = await buyer.get<{ orderDate: string }>(`${orders}/${second}`);
    expect(await of(`orderDate=${body.orderDate}&id=${second}`)).toEqual([second]);
    expect(await of(`orderDate.lt=${body.orderDate}&id=${first}`)).toEqual([first]);
    expect(await of(`orderDate.gt=${body.orderDate}&id=${first}`)).toEqual([]);
  });

  test.each(["kissa=1", "kissa.koira=1", "a'b=1", "orderDate=eilen", "limit=-1", "offset=x", "orderDate.gt=2026"])(
    "refuses %s rather than ignoring it",
    async (query) => {
      const { status, body } = await list(`?${query}`);
      expect([status, body]).toMatchObject([400, { code: "INVALID_FILTER", "@type": "Error", errors: [{}] }]);
    },
  );
});

describe("one resource", () => {
  test("has its own address, its version and the attributes asked for", async () => {
    const [order] = made;
    const { status, body, headers } = await buyer.get<{ href: string }>(`${orders}/${order?.id}`);
    expect([status, headers["etag"]]).toEqual([200, `"${order?.version}"`]);
    expect(body.href).toBe(`${portal.config.publicUrl}/tmf-api${orders}/${order?.id}`);
    expect((await buyer.get(`${orders}/${order?.id}?fields=productOrderItem.action,id`)).body).toEqual({
      productOrderItem: [{ action: "add" }],
      id: String(order?.id),
    });
  });

  test.each(["999999999", "kissa", "-1", "1.5", "0", "99999999999999999999", "%27", "a%20b"])(
    "that is not there is 404, whatever the shape of its id: %s",
    async (id) => {
      const { status, body } = await buyer.get(`${orders}/${id}`);
      expect([status, body]).toMatchObject([404, { status: "404", "@type": "Error", code: "DOCUMENT_NOT_FOUND" }]);
    },
  );

  test("is not there for another organization, nor as another kind of resource", async () => {
    const stranger = callTmf(portal, (await makeApiClient(portal.db, await makeOrganization(portal.db))).token);
    expect((await stranger.get(`${orders}/${made[0]?.id}`)).status).toBe(404);
    expect((await list("", stranger)).body).toEqual([]);
    const inquiry = await world.make("Inquiry");
    expect((await buyer.get(`${orders}/${inquiry.id}`)).status).toBe(404);
  });
});

describe("what cannot be asked", () => {
  test("is refused in the form of v4: who asks, what for, by which method", async () => {
    const reader = callTmf(
      portal,
      (await makeApiClient(portal.db, world.subscriber, { scopes: ["files:read"] })).token,
    );
    const person = callTmf(portal, world.desks.subscriber.token);
    const path = `${orders}/${made[0]?.id}`;
    const refused = [
      [await callTmf(portal, undefined).get(path), 401, "UNAUTHENTICATED"],
      [await callTmf(portal, "rnk_nothing").get(path), 401, "UNAUTHENTICATED"],
      [await reader.get(path), 403, "INSUFFICIENT_SCOPE"],
      [await person.get(path), 403, "FORBIDDEN"],
      [await buyer.get("/kissa"), 404, "NOT_FOUND"],
      [await buyer.ask("DELETE", path), 405, "METHOD_NOT_ALLOWED"],
      [await buyer.ask("PUT", orders, {}), 405, "METHOD_NOT_ALLOWED"],
    ] as const;
    for (const [{ status, body }, expected, code] of refused) {
      expect([status, body]).toMatchObject([expected, { code, status: String(expected), "@type": "Error" }]);
      expect(body["reason"]).toEqual(expect.any(String));
      expect(body["referenceError"]).toBe(`${portal.config.publicUrl}/tmf-api/problems/${code}`);
    }
    expect((await buyer.ask("DELETE", path)).headers["allow"]).toContain("GET");
    expect((await buyer.ask("OPTIONS", path)).status).toBe(204);
  });
});
