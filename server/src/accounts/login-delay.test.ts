import { expect, test } from "vitest";
import { delayOfLogin } from "./login-delay.ts";

test.each([
  [0, 0],
  [19, 0],
  [20, 1000],
  [24, 1000],
  [25, 2000],
  [40, 16_000],
  [45, 20_000],
  [10_000, 20_000],
])("after %i failures a login from elsewhere waits %i ms (security F9)", (failures, ms) => {
  expect(delayOfLogin(failures, 10)).toBe(ms);
});
