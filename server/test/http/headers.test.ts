import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createApp } from "../../src/app.ts";
import { systemClock } from "../../src/platform/clock.ts";
import { findWebFolder } from "../../src/platform/http/serve-web.ts";
import type { App } from "../../src/platform/http/typed-app.ts";
import { createLog } from "../../src/platform/log/create-log.ts";
import type { ProblemBody } from "../app/caller.ts";
import { testConfig } from "../app/test-config.ts";
import { createTestDatabase, type TestDatabase } from "../database/create-test-database.ts";

let database: TestDatabase;
let app: App;
let home: string;
beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), "runko-web-"));
  const webFolder = join(home, "web/dist");
  mkdirSync(join(webFolder, "assets"), { recursive: true });
  writeFileSync(join(webFolder, "index.html"), "<!doctype html><title>Runko</title>");
  writeFileSync(join(webFolder, "assets/index-abc123.js"), "export {};");
  writeFileSync(join(webFolder, "assets/index-abc123.js.br"), "as brotli");
  writeFileSync(join(webFolder, "logo.svg"), "<svg/>");
  writeFileSync(join(home, "secret.txt"), "secret");
  database = await createTestDatabase();
  app = await createApp({ config: testConfig, database, log: createLog("silent"), clock: systemClock, webFolder });
});
afterAll(async () => {
  await app.close();
  await database.drop();
  rmSync(home, { recursive: true });
});

describe("security headers (R24)", () => {
  const pages = ["/", "/api/docs/"];
  const answers = ["/assets/index-abc123.js", "/api/nothing", "/api/users/me", "/state.json"];

  test.each([...pages, ...answers])("stand on %s", async (url) => {
    const { headers } = await app.inject({ url });
    expect(headers).toMatchObject({
      "cross-origin-resource-policy": "same-origin",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "no-referrer",
      "strict-transport-security": expect.stringMatching(/^max-age=31536000; includeSubDomains$/),
    });
    const policy = String(headers["content-security-policy"]);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(headers["x-powered-by"]).toBeUndefined();
    expect(headers["server"]).toBeUndefined();
  });

  test.each(pages)("%s takes what it is made of from here alone", async (url) => {
    const { headers } = await app.inject({ url });
    const policy = String(headers["content-security-policy"]);
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|https?:|\*/);
    expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
  });

  test("a page that is kept stays as it came", async () => {
    const { headers } = await app.inject({ url: "/" });
    const again = await app.inject({ url: "/", headers: { "if-none-match": String(headers.etag) } });
    expect(again.statusCode).toBe(304);
    expect(again.headers["content-security-policy"]).toBeUndefined();
  });

  test.each(answers)("nothing is loaded from %s, which says so in few bytes", async (url) => {
    const { headers } = await app.inject({ url });
    expect(headers["content-security-policy"]).toMatch(/^default-src 'none';/);
    const security = Object.entries(headers).filter(([name]) =>
      /^(x-(?!request)|content-sec|cross|ref|str)/.test(name),
    );
    expect(security.join("\r\n").length).toBeLessThan(300);
  });

  test("the documentation has no script in its page", async () => {
    const { body } = await app.inject({ url: "/api/docs/" });
    for (const [, inside] of body.matchAll(/<script[^>]*>([^<]*)</g)) expect(inside?.trim()).toBe("");
    expect(body).not.toMatch(/ on\w+=/);
  });

  test("what the API answers is not kept by anyone", async () => {
    expect((await app.inject({ url: "/api/users/me" })).headers["cache-control"]).toBe("no-store");
    expect((await app.inject({ url: "/state.json" })).headers["cache-control"]).toBe("no-store");
  });
});

describe("the web application", () => {
  test.each([
    "/",
    "/login",
    "/subscriber/",
    "/subscriber/documents/100234?mode=edit",
    "/info/vendors-contact",
    "/api-notes",
  ])("%s gives the page, which is asked for anew each time", async (url) => {
    const response = await app.inject({ url });
    expect([response.statusCode, response.headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
    expect(response.body).toContain("<title>Runko</title>");
    expect(response.headers["cache-control"]).toBe("no-cache");
  });

  test("a hashed file is kept for ever, another is asked for anew", async () => {
    const hashed = await app.inject({ url: "/assets/index-abc123.js" });
    expect(hashed.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect((await app.inject({ url: "/logo.svg" })).headers["cache-control"]).toBe("no-cache");
  });

  test("a file that the build has compressed is sent so to who takes it (api A3)", async () => {
    const ask = (encoding: string) =>
      app.inject({ url: "/assets/index-abc123.js", headers: { "accept-encoding": encoding } });
    const [small, plain] = [await ask("gzip, br"), await ask("gzip")];
    expect([small.body, small.headers["content-encoding"]]).toEqual(["as brotli", "br"]);
    expect([plain.body, plain.headers["content-encoding"]]).toEqual(["export {};", undefined]);
    expect([small.headers["content-type"], small.headers.vary]).toEqual([
      plain.headers["content-type"],
      "accept-encoding",
    ]);
    expect(small.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(small.headers.etag).not.toBe(plain.headers.etag);
  });

  test.each(["/assets/gone.js", "/assets", "/assets/", "/api/gone", "/health/gone", "/.well-known/gone"])(
    "%s is no page",
    async (url) => {
      const response = await app.inject({ url });
      expect([response.statusCode, response.json<ProblemBody>().code]).toEqual([404, "NOT_FOUND"]);
    },
  );

  test.each([
    "/../secret.txt",
    "/..%2fsecret.txt",
    "/assets/%2e%2e/%2e%2e/%2e%2e/secret.txt",
    "/%2e%2e%2f%2e%2e%2fsecret.txt",
  ])("%s does not lead outside", async (url) => {
    const response = await app.inject({ url });
    expect(response.body).not.toBe("secret");
  });

  test("only reading gives a page", async () => {
    expect((await app.inject({ method: "POST", url: "/login" })).statusCode).toBe(404);
  });

  test("its folder is found from a bundle beside it", () => {
    mkdirSync(join(home, "server/dist"), { recursive: true });
    expect(findWebFolder(join(home, "server/dist"))).toBe(join(home, "web/dist"));
    expect(findWebFolder(tmpdir())).toBeUndefined();
  });
});
