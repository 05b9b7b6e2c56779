import { documentFields, type FieldName } from "@runko/domain/documents/document-fields";
import type { DocumentType } from "@runko/domain/enumerations/document-types";
import { texts } from "@runko/domain/texts/texts";
import { isCalendarDate } from "@runko/domain/values/calendar-date";
import { isMoney } from "@runko/domain/values/money";
import { fieldLabel } from "@runko/domain/documents/field-label";
import type { LogChange, LogEntry } from "../api/entities.ts";
import { shownValue, type Naming } from "./field-items.ts";

const words = texts.documentPage;
const delayReasons: Readonly<Record<string, string>> = texts.enumerations.delayReason;
const clockNames: Readonly<Record<string, string>> = texts.clocks.names;

export const isFieldName = (name: string): name is FieldName => Object.hasOwn(documentFields, name);

function productText(product: unknown): string {
  const { product: name, monthPrice, productPrice, active } = (product ?? {}) as Record<string, unknown>;
  const prices = [
    [texts.documents.price.initial, productPrice],
    [texts.documents.price.monthly, monthPrice],
  ].flatMap(([label, price]) =>
    typeof price === "string" && isMoney(price) ? [`${String(label)} ${texts.formats.money(price)}`] : [],
  );
  const left = active === false ? [words.inactiveProduct.toLowerCase()] : [];
  return [typeof name === "string" ? name : "", ...prices, ...left].filter(Boolean).join(", ");
}

function valueText(field: string, value: unknown, naming: Naming): string {
  if (isFieldName(field)) return shownValue(field, value, naming);
  if (Array.isArray(value)) return value.map(productText).filter(Boolean).join("; ");
  if (typeof value === "boolean") return value ? texts.documents.yes : texts.documents.no;
  if (typeof value === "string" && isCalendarDate(value)) return texts.formats.date(value);
  if (field === "delayReason") return delayReasons[String(value)] ?? "";
  if ((field === "files" || field === "supplier" || field === "handler") && typeof value === "string") return value;
  if (field === "clock") return clockNames[String(value)] ?? "";
  return "";
}

/** What one document's change makes of another: set by the portal, whoever made the change. */
const flagLabels: Readonly<Record<string, string>> = {
  ordered: texts.eventLog.ordered,
  modified: texts.eventLog.modified,
  disconnected: texts.eventLog.disconnected,
};

/** Whether the portal itself made this entry, as a consequence or in its own name. */
export const isAutomatic = ({ userName, changes }: Pick<LogEntry, "userName" | "changes">): boolean =>
  userName === null || (changes.length > 0 && changes.every(({ field }) => Object.hasOwn(flagLabels, field)));

const otherLabels: Readonly<Record<string, string>> = {
  ...flagLabels,
  files: texts.eventLog.file,
  eventProducts: words.log.products,
  userProcessed: words.log.processed,
  supplier: words.log.supplier,
  handler: texts.eventLog.handler,
  supplierEndsOn: texts.eventLog.supplierEndsOn,
  committedDeliveryDate: texts.deliveryDates.committed("Order"),
  proposedDeliveryDate: texts.deliveryDates.proposed,
  delayReason: texts.deliveryDates.reason,
};

/** One change as a sentence: what the field was and what it became; what cannot be shown is told as changed. */
export function changeText(change: LogChange, type: DocumentType, naming: Naming): string {
  const { field, from, to } = change;
  const label = isFieldName(field)
    ? fieldLabel(texts.documents, field, type)
    : (otherLabels[field] ?? words.log.otherField);
  if (change.erased) return texts.eventLog.erased(label);
  const [before, after] = [valueText(field, from, naming), valueText(field, to, naming)];
  if (before === "" && after === "") return label;
  if (field === "clock") return after;
  if (field === "files") return `${label}: ${after || before}`;
  return words.log.change(label, before, after || words.log.nothing);
}
