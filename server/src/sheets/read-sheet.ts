import { readCsv } from "@runko/domain/csv/read-csv";
import { decodeText } from "./decode-text.ts";
import { readWorkbook } from "./read-workbook.ts";
import { sheetFileLimit, sheetIssue, sheetLimits, type ReadSheet, type SheetLimits } from "./sheet.ts";

const beginsWith = (bytes: Uint8Array, ...signature: number[]) => signature.every((byte, at) => bytes[at] === byte);
const isArchive = (bytes: Uint8Array) => beginsWith(bytes, 0x50, 0x4b, 0x03, 0x04);
/** What Excel wrote before 2007, and what it writes with a password. */
const isOldWorkbook = (bytes: Uint8Array) => beginsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0);

function readText(bytes: Uint8Array, { rows, columns }: SheetLimits): ReadSheet {
  const text = decodeText(bytes);
  if (text === undefined) return sheetIssue("SHEET_UNREADABLE");
  const read = readCsv(text);
  if ("openQuoteOnLine" in read) return sheetIssue("CSV_QUOTE_OPEN", { line: read.openQuoteOnLine });
  if ("textAfterQuoteOnLine" in read) return sheetIssue("CSV_TEXT_AFTER_QUOTE", { line: read.textAfterQuoteOnLine });
  const { records } = read;
  if (records.length - 1 > rows) return sheetIssue("CSV_TOO_MANY_ROWS", { rows: records.length - 1, max: rows });
  const width = Math.max(0, ...records.map(({ cells }) => cells.findLastIndex((cell) => cell.trim() !== "") + 1));
  if (width > columns) return sheetIssue("SHEET_TOO_WIDE", { max: columns });
  // A break inside a cell is written as the line ends of the file are.
  const plain = (cell: string) => cell.replaceAll(/\r\n?/g, "\n");
  return { rows: records.map(({ line, cells }) => ({ line, cells: cells.slice(0, width).map(plain) })) };
}

/**
 * The rows of an uploaded table, each cell as text: CSV of any usual separator and writing, or a sheet of an XLSX workbook.
 * Days are `2026-12-10`; what a spreadsheet took for a number is its digits.
 */
export async function readSheet(
  bytes: Uint8Array,
  { sheet, ...given }: Partial<SheetLimits> & { sheet?: string | undefined } = {},
): Promise<ReadSheet> {
  const limits: SheetLimits = { ...sheetLimits, ...given };
  const { file = sheetFileLimit } = limits;
  if (bytes.length > file.bytes) return sheetIssue("FILE_TOO_LARGE", { max: file.megabytes });
  if (isOldWorkbook(bytes)) return sheetIssue("SHEET_OLD_WORKBOOK");
  const read = isArchive(bytes) ? await readWorkbook(bytes, { ...limits, sheet }) : readText(bytes, limits);
  return "rows" in read && read.rows.length < 2 ? sheetIssue("CSV_EMPTY") : read;
}
