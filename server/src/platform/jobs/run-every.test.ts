import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { runEvery } from "./run-every.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("works at once and then every so often, never twice at a time, and ends with what is under way", async () => {
  const begun: (() => void)[] = [];
  const work = () => new Promise<void>((resolve) => begun.push(resolve));
  const end = runEvery({ everyMs: 100, work, failed: () => {} });
  await vi.advanceTimersByTimeAsync(350);
  expect(begun.length).toBe(1);
  begun[0]?.();
  await vi.advanceTimersByTimeAsync(100);
  expect(begun.length).toBe(2);

  let ended = false;
  const ending = end().then(() => (ended = true));
  await vi.advanceTimersByTimeAsync(300);
  expect([begun.length, ended]).toEqual([2, false]);
  begun[1]?.();
  await ending;
});

test("what fails is told and tried again", async () => {
  const failed = vi.fn<(err: unknown) => void>();
  const work = vi.fn<() => Promise<void>>(async () => {
    throw new Error("away");
  });
  const end = runEvery({ everyMs: 100, work, failed });
  await vi.advanceTimersByTimeAsync(250);
  expect([work.mock.calls.length, failed.mock.calls.length]).toEqual([3, 3]);
  await end();
});
