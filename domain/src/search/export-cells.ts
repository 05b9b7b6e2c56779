import { derivedWords } from "../documents/derived-words.ts";
import type { DocumentState } from "../documents/document-states.ts";
import { shownState } from "../documents/document-states.ts";
import type { DocumentType } from "../enumerations/document-types.ts";
import { formatFieldValue } from "../documents/format-field-value.ts";
import type { Catalogue } from "../texts/catalogue.ts";
import { formatAddress, type Address } from "../values/address.ts";
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
  imported: boolean;
  cancelConfirmed: boolean;
};

const text = (said: string): ExportCell => ({ kind: "text", text: said });

function stateText(texts: Catalogue, state: ExportedState): string {
  return [texts.documents.states[shownState(state)], ...derivedWords(texts.documents, state)].join(", ");
}

/** The cell of a value as the database gives it: JSON, null for none. */
export function exportCell(texts: Catalogue, name: SearchColumn, value: unknown): ExportCell {
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
      return text(stateText(texts, value as ExportedState));
    case "address":
      return text(formatAddress(value as Address));
    case "option":
      return text(field ? formatFieldValue(texts, field, value) : String(value));
    case "flag":
      return text(value === true ? texts.search.yes : texts.search.no);
    default:
      return text(String(value));
  }
}

/** The cell as a spreadsheet of the reader's language reads it from a CSV file (U23). */
export function cellText(
  { formats, tableFormats }: Pick<Catalogue, "formats" | "tableFormats">,
  cell: ExportCell,
): string {
  switch (cell.kind) {
    case "text":
      return cell.text;
    case "number":
      return tableFormats.number(cell.number);
    case "date":
      return formats.date(cell.date);
    case "minute":
      return tableFormats.minute(cell.minute);
  }
}
