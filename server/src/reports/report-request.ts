import type { ReportType } from "@runko/domain/enumerations/report-types";
import type { CalendarDate } from "@runko/domain/values/calendar-date";

/** A report of the documents made from one day of Helsinki to another; an empty list of ids leaves nothing out. */
export type ReportRequest = {
  report: ReportType;
  from: CalendarDate;
  to: CalendarDate;
  supplierIds: readonly string[];
  subscriberIds: readonly string[];
  productGroupIds: readonly string[];
  productIds: readonly string[];
};
