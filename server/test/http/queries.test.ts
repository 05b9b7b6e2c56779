import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ProblemBody } from "../app/caller.ts";
import { makeDocument, type TestDocument } from "../builders/make-document.ts";
import { createWorld, type World } from "../documents/support/create-world.ts";
import type { Refused, Shown } from "../documents/support/desk.ts";
import { formOf } from "../documents/support/forms.ts";

let world: World;
let order: TestDocument;
beforeAll(async () => {
  world = await createWorld();
  order = await makeDocument(world.db, world, { type: "Order", fields: formOf("Order") });
});
afterAll(() => world.portal.close());

const json = (value: object) => encodeURIComponent(JSON.stringify(value));

describe("an unknown parameter is refused (API review A5, D-49)", () => {
  test("by every call that reads", async () => {
    const { portal, subscriber, subscriberUser } = world;
    const caller = await portal.signInAs(subscriberUser);
    const known: Record<string, string> = { id: subscriber.id, role: "SUBSCRIBER", eventId: `${order.id}` };
    const paths = portal.routes
      .filter(({ method, path }) => method === "get" && !/^\/(state|health)|stream|confirm|stop/.test(path))
      .map(({ path }) => path.replaceAll(/\{(\w+)\}/g, (whole, name: string) => known[name] ?? whole))
      .filter((path) => !path.includes("{"));
    expect(paths.length).toBeGreaterThan(50);
    const answers = await Promise.all(
      paths.map(async (path) => {
        const { status, body } = await caller.get<ProblemBody>(`${path}?Filter=x`);
        if (status === 403 || status === 404) return undefined;
        return { path, status, at: body.errors?.map((issue) => `${issue.path} ${issue.code}`) };
      }),
    );
    const judged = answers.filter((answer) => answer !== undefined);
    expect(judged.length).toBeGreaterThan(40);
    expect(judged.filter(({ status, at }) => status !== 400 || !at?.includes("Filter UNKNOWN_FIELD"))).toEqual([]);
  });

  test.each(["where=x", "order=id", "limit[a]=1", "filters[where]=1", "documentType=Order", "__proto__=1"])(
    "%s of a list",
    async (query) => {
      const { status, body } = await world.desks.subscriber.get<Refused>(`/orders?${query}`);
      expect([status, body.code, body.errors?.[0]?.code]).toEqual([400, "MALFORMED_REQUEST", "UNKNOWN_FIELD"]);
    },
  );

  test("after the caller, who may not even look", async () => {
    const { portal, desks, foreigner } = { ...world, foreigner: world.portal.anonymous };
    expect((await foreigner.get<Refused>(`${desks.subscriber.base}/orders?x=1`)).status).toBe(401);
    const stranger = await portal.signInAs(world.supplierUser);
    expect([403, 404]).toContain((await stranger.get<Refused>(`${desks.subscriber.base}/orders?x=1`)).status);
  });
});

describe("what documents include (API review A5)", () => {
  const list = (include: unknown) =>
    world.desks.subscriber.get<(Shown & Refused)[]>(
      `/orders?filter=${json({ fields: ["id"], include: [include] as object[], limit: 1 })}`,
    );

  test("comes with the fields that its scope chooses", async () => {
    const products = await list({ relation: "eventProducts", scope: { fields: ["productName"] } });
    expect(products.body[0]?.eventProducts).toEqual([{ productName: world.product.name }]);
    const party = await list({ relation: "supplier", scope: { fields: { id: false } } });
    expect(party.body).toEqual([{ id: order.id, supplier: { name: world.supplier.name } }]);
    expect((await list({ relation: "files", scope: { fields: ["contentType", "size"] } })).status).toBe(200);
    expect((await list({ relation: "files", scope: { fields: ["path"] } })).status).toBe(400);
  });

  test.each([["limit"], ["skip"], ["where"], ["order"], ["include"]])("with a %s is refused", async (key) => {
    const value = { limit: 1000, skip: 0, where: { id: order.id }, order: "id", include: ["files"] }[key];
    expect((await list({ relation: "files", scope: { [key]: value } })).status).toBe(400);
  });
});

describe("one document with a filter (API review A5, §7)", () => {
  const one = (query: string) => world.desks.subscriber.get<Shown & Refused>(`/events/${order.id}?${query}`);

  test("shows the fields that were chosen", async () => {
    const filter = { fields: ["id", "version", "document.customerName", "allowedActions"] };
    const { body, headers } = await one(`filter=${json(filter)}`);
    expect(Object.keys(body).toSorted()).toEqual(["allowedActions", "document", "id", "version"]);
    expect(Object.keys(body.document)).toEqual(["customerName"]);
    expect(headers["etag"]).toBe('"1"');
    expect((await one("filter[fields][]=id")).body).toEqual({ id: order.id });
  });

  test("and the fields of what it includes", async () => {
    const include = [{ relation: "supplier", scope: { fields: ["name"] } }];
    const { body } = await one(`filter=${json({ fields: ["id"], include })}`);
    expect(body).toEqual({ id: order.id, supplier: { name: world.supplier.name } });
    expect((await one(`filter=${json({ include: ["files"] })}`)).body).toEqual((await one("")).body);
  });

  test.each([
    { nonsense: 1 },
    { where: { id: 1 } },
    { order: "id" },
    { limit: 1 },
    { fields: ["nonsense"] },
    { include: ["nonsense"] },
    5,
    [],
  ])("refuses what it cannot do: %j", async (filter) => {
    const { status, body } = await one(`filter=${json(filter as object)}`);
    expect([status, body.code]).toEqual([400, "INVALID_FILTER"]);
  });

  test("is not chosen from as text", async () => {
    expect((await one(`format=text&filter=${json({ fields: ["id"] })}`)).status).toBe(400);
  });
});

test("every list has a page and its count (API review A5, D-27)", async () => {
  const { portal, subscriber, subscriberUser, desks } = world;
  const caller = await portal.signInAs(subscriberUser);
  const organization = `/organizations/${subscriber.id}`;
  const event = `${desks.subscriber.base}/events/${order.id}`;
  const lists = [
    `${organization}/addresses`,
    `${organization}/org-addresses`,
    `${organization}/organization-roles`,
    `${organization}/descendantids`,
    `${event}/event-logs`,
    `${event}/event-products`,
    `${event}/files`,
    `${desks.subscriber.base}/saved-searches`,
    `${desks.subscriber.base}/cases/${order.caseId}`,
    "/users/me/sessions",
  ];
  for (const path of lists) {
    const whole = await caller.get<unknown[]>(path);
    expect([path, whole.status, whole.headers["x-total-count"]]).toEqual([path, 200, `${whole.body.length}`]);
    const first = await caller.get<unknown[]>(`${path}?limit=1`);
    expect([path, first.body]).toEqual([path, whole.body.slice(0, 1)]);
    const rest = await caller.get<unknown[]>(`${path}?limit=1000&offset=1`);
    expect([path, rest.body]).toEqual([path, whole.body.slice(1)]);
    expect((await caller.get(`${path}?limit=1001`)).status).toBe(400);
  }
});
