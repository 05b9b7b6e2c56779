import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { askAhead, takeAsked } from "./asked-ahead.ts";
import { storage } from "../storage/client-storage.ts";

const tokenUntil = (seconds: number) => `x.${btoa(JSON.stringify({ exp: seconds }))}.y`;
const inAnHour = () => Date.now() / 1000 + 3600;
const call = (path: string, token: string, method = "GET") =>
  new Request(`http://localhost/api${path}`, { method, headers: { Authorization: `Bearer ${token}` } });

let sent: [url: string, headers: object][];
beforeEach(() => {
  sent = [];
  const kept = new Map<string, string>();
  vi.stubGlobal("location", { origin: "http://localhost" });
  vi.stubGlobal("document", { documentElement: { lang: "sv-FI" } });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  vi.stubGlobal("fetch", async (url: string, { headers }: { headers: object }) => {
    sent.push([url, headers]);
    if (url.endsWith("/away")) throw new TypeError("no network");
    return new Response(url);
  });
});
afterEach(() => vi.unstubAllGlobals());

test("who asks the same first has the answer, and the next asks anew", async () => {
  const token = tokenUntil(inAnHour());
  storage.accessToken.write(token);
  askAhead(["/users/me"]);
  expect(sent).toEqual([["/api/users/me", { "page-language": "sv-FI", Authorization: `Bearer ${token}` }]]);
  expect(takeAsked(call("/users/me", token, "POST"))).toBeUndefined();
  expect(takeAsked(call("/users/me/notifications", token))).toBeUndefined();
  expect(await (await takeAsked(call("/users/me", token)))?.text()).toBe("/api/users/me");
  expect(takeAsked(call("/users/me", token))).toBeUndefined();
});

test("who has no token that may be used asks nothing", () => {
  askAhead(["/users/me"]);
  storage.accessToken.write(tokenUntil(1));
  askAhead(["/users/me"]);
  expect(sent).toEqual([]);
});

test("another user than it was asked for has nothing of it", () => {
  storage.accessToken.write(tokenUntil(inAnHour()));
  askAhead(["/users/me"]);
  expect(takeAsked(call("/users/me", tokenUntil(inAnHour() + 1)))).toBeUndefined();
});

test("whoever takes it is told that there was no answer", async () => {
  const token = tokenUntil(inAnHour());
  storage.accessToken.write(token);
  askAhead(["/away"]);
  await new Promise((resolve) => setTimeout(resolve));
  await expect(takeAsked(call("/away", token))).rejects.toThrow("no network");
});
