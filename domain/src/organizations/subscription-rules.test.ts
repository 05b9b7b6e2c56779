import { expect, it } from "vitest";
import {
  awaitsSupplier,
  checkSubscriberNotes,
  checkSubscription,
  checkSubscriptionSide,
  infoMaxLength,
  patchedSubscription,
} from "./subscription-rules.ts";
import type { Subscription } from "./subscription-rules.ts";

const active: Subscription = { contractNumber: "S-1", eventTypes: ["Order"], awaitingEventTypes: [], active: true };

it("activation is the supplier's, the rest either's (D-17)", () => {
  const paths = (...args: Parameters<typeof checkSubscriptionSide>) =>
    checkSubscriptionSide(...args).map(({ path }) => path);
  expect(paths("supplier", active, { active: true })).toEqual([]);
  expect(paths("subscriber", active, { active: true })).toEqual(["active"]);
  expect(paths("subscriber", active, { active: false, eventTypes: [] })).toEqual([]);
});

it("what waits may be taken back or refused, and not written", () => {
  const waiting: Subscription = { ...active, awaitingEventTypes: ["Inquiry"] };
  for (const side of ["subscriber", "supplier"] as const) {
    expect(checkSubscriptionSide(side, waiting, { awaitingEventTypes: [] })).toEqual([]);
    expect(checkSubscriptionSide(side, waiting, { awaitingEventTypes: ["Inquiry", "Fault"] })).toEqual([
      { path: "awaitingEventTypes", code: "NOT_WRITABLE" },
    ]);
    expect(patchedSubscription(side, waiting, { awaitingEventTypes: [] })).toEqual(active);
  }
});

it("asks again only for what is new: the agreed types go on, the added ones wait (acceptance C1, D-50)", () => {
  const waiting: Subscription = { ...active, awaitingEventTypes: ["Inquiry"] };
  expect(patchedSubscription("subscriber", active, { eventTypes: ["Inquiry", "Order"] })).toEqual(waiting);
  expect(patchedSubscription("subscriber", waiting, { eventTypes: ["Order", "Fault"] })).toEqual({
    ...waiting,
    awaitingEventTypes: ["Inquiry", "Fault"],
  });
  expect(patchedSubscription("supplier", waiting, { eventTypes: ["Inquiry", "Order"] })).toEqual({
    ...active,
    eventTypes: ["Inquiry", "Order"],
  });
  expect(patchedSubscription("supplier", waiting, { contractNumber: "S-2" })).toEqual({
    ...waiting,
    contractNumber: "S-2",
  });
});

it("one that agrees to nothing any more, or does not yet, waits as a whole", () => {
  const asked: Subscription = { ...active, eventTypes: ["Inquiry"], active: false };
  expect(patchedSubscription("subscriber", active, { eventTypes: ["Inquiry"] })).toEqual(asked);
  expect(patchedSubscription("subscriber", asked, { eventTypes: ["Inquiry", "Order"] })).toEqual({
    ...asked,
    eventTypes: ["Inquiry", "Order"],
  });
  expect([asked, { ...active, awaitingEventTypes: ["Fault"] as const }, active].map(awaitsSupplier)).toEqual([
    true,
    true,
    false,
  ]);
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

it("says at its own field what is wrong, and asks for nothing that may be left out", () => {
  const long = "x".repeat(256);
  expect(checkSubscription({})).toEqual([]);
  expect(checkSubscription({ contractNumber: long, eventTypes: [] }).map(({ path, code }) => [path, code])).toEqual([
    ["contractNumber", "TOO_LONG"],
    ["eventTypes", "REQUIRED"],
  ]);
  expect(checkSubscriptionSide("subscriber", active, { active: true })).toEqual([
    { path: "active", code: "NOT_WRITABLE" },
  ]);
  expect(checkSubscriberNotes({ customerNumber: "", contractNumber: "", info: "" })).toEqual([]);
  const notes = { customerNumber: long, contractNumber: long, info: "x".repeat(infoMaxLength + 1) };
  expect(checkSubscriberNotes(notes).map(({ path }) => path)).toEqual(["customerNumber", "contractNumber", "info"]);
});
