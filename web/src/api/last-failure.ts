import { storedJson } from "../storage/stored-value.ts";

/** A request that the server could not do, as its user may want to tell of it. */
export type LastFailure = { requestId: string; title: string; at: string };

const isLastFailure = (value: unknown): value is LastFailure =>
  typeof value === "object" &&
  value !== null &&
  ["requestId", "title", "at"].every((name) => typeof (value as Record<string, unknown>)[name] === "string");

/** The last one of this tab; it outlives a reload, which is what people try first. */
export const lastFailure = storedJson("LAST_FAILURE", isLastFailure, "session");

/** What people do wrong themselves, or must do again, is no failure. */
const ordinary = new Set([401, 412, 422, 423, 428]);

export function noteFailure(status: number, requestId: string | undefined, title: string): void {
  if (requestId === undefined || ordinary.has(status)) return;
  lastFailure.write({ requestId, title, at: new Date().toISOString() });
}
