import { expect, test } from "vitest";
import { documentOf, neutralFacts, openOriginal, cast } from "../../test/grid/grid-cast.ts";
import { actionGuards } from "./action-guards.ts";

const actor = cast.subscriber;
const ready = documentOf("Order", "READY");

test("a transfer needs an original", () => {
  const guard = actionGuards.originalTakesTransfer;
  expect(guard(actor, ready, neutralFacts(actor))).toBe("NO_ORIGINAL");
  expect(guard(actor, ready, neutralFacts(actor, { original: openOriginal }))).toBe(true);
});

test("what was never forwarded may be forwarded on", () => {
  const guard = actionGuards.ownOriginalNotReady;
  expect(guard(actor, ready, neutralFacts(actor))).toBe(true);
  expect(guard(actor, ready, neutralFacts(actor, { original: { ...openOriginal, eventState: "READY" } }))).toBe(
    "FORWARDING_OVER",
  );
});

test("a lock that nobody holds reserves nothing", () => {
  const guard = actionGuards.notReservedByAnother;
  expect(guard(actor, ready, neutralFacts(actor, { lockedById: null }))).toBe(true);
  expect(guard(actor, ready, neutralFacts(actor))).toBe(true);
  expect(guard(actor, ready, neutralFacts(actor, { lockedById: "user-9" }))).toBe("EVENT_RESERVED");
});

test("who lacks the right to a type orders none of it, whatever stands between the parties", () => {
  const facts = neutralFacts(actor, { eventTypeRights: ["Inquiry"] });
  expect(actionGuards.supplierTakesOrder(actor, ready, facts)).toBe("EVENT_TYPE_RIGHT_MISSING");
  expect(actionGuards.supplierTakesChangeOrder(actor, ready, facts)).toBe("EVENT_TYPE_RIGHT_MISSING");
  expect(actionGuards.supplierTakesOrder(actor, ready, neutralFacts(actor, { dealing: null }))).toBe(
    "SUBSCRIPTION_MISSING",
  );
});
