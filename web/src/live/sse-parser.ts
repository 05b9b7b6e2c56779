export type SseMessage = { event: string; data: string };

/** Reads a server-sent event stream piece by piece; `feed` answers the messages that a piece completes. */
export function createSseParser(): { feed(piece: string): SseMessage[] } {
  let rest = "";
  let event = "";
  let data: string[] = [];

  function takeLine(line: string): SseMessage | undefined {
    if (line === "") {
      const message = data.length > 0 ? { event: event || "message", data: data.join("\n") } : undefined;
      event = "";
      data = [];
      return message;
    }
    const colon = line.indexOf(":");
    const name = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? "" : line.slice(colon + 1).replace(/^ /, "");
    if (name === "event") event = value;
    if (name === "data") data.push(value);
    return undefined;
  }

  return {
    feed(piece) {
      rest += piece;
      const lines = rest.split(/\r\n|\n|\r(?!$)/);
      rest = lines.pop() ?? "";
      return lines.map(takeLine).filter((message) => message !== undefined);
    },
  };
}
