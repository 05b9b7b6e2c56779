import { connect, type AddressInfo, type Socket } from "node:net";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Patience } from "../../src/platform/http/bound-connections.ts";
import { createServer } from "../../src/platform/http/create-server.ts";
import { handleErrors } from "../../src/platform/http/handle-errors.ts";
import type { App } from "../../src/platform/http/typed-app.ts";
import { createLog } from "../../src/platform/log/create-log.ts";
import { testConfig } from "../app/test-config.ts";

const patience = { silence: 1000, reader: 1000, headers: 1000, request: 2500, upload: 30_000 };
const body = "x".repeat(32 * 1024 * 1024);
const large = "GET /large HTTP/1.1\r\nHost: a\r\n\r\n";

let app: App;
let sockets: Socket[];
/** Which answers were begun. */
let answered: string[];
beforeEach(async () => {
  sockets = [];
  answered = [];
  app = await start(patience);
});
async function start(by: Patience): Promise<App> {
  const made = createServer(createLog("silent"), testConfig, by);
  const config = { access: "public" } as const;
  made.get("/large", { config }, async () => {
    answered.push("large");
    return body;
  });
  made.get("/small", { config }, async (request) => {
    answered.push("small");
    return `answer ${String((request.query as { n?: string }).n)}.`;
  });
  made.post("/body", { config }, async () => "whole");
  made.post("/upload", { config: { ...config, slowBody: true } }, async () => "whole");
  await made.listen({ port: 0, host: "127.0.0.1" });
  return made;
}
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await app.close();
});

/** A connection that has sent this; `reads` tells what came, `closed` after how many milliseconds it was cut. */
function open(sent: string, { paused = false } = {}) {
  const socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
  sockets.push(socket);
  const began = performance.now();
  let read = "";
  if (paused) socket.pause();
  else socket.on("data", (data) => (read += data.toString("latin1")));
  socket.on("error", () => {});
  socket.write(sent);
  const closed = new Promise<number>((tell) => socket.once("close", () => tell(performance.now() - began)));
  return { socket, closed, read: () => read };
}

/** One byte now and then, so that there is never silence. */
function drip(socket: Socket, everyMs: number): void {
  const timer = setInterval(() => (socket.writable ? socket.write("a") : clearInterval(timer)), everyMs);
  socket.once("close", () => clearInterval(timer));
}

const longest = 10_000;
const post = (path: string) =>
  `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n"`;

describe("a connection without progress is cut, on every route (security F4, R27)", () => {
  test("headers that do not come", async () => {
    expect(await open("GET /small HTTP/1.1\r\nHost: a\r\nX-").closed).toBeLessThan(longest);
  });

  test("headers that come a byte at a time", async () => {
    const { socket, closed } = open("GET /small HTTP/1.1\r\nHost: a\r\nX-");
    drip(socket, 50);
    expect(await closed).toBeLessThan(longest);
  });

  test("a body that stops", async () => {
    expect(await open(post("/body")).closed).toBeLessThan(longest);
    expect(await open(post("/upload")).closed).toBeLessThan(longest);
  });

  test("a body that comes a byte at a time, but for an attachment", async () => {
    const plain = open(post("/body"));
    const upload = open(post("/upload"));
    for (const { socket } of [plain, upload]) drip(socket, 50);
    expect(await plain.closed).toBeLessThan(longest);
    expect(upload.socket.destroyed).toBe(false);
  });

  test("a reader that reads nothing, and goes on asking", async () => {
    const { socket } = open(large, { paused: true });
    const ended = new Promise<void>((tell) => app.server.once("connection", (one) => one.once("close", () => tell())));
    const asking = setInterval(() => socket.write("GET /small HTTP/1.1\r\nHost: a\r\n\r\n"), 100);
    await ended;
    clearInterval(asking);
    expect(answered).toEqual(["large"]);
  });

  test("a reader that reads on is let read to the end", async () => {
    await app.close();
    const silence = 2000;
    app = await start({ ...patience, silence, reader: 30_000 });
    const { socket, read } = open(large.replace("Host: a", "Host: a\r\nConnection: close"));
    for (let pauses = 0; pauses < 4; pauses += 1) {
      socket.pause();
      await new Promise((resolve) => setTimeout(resolve, silence * 1.2));
      const enough = read().length + body.length / 8;
      socket.resume();
      // Less than what the buffers between hold would be no progress that the server could see.
      while (read().length < enough) await new Promise((resolve) => socket.once("data", resolve));
    }
    await new Promise((resolve) => socket.once("end", resolve));
    expect(read().length).toBeGreaterThan(body.length);
  });
});

test("a request that its caller breaks off is no failure of ours (security m12)", async () => {
  const lines: string[] = [];
  const log = createLog("trace", { write: (line) => void lines.push(line) });
  const watched = createServer(log, testConfig, patience);
  handleErrors(watched, { onRefusal: async () => {}, onUnwritable: () => {} });
  watched.post("/body", { config: { access: "public" } }, async () => "whole");
  await watched.listen({ port: 0, host: "127.0.0.1" });
  const socket = connect((watched.server.address() as AddressInfo).port, "127.0.0.1");
  const broken = new Promise<void>((tell) => watched.server.once("request", (one) => one.once("close", () => tell())));
  watched.server.once("request", () => socket.destroy());
  socket.write(post("/body"));
  await broken;
  await watched.close();
  expect(lines.filter((line) => /DATABASE_UNAVAILABLE|"level":50/.test(line))).toEqual([]);
});

describe("requests that are sent ahead of their answers", () => {
  const asked = (count: number) =>
    Array.from({ length: count }, (_, n) => `GET /small?n=${n} HTTP/1.1\r\nHost: a\r\n\r\n`).join("");

  test("are answered in their order", async () => {
    const { socket, read } = open(asked(10));
    while (!read().includes("answer 9.")) await new Promise((resolve) => socket.once("data", resolve));
    expect([...read().matchAll(/answer (\d)\./g)].map(([, n]) => n).join("")).toBe("0123456789");
  });

  test("wait while the answer before them is not taken", async () => {
    open(large + asked(10), { paused: true });
    await new Promise((resolve) => setTimeout(resolve, patience.silence / 2));
    expect(answered).toEqual(["large"]);
  });

  test("end the connection when they are too many", async () => {
    const ended = new Promise<void>((tell) => app.server.once("connection", (one) => one.once("close", () => tell())));
    const began = performance.now();
    open(large + asked(40), { paused: true });
    await ended;
    expect(performance.now() - began).toBeLessThan(patience.silence);
    expect(answered).toEqual(["large"]);
  });
});
