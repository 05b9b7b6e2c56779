// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { useEditLock } from "./use-edit-lock.ts";

/** What the server was asked of the lock, in order; each call is answered when the test says so. */
const asked = vi.hoisted(() => ({ calls: [] as { what: string; answer: (answer: object) => void }[] }));
vi.mock("../api/edit-lock-calls.ts", () => {
  const call = (what: string) => () => new Promise((answer) => void asked.calls.push({ what, answer }));
  return { takeLock: call("take"), releaseLock: call("release"), releaseLockAtOnce: call("release at once") };
});

beforeEach(() => {
  asked.calls.length = 0;
  vi.useRealTimers();
});

const scope = { organizationId: "6b1f4c1e-4b7a-4d1c-9a53-2f1d3f9f7a01", role: "SUBSCRIBER" as const };

function mountLock() {
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result, unmount } = renderHook(() => useEditLock(scope, 100_234, true), { wrapper });
  return { lock: () => result.current, unmount };
}

const held = { lock: { until: "2026-03-05T12:07:00Z" } };
const answer = (index: number) => act(async () => asked.calls[index]?.answer(held));
const whatWasAsked = () => asked.calls.map(({ what }) => what);

test("a lock that was taken is repeated, so that it is free soon after the tab is gone", async () => {
  const { lock } = mountLock();
  await answer(0);
  await answer(1);
  expect(whatWasAsked()).toEqual(["take", "take"]);
  expect(lock().state).toEqual({ kind: "held", until: held.lock.until });
});

test("a save waits for what is asked of the lock, and nothing asked later takes it anew", async () => {
  const { lock, unmount } = mountLock();
  const save = vi.fn<() => Promise<string>>().mockResolvedValue("saved");
  const saved = lock().saving(save);
  await act(async () => undefined);
  expect(save).not.toHaveBeenCalled();
  await answer(0);
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
  await expect(saved).resolves.toBe("saved");
  unmount();
  expect(whatWasAsked()).toEqual(["take"]);
});

test("a save waits some seconds for a lock that answers nothing, and no longer", async () => {
  vi.useFakeTimers();
  const { lock } = mountLock();
  const save = vi.fn<() => Promise<string>>().mockResolvedValue("saved");
  const saved = lock().saving(save);
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(save).toHaveBeenCalledOnce();
  await expect(saved).resolves.toBe("saved");
});

test("what was saved in vain holds the lock on", async () => {
  vi.useFakeTimers();
  const { lock } = mountLock();
  await answer(0);
  await answer(1);
  await expect(lock().saving(() => Promise.reject(new Error("refused")))).rejects.toThrow("refused");
  act(() => vi.advanceTimersByTime(30_000));
  expect(whatWasAsked()).toEqual(["take", "take", "take"]);
});
