const mayBeFormula = /^'*[=+\-@\t\r\n＝＋－＠]/u;

/** A cell that a spreadsheet would calculate begins with an apostrophe, and is text (R25); readCsv takes it off. */
function writeCell(text: string): string {
  const safe = mayBeFormula.test(text) ? `'${text}` : text;
  return /[";\t\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as CSV that opens right in a Finnish spreadsheet: a byte order mark, semicolons, CRLF. Source: RFC 4180, U23 */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return `\u{feff}${rows.map((cells) => `${cells.map(writeCell).join(";")}\r\n`).join("")}`;
}
