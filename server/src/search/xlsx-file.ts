import { daysBetween } from "@runko/domain/values/calendar-date";
import type { ExportCell } from "@runko/domain/search/export-cells";
import { Readable } from "node:stream";
import { ZipFile } from "yazl";
import { columnLetters } from "../sheets/column-letters.ts";
import { sheetEnd, sheetStart, workbookParts } from "./xlsx-parts.ts";

type Portions = AsyncIterable<ExportCell[][]>;

const MOST_CHARACTERS = 32_767;

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** Text as a cell takes it: without the characters that XML has no place for. */
function xmlText(text: string): string {
  return text
    .slice(0, MOST_CHARACTERS)
    .replaceAll(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, "")
    .replaceAll(/[&<>]/g, (character) => entities[character] ?? "");
}

/** Days since the day from which spreadsheets count. */
const serialOfDay = (date: string) => daysBetween("1899-12-30", date);

function serialOfMinute(minute: string): number {
  const [hours = 0, minutes = 0] = minute.slice(11).split(":").map(Number);
  return serialOfDay(minute.slice(0, 10)) + (hours * 60 + minutes) / 1440;
}

/** Styles 1 and 2 of the workbook are a day and a minute. A text is never a formula here, whatever it begins with. */
function cellXml(cell: ExportCell, place: string): string {
  switch (cell.kind) {
    case "number":
      return `<c r="${place}"><v>${cell.number}</v></c>`;
    case "date":
      return `<c r="${place}" s="1"><v>${serialOfDay(cell.date)}</v></c>`;
    case "minute":
      return `<c r="${place}" s="2"><v>${serialOfMinute(cell.minute)}</v></c>`;
    case "text":
      return cell.text === ""
        ? `<c r="${place}"/>`
        : `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${xmlText(cell.text)}</t></is></c>`;
  }
}

const rowXml = (cells: readonly ExportCell[], number: number) =>
  `<row r="${number}">${cells.map((cell, at) => cellXml(cell, `${columnLetters(at)}${number}`)).join("")}</row>`;

/** A workbook of one sheet, with numbers and dates as such, that is written as its rows are read. */
export function xlsxFile(headers: readonly string[], portions: Portions, sheetName: string): Readable {
  async function* sheet() {
    yield sheetStart(headers.map((text) => xmlText(text)));
    let before = 1;
    for await (const rows of portions) {
      const first = before + 1;
      yield rows.map((cells, at) => rowXml(cells, first + at)).join("");
      before += rows.length;
    }
    yield sheetEnd;
  }
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const rows = Readable.from(sheet(), { objectMode: false });
  zip.on("error", (error: Error) => output.destroy(error));
  output.on("close", () => rows.destroy());
  for (const [path, text] of Object.entries(workbookParts(xmlText(sheetName)))) zip.addBuffer(Buffer.from(text), path);
  zip.addReadStream(rows, "xl/worksheets/sheet1.xml");
  zip.end();
  return output;
}
