import { expect, test } from "vitest";
import { createSemaphore } from "./create-semaphore.ts";

const two = [{ key: "a", most: 2 }];
const soon = { waitMs: 10_000 };

test("who comes too late waits for one who leaves, in turn", async () => {
  const gate = createSemaphore();
  const [one, other] = [gate.tryAcquire(two), gate.tryAcquire(two)];
  expect(gate.tryAcquire(two)).toBeNull();
  const order: string[] = [];
  const waiting = ["first", "second"].map(async (name) => {
    const leave = await gate.acquire(two, soon);
    order.push(name);
    return leave;
  });
  expect(gate.waiting("a")).toBe(2);
  one?.();
  one?.();
  const leave = await waiting[0];
  expect(order).toEqual(["first"]);
  leave?.();
  other?.();
  await Promise.all(waiting);
  expect([order, gate.waiting("a")]).toEqual([["first", "second"], 0]);
});

test("one who is known goes before those who wait", async () => {
  const gate = createSemaphore();
  const one = [{ key: "a", most: 1 }];
  const leave = gate.tryAcquire(one);
  const order: string[] = [];
  const enter = async (name: string, first: boolean) => {
    const out = await gate.acquire(one, { ...soon, first });
    order.push(name);
    out?.();
  };
  const all = [enter("unknown", false), enter("known", true)];
  leave?.();
  await Promise.all(all);
  expect(order).toEqual(["known", "unknown"]);
});

test("who waits too long gets nothing, and is in nobody's way", async () => {
  const gate = createSemaphore();
  const leave = gate.tryAcquire(two);
  gate.tryAcquire(two);
  expect(await gate.acquire(two, { waitMs: 5 })).toBeNull();
  expect(gate.waiting("a")).toBe(0);
  leave?.();
  expect(gate.tryAcquire(two)).not.toBeNull();
});

test("one who waits for a second key holds no place by the first", async () => {
  const gate = createSemaphore();
  const [a, b] = [
    { key: "a", most: 1 },
    { key: "b", most: 1 },
  ] as const;
  const [ofA, ofB] = [gate.tryAcquire([a]), gate.tryAcquire([b])];
  const both = gate.acquire([a, b], soon);
  ofA?.();
  expect(gate.waiting("b")).toBe(1);
  const again = gate.tryAcquire([a]);
  expect(again).not.toBeNull();
  ofB?.();
  expect(gate.waiting("a")).toBe(1);
  again?.();
  expect(await both).not.toBeNull();
});
