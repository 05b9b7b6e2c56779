import type { Issue } from "../values/issue.ts";
import { isBlank } from "../values/text.ts";

/** What an organization may set for itself within what the portal allows: minutes of an edit lock (D-11), days of retention (T19). */
export const ownLimits = ["editLockMinutes", "retentionDays"] as const;
export type OwnLimit = (typeof ownLimits)[number];
/** Null: as the portal has it. */
export type OwnLimits = Record<OwnLimit, number | null>;
export type OwnLimitBounds = Record<OwnLimit, { min: number; max: number }>;

/** The shortest edit lock that an organization may choose (D-11). */
export const editLockMinutesMin = 5;

/** What holds: the own value as far as the portal allows it today, and the portal's own, which is the longest, without one. */
export function effectiveLimit(own: number | null, { min, max }: { min: number; max: number }): number {
  return own === null ? max : Math.min(max, Math.max(min, own));
}

/** What is wrong with values that an organization would set for itself. */
export function checkOwnLimits(limits: Partial<OwnLimits>, bounds: OwnLimitBounds): Issue[] {
  return ownLimits.flatMap((path): Issue[] => {
    const value = limits[path] ?? null;
    const { min, max } = bounds[path];
    if (value === null) return [];
    if (value < min) return [{ path, code: "NUMBER_TOO_SMALL", params: { min } }];
    return value > max ? [{ path, code: "NUMBER_TOO_LARGE", params: { max } }] : [];
  });
}

/** The same of one value as it is typed; an empty text stands for none. */
export function checkTypedLimit(limit: OwnLimit, typed: string, bounds: OwnLimitBounds): Issue[] {
  if (isBlank(typed)) return [];
  if (!/^[0-9]{1,9}$/.test(typed.trim())) return [{ path: limit, code: "INVALID_VALUE" }];
  return checkOwnLimits({ [limit]: Number(typed) }, bounds);
}
