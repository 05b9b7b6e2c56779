import { describe, expect, it } from "vitest";
import { queryKeys } from "../api/query-keys.ts";
import { staleKeys } from "./use-live-queries.ts";

describe("what a live event makes stale", () => {
  const covers = (prefix: readonly unknown[], key: readonly unknown[]) =>
    prefix.every((part, index) => JSON.stringify(part) === JSON.stringify(key[index]));
  const stale = (event: Parameters<typeof staleKeys>[0], key: readonly unknown[]) =>
    staleKeys(event, "org", "SUBSCRIBER").some((prefix) => covers(prefix, key));

  const list = queryKeys.documentLists("org", "SUBSCRIBER", { type: "Order" });
  const document = queryKeys.document("org", "SUBSCRIBER", 7, "log");
  const other = queryKeys.document("org", "SUBSCRIBER", 8);
  const foreign = queryKeys.documentLists("other", "SUBSCRIBER", {});
  const counts = queryKeys.counts("org", "SUBSCRIBER");

  it("refetches the document with its list and counts, not the others", () => {
    const event = { kind: "document", eventId: 7 } as const;
    expect([list, document, other, foreign, counts].map((key) => stale(event, key))).toEqual([
      true,
      true,
      false,
      false,
      true,
    ]);
  });

  it("refetches only the document for a lock, only counts for counts", () => {
    expect([list, document, counts].map((key) => stale({ kind: "lock", eventId: 7 }, key))).toEqual([
      false,
      true,
      false,
    ]);
    expect([list, document, counts].map((key) => stale({ kind: "counts" }, key))).toEqual([false, false, true]);
  });

  it("refetches notifications when they change, and after a gap", () => {
    const bell = queryKeys.notifications("unread");
    expect(stale({ kind: "notification" }, bell)).toBe(true);
    expect(stale({ kind: "notification" }, list)).toBe(false);
    expect(stale({ kind: "gap" }, bell)).toBe(true);
    expect(stale({ kind: "document", eventId: 7 }, bell)).toBe(false);
    expect(stale({ kind: "message", eventId: 7 }, bell)).toBe(true);
    expect(stale({ kind: "message", eventId: 7 }, queryKeys.notifications("list"))).toBe(false);
  });

  it("refetches what says what the user may do when that may have changed, and nothing else", () => {
    const rights = [queryKeys.me, queryKeys.organization("org"), ["control", "organizations"], ["control", "users"]];
    expect(rights.map((key) => stale({ kind: "access" }, key))).toEqual([true, true, true, true]);
    expect([list, document, counts].map((key) => stale({ kind: "access" }, key))).toEqual([false, false, false]);
    expect(rights.map((key) => stale({ kind: "gap" }, key))).toEqual([false, false, false, false]);
  });

  it("refetches everything of the organization after a gap", () => {
    expect([list, document, other, counts, foreign].map((key) => stale({ kind: "gap" }, key))).toEqual([
      true,
      true,
      true,
      true,
      false,
    ]);
  });
});
