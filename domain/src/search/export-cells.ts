import { derivedWords } from "../documents/derived-words.ts";
import type { DocumentState } from "../documents/document-states.ts";
import { shownState } from "../documents/document-states.ts";
import type { DocumentType } from "../documents/document-types.ts";
import { formatFieldValue } from "../documents/format-field-value.ts";
import { texts } from "../texts/texts.ts";
import { formatAddress, type Address } from "../values/address.ts";
import { formatDate } from "../values/calendar-date.ts";
import { columnOf, type SearchColumn } from "./search-columns.ts";

/** A cell of an export: text, a number, a day (`2026-03-05`) or a minute of Helsinki (`2026-03-05T14:07`). */
export type ExportCell =
  | { kind: "text"; text: string }
  | { kind: "number"; number: number }
  | { kind: "date"; date: string }
  | { kind: "minute"; minute: string };

/** What a cell of the column "state" is made of. */
export type ExportedState = {
  documentType: DocumentType;
  eventState: DocumentState;
  archived: boolean;
  rejected: boolean;
  modified: boolean;
  returned: boolean;
  disconnected: boolean;
  cancelConfirmed: boolean;
};

const text = (said: string): ExportCell => ({ kind: "text", text: said });

function stateText(state: ExportedState): string {
  return [texts.documents.states[shownState(state)], ...derivedWords(state)].join(", ");
}

/** The cell of a value as the database gives it: JSON, null for none. */
export function exportCell(name: SearchColumn, value: unknown): ExportCell {
  const { kind, field } = columnOf(name);
  if (value === null || value === undefined) return text("");
  switch (kind) {
    case "number":
      return { kind: "number", number: Number(value) };
    case "date":
      return { kind: "date", date: String(value) };
    case "instant":
      return { kind: "minute", minute: String(value) };
    case "type":
      return text(texts.documents.types[value as DocumentType].one);
    case "state":
      return text(stateText(value as ExportedState));
    case "address":
      return text(formatAddress(value as Address));
    case "option":
      return text(field ? formatFieldValue(field, value) : String(value));
    case "flag":
      return text(value === true ? texts.search.yes : texts.search.no);
    default:
      return text(String(value));
  }
}

/** The cell as a Finnish spreadsheet reads it from a CSV file: `5.3.2026`, `5.3.2026 14.07` (U23). */
export function cellText(cell: ExportCell): string {
  switch (cell.kind) {
    case "text":
      return cell.text;
    case "number":
      return String(cell.number).replace(".", ",");
    case "date":
      return formatDate(cell.date);
    case "minute":
      return `${formatDate(cell.minute.slice(0, 10))} ${cell.minute.slice(11).replace(":", ".")}`;
  }
}
