import { describe, expect, it } from "vitest";
import { createSseParser } from "./sse-parser.ts";

describe("server-sent event parser", () => {
  const stream =
    ': heartbeat\n\nevent: change\ndata: {"kind":"counts"}\n\ndata: one\ndata: two\r\n\r\nevent: empty\n\ndata: last\n\n';
  const messages = [
    { event: "change", data: '{"kind":"counts"}' },
    { event: "message", data: "one\ntwo" },
    { event: "message", data: "last" },
  ];

  it("reads messages, skipping comments and events without data", () => {
    expect(createSseParser().feed(stream)).toEqual(messages);
  });

  it("reads the same however the stream is cut", () => {
    for (let size = 1; size < stream.length; size += 1) {
      const parser = createSseParser();
      const pieces = Array.from({ length: Math.ceil(stream.length / size) }, (_, i) =>
        stream.slice(i * size, (i + 1) * size),
      );
      expect(
        pieces.flatMap((piece) => parser.feed(piece)),
        `pieces of ${size}`,
      ).toEqual(messages);
    }
  });
});
