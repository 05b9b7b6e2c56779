import type { DocumentState } from "../documents/document-states.ts";

/** A class of a report. `most` is the greatest measured number in it; the last class of numbers has none. */
export type ReportBucket = { readonly key: ReportBucketKey; readonly most?: number };

export type ReportBucketKey =
  | DocumentState
  | "under-5"
  | "5"
  | "6-10"
  | "11-14"
  | "over-14"
  | "1-week"
  | "2-weeks"
  | "3-weeks"
  | "4-weeks"
  | "over-4-weeks"
  | "on-time"
  | "under-7"
  | "7-14"
  | "under-2"
  | "2-7"
  | "over-7"
  | "met"
  | "missed"
  | "ordered"
  | "not-ordered";

/** The measured numbers of a class, both ends in it; null is without end. */
export type BucketBounds = { key: ReportBucketKey; least: number | null; most: number | null };

/** Classes of numbers with both their ends: each begins where the one before it ended. */
export function boundsOf(buckets: readonly ReportBucket[]): BucketBounds[] {
  return buckets.map(({ key, most }, index) => {
    const before = buckets[index - 1]?.most;
    return { key, least: before === undefined ? null : before + 1, most: most ?? null };
  });
}
