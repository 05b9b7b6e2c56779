import dns, { type LookupAddress } from "node:dns";
import { createServer, type RequestListener } from "node:http";
import { syncBuiltinESMExports } from "node:module";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { readWebhookUrl } from "@runko/domain/webhooks/webhook-url";
import { fetchOutside } from "./fetch-outside.ts";
import { postOutside } from "./post-outside.ts";
import { lookUpPublic } from "./public-address.ts";

const host = "kuulija.example.fi";
/** What the name server answers of it, one question after another; the last for ever. */
const names: { answers: string[][]; asked: number } = { answers: [], asked: 0 };
// Modules are shared by the files of a process, so the library is changed in its place and put back, not mocked.
const plainLookup = dns.lookup;
beforeAll(() => {
  const answering = (name: string, ...rest: [object, (error: null, found: LookupAddress[]) => void]) => {
    if (name !== host) return Reflect.apply(plainLookup, dns, [name, ...rest]);
    names.asked += 1;
    const [first = []] = names.answers.length > 1 ? names.answers.splice(0, 1) : names.answers;
    rest[1](
      null,
      first.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
    );
  };
  Object.assign(dns, { lookup: answering });
  syncBuiltinESMExports();
});
afterAll(() => {
  Object.assign(dns, { lookup: plainLookup });
  syncBuiltinESMExports();
});

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

/** A system of the inner network, and how often it was called. */
async function serveInside(listener: RequestListener = (_request, response) => void response.end("inner")) {
  const heard: string[] = [];
  const server = createServer((request, response) => {
    heard.push(`${request.method} ${request.url}`);
    listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { heard, port: (server.address() as AddressInfo).port };
}
const answerBy = (...answers: string[][]) => Object.assign(names, { answers, asked: 0 });
const post = (url: string, inner = false) =>
  postOutside({ url: new URL(url), headers: {}, body: "{}", inner, signal: new AbortController().signal });
const look = () =>
  new Promise((resolve) => {
    lookUpPublic(host, { all: true }, (error, found) => resolve(error ?? found));
  });

test("a name that was public when it was looked up first is refused once it leads inside", async () => {
  const { heard, port } = await serveInside();
  answerBy(["8.8.8.8"], ["127.0.0.1"]);
  expect(readWebhookUrl(`https://${host}:${port}/`)).not.toBeNull();
  expect(await look()).toEqual([{ address: "8.8.8.8", family: 4 }]);
  expect(await post(`http://${host}:${port}/`)).toMatchObject({ error: "BLOCKED_ADDRESS" });
  expect([heard, names.asked]).toEqual([[], 2]);
});

test("what is judged is what is connected to: the name is asked once, and its answer handed on", async () => {
  answerBy(["8.8.8.8", "2a00:1450:400f::200e"], ["127.0.0.1"]);
  expect(await look()).toEqual([
    { address: "8.8.8.8", family: 4 },
    { address: "2a00:1450:400f::200e", family: 6 },
  ]);
  expect(names.asked).toBe(1);
});

test.each([
  ["public and private mixed", ["8.8.8.8", "127.0.0.1"]],
  ["private and public mixed", ["127.0.0.1", "8.8.8.8"]],
  ["an inner address of IPv6", ["2a00:1450:400f::200e", "::1"]],
  ["IPv4 mapped to IPv6", ["::ffff:127.0.0.1"]],
  ["the same in hexadecimal", ["::ffff:7f00:1"]],
  ["IPv4 compatible", ["::7f00:1"]],
  ["IPv4 behind NAT64", ["64:ff9b::7f00:1"]],
  ["metadata of a cloud", ["169.254.169.254"]],
  ["no address at all", []],
])("a name that leads to %s is not called", async (_, addresses) => {
  const { heard, port } = await serveInside();
  answerBy(addresses);
  expect(await post(`http://${host}:${port}/`)).toEqual({
    error: "BLOCKED_ADDRESS",
    answer: "",
    durationMs: 1000,
  });
  await expect(fetchOutside(new Request(`https://${host}:${port}/`))).rejects.toThrow(/not public/);
  expect(heard).toEqual([]);
});

test.each([301, 302, 303, 307, 308])(
  "a webhook that answers %d is not followed to where that leads",
  async (status) => {
    const inner = await serveInside();
    const receiver = await serveInside((_request, response) =>
      response.writeHead(status, { location: `http://127.0.0.1:${inner.port}/secret` }).end(),
    );
    expect(await post(`http://127.0.0.1:${receiver.port}/`, true)).toMatchObject({ status, answer: "" });
    expect([receiver.heard, inner.heard]).toEqual([["POST /"], []]);
  },
);
