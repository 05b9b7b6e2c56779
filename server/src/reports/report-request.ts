import type { ReportType } from "@runko/domain/enumerations/report-types";
import type { PathRole } from "@runko/domain/organizations/roles";
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

/** Whose documents are counted. Whoever makes one has judged that the caller may read them. */
export type ReportScope =
  | { readonly view: PathRole; readonly organizationId: string }
  | { readonly view: "PORTAL"; readonly organizationId: null };
