import type { Catalogue } from "../texts/catalogue.ts";
import { formatAddress, type Address } from "../values/address.ts";
import { isCalendarDate } from "../values/calendar-date.ts";
import { isInstant } from "../values/instant.ts";
import { isMoney } from "../values/money.ts";
import { parseNumericText } from "../values/numeric-text.ts";
import { fieldDefinition, type FieldName } from "./document-fields.ts";
import { optionLabel } from "./option-label.ts";

type Words = Pick<Catalogue, "documents" | "enumerations" | "formats">;

function formatLength(texts: Words, text: string): string {
  const length = parseNumericText(text);
  return texts.documents.meters(length === null ? text : texts.formats.number(length));
}

function formatText(texts: Words, name: FieldName, text: string): string {
  const { formats } = texts;
  switch (fieldDefinition(name).kind) {
    case "date":
      return isCalendarDate(text) ? formats.date(text) : text;
    case "instant":
      return isInstant(text) ? formats.instant(text) : text;
    case "money":
      return isMoney(text) ? formats.money(text) : text;
    case "number":
      return formatLength(texts, text);
    default:
      return optionLabel(texts.enumerations, name, text);
  }
}

/**
 * A field's value as it is read, empty for none. What is not of the field's kind comes out as it is; the ids of
 * NNIs and billing groups do so too, for their names are not in the document.
 */
export function formatFieldValue(texts: Words, name: FieldName, value: unknown): string {
  if (typeof value === "boolean") return value ? texts.documents.yes : texts.documents.no;
  if (typeof value === "number") return optionLabel(texts.enumerations, name, value);
  if (typeof value === "string") return value.trim() === "" ? "" : formatText(texts, name, value.trim());
  if (Array.isArray(value)) return value.map((item) => formatFieldValue(texts, name, item)).join(", ");
  return typeof value === "object" && value !== null ? formatAddress(value as Address) : "";
}
