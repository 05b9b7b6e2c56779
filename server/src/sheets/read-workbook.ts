import { Worker } from "node:worker_threads";
import { withTimeout } from "../platform/with-timeout.ts";
import { sheetIssue, type ReadSheet, type SheetLimits, type SheetRow, type WorkbookLimits } from "./sheet.ts";

const usual: WorkbookLimits = { unpackedBytes: 25 * 1024 * 1024, heapMegabytes: 160, timeMs: 20_000 };

type Told =
  | { records: SheetRow[] }
  | { defect: "TOO_LARGE" | "TOO_WIDE" | "UNREADABLE" | "NO_SUCH_SHEET" }
  | { defect: "TOO_MANY_ROWS"; count: number };

type Asked = Pick<SheetLimits, "rows" | "columns"> & {
  bytes: Uint8Array<ArrayBuffer>;
  sheet: string | undefined;
  unpackedBytes: number;
};

/** Off the event loop and within bounds of its own: what is in a stranger's file is not trusted to be small. */
function askWorker(asked: Asked, { heapMegabytes, timeMs }: WorkbookLimits): Promise<Told> {
  const worker = new Worker(new URL("./workbook-worker.mjs", import.meta.url), {
    workerData: asked,
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
  });
  const told = new Promise<Told>((resolve) => {
    worker.once("message", resolve);
    worker.once("error", () => resolve({ defect: "TOO_LARGE" }));
  });
  return withTimeout(timeMs, told, () => new Error("Reading a workbook took too long")).finally(
    () => void worker.terminate(),
  );
}

/** The rows of one sheet of a workbook: the first, or that of the name. Formulas are their last values; macros are not read. */
export async function readWorkbook(
  bytes: Uint8Array,
  { sheet, rows, columns, workbook = usual }: SheetLimits & { sheet?: string | undefined },
): Promise<ReadSheet> {
  const asked = { bytes: new Uint8Array(bytes), sheet, rows: rows + 1, columns, unpackedBytes: workbook.unpackedBytes };
  const told = await askWorker(asked, workbook).catch((): Told => ({ defect: "TOO_LARGE" }));
  if ("records" in told) return { rows: told.records };
  switch (told.defect) {
    case "TOO_LARGE":
      return sheetIssue("SHEET_TOO_LARGE");
    case "TOO_WIDE":
      return sheetIssue("SHEET_TOO_WIDE", { max: columns });
    case "TOO_MANY_ROWS":
      return sheetIssue("CSV_TOO_MANY_ROWS", { rows: told.count - 1, max: rows });
    case "NO_SUCH_SHEET":
      return sheetIssue("SHEET_NOT_FOUND", { name: sheet ?? "" });
    case "UNREADABLE":
      return sheetIssue("SHEET_UNREADABLE");
  }
}
