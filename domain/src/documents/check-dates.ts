import { addMonths, type CalendarDate } from "../values/calendar-date.ts";
import { dateOfInstant } from "../values/instant.ts";
import type { Issue } from "../values/issue.ts";
import { firstNormalDeliveryDate } from "../values/working-days.ts";
import type { DocumentAction } from "./document-actions.ts";
import { fieldDefinition, fieldNames, type FieldName } from "./document-fields.ts";
import type { DocumentFields } from "./document-fields-schema.ts";
import type { DocumentType } from "../enumerations/document-types.ts";

/** What the dates of an answer are measured against: instants, null where there is none. */
export type DocumentHistory = { createdAt: string; confirmedAt: string | null; faultTime: string | null };

export type DateContext = {
  documentType: DocumentType;
  /** Calendar date in Helsinki, YYYY-MM-DD. */
  today: CalendarDate;
  /** Instant, ISO 8601. */
  now: string;
  /** The supplier's shortest normal delivery in working days (D-16). */
  minimumNormalDays: number;
  /** The fields as they were; rules about today do not strike what is left as it was. */
  before?: DocumentFields;
  /** null of a document that is yet to be made. */
  history: DocumentHistory | null;
  /** `shown`: the subscriber sees the answer already, so what it was confirmed with stays. */
  part: { of: "subscriber" } | { of: "answer"; action: DocumentAction; skip: boolean; shown?: boolean };
};

const firstDay: CalendarDate = "1990-01-01";
const monthsAhead = 120;

const datedFields = fieldNames.filter((name) => ["date", "instant"].includes(fieldDefinition(name).kind));

type Dated = { fields: DocumentFields; context: DateContext; isNew: (name: FieldName) => boolean };

function boundIssues({ fields, context, isNew }: Dated): Issue[] {
  return datedFields.filter(isNew).flatMap((path): Issue[] => {
    const value = fields[path];
    if (typeof value !== "string") return [];
    const day = fieldDefinition(path).kind === "instant" ? dateOfInstant(value) : value;
    if (day < firstDay) return [{ path, code: "DATE_TOO_OLD" }];
    return day > addMonths(context.today, monthsAhead) ? [{ path, code: "DATE_TOO_FAR" }] : [];
  });
}

function askedIssues({ fields, context, isNew }: Dated): Issue[] {
  const { requestedDate, deliveryType, faultTime } = fields;
  const { today, now, minimumNormalDays } = context;
  const issues: Issue[] = [];
  if (faultTime && Date.parse(faultTime) > Date.parse(now))
    issues.push({ path: "faultTime", code: "FAULT_TIME_IN_FUTURE" });
  if (!requestedDate || !(isNew("requestedDate") || isNew("deliveryType"))) return issues;
  if (requestedDate < today) return [...issues, { path: "requestedDate", code: "DATE_IN_PAST" }];
  const earliest = firstNormalDeliveryDate(today, minimumNormalDays);
  const isNormal = deliveryType === "normal" && context.documentType !== "CancelOrder";
  if (isNormal && requestedDate < earliest)
    issues.push({ path: "requestedDate", code: "DATE_TOO_EARLY_FOR_NORMAL", params: { earliest } });
  return issues;
}

function deliveryIssues({ actualDeliveryDate: actual }: DocumentFields, { today, history }: DateContext): Issue[] {
  const path = "actualDeliveryDate";
  const made = history && dateOfInstant(history.createdAt);
  if (!actual) return [];
  if (actual > today) return [{ path, code: "DELIVERY_IN_FUTURE" }];
  return made && actual < made ? [{ path, code: "DELIVERY_BEFORE_ORDER", params: { earliest: made } }] : [];
}

function estimateIssues({ estimatedDeliveryDate: estimate }: DocumentFields, { today, history }: DateContext): Issue[] {
  const earliest = history?.confirmedAt ? dateOfInstant(history.confirmedAt) : today;
  if (!estimate || estimate >= earliest) return [];
  return [{ path: "estimatedDeliveryDate", code: "ESTIMATE_BEFORE_CONFIRMATION", params: { earliest } }];
}

function correctionIssues({ correctionTime }: DocumentFields, { now, history }: DateContext): Issue[] {
  const path = "correctionTime";
  const began = history?.faultTime;
  if (!correctionTime) return [];
  if (Date.parse(correctionTime) > Date.parse(now)) return [{ path, code: "CORRECTION_IN_FUTURE" }];
  if (!began || Date.parse(correctionTime) >= Date.parse(began)) return [];
  return [{ path, code: "CORRECTION_BEFORE_FAULT", params: { began } }];
}

function validityIssues({ validUntilDate }: DocumentFields, { today }: DateContext): Issue[] {
  return validUntilDate && validUntilDate < today ? [{ path: "validUntilDate", code: "VALID_UNTIL_IN_PAST" }] : [];
}

function answerIssues({ fields, context, isNew }: Dated, action: DocumentAction): Issue[] {
  const ready = action === "signReady";
  return [
    ...(isNew("estimatedDeliveryDate") || action === "confirm" ? estimateIssues(fields, context) : []),
    ...(isNew("actualDeliveryDate") || ready ? deliveryIssues(fields, context) : []),
    ...(isNew("correctionTime") || ready ? correctionIssues(fields, context) : []),
    ...(isNew("validUntilDate") || ready ? validityIssues(fields, context) : []),
  ];
}

/** The dates of one party's fields that cannot be true; what is left as it was is asked again by the step that binds to it (D-43). */
export function checkDates(fields: DocumentFields, context: DateContext): Issue[] {
  const { before, part } = context;
  const dated: Dated = { fields, context, isNew: (name) => !before || fields[name] !== before[name] };
  const bounds = boundIssues(dated);
  const struck = new Set(bounds.map(({ path }) => path));
  const more = part.of === "subscriber" ? askedIssues(dated) : answerIssues(dated, part.action);
  return [...bounds, ...more.filter(({ path }) => !struck.has(path))];
}
