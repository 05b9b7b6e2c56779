/** What changed, never its content. "gap": changes may have been missed; "access": the user may be allowed other things now. */
export type LiveEvent =
  | { kind: "document" | "lock" | "message" | "note"; eventId: number }
  | { kind: "counts" }
  | { kind: "notification" }
  | { kind: "gap" }
  | { kind: "access" };

/** Reads the data of a change sent by the server; undefined for what this version does not know. */
export function readLiveEvent(data: string): LiveEvent | undefined {
  try {
    const { kind, eventId } = JSON.parse(data) as Record<string, unknown>;
    if (kind === "counts" || kind === "notification") return { kind };
    if (kind === "document" || kind === "lock" || kind === "message" || kind === "note")
      return typeof eventId === "number" ? { kind, eventId } : undefined;
  } catch {
    return undefined;
  }
  return undefined;
}
