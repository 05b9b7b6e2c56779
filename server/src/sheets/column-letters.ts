/** `A`, `B` … `AA`: how a spreadsheet calls the column at this place, from 0. */
export function columnLetters(at: number): string {
  const rest = Math.floor(at / 26) - 1;
  return `${rest < 0 ? "" : columnLetters(rest)}${String.fromCodePoint(65 + (at % 26))}`;
}
