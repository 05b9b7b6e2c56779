import { expect, it } from "vitest";
import {
  checkSubscriberNotes,
  checkSubscription,
  infoMaxLength,
  mayPatchSubscription,
  patchedSubscription,
} from "./subscription-rules.ts";
import type { Subscription } from "./subscription-rules.ts";

const active: Subscription = { contractNumber: "S-1", eventTypes: ["Order"], active: true };

it("activation is the supplier's, the rest either's (D-17)", () => {
  expect(mayPatchSubscription("supplier", { active: true })).toBe(true);
  expect(mayPatchSubscription("subscriber", { active: true })).toBe(false);
  expect(mayPatchSubscription("subscriber", { active: false, eventTypes: [] })).toBe(true);
});

it("waits for activation again when the subscriber adds a type", () => {
  const eventTypes = ["Order", "Inquiry"] as const;
  expect(patchedSubscription("subscriber", active, { eventTypes }).active).toBe(false);
  expect(patchedSubscription("supplier", active, { eventTypes })).toEqual({ ...active, eventTypes });
  expect(patchedSubscription("subscriber", active, { eventTypes: [] })).toEqual({ ...active, eventTypes: [] });
});

it("changes what is given", () => {
  expect(patchedSubscription("subscriber", active, { contractNumber: "S-2" })).toEqual({
    ...active,
    contractNumber: "S-2",
  });
  expect(patchedSubscription("subscriber", active, { active: false }).active).toBe(false);
});

it("asks for some type, and for texts of their lengths", () => {
  expect(checkSubscription({ eventTypes: ["Order"], contractNumber: "" })).toEqual([]);
  expect(checkSubscription({})).toEqual([]);
  expect(checkSubscription({ eventTypes: [] })).toEqual([{ path: "eventTypes", code: "REQUIRED" }]);
  const notes = { customerNumber: "", contractNumber: "x".repeat(256), info: "x".repeat(infoMaxLength) };
  expect(checkSubscriberNotes(notes).map(({ path, code }) => `${path} ${code}`)).toEqual(["contractNumber TOO_LONG"]);
  expect(checkSubscriberNotes({ ...notes, contractNumber: "", info: `${notes.info}x` })).toHaveLength(1);
});
