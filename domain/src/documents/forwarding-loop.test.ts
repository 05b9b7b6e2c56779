import { expect, test } from "vitest";
import { forwardingLoop } from "./forwarding-loop.ts";

const original = (subscriber: string) => ({ id: 100_007, subscriber: { id: subscriber } });

test("what came back to its forwarder goes in a circle, to whomever it is sent (documents A7)", () => {
  const document = { subscriberId: "LAP", originalEvent: original("S") };
  expect(forwardingLoop(document, "S", "NEW")).toEqual({ kind: "returned", originalId: 100_007 });
});

test("so does what is sent to whom it came from (documents A7)", () => {
  for (const originalEvent of [null, original("T"), original("S")])
    expect(forwardingLoop({ subscriberId: "LAP", originalEvent }, "S", "LAP")).toEqual({ kind: "toSubscriber" });
});

test("an honest chain is not warned of, and nobody beyond the neighbours is judged", () => {
  expect(forwardingLoop({ subscriberId: "T", originalEvent: null }, "S", "LAP")).toBeUndefined();
  expect(forwardingLoop({ subscriberId: "T", originalEvent: original("T0") }, "S", "T0")).toBeUndefined();
});
