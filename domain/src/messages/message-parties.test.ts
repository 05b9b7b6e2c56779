import { describe, expect, it } from "vitest";
import { actorNames, cast, documentOf, type ActorName } from "../../test/grid/grid-cast.ts";
import { refusalToMarkMessages, refusalToReadMessages, refusalToWriteMessages } from "./message-parties.ts";

const whom = (isAllowed: (name: ActorName) => boolean) => actorNames.filter(isAllowed);

describe("messages of an order", () => {
  const order = documentOf("Order", "READY");

  it("are for its two parties", () => {
    const parties: ActorName[] = ["subscriber", "supplier"];
    expect(whom((name) => refusalToReadMessages(cast[name], order) === null)).toEqual(parties);
    expect(whom((name) => refusalToMarkMessages(cast[name], order) === null)).toEqual(parties);
    expect(whom((name) => refusalToWriteMessages(cast[name], order) === null)).toEqual(parties);
    expect(refusalToReadMessages(cast.forwarder, order)).toBe("NOT_YOUR_ACTION");
  });

  it("are read and marked, but not written, when it is archived", () => {
    const archived = { ...order, archived: true };
    expect(refusalToReadMessages(cast.subscriber, archived)).toBeNull();
    expect(refusalToMarkMessages(cast.supplier, archived)).toBeNull();
    expect(refusalToWriteMessages(cast.supplier, archived)).toBe("NOT_ALLOWED_WHEN_ARCHIVED");
    expect(refusalToWriteMessages(cast.otherSupplier, archived)).toBe("NOT_YOUR_ACTION");
  });
});

describe("messages of a fault notice", () => {
  const fault = documentOf("Fault", "OPEN");

  it("are written by the subscriber and the fault handlers, and read by the supplier too", () => {
    expect(whom((name) => refusalToReadMessages(cast[name], fault) === null)).toEqual([
      "subscriber",
      "supplier",
      "faultHandler",
      "maker",
    ]);
    expect(whom((name) => refusalToWriteMessages(cast[name], fault) === null)).toEqual([
      "subscriber",
      "faultHandler",
      "maker",
    ]);
  });
});
