import { describe, expect, test } from "vitest";
import { isSubscribed } from "./check-webhook.ts";
import { nextAttemptAt, pausedUntil } from "./delivery-schedule.ts";
import { maskedUrl, readWebhookUrl } from "./webhook-url.ts";

const now = new Date("2026-11-26T12:00:00Z");
const secondsUntil = (at: Date | null) => at && (at.getTime() - now.getTime()) / 1000;

describe("what is subscribed to", () => {
  test.each([
    [["*"], true],
    [["order.*"], true],
    [["order.confirmed"], true],
    [["order.ready", "change_order.*"], false],
    [[], false],
  ])("%j", (types, expected) => {
    expect(isSubscribed(types, "order.confirmed")).toBe(expected);
  });
});

describe("the next attempt", () => {
  const after = (made: number, random = 0.5) => secondsUntil(nextAttemptAt(made, { status: 500 }, { now, random }));
  test("comes later and later, and after the tenth not at all", () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((made) => after(made))).toEqual([
      5,
      300,
      1800,
      7200,
      18_000,
      36_000,
      50_400,
      72_000,
      86_400,
      null,
    ]);
  });
  test("is spread by a tenth", () => {
    expect([after(2, 0), after(2, 1)]).toEqual([270, 330]);
  });
  test("waits for as long as the receiver asks, a day at most", () => {
    const asked = (retryAfterMs: number) =>
      secondsUntil(nextAttemptAt(1, { status: 503, retryAfterMs }, { now, random: 0.5 }));
    expect([asked(1000), asked(60_000), asked(999_999_999_999)]).toEqual([5, 60, 86_400]);
  });
});

test("everything is paused only where the receiver is busy and says until when", () => {
  const pause = (status: number, retryAfterMs?: number) => secondsUntil(pausedUntil({ status, retryAfterMs }, now));
  expect([pause(429, 60_000), pause(503, 60_000), pause(429), pause(500, 60_000)]).toEqual([60, 60, null, null]);
  expect(pausedUntil({ error: "TIMEOUT" }, now)).toBeNull();
});

test("what may be secret in an address is not told", () => {
  expect(maskedUrl("https://kuulija.example.fi/runko?token=salainen")).toBe("https://kuulija.example.fi/runko?…");
});

test("one's own network is an address for trying out alone", () => {
  expect(readWebhookUrl("http://localhost:3000/")).toBeNull();
  expect(readWebhookUrl("http://localhost:3000/", true)?.port).toBe("3000");
});
