import { describe, expect, it } from "vitest";
import { readLiveEvent } from "./live-event.ts";

describe("live event", () => {
  it("reads what the server sends", () => {
    expect(readLiveEvent('{"kind":"document","eventId":100234,"documentType":"Order"}')).toEqual({
      kind: "document",
      eventId: 100234,
    });
    expect(readLiveEvent('{"kind":"lock","eventId":100234}')).toEqual({ kind: "lock", eventId: 100234 });
    expect(readLiveEvent('{"kind":"message","eventId":100234}')).toEqual({ kind: "message", eventId: 100234 });
    expect(readLiveEvent('{"kind":"note","eventId":100234}')).toEqual({ kind: "note", eventId: 100234 });
    expect(readLiveEvent('{"kind":"counts"}')).toEqual({ kind: "counts" });
    expect(readLiveEvent('{"kind":"notification"}')).toEqual({ kind: "notification" });
  });

  it.each([
    "",
    "{",
    "null",
    "7",
    '{"kind":"gap"}',
    '{"kind":"document"}',
    '{"kind":"lock","eventId":"1"}',
    '{"kind":"new"}',
  ])("skips %s", (data) => {
    expect(readLiveEvent(data)).toBeUndefined();
  });
});
