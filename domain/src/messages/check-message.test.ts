import { describe, expect, it } from "vitest";
import { checkMessage, messageLengths } from "./check-message.ts";

const sound = { subject: "Avain", content: "Mistä avaimen saa?" };

describe("checkMessage", () => {
  it("takes a subject and content", () => {
    expect(checkMessage(sound)).toEqual([]);
  });

  it.each(["subject", "content"] as const)("asks for the %s", (path) => {
    for (const text of [undefined, "", " \n\t "])
      expect(checkMessage({ ...sound, [path]: text })).toEqual([{ path, code: "REQUIRED" }]);
  });

  it.each(["subject", "content"] as const)("bounds the %s, outer spaces aside", (path) => {
    const max = messageLengths[path];
    expect(checkMessage({ ...sound, [path]: `  ${"ä".repeat(max)}\n` })).toEqual([]);
    expect(checkMessage({ ...sound, [path]: "ä".repeat(max + 1) })).toEqual([
      { path, code: "TOO_LONG", params: { max } },
    ]);
  });

  it("refuses what cannot be stored", () => {
    expect(checkMessage({ subject: "a\0b", content: "\ud800" })).toEqual([
      { path: "subject", code: "INVALID_VALUE" },
      { path: "content", code: "INVALID_VALUE" },
    ]);
  });
});
