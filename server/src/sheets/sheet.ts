import type { Issue } from "@runko/domain/values/issue";

/** A row of a sheet that has something in it, with the number that a spreadsheet or a text editor shows beside it. */
export type SheetRow = { line: number; cells: string[] };

/** What a file holds: its rows, the first of them the headers; or why it cannot be read. */
export type ReadSheet = { rows: SheetRow[] } | { issue: Issue };

export type SheetLimits = {
  /** Rows below the headers. */
  rows: number;
  columns: number;
  /** The usual one when absent. */
  file?: FileLimit;
  /** What reading a workbook may take; the usual when absent. */
  workbook?: WorkbookLimits;
};

export type FileLimit = { megabytes: number; bytes: number };

/** A workbook is an archive: so much it may hold when it is unpacked, and so much memory and time reading it may take. */
export type WorkbookLimits = { unpackedBytes: number; heapMegabytes: number; timeMs: number };

/** What one file may hold unless who reads it says otherwise. */
export const sheetLimits = { rows: 1000, columns: 60 } as const satisfies SheetLimits;

const fileLimit = (megabytes: number): FileLimit => ({ megabytes, bytes: megabytes * 1024 * 1024 });

/** Of a file as it comes. */
export const sheetFileLimit = fileLimit(5);

/** Of a file with tens of thousands of rows. */
export const longSheet = {
  columns: sheetLimits.columns,
  file: fileLimit(15),
  workbook: { unpackedBytes: 80 * 1024 * 1024, heapMegabytes: 640, timeMs: 60_000 },
} as const satisfies Partial<SheetLimits>;

export const sheetIssue = (code: Issue["code"], params?: Issue["params"]): { issue: Issue } => ({
  issue: { path: "file", code, ...(params && { params }) },
});
