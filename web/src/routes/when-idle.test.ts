import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { whenIdle } from "./when-idle.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function works(told: string[]) {
  const done = new Map<string, () => void>();
  const work = (name: string) => () => {
    told.push(name);
    return new Promise<void>((resolve, reject) => done.set(name, name === "failing" ? reject : resolve));
  };
  return { work, done };
}

test("begins after its time, one when the one before is done, and goes on past one that fails", async () => {
  const told: string[] = [];
  const { work, done } = works(told);
  whenIdle([work("failing"), work("second")], 1_000);
  await vi.advanceTimersByTimeAsync(999);
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(told).toEqual(["failing"]);
  done.get("failing")?.();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(told).toEqual(["failing", "second"]);
});

test("given up, nothing more begins", async () => {
  const told: string[] = [];
  const { work, done } = works(told);
  const giveUp = whenIdle([work("first"), work("second")], 0);
  await vi.advanceTimersByTimeAsync(100);
  giveUp();
  done.get("first")?.();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(told).toEqual(["first"]);
});
