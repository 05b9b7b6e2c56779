const mayBeFormula = /^'*[=+\-@\t\r\n＝＋－＠]/u;

/** A cell that a spreadsheet would calculate begins with an apostrophe, and is text (R25); readCsv takes it off. */
function writeCell(text: string): string {
  const safe = mayBeFormula.test(text) ? `'${text}` : text;
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
