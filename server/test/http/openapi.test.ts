import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeUser } from "../builders/make-user.ts";

type Operation = {
  operationId?: string;
  summary?: string;
  tags?: string[];
  responses: Record<string, unknown>;
  security?: unknown[];
};
type ApiDocument = {
  openapi: string;
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
    const isPublic = /login|reset-password|health|state\.json|post \/contact|get \/news|stop-mails/.test(name);
    expect(Object.hasOwn(responses, "401") || isPublic, name).toBe(true);
    expect(security === undefined || isPublic, name).toBe(true);
  }
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
