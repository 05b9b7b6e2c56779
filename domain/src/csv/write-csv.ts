const mayBeFormula = /^'*[=+\-@\t\r\n＝＋－＠]/u;

/** `00123`, `1E12`, `1-12`, and numbers longer than a spreadsheet counts. */
const wouldChange = /^(?:0\d+|\d{16,}|\d+(?:,\d+)?e\d+|\d{1,4}(?:[-/]\d{1,4}){1,2})$/iu;

/** `+358 40 123 | 09 765`: digits and the signs of phone numbers, after a plus. */
const phones = /^\+\d[\d ()./|+-]{4,}$/;

/**
 * A cell that a spreadsheet would calculate begins with an apostrophe, and is text (R25); one that it would make
 * another number or a day, and a phone number, is given as the text that it is (U23). readCsv takes both off.
 */
function writeCell(text: string): string {
  const asText = wouldChange.test(text) || phones.test(text);
  const safe = asText ? `="${text}"` : mayBeFormula.test(text) ? `'${text}` : text;
  return /[";\t\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const byteOrderMark = "\u{feff}";

/** Rows as CSV for a Finnish spreadsheet: semicolons, CRLF. The first ones of a file follow a byte order mark. */
export function writeCsvRows(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `${cells.map(writeCell).join(";")}\r\n`).join("");
}

/** A whole file of rows that opens right in a Finnish spreadsheet. Source: RFC 4180, U23 */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return `${byteOrderMark}${writeCsvRows(rows)}`;
}
