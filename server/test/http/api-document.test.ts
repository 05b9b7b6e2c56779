import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp();
});
afterAll(() => portal.close());

const ask = (url: string, headers: Record<string, string> = {}) => portal.app.inject({ url, headers });

describe("the API document is made once for all callers (security F4)", () => {
  const places = ["/api/openapi.json", "/api/postman.json", "/api/docs/json", "/api/docs/yaml"];

  test.each(places)("%s may be kept, and is not sent again to who has it", async (url) => {
    const { headers, statusCode } = await ask(url);
    expect([statusCode, headers["cache-control"], headers.vary]).toEqual([
      200,
      "public, max-age=3600",
      "accept-encoding",
    ]);
    const again = await ask(url, { "if-none-match": String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
  });

  test.each(places)("%s comes compressed, each form by an ETag of its own", async (url) => {
    const plain = await ask(url);
    const br = await ask(url, { "accept-encoding": "gzip, br" });
    const gzip = await ask(url, { "accept-encoding": "gzip, br;q=0" });
    expect([br.headers["content-encoding"], gzip.headers["content-encoding"]]).toEqual(["br", "gzip"]);
    expect(brotliDecompressSync(br.rawPayload).equals(plain.rawPayload)).toBe(true);
    expect(gunzipSync(gzip.rawPayload).equals(plain.rawPayload)).toBe(true);
    expect(br.rawPayload.length).toBeLessThan(plain.rawPayload.length / 8);
    expect(new Set([plain, br, gzip].map(({ headers }) => headers.etag)).size).toBe(3);
  });

  test("a hundred answers take no more than the sending", async () => {
    await ask("/api/openapi.json");
    const made = portal.app.swagger();
    let written = 0;
    Object.defineProperty(made, "toJSON", { value: () => (written += 1), configurable: true });
    for (let asked = 0; asked < 100; asked += 1) await ask(["/api/openapi.json", "/api/docs/json"][asked % 2] ?? "");
    Reflect.deleteProperty(made, "toJSON");
    expect(written).toBe(0);
  });
});

test("what can be read at /api/docs is not there where the setting says no, the document itself is", async () => {
  const quiet = await createTestApp({ apiDocs: false });
  const statuses = ["/api/docs", "/api/docs/", "/api/docs/json", "/api/docs/yaml", "/api/docs/static/index.html"].map(
    async (url) => (await quiet.app.inject({ url })).statusCode,
  );
  expect(await Promise.all(statuses)).toEqual([404, 404, 404, 404, 404]);
  expect((await quiet.app.inject({ url: "/api/openapi.json" })).statusCode).toBe(200);
  await quiet.close();
});
