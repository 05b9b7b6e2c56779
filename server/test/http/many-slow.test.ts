import { connect, type AddressInfo, type Socket } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeUser } from "../builders/make-user.ts";

const isLong = process.env["RUNKO_LONG"] !== undefined;
const slow = isLong ? 1000 : 100;
const mostBytes = (isLong ? 100 : 50) * 1024 * 1024;
/** The small run shares its machine with others. */
const mostMs = isLong ? 500 : 10_000;
const asks = isLong ? 300 : 30;

let portal: TestApp;
let port: number;
const sockets: Socket[] = [];
beforeAll(async () => {
  portal = await createTestApp();
  await portal.app.listen({ port: 0, host: "127.0.0.1" });
  ({ port } = portal.app.server.address() as AddressInfo);
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await portal.close();
});

async function open(sent: string): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  sockets.push(socket);
  socket.on("error", () => {});
  await new Promise((resolve) => socket.once("connect", resolve));
  socket.write(sent);
  return socket;
}

/** One byte now and then, so that there is never silence. */
async function sendSlowly(sent: string): Promise<void> {
  const socket = await open(sent);
  const timer = setInterval(() => (socket.writable ? socket.write("a") : clearInterval(timer)), 500);
  socket.once("close", () => clearInterval(timer));
}

const json = "Content-Type: application/json\r\nContent-Length: 9000";
const ways: readonly (() => Promise<unknown>)[] = [
  // Three answers asked at once, of which nothing is read.
  async () => (await open("GET /api/openapi.json HTTP/1.1\r\nHost: a\r\n\r\n".repeat(3))).pause(),
  () => sendSlowly("GET /api/users/me HTTP/1.1\r\nHost: a\r\nX-"),
  () => sendSlowly(`POST /api/users/login HTTP/1.1\r\nHost: a\r\n${json}\r\n\r\n{"username":"`),
];

test(`${slow} who read nothing, or send a byte now and then, cost the others neither time nor memory (security F4, R27)`, async () => {
  const { token } = await portal.signInAs(await makeUser(portal.db));
  const ask = async () => {
    const began = performance.now();
    const { status } = await fetch(`http://127.0.0.1:${port}/api/users/me`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return { status, ms: performance.now() - began };
  };
  await ask();
  await fetch(`http://127.0.0.1:${port}/api/openapi.json`);
  const before = process.memoryUsage.rss();
  await Promise.all(Array.from({ length: slow }, (_, index) => ways[index % ways.length]?.()));
  const told = [];
  for (let asked = 0; asked < asks; asked += 1) told.push(await ask());
  const times = told.map(({ ms }) => ms).toSorted((a, b) => a - b);
  expect(told.every(({ status }) => status === 200)).toBe(true);
  expect(process.memoryUsage.rss() - before).toBeLessThan(mostBytes);
  expect(times[Math.floor(times.length * 0.99)]).toBeLessThan(mostMs);
}, 120_000);
