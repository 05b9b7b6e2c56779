import type { DelayReason } from "../enumerations/delay-reasons.ts";
import type { CalendarDate } from "../values/calendar-date.ts";
import type { DateChange } from "./agreed-date.ts";

type Kept = Pick<DateChange, "kind" | "from" | "to" | "delayReason"> & { at: string };

/** A confirmed document, as its history of dates tells of it. */
type Dated = { estimatedDeliveryDate: CalendarDate | null; dateChanges: readonly Kept[] };

/** What a forwarder tells its own subscriber; the words are its own. */
export type PassedDelay = { delayReason: DelayReason; date?: CalendarDate };

/** What speaks of the forwarder itself would speak of its subscriber one step on. */
const ofForwarder: ReadonlySet<DelayReason> = new Set(["INFORMATION_REQUIRED", "TIMED_OUT", "CUSTOMER_CHANGED_MIND"]);

const toldDelay = ({ dateChanges }: Pick<Dated, "dateChanges">): Kept | undefined =>
  dateChanges.findLast(({ kind }) => kind === "supplierMoved" || kind === "delayed");

/**
 * What the delay of a forward means for its original: the reason and the day, and nothing that the forward's supplier wrote.
 * Undefined where the original has been told since, or its own day is not touched.
 */
export function delayToPassOn(
  forward: Pick<Dated, "dateChanges">,
  original: Dated,
  today: string,
): PassedDelay | undefined {
  const delay = toldDelay(forward);
  if (!delay || delay.delayReason === null || delay.to === delay.from) return undefined;
  const told = toldDelay(original);
  if (told && told.at >= delay.at) return undefined;
  const delayReason = ofForwarder.has(delay.delayReason) ? "OTHER" : delay.delayReason;
  if (delay.to === null) return { delayReason };
  const { estimatedDeliveryDate: promised } = original;
  return delay.to < today || (promised !== null && delay.to <= promised) ? undefined : { delayReason, date: delay.to };
}
