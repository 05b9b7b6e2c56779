import { Ajv2020 } from "ajv/dist/2020.js";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ApiDocument } from "../../src/platform/http/collection/api-document.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeOrganization } from "../builders/make-organization.ts";
import { makeUser } from "../builders/make-user.ts";

type Pair = { key: string; value: string; disabled?: boolean };
type Request = {
  method: string;
  description: string;
  auth?: { type: string };
  header: Pair[];
  url: { raw: string; path: string[]; query: Pair[]; variable: Pair[] };
  body?: { mode: string; raw?: string; formdata?: { key: string; type: string }[] };
};
type Collection = {
  info: { name: string; schema: string };
  variable: Pair[];
  item: { name: string; item: { name: string; request: Request }[] }[];
};

let portal: TestApp;
let collection: Collection;
let document: ApiDocument;
beforeAll(async () => {
  portal = await createTestApp();
  collection = (await portal.inject({ url: "/api/postman.json" })).json<Collection>();
  document = (await portal.inject({ url: "/api/openapi.json" })).json<ApiDocument>();
});
afterAll(() => portal.close());

const requests = () => collection.item.flatMap(({ item }) => item.map(({ request }) => request));
const keyOf = ({ method, url }: Request) => `${method} /${url.path.join("/").replaceAll(/:(\w+)/g, "{$1}")}`;
const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ key: `${method.toUpperCase()} ${path}`, operation })),
  );
const requestOf = (key: string) => {
  const found = requests().find((one) => keyOf(one) === key);
  expect(found, key).toBeDefined();
  return found as Request;
};

test("every call of the API is there once, under its tag, and the portal's address stands in it", () => {
  expect(requests().map(keyOf).toSorted()).toEqual(
    operations()
      .map(({ key }) => key)
      .toSorted(),
  );
  expect(collection.info.schema).toContain("v2.1.0");
  expect(collection.variable.map(({ key }) => key)).toEqual(["baseUrl", "token", "organizationId"]);
  expect(collection.variable[0]?.value).toMatch(/^https?:\/\/.+\/api$/);
});

test("what a call must be given is filled in, and the rest is switched off", () => {
  const asked = operations().flatMap(({ key, operation }) =>
    (operation.parameters ?? []).map(({ name, in: place, required }) => ({
      asked: `${key} ${place} ${name}`,
      on: place === "path" || required === true || name === "idempotency-key",
    })),
  );
  const told = requests().flatMap((request) => {
    const { header, url } = request;
    const places = { path: url.variable, query: url.query, header: header.filter((one) => one.key !== "content-type") };
    return Object.entries(places).flatMap(([place, pairs]) =>
      pairs.map((one) => ({ asked: `${keyOf(request)} ${place} ${one.key}`, on: one.disabled !== true })),
    );
  });
  const byName = (one: { asked: string }, other: { asked: string }) => (one.asked < other.asked ? -1 : 1);
  expect(told.toSorted(byName)).toEqual(asked.toSorted(byName));
  const open = operations().filter(({ operation }) => operation.security?.length === 0);
  const withoutToken = requests().filter(({ auth }) => auth?.type === "noauth");
  expect(withoutToken.map(keyOf).toSorted()).toEqual(open.map(({ key }) => key).toSorted());
});

test("the body of a call has the form that the call takes", () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false }).addSchema(document, "api");
  const place = (steps: string[]) =>
    steps.map((step) => `/${encodeURIComponent(step.replaceAll("~", "~0").replaceAll("/", "~1"))}`).join("");
  const wrong = operations().flatMap(({ key, operation }) => {
    const type = "application/json";
    if (Object.keys(operation.requestBody?.content ?? {})[0] !== type) return [];
    const [method = "", path = ""] = key.split(" ");
    const pointer = place(["paths", path, method.toLowerCase(), "requestBody", "content", type, "schema"]);
    const judge = ajv.compile({ $ref: `api#${pointer}` });
    return judge(JSON.parse(requestOf(key).body?.raw ?? "null")) ? [] : [`${key}: ${ajv.errorsText(judge.errors)}`];
  });
  expect(wrong).toEqual([]);
  const files = requests().filter(({ body }) => body?.formdata?.some(({ type }) => type === "file"));
  expect(files.length).toBeGreaterThan(0);
});

test("a call of the collection is answered once token and organization are filled in", async () => {
  const { id } = await makeOrganization(portal.db);
  const user = await makeUser(portal.db, { roles: [[{ id }, "SUBSCRIBER"]] });
  const { method, url } = requestOf("GET /organizations/{id}");
  const path = url.raw
    .replace("{{baseUrl}}", "")
    .replaceAll(/:(\w+)/g, (_all, name: string) => url.variable.find(({ key }) => key === name)?.value ?? "")
    .replaceAll("{{organizationId}}", id);
  const caller = await portal.signInAs(user);
  const answer = await caller.get<{ id: string }>(path);
  expect(method).toBe("GET");
  expect([answer.status, answer.body.id]).toEqual([200, id]);
});
