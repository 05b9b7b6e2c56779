import { texts } from "../texts/texts.ts";
import { formatAddress, type Address } from "../values/address.ts";
import { formatDate, isCalendarDate } from "../values/calendar-date.ts";
import { formatInstant, isInstant } from "../values/instant.ts";
import { formatMoney, isMoney } from "../values/money.ts";
import { formatNumber, parseNumericText } from "../values/numeric-text.ts";
import { fieldDefinition, type FieldName } from "./document-fields.ts";
import { optionLabel } from "./option-label.ts";

function formatLength(text: string): string {
  const length = parseNumericText(text);
  return texts.documents.meters(length === null ? text : formatNumber(length));
}

function formatText(name: FieldName, text: string): string {
  switch (fieldDefinition(name).kind) {
    case "date":
      return isCalendarDate(text) ? formatDate(text) : text;
    case "instant":
      return isInstant(text) ? formatInstant(text) : text;
    case "money":
      return isMoney(text) ? formatMoney(text) : text;
    case "number":
      return formatLength(text);
    default:
      return optionLabel(name, text);
  }
}

/**
 * A field's value as a Finn reads it, empty for none. What is not of the field's kind comes out as it is; the ids of
 * NNIs and billing groups do so too, for their names are not in the document.
 */
export function formatFieldValue(name: FieldName, value: unknown): string {
  if (typeof value === "boolean") return value ? texts.documents.yes : texts.documents.no;
  if (typeof value === "number") return optionLabel(name, value);
  if (typeof value === "string") return value.trim() === "" ? "" : formatText(name, value.trim());
  if (Array.isArray(value)) return value.map((item) => formatFieldValue(name, item)).join(", ");
  return typeof value === "object" && value !== null ? formatAddress(value as Address) : "";
}
