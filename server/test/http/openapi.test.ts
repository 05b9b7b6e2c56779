import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeUser } from "../builders/make-user.ts";

type Operation = {
  operationId?: string;
  summary?: string;
  description?: string;
  parameters?: { name: string; required?: boolean }[];
  tags?: string[];
  responses: Record<string, unknown>;
  security?: unknown[];
};
type ApiDocument = {
  openapi: string;
  info: { description: string };
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown> };
};

let portal: TestApp;
let document: ApiDocument;
beforeAll(async () => {
  portal = await createTestApp();
  document = (await portal.inject({ url: "/api/openapi.json" })).json<ApiDocument>();
});
afterAll(() => portal.close());

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ name: `${method} ${path}`, ...operation })),
  );

test("the document is of 3.1 and knows every operation by a name of its own", () => {
  expect(document.openapi).toBe("3.1.0");
  const ids = operations().map(({ operationId }) => operationId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.every((id) => /^[a-z][A-Za-z]+$/.test(id ?? ""))).toBe(true);
});

test("every operation says what it does, under a known tag, and answers the problems of any call", () => {
  const tags = document.tags.map(({ name }) => name);
  for (const { name, summary, tags: own = [], responses, security } of operations()) {
    expect(summary, name).toMatch(/^[A-Z].+[^.]$/);
    expect(tags, name).toEqual(expect.arrayContaining(own));
    expect(own, name).toHaveLength(1);
    expect(Object.keys(responses), name).toEqual(expect.arrayContaining(["500", "503"]));
    const isPublic =
      /login|reset-password|health|state\.json|post \/contact|get \/news|stop-mails|follow-mails|oauth/.test(name);
    expect(Object.hasOwn(responses, "401") || isPublic, name).toBe(true);
    expect(security === undefined || isPublic, name).toBe(true);
  }
});

describe("what generators need (API review A8)", () => {
  const find = (operationId: string) => {
    const found = operations().find((operation) => operation.operationId === operationId);
    expect(found, operationId).toBeDefined();
    return found as NonNullable<typeof found>;
  };
  const headersOf = (operationId: string, status: string) =>
    Object.keys((find(operationId).responses[status] as { headers?: object }).headers ?? {});

  test("headers of answers are described", () => {
    expect(headersOf("listOrders", "200")).toEqual(["X-Total-Count"]);
    expect(headersOf("listFiles", "200")).toEqual(["X-Total-Count"]);
    expect(headersOf("getOrder", "200")).toEqual(["ETag"]);
    expect(headersOf("createOrder", "201")).toEqual(["ETag", "Location"]);
    expect(headersOf("listOrders", "503")).toEqual(["Retry-After"]);
  });

  test("If-Match is required where its lack is always 428", () => {
    const required = (operationId: string) =>
      find(operationId).parameters?.find(({ name }) => name === "if-match")?.required === true;
    expect(["archiveEvent", "addEventProduct", "changeUser"].map(required)).toEqual([true, true, true]);
    expect(required("changeOrder")).toBe(false);
  });

  test("every call says for whom it is, and the grammar of filters is told", () => {
    for (const { name, description } of operations()) expect(description, name).toMatch(/^(For|Open to|With) /);
    for (const word of ["where", "between", "nilike", "include", "filter[where]"])
      expect(document.info.description).toContain(word);
  });

  test("fields of documents stand in one place, with their formats", () => {
    const text = JSON.stringify(document);
    expect(text.match(/"customBillingReference":\{/g)?.length).toBeLessThanOrEqual(2);
    const { properties } = document.components.schemas["DocumentFields"] as { properties: object };
    expect(JSON.stringify(properties)).toMatch(/"requestedDate":.{0,60}"format":"date"/);
    expect(JSON.stringify(properties)).toMatch(/"connectFee":.{0,60}"format":"decimal"/);
    // What a call adds, not how many there are.
    expect(text.length / operations().length).toBeLessThan(3_600);
  });

  test("codes of problems may grow", () => {
    const { code } = (document.components.schemas["Problem"] as { properties: Record<string, object> }).properties;
    expect(code).toMatchObject({ type: "string", "x-extensible-enum": expect.arrayContaining(["EVENT_RESERVED"]) });
    expect(code).not.toHaveProperty("enum");
  });
});

test("no route of the API is missing from it", () => {
  const missing = portal.routes.filter(({ method, path }) => !document.paths[path]?.[method]);
  expect(missing).toEqual([]);
  expect(portal.routes.length).toBe(operations().length);
});

test("every reference leads somewhere, and nothing is there in vain", () => {
  const names = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name);
  expect([...new Set(names)].toSorted()).toEqual(Object.keys(document.components.schemas).toSorted());
});

test("an answer that is not as documented is caught", async () => {
  const strict = await createTestApp();
  await strict.pool.query("ALTER TABLE product_groups DROP CONSTRAINT IF EXISTS product_groups_category_check");
  await strict.db
    .insertInto("product_groups")
    .values({ id: "0198a000-0000-7000-8000-000000000001", name: "Vieras", category: "UNKNOWN" as "WDM" })
    .execute();
  const caller = await strict.signInAs(await makeUser(strict.db));
  await expect(caller.get("/product-groups")).rejects.toThrow(/Not as the OpenAPI document says/);
  await strict.close();
});
