import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { createClient, type RunkoClient } from "../src/index.ts";

const path = { id: "018f0000-0000-7000-8000-000000000000", role: "SUBSCRIBER" } as const;
const body = { supplierId: path.id, document: {}, eventProducts: [] };
let server: Server;
afterEach(() => server.close());

/** A portal that fails as told, one after another, and then gives an empty list. */
async function failing(...failures: RequestListener[]): Promise<{ runko: RunkoClient; keys: unknown[] }> {
  const keys: unknown[] = [];
  server = createServer((request, response) => {
    keys.push(request.headers["idempotency-key"]);
    const fail = failures.shift();
    if (fail) fail(request, response);
    else response.writeHead(200, { "content-type": "application/json" }).end("[]");
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { runko: createClient({ url, token: "t", attempts: 3, longestWait: 2_000 }), keys };
}

const refuse =
  (status: number, after: string): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, { "retry-after": after }).end();
const hangUp: RequestListener = ({ socket }) => void socket.destroy();

test("a busy portal is asked again when it said so, under the same key", async () => {
  const { runko, keys } = await failing(refuse(429, "1"), refuse(503, "0"));
  const started = performance.now();
  const { response } = await runko.POST("/organizations/{id}/roles/{role}/orders", { params: { path }, body });
  expect(response.status).toBe(200);
  expect(performance.now() - started).toBeGreaterThan(950);
  expect(keys).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), keys[0], keys[0]]);
});

test("a call whose answer never came is repeated where a repeat does nothing twice, and nowhere else", async () => {
  const safe = await failing(hangUp, hangUp);
  await safe.runko.POST("/organizations/{id}/roles/{role}/orders", { params: { path }, body });
  expect([safe.keys.length, new Set(safe.keys).size]).toEqual([3, 1]);
  server.close();
  const unsafe = await failing(hangUp);
  const asked = unsafe.runko.POST("/organizations/{id}/webhooks/{webhookId}/test", {
    params: { path: { ...path, webhookId: path.id } },
  });
  await expect(asked).rejects.toThrow("fetch failed");
  expect(unsafe.keys).toHaveLength(1);
});

test("what lasts is told: the last answer, one that asks for too long, and one that no repeat changes", async () => {
  const list = async ({ runko }: { runko: RunkoClient }) =>
    (await runko.GET("/organizations/{id}/roles/{role}/orders", { params: { path } })).response.status;
  const lasting = await failing(refuse(503, "0"), refuse(503, "0"), refuse(503, "0"));
  expect([await list(lasting), lasting.keys.length]).toEqual([503, 3]);
  server.close();
  const long = await failing(refuse(429, "3600"));
  expect([await list(long), long.keys.length]).toEqual([429, 1]);
  server.close();
  const wrong = await failing(refuse(409, "0"));
  expect([await list(wrong), wrong.keys.length]).toEqual([409, 1]);
});
