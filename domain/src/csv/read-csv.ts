/** One record of a CSV text, with the line on which it begins; the first line is 1. */
export type CsvRecord = { line: number; cells: string[] };

export type ReadCsv = { records: CsvRecord[] } | { openQuoteOnLine: number } | { textAfterQuoteOnLine: number };

/** Finnish spreadsheets write semicolons, others commas: the one that the first line has more of, outside quotes. */
function separatorOf(text: string): string {
  const [firstLine = ""] = text
    .slice(0, 10_000)
    .replaceAll(/"(?:[^"]|"")*"/g, "")
    .split(/[\r\n]/, 1);
  const count = (separator: string) => firstLine.split(separator).length;
  const separators = [";", ",", "\t"];
  return separators.reduce((best, next) => (count(next) > count(best) ? next : best));
}

const plain: Record<string, RegExp> = { ";": /[^;\r\n]*/y, ",": /[^,\r\n]*/y, "\t": /[^\t\r\n]*/y };
const quoted = /"((?:[^"]|"")*)"/y;
const lineBreak = /\r\n|\r|\n/y;

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

const breaksIn = (text: string) => text.match(/\r\n|\r|\n/g)?.length ?? 0;

/** What an export has put before a formula, or around digits, is taken off again; see writeCsv. */
const withoutGuard = (cell: string) =>
  /^="([\d,e/-]+|\+\d[\d ()./|+-]{4,})"$/iu.exec(cell)?.[1] ?? cell.replace(/^'(?='*[=+\-@\t\r\n＝＋－＠])/u, "");

/**
 * Reads CSV as RFC 4180 has it: cells in quotes may hold separators, line breaks and doubled quotes. Also without the
 * last line break, with a byte order mark, and with `;`, `,` or a tab between cells. Empty lines are left out.
 */
export function readCsv(given: string): ReadCsv {
  const text = given.replace(/^\u{feff}/u, "");
  const separator = separatorOf(text);
  const records: CsvRecord[] = [];
  let record: CsvRecord = { line: 1, cells: [] };
  let line = 1;
  const close = () => {
    if (record.cells.some((cell) => cell.trim() !== "")) records.push(record);
  };
  for (let at = 0; ;) {
    const inQuotes = matchAt(quoted, text, at);
    if (!inQuotes && text[at] === '"') return { openQuoteOnLine: line };
    const cell = inQuotes ?? matchAt(plain[separator] ?? quoted, text, at);
    const raw = cell?.[0] ?? "";
    record.cells.push(withoutGuard(inQuotes ? (inQuotes[1] ?? "").replaceAll('""', '"') : raw));
    line += breaksIn(raw);
    at += raw.length;
    if (at >= text.length) {
      close();
      return { records };
    }
    const end = matchAt(lineBreak, text, at);
    if (end) {
      close();
      at += end[0].length;
      line += 1;
      record = { line, cells: [] };
    } else if (text[at] === separator) at += 1;
    else return { textAfterQuoteOnLine: line };
  }
}
