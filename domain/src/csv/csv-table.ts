import type { Issue } from "../values/issue.ts";
import { csvLimits } from "./csv-limits.ts";
import { readCsv } from "./read-csv.ts";

/** A column of an import or export: its header as people read it, and the key of its field. */
export type CsvColumn<Key extends string = string> = { key: Key; header: string; required: boolean };

export type CsvRow<Key extends string = string> = { line: number; cells: Record<Key, string> };

/** `given` are the columns that the file has. */
export type CsvTable<Key extends string = string> = { rows: CsvRow<Key>[]; given: Key[]; issues: Issue[] };

const spoken = (text: string) => text.trim().toLowerCase();

const refused = (
  code: Issue["code"],
  params?: Issue["params"],
): { rows: never[]; given: never[]; issues: Issue[] } => ({
  rows: [],
  given: [],
  issues: [{ path: "csv", code, ...(params && { params }) }],
});

function headerIssues(headers: readonly string[], columns: readonly CsvColumn[]): Issue[] {
  const given = headers.map(spoken);
  const unknown = headers.filter((header) => !columns.some((column) => spoken(column.header) === spoken(header)));
  // A file that names what is there may hold but the columns that it changes.
  const names = columns.some(({ key, header }) => key === "id" && given.includes(spoken(header)));
  const missing = columns.filter(({ header, required }) => required && !names && !given.includes(spoken(header)));
  const twice = headers.filter((header, index) => given.indexOf(spoken(header)) < index);
  return [
    ...unknown.map((column): Issue => ({ path: "csv", code: "CSV_COLUMN_UNKNOWN", params: { column: column.trim() } })),
    ...missing.map(({ header }): Issue => ({ path: "csv", code: "CSV_COLUMN_MISSING", params: { column: header } })),
    ...twice.map((column): Issue => ({ path: "csv", code: "CSV_COLUMN_TWICE", params: { column: column.trim() } })),
  ];
}

/** The rows of a CSV text below its headers, in any order of columns; a column that is left out is empty. */
export function readTable<Key extends string>(text: string, columns: readonly CsvColumn<Key>[]): CsvTable<Key> {
  if (text.length > csvLimits.characters) return refused("CSV_TOO_LARGE", csvLimits);
  const read = readCsv(text);
  if ("openQuoteOnLine" in read) return refused("CSV_QUOTE_OPEN", { line: read.openQuoteOnLine });
  if ("textAfterQuoteOnLine" in read) return refused("CSV_TEXT_AFTER_QUOTE", { line: read.textAfterQuoteOnLine });
  const [head, ...records] = read.records;
  if (!head) return refused("CSV_EMPTY");
  const headers = head.cells.slice(0, head.cells.findLastIndex((cell) => cell.trim() !== "") + 1);
  const issues = headerIssues(headers, columns);
  if (issues.length > 0) return { rows: [], given: [], issues };
  if (records.length === 0) return refused("CSV_EMPTY");
  if (records.length > csvLimits.rows)
    return refused("CSV_TOO_MANY_ROWS", { rows: records.length, max: csvLimits.rows });
  const tooWide = records.find(({ cells }) => cells.slice(headers.length).some((cell) => cell.trim() !== ""));
  if (tooWide) return refused("CSV_ROW_TOO_WIDE", { line: tooWide.line });
  const rows = records.map(({ line, cells }) => {
    const named = columns.map(({ key, header }) => {
      const at = headers.findIndex((given) => spoken(given) === spoken(header));
      return [key, at < 0 ? "" : (cells[at] ?? "").trim()];
    });
    return { line, cells: Object.fromEntries(named) as Record<Key, string> };
  });
  const given = columns.filter(({ header }) => headers.some((one) => spoken(one) === spoken(header)));
  return { rows, given: given.map(({ key }) => key), issues: [] };
}
