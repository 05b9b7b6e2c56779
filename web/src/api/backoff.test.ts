import { describe, expect, it } from "vitest";
import { backoffDelay } from "./backoff.ts";

describe("backoff", () => {
  it("doubles from one second to half a minute", () => {
    const full = [1, 2, 3, 4, 5, 6, 7, 40].map((attempt) => backoffDelay(attempt, () => 1));
    expect(full).toEqual([1000, 2000, 4000, 8000, 16000, 30000, 30000, 30000]);
  });

  it("spreads over the upper half", () => {
    expect(backoffDelay(3, () => 0)).toBe(2000);
    expect(backoffDelay(3, () => 0.5)).toBe(3000);
  });
});
