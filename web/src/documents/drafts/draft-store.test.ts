import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { browserStorage } from "../../testing/browser-storage.ts";
import { prefilledForm, repairedForm } from "../fields/document-form.ts";
import { listDrafts, readDraft, removeDraft, saveDraft, subscribeDrafts } from "./draft-store.ts";
import type { Draft } from "./draft.ts";

const draft = (change: Partial<Draft> = {}): Draft => ({
  id: "one",
  userId: "user",
  organizationId: "org",
  documentType: "Order",
  createdAt: "2026-11-20T12:00:00.000Z",
  savedAt: "2026-11-20T12:00:00.000Z",
  idempotencyKey: "key",
  names: [],
  form: prefilledForm({ document: { customerName: "Oy Asiakas Ab" } }),
  ...change,
});

beforeEach(() => {
  vi.stubGlobal("localStorage", browserStorage());
  vi.stubGlobal("addEventListener", vi.fn<() => void>());
  vi.stubGlobal("removeEventListener", vi.fn<() => void>());
});
afterEach(() => vi.unstubAllGlobals());

describe("drafts", () => {
  test("one that was kept is read back whole", () => {
    expect(saveDraft(draft())).toBe(true);
    expect(readDraft("one")).toEqual(draft());
  });

  test("several stand side by side, the latest first, each user's own in each organization", () => {
    saveDraft(draft());
    saveDraft(draft({ id: "two", savedAt: "2026-11-20T13:00:00.000Z" }));
    saveDraft(draft({ id: "three", userId: "another" }));
    saveDraft(draft({ id: "four", organizationId: "elsewhere" }));
    localStorage.setItem("palette", "new");
    localStorage.setItem("draft:broken", "{");
    expect(listDrafts("user", "org").map(({ id }) => id)).toEqual(["two", "one"]);
  });

  test("a removed one is gone", () => {
    saveDraft(draft());
    removeDraft("one");
    expect(readDraft("one")).toBeUndefined();
    expect(listDrafts("user", "org")).toEqual([]);
  });

  test("it is told when the storage does not take it", () => {
    expect(saveDraft(draft({ names: ["x".repeat(60_000)] }))).toBe(false);
  });

  test("listeners hear of each change until they stop", () => {
    const listener = vi.fn<() => void>();
    const stop = subscribeDrafts(listener);
    saveDraft(draft());
    removeDraft("one");
    stop();
    saveDraft(draft());
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

describe("repairedForm", () => {
  test("a form of today comes back as it was", () => {
    const form = prefilledForm({ productId: "p", document: { capacity: "1 Gbit/s" }, customFields: { VLAN: "1" } });
    expect(repairedForm(structuredClone(form))).toEqual(form);
  });

  test("unknown fields are left, missing and misshapen ones are empty", () => {
    const stored = { document: { capacity: "1", followers: "x", old: "y" } } as unknown as Parameters<
      typeof repairedForm
    >[0];
    const form = repairedForm(stored);
    expect(form.document.capacity).toBe("1");
    expect(form.document.followers).toEqual([]);
    expect(form.document).not.toHaveProperty("old");
    expect(form.customFields).toEqual([]);
  });
});
