import type { Issue } from "../values/issue.ts";
import { isSheetError } from "./sheet-error.ts";

/** A column that a file may have: how it is called in the file, and by which other names it is known. */
export type ImportColumn = {
  name: string;
  header: string;
  required: boolean;
  /** What a row says that leaves it empty comes from the file's defaults as well. */
  aliases?: readonly string[];
};

/** For each header the column that it is, null for none. */
export type ColumnMapping = (string | null)[];

/** As headers are compared: `Postinumero *` is `postinumero`. */
export const foldHeader = (header: string): string =>
  header
    .normalize("NFC")
    .trim()
    .replace(/\s*\*$/u, "")
    .replaceAll(/\s+/gu, " ")
    .toLowerCase();

const namesOf = ({ name, header, aliases = [] }: ImportColumn) => [name, header, ...aliases].map(foldHeader);

/** How many letters are to be changed, added or left out to make one word of the other. */
function distance(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1] ? 0 : 1;
      const [left = 0, above = 0, corner = 0] = [next[column - 1], before[column], before[column - 1]];
      next.push(Math.min(left + 1, above + 1, corner + same));
    }
    before = next;
  }
  return before[other.length] ?? 0;
}

const LONGEST = 60;

/** The column whose name is nearly this header; undefined when none is near. */
export function suggestColumn(header: string, columns: readonly ImportColumn[]): ImportColumn | undefined {
  const asked = foldHeader(header).slice(0, LONGEST);
  const near = columns.flatMap((column) =>
    namesOf(column).map((name) => ({ column, away: distance(asked, name), most: Math.max(1, name.length / 3) })),
  );
  return near
    .filter(({ away, most }) => asked !== "" && away <= most)
    .toSorted((one, other) => one.away - other.away)[0]?.column;
}

/** Which column each header is: as the organization chose the last time, else by its name; each column once. */
export function guessMapping(
  headers: readonly string[],
  columns: readonly ImportColumn[],
  remembered: ReadonlyMap<string, string | null> = new Map(),
): ColumnMapping {
  const taken = new Set<string>();
  const take = (name: string | undefined): string | null => {
    if (name === undefined || taken.has(name)) return null;
    taken.add(name);
    return name;
  };
  return headers.map((header) => {
    const folded = foldHeader(header);
    const chosen = remembered.get(folded);
    if (chosen === null) return null;
    const known = columns.find(({ name }) => name === chosen) ?? columns.find((one) => namesOf(one).includes(folded));
    return take(known?.name);
  });
}

/** What is wrong with a mapping by itself: a column that is chosen twice, or one that is needed and said nowhere. */
export function checkMapping(
  mapping: ColumnMapping,
  columns: readonly ImportColumn[],
  defaults: Readonly<Record<string, string>>,
): Issue[] {
  return columns.flatMap(({ name, header, required }): Issue[] => {
    const times = mapping.filter((chosen) => chosen === name).length;
    const params = { column: header };
    if (times > 1) return [{ path: name, code: "IMPORT_COLUMN_MAPPED_TWICE", params }];
    const isMissing = required && times === 0 && (defaults[name] ?? "") === "";
    return isMissing ? [{ path: name, code: "IMPORT_COLUMN_NOT_MAPPED", params }] : [];
  });
}

/** A row by the names of its columns; what it leaves empty is said by the defaults. */
export function namedCells(
  cells: readonly string[],
  mapping: ColumnMapping,
  defaults: Readonly<Record<string, string>>,
): Record<string, string> {
  const given = mapping.flatMap((name, at): [string, string][] => {
    const cell = (cells[at] ?? "").trim();
    return name === null || cell === "" ? [] : [[name, cell]];
  });
  return { ...defaults, ...Object.fromEntries(given) };
}

/** Rows that a template has beside those to be sent: its example, and the hidden one that names the columns. */
export function isGuidance(cells: readonly string[], columns: readonly ImportColumn[]): boolean {
  const said = cells.filter((cell) => cell.trim() !== "");
  const [first = ""] = said;
  if (first.trimStart().startsWith("#") && !isSheetError(first)) return true;
  return said.length > 0 && said.every((cell) => columns.some(({ name }) => name === cell.trim()));
}
