import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { fetchOutside } from "./fetch-outside.ts";

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}
const ask = (url: string, mostMs = 2000) => fetchOutside(new Request(url), { inside: true, mostMs });

test.each(["http://example.com/", "https://127.0.0.1/", "https://[::1]/", "https://2130706433/", "https://localhost/"])(
  "%s is not called",
  async (url) => expect(fetchOutside(new Request(url))).rejects.toThrow(/not public|not called/),
);

test("an answer comes with its status and headers, and a redirect is not followed", async () => {
  const url = await serve((request, response) => {
    response.writeHead(302, { location: "http://127.0.0.1:1/", "set-cookie": ["a=1", "b=2"] });
    response.end(`${request.method} here`);
  });
  const answer = await ask(url);
  expect([answer.status, answer.headers.get("location"), await answer.text()]).toEqual([
    302,
    "http://127.0.0.1:1/",
    "GET here",
  ]);
});

test("one that never ends, one that never answers, a broken one and one that is away are all refused", async () => {
  const endless = await serve((_request, response) => {
    response.on("error", () => {});
    const more = () => {
      while (!response.destroyed && response.write("x".repeat(64 * 1024)));
      if (!response.destroyed) response.once("drain", more);
    };
    more();
  });
  const silent = await serve(() => {});
  const broken = await serve((_request, response) => response.writeHead(502).end());
  await expect(ask(endless)).rejects.toThrow(/longer than/);
  await expect(ask(silent, 100)).rejects.toThrow(/127\.0\.0\.1/);
  await expect(ask(broken)).rejects.toThrow("It answered 502");
  await expect(ask("http://127.0.0.1:1/")).rejects.toThrow(/127\.0\.0\.1:1/);
});
