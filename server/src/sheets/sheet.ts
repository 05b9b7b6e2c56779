import type { Issue } from "@runko/domain/values/issue";

/** A row of a sheet that has something in it, with the number that a spreadsheet or a text editor shows beside it. */
export type SheetRow = { line: number; cells: string[] };

/** What a file holds: its rows, the first of them the headers; or why it cannot be read. */
export type ReadSheet = { rows: SheetRow[] } | { issue: Issue };

export type SheetLimits = {
  /** Rows below the headers. */
  rows: number;
  columns: number;
};

/** What one file may hold unless who reads it says otherwise. */
export const sheetLimits = { rows: 1000, columns: 60 } as const satisfies SheetLimits;

const megabytes = 5;
/** Of a file as it comes. */
export const sheetFileLimit = { megabytes, bytes: megabytes * 1024 * 1024 } as const;

export const sheetIssue = (code: Issue["code"], params?: Issue["params"]): { issue: Issue } => ({
  issue: { path: "file", code, ...(params && { params }) },
});
