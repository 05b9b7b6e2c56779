import type { Issue } from "../values/issue.ts";
import { csvLimits } from "./csv-limits.ts";
import { readCsv } from "./read-csv.ts";

/** A column of an import or export: its header as people read it, and the key of its field. */
export type CsvColumn<Key extends string = string> = { key: Key; header: string; required: boolean };

export type CsvRow<Key extends string = string> = { line: number; cells: Record<Key, string> };

export type CsvTable<Key extends string = string> = { rows: CsvRow<Key>[]; issues: Issue[] };

const spoken = (text: string) => text.trim().toLocaleLowerCase("fi");

const refused = (code: Issue["code"], params?: Issue["params"]): { rows: never[]; issues: Issue[] } => ({
  rows: [],
  issues: [{ path: "csv", code, ...(params && { params }) }],
});

function headerIssues(headers: readonly string[], columns: readonly CsvColumn[]): Issue[] {
  const given = headers.map(spoken);
  const unknown = headers.filter((header) => !columns.some((column) => spoken(column.header) === spoken(header)));
  const missing = columns.filter(({ header, required }) => required && !given.includes(spoken(header)));
  const twice = headers.filter((header, index) => given.indexOf(spoken(header)) < index);
  return [
    ...unknown.map((column): Issue => ({ path: "csv", code: "CSV_COLUMN_UNKNOWN", params: { column: column.trim() } })),
    ...missing.map(({ header }): Issue => ({ path: "csv", code: "CSV_COLUMN_MISSING", params: { column: header } })),
    ...twice.map((column): Issue => ({ path: "csv", code: "CSV_COLUMN_TWICE", params: { column: column.trim() } })),
  ];
}

/** The rows of a CSV text below its headers, in any order of columns; a column that is left out is empty. */
export function readTable<Key extends string>(text: string, columns: readonly CsvColumn<Key>[]): CsvTable<Key> {
  if (text.length > csvLimits.characters) return refused("CSV_TOO_LARGE");
  const read = readCsv(text);
  if ("openQuoteOnLine" in read) return refused("CSV_QUOTE_OPEN", { line: read.openQuoteOnLine });
  if ("textAfterQuoteOnLine" in read) return refused("CSV_TEXT_AFTER_QUOTE", { line: read.textAfterQuoteOnLine });
  const [head, ...records] = read.records;
  if (!head) return refused("CSV_EMPTY");
  const headers = head.cells.slice(0, head.cells.findLastIndex((cell) => cell.trim() !== "") + 1);
  const issues = headerIssues(headers, columns);
  if (issues.length > 0) return { rows: [], issues };
  if (records.length === 0) return refused("CSV_EMPTY");
  if (records.length > csvLimits.rows) return refused("TOO_MANY", { max: csvLimits.rows });
  const tooWide = records.find(({ cells }) => cells.slice(headers.length).some((cell) => cell.trim() !== ""));
  if (tooWide) return refused("CSV_ROW_TOO_WIDE", { line: tooWide.line });
  const rows = records.map(({ line, cells }) => {
    const named = columns.map(({ key, header }) => {
      const at = headers.findIndex((given) => spoken(given) === spoken(header));
      return [key, at < 0 ? "" : (cells[at] ?? "").trim()];
    });
    return { line, cells: Object.fromEntries(named) as Record<Key, string> };
  });
  return { rows, issues: [] };
}
