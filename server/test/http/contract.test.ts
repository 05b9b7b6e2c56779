import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp();
});
afterAll(() => portal.close());

const collection = /\/(availability-requests|inquiries|orders|change-orders|cancel-orders|faults)(?=\/|$)/;
const named = (method: string, path: string) =>
  `${method.toUpperCase()} ${path.replace(/^\/api/, "").replaceAll(/\{[^}]+\}/g, "{}")}`;

test("every call of the specification is there (§7)", async () => {
  const { paths } = (await portal.inject({ url: "/api/openapi.json" })).json<{ paths: Record<string, object> }>();
  const present = new Set(
    Object.entries(paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => named(method, path))),
  );
  const lines = readFileSync(new URL("../../../docs/contract/calls.tsv", import.meta.url), "utf8").split("\n");
  const wanted = lines
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => line.split("\t"))
    .map(([method = "", path = ""]) => named(method, path.replace(/(.)\/$/, "$1")));
  expect(wanted.length).toBeGreaterThan(100);
  expect(wanted.filter((call) => !present.has(call) && !present.has(call.replace(collection, "/{}")))).toEqual([]);
});
