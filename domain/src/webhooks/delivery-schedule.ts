import { dayMs } from "../values/durations.ts";
import { outsideErrors } from "../values/outside-errors.ts";

/** Seconds after an attempt that failed until the next one; ten attempts in all, over three days. Source: beyond B1 */
const delaySeconds = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, dayMs / 1000] as const;

/** By so much of itself a delay may be shorter or longer, lest all that failed at once come at once again. */
const SPREAD = 0.1;
const longestWished = dayMs;

/** Why an attempt had no answer; `SECRET`: it could not be signed; `MESSAGE`: what it tells could not be written: of both none was made. */
export const attemptErrors = [...outsideErrors, "SECRET", "MESSAGE"] as const;
export type AttemptError = (typeof attemptErrors)[number];

/** What became of an attempt. */
export type AttemptEnd = { status: number; retryAfterMs?: number | undefined } | { error: AttemptError };

const slowDown = new Set([429, 502, 503, 504]);

export const isDelivered = (end: AttemptEnd): boolean => "status" in end && end.status >= 200 && end.status < 300;

/** Whether it tells of the receiver that it failed, and not of the portal. */
export const isReceivers = (end: AttemptEnd): boolean =>
  !("error" in end && (end.error === "MESSAGE" || end.error === "SECRET"));

/** The receiver wants nothing more, for good. */
export const isGone = (end: AttemptEnd): boolean => "status" in end && end.status === 410;

const wished = (end: AttemptEnd): number => ("status" in end ? Math.min(end.retryAfterMs ?? 0, longestWished) : 0);

/** When the next attempt is due after `made` of them; null: none is made any more. `random` is in [0, 1). */
export function nextAttemptAt(
  made: number,
  end: AttemptEnd,
  { now, random }: { now: Date; random: number },
): Date | null {
  const delay = delaySeconds[made - 1];
  if (delay === undefined) return null;
  const spread = delay * 1000 * (1 + SPREAD * (2 * random - 1));
  return new Date(now.getTime() + Math.max(spread, wished(end)));
}

/** Until when nothing more is sent there, because the receiver asks so. */
export const pausedUntil = (end: AttemptEnd, now: Date): Date | null =>
  "status" in end && slowDown.has(end.status) && wished(end) > 0 ? new Date(now.getTime() + wished(end)) : null;

/** A receiver that fails for a day is told of, and after five it is sent nothing any more. */
export const failingWarnedMs = dayMs;
export const failingEndsMs = 5 * dayMs;
/** For how many days what was sent is kept and can be sent again. */
export const deliveryDays = 30;
