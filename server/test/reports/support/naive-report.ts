import type { ReportType } from "@runko/domain/enumerations/report-types";
import type { ReportView } from "@runko/domain/reports/report";
import { addDays, daysBetween } from "@runko/domain/values/calendar-date";
import { helsinkiClock } from "@runko/domain/values/helsinki-clock";
import { isWorkingDay } from "@runko/domain/values/working-days";
import type { Told, ToldClock } from "./random-documents.ts";

const dayOf = (instant: Date) => helsinkiClock(instant).date;

/** Day by day, as one would count on a calendar. */
function workingDays(from: string, to: string): number {
  let count = 0;
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) if (isWorkingDay(day)) count += 1;
  return count;
}

type Found = { bucket: string; days: number };

const orders = new Set<string>(["Order", "ChangeOrder", "CancelOrder"]);

/** Which class of the report a document is in; undefined when it is not counted. */
const classOf: Record<Exclude<ReportType, "service-time">, (told: Told) => Found | undefined> = {
  "count-per-event": ({ state }) => ({ bucket: state, days: 0 }),
  "order-confirmation-duration": ({ type, createdAt, confirmedAt }) => {
    if (!orders.has(type) || !confirmedAt) return undefined;
    const days = workingDays(dayOf(createdAt), dayOf(confirmedAt));
    if (days < 5) return { bucket: "under-5", days };
    if (days === 5) return { bucket: "5", days };
    if (days <= 10) return { bucket: "6-10", days };
    return { bucket: days <= 14 ? "11-14" : "over-14", days };
  },
  "delivery-time": ({ type, createdAt, readyAt }) => {
    if (type !== "Order" || !readyAt) return undefined;
    const days = daysBetween(dayOf(createdAt), dayOf(readyAt));
    const weeks = Math.max(1, Math.ceil(days / 7));
    const names = ["1-week", "2-weeks", "3-weeks", "4-weeks"];
    return { bucket: names[weeks - 1] ?? "over-4-weeks", days };
  },
  "delivery-reliability": ({ type, estimated, committed, actual }) => {
    if (!orders.has(type) || estimated === null || actual === null) return undefined;
    const days = daysBetween(committed ?? estimated, actual);
    if (days <= 0) return { bucket: "on-time", days };
    if (days < 7) return { bucket: "under-7", days };
    return { bucket: days <= 14 ? "7-14" : "over-14", days };
  },
  fault: ({ type, createdAt, readyAt }) => {
    if (type !== "Fault" || !readyAt) return undefined;
    const days = daysBetween(dayOf(createdAt), dayOf(readyAt));
    if (days < 2) return { bucket: "under-2", days };
    return { bucket: days <= 7 ? "2-7" : "over-7", days };
  },
  "hit-rate": ({ type, state, rejected, ordered }) => {
    const asked = type === "Inquiry" || type === "AvailabilityRequest";
    if (!asked || state !== "READY" || rejected) return undefined;
    return { bucket: ordered ? "ordered" : "not-ordered", days: 0 };
  },
};

/** The clocks of a document that the report counts. */
const clocksOf = ({ clocks }: Told, view: ReportView): ToldClock[] =>
  clocks.filter(({ name, stoppedAt }) => {
    if (stoppedAt === null || (view === "SUBSCRIBER" && name === "takeUp")) return false;
    return view !== "ERROR_HANDLER" || name === "takeUp" || name === "repair";
  });

type Counted = Found & { key?: string; took?: ToldClock["took"] };

function countedOf(document: Told, view: ReportView, report: ReportType): Counted[] {
  if (report !== "service-time") return [classOf[report](document) ?? []].flat();
  return clocksOf(document, view).map(({ name, missed, took }) => ({
    bucket: missed ? "missed" : "met",
    days: 0,
    key: name,
    took,
  }));
}

/** The smallest of these below or at which so large a share of them is. */
const percentile = (sorted: readonly number[], share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? null;
const tenth = (value: number) => Math.round(value * 10) / 10;

/** Of clocks, how many hours they ran, and the share that they stood. */
function hoursOf(counted: readonly Counted[]) {
  const took = counted.flatMap((one) => one.took ?? []);
  const runs = took.map(({ run }) => run).toSorted((a, b) => a - b);
  const [median, ninetieth] = [percentile(runs, 0.5), percentile(runs, 0.9)];
  if (median === null || ninetieth === null) return null;
  const [run, stood] = [took.reduce((sum, one) => sum + one.run, 0), took.reduce((sum, one) => sum + one.stood, 0)];
  const stoodShare = run + stood === 0 ? 0 : tenth((100 * stood) / (run + stood));
  return { median: tenth(median / 60), ninetieth: tenth(ninetieth / 60), stoodShare };
}

export type Asked = {
  report: ReportType;
  from: string;
  to: string;
  supplierIds: string[];
  subscriberIds: string[];
  productGroupIds: string[];
  productIds: string[];
};

const among = (ids: readonly string[], ...values: (string | null)[]) =>
  ids.length === 0 || values.some((value) => value !== null && ids.includes(value));

/** Every figure of the report by breakdown, row and class, counted one document after the other. */
export function naiveReport(told: readonly Told[], view: ReportView, organizationId: string, asked: Asked) {
  const figures: Record<string, number> = {};
  const counted: Counted[] = [];
  for (const document of told) {
    const own = view === "SUBSCRIBER" ? document.subscriber : document.supplier;
    const made = dayOf(document.createdAt);
    if (view !== "PORTAL" && own !== organizationId) continue;
    if (made < asked.from || made > asked.to) continue;
    if (view === "ERROR_HANDLER" && document.type !== "Fault") continue;
    if (!among(asked.supplierIds, document.supplier) || !among(asked.subscriberIds, document.subscriber)) continue;
    if (!among(asked.productGroupIds, document.group) || !among(asked.productIds, ...document.products)) continue;
    for (const found of countedOf(document, view, asked.report)) {
      counted.push(found);
      const rows = {
        type: found.key ?? (asked.report === "fault" ? (document.faultType ?? "none") : document.type),
        ...(view === "PORTAL"
          ? { subscriber: document.subscriber, supplier: document.supplier }
          : { counterparty: view === "SUBSCRIBER" ? document.supplier : document.subscriber }),
        productGroup: document.group ?? "none",
        // A table of one month says what the total does, and is left out.
        ...(asked.from.slice(0, 7) !== asked.to.slice(0, 7) && { month: made.slice(0, 7) }),
        ...(asked.report === "service-time" && {
          slaClass: document.slaClass === null ? "none" : `=${document.slaClass}`,
        }),
        ...(asked.report === "delivery-reliability" && { movedBy: document.movedBy ?? "none" }),
      };
      for (const [by, key] of Object.entries(rows)) {
        const figure = `${by} ${key} ${found.bucket}`;
        figures[figure] = (figures[figure] ?? 0) + 1;
      }
    }
  }
  // A table of classes that would say "none" alone is left out.
  if (!Object.keys(figures).some((figure) => figure.startsWith("slaClass =")))
    for (const bucket of ["met", "missed"]) delete figures[`slaClass none ${bucket}`];
  const allDays = counted.reduce((sum, { days }) => sum + days, 0);
  return { figures, total: counted.length, allDays, serviceHours: hoursOf(counted) };
}
