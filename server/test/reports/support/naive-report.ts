import type { ReportType } from "@runko/domain/enumerations/report-types";
import type { ReportView } from "@runko/domain/reports/report";
import { addDays, daysBetween } from "@runko/domain/values/calendar-date";
import { helsinkiClock } from "@runko/domain/values/helsinki-clock";
import { isWorkingDay } from "@runko/domain/values/working-days";
import type { Told } from "./random-documents.ts";

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
const classOf: Record<ReportType, (told: Told) => Found | undefined> = {
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
  let total = 0;
  let allDays = 0;
  for (const document of told) {
    const own = view === "SUBSCRIBER" ? document.subscriber : document.supplier;
    const made = dayOf(document.createdAt);
    if (view !== "PORTAL" && own !== organizationId) continue;
    if (made < asked.from || made > asked.to) continue;
    if (view === "ERROR_HANDLER" && document.type !== "Fault") continue;
    if (!among(asked.supplierIds, document.supplier) || !among(asked.subscriberIds, document.subscriber)) continue;
    if (!among(asked.productGroupIds, document.group) || !among(asked.productIds, ...document.products)) continue;
    const found = classOf[asked.report](document);
    if (!found) continue;
    total += 1;
    allDays += found.days;
    const rows = {
      type: asked.report === "fault" ? (document.faultType ?? "none") : document.type,
      ...(view === "PORTAL"
        ? { subscriber: document.subscriber, supplier: document.supplier }
        : { counterparty: view === "SUBSCRIBER" ? document.supplier : document.subscriber }),
      productGroup: document.group ?? "none",
      month: made.slice(0, 7),
      ...(asked.report === "delivery-reliability" && { movedBy: document.movedBy ?? "none" }),
    };
    for (const [by, key] of Object.entries(rows)) {
      const figure = `${by} ${key} ${found.bucket}`;
      figures[figure] = (figures[figure] ?? 0) + 1;
    }
  }
  return { figures, total, allDays };
}
