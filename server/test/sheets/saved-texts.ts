import { typedHeaders, typedRows, type Typed } from "./saved-rows.ts";

/** How a program in Finnish shows what is typed; a text file holds what is shown. */
type Shown = {
  separator: string;
  lineEnd: string;
  yes: [string, string];
  failed: string;
  clock: (time: string) => string;
};

const dayShown = (day: string) => day.split("-").map(Number).toReversed().join(".");
/** Thousands with the space that does not break, as Finnish has them. */
const moneyShown = (euros: number) => {
  const [whole = "", cents] = euros.toFixed(2).split(".");
  return `${whole.replaceAll(/\B(?=(?:\d{3})+$)/g, "\u{a0}")},${cents} €`;
};

function shown(typed: Typed, { yes, failed, clock }: Shown): string {
  if (typed === "styled") return "";
  if ("text" in typed) return typed.text;
  if ("number" in typed) return String(typed.number);
  if ("money" in typed) return moneyShown(typed.money);
  if ("day" in typed) return dayShown(typed.day);
  if ("yes" in typed) return yes[typed.yes ? 0 : 1];
  if ("failed" in typed) return failed;
  const [day = "", time = ""] = typed.moment.split("T");
  return `${dayShown(day)} ${clock(time)}`;
}

function textOf(program: Shown): string {
  const { separator, lineEnd } = program;
  const needsQuotes = (cell: string) => [separator, '"', "\n"].some((one) => cell.includes(one));
  const written = (cell: string) => (needsQuotes(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  const records = [typedHeaders, ...typedRows.map((row) => row.map((typed) => shown(typed, program)))];
  return records.map((cells) => cells.map(written).join(separator) + lineEnd).join("");
}

const withPoint = (time: string) => time.replace(/^0/, "").replace(":", ".");
const excel: Shown = {
  separator: ";",
  lineEnd: "\r\n",
  yes: ["TOSI", "EPÄTOSI"],
  failed: "#PUUTTUU!",
  clock: withPoint,
};

/** Windows-1252 knows the euro, of which Latin-1 has nothing. */
const inWindows1252 = (text: string) => Buffer.from(text.replaceAll("€", "\u{80}"), "latin1");

/** Excel's "CSV (luetteloerotin)". */
export const csvByExcel = (): Buffer => inWindows1252(textOf(excel));
/** Excel's "CSV UTF-8". */
export const csvInUtf8ByExcel = (): Buffer => Buffer.from(`\u{feff}${textOf(excel)}`);
/** Excel's "Unicode-teksti". */
export const unicodeTextByExcel = (): Buffer =>
  Buffer.from(`\u{feff}${textOf({ ...excel, separator: "\t" })}`, "utf16le");
/** Rows that were pasted into a cell from a text of Windows bring its line ends. */
export const csvWithWindowsBreaks = (): Buffer =>
  Buffer.from(textOf({ ...excel, lineEnd: "\n" }).replaceAll("\n", "\r\n"));

/** LibreOffice's "Teksti CSV" with its own choices: UTF-8 without a mark, commas, line ends of Unix. */
export const csvByLibreOffice = (): Buffer =>
  Buffer.from(
    textOf({
      separator: ",",
      lineEnd: "\n",
      yes: ["TOSI", "EPÄTOSI"],
      failed: "#N/A",
      clock: (time) => `${withPoint(time)}.00`,
    }),
  );

/** Google Sheets' "Pilkuilla erotetut arvot": no line end after the last row. */
export const csvByGoogleSheets = (): Buffer =>
  Buffer.from(
    textOf({ separator: ",", lineEnd: "\r\n", yes: ["TRUE", "FALSE"], failed: "#N/A", clock: withPoint }).trimEnd(),
  );
