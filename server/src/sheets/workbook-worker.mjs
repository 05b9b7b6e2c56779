import { parentPort, workerData } from "node:worker_threads";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { readSheet } from "read-excel-file/universal";

const MOST_PARTS = 2000;

/** Whether the archive says that it has more parts, or would fill more; what a part says of its size is all that it is given. */
function isTooLarge(bytes, most) {
  let size = 0;
  let parts = 0;
  unzipSync(bytes, {
    filter: ({ originalSize }) => {
      size += originalSize;
      parts += 1;
      return false;
    },
  });
  return size > most || parts > MOST_PARTS;
}

const failedFormula = /(<c\b[^>]*?\st=)(["'])e\2/g;

/** The archive, its failed formulas as texts: what a spreadsheet shows in their cells, which the reader takes for empty ones. */
function withFailuresShown(bytes) {
  const parts = unzipSync(bytes);
  const sheets = Object.keys(parts).filter((name) => /(?:^|\/)worksheets\/[^/]+\.xml$/.test(name));
  let found = false;
  for (const name of sheets) {
    const text = strFromU8(parts[name]);
    const shown = text.replace(failedFormula, "$1$2str$2");
    if (shown === text) continue;
    parts[name] = strToU8(shown);
    found = true;
  }
  return found ? zipSync(parts, { level: 0 }) : bytes;
}

const SECOND = 1000;

/** `2026-12-10`, or `2026-12-10 14:07` of what has a time of day; a day's fraction is a little short of its minute. */
function dayText(date) {
  const whole = new Date(Math.round(date.getTime() / SECOND) * SECOND);
  const [day, time] = whole.toISOString().slice(0, 16).split("T");
  return time === "00:00" ? day : `${day} ${time}`;
}

/** A number as it was typed: what the file tells with seventeen digits is rounded to the fifteen that a spreadsheet shows. */
const numberText = (text) => {
  const number = Number(Number(text).toPrecision(15));
  return Number.isFinite(number) && Math.abs(number) < 1e21 ? String(number) : text;
};

function cellText(value) {
  if (value === null || value === undefined) return "";
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? "" : dayText(value);
  if (typeof value === "boolean") return value ? "TRUE" : "FALSE";
  return String(value).replaceAll(/\r\n?/g, "\n");
}

async function read({ bytes, sheet, unpackedBytes, rows: mostRows, columns: mostColumns }) {
  if (isTooLarge(bytes, unpackedBytes)) return { defect: "TOO_LARGE" };
  const found = await readSheet(withFailuresShown(bytes).buffer, sheet ?? 1, { parseNumber: numberText, trim: false });
  const records = found
    .map((cells, index) => ({ line: index + 1, cells: cells.map(cellText) }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  if (records.length > mostRows) return { defect: "TOO_MANY_ROWS", count: records.length };
  const width = Math.max(0, ...records.map(({ cells }) => cells.findLastIndex((cell) => cell.trim() !== "") + 1));
  if (width > mostColumns) return { defect: "TOO_WIDE" };
  return { records: records.map(({ line, cells }) => ({ line, cells: cells.slice(0, width) })) };
}

try {
  parentPort.postMessage(await read(workerData));
} catch (error) {
  parentPort.postMessage({ defect: error?.name === "SheetNotFoundError" ? "NO_SUCH_SHEET" : "UNREADABLE" });
}
