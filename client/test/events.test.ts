import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { ApiProblem, createClient, type Listening } from "../src/index.ts";

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const answer =
  (status: number, body: object, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));
const page = (id: string, next: string): RequestListener => answer(200, { events: [{ id }], next, more: true });
const hangUp: RequestListener = ({ socket }) => void socket.destroy();

/** Listens to a portal that answers so, one after another, and the last for ever; until the event `last` has come. */
async function listen(answers: RequestListener[], listening: Partial<Listening> = {}, last = "last") {
  const asked: (string | null)[] = [];
  server = createServer((request, response) => {
    asked.push(new URL(request.url ?? "", "http://portal").searchParams.get("after"));
    (answers.length > 1 ? answers.shift() : answers[0])?.(request, response);
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const runko = createClient({ url, token: "t", attempts: 1 });
  const heard: string[] = [];
  const told: unknown[] = [];
  const organizationId = "018f0000-0000-7000-8000-000000000000";
  const onFailure = (failure: unknown, pause: number) => told.push([failure, pause]);
  const ended = (async () => {
    for await (const { id } of runko.events({ organizationId, role: "SUPPLIER", onFailure, ...listening })) {
      heard.push(id);
      if (id === last) return;
    }
  })();
  return { ended, heard, told, asked };
}

test("listening goes on from its place through what passes, and tells of it", async () => {
  const busy = answer(503, { code: "BUSY", status: 503 });
  const garbled: RequestListener = (_request, response) =>
    void response.writeHead(200, { "content-type": "application/json" }).end("<html>");
  const { ended, heard, told, asked } = await listen([
    page("first", "c1"),
    hangUp,
    busy,
    garbled,
    page("second", "c2"),
    answer(429, {}, { "retry-after": "1" }),
    page("last", "c3"),
  ]);
  await ended;
  expect(heard).toEqual(["first", "second", "last"]);
  expect(asked).toEqual([null, "c1", "c1", "c1", "c1", "c2", "c2"]);
  expect(told).toEqual([
    [expect.objectContaining({ message: "fetch failed" }), expect.any(Number)],
    [expect.objectContaining({ status: 503, problem: expect.objectContaining({ code: "BUSY" }) }), expect.any(Number)],
    [expect.any(SyntaxError), expect.any(Number)],
    [expect.objectContaining({ status: 429 }), expect.any(Number)],
  ]);
  const pauses = told.map((each) => (each as [unknown, number])[1]);
  expect(pauses.slice(0, 3).map((pause, index) => pause >= 250 * 2 ** index && pause <= 500 * 2 ** index)).toEqual([
    true,
    true,
    true,
  ]);
  expect(pauses[3]).toBeGreaterThan(900);
}, 15_000);

test.each([400, 401, 403, 404, 410])("%d ends it at once", async (status) => {
  const { ended, told, asked } = await listen([answer(status, { code: "NO" })]);
  await expect(ended).rejects.toEqual(expect.objectContaining({ status }));
  await expect(ended).rejects.toBeInstanceOf(ApiProblem);
  expect([told, asked]).toEqual([[], [null]]);
});

test("the signal ends it while it rests, and so does what the callback throws", async () => {
  const aborting = new AbortController();
  const rested = await listen([hangUp], { signal: aborting.signal, onFailure: () => aborting.abort() });
  await rested.ended;
  expect(rested.asked).toHaveLength(1);
  server.close();
  const enough = await listen([hangUp], {
    onFailure: () => {
      throw new Error("Enough");
    },
  });
  await expect(enough.ended).rejects.toThrow("Enough");
  expect(enough.asked).toHaveLength(1);
});

test("an address that is none is told as the client is made, not asked for ever", () => {
  expect(() => createClient({ url: "portal.example", token: "t" })).toThrow("Invalid URL");
});
