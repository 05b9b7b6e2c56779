import type { ImportColumn } from "./map-columns.ts";
import { restoredPostalCode } from "./read-address-line.ts";
import type { ExportCell } from "../search/export-cells.ts";
import type { Catalogue } from "../texts/catalogue.ts";
import type { Issue } from "../values/issue.ts";
import { parseMoney } from "../values/money.ts";
import { plainSpaces } from "../values/plain-spaces.ts";
import {
  areaKey,
  areaKinds,
  areaVerdicts,
  checkArea,
  type AreaKind,
  type ProductArea,
} from "../products/product-areas.ts";
import { areaColumns, type AreaColumn } from "../products/area-columns.ts";

const required: ReadonlySet<AreaColumn> = new Set(["code", "verdict"]);

type Words = Pick<Catalogue, "productAreas">;

export const areaFileColumns = ({ productAreas: { file } }: Words): (ImportColumn & { name: AreaColumn })[] =>
  areaColumns.map((name) => ({
    name,
    header: file.columns[name],
    required: required.has(name),
    aliases: file.aliases[name],
  }));

/** The municipalities by number, in both languages. */
export type Municipalities = readonly { code: string; name: string; nameSv: string }[];

const folded = (text: string) => plainSpaces(text).toLowerCase();

/** The number of what is called so in a file: by its name in either language, or its number without its zeros. */
export function municipalityReader(municipalities: Municipalities): (said: string) => string | undefined {
  const numbers = new Map([
    ...municipalities.map(({ code, nameSv }) => [folded(nameSv), code] as const),
    ...municipalities.map(({ code, name }) => [folded(name), code] as const),
    ...municipalities.map(({ code }) => [code, code] as const),
  ]);
  return (said) => numbers.get(folded(/^\d{1,2}$/.test(said) ? said.padStart(3, "0") : said));
}

/** The value whose word in the catalogue, or whose code, is in the cell. */
const optionOf = <Value extends string>(values: readonly Value[], words: Record<Value, string>, cell: string) =>
  values.find((one) => [folded(one), folded(words[one])].includes(folded(cell)));

/** What a file that names no kinds means: five digits, an address with its postal code, or the name of a municipality. */
function guessedKind(code: string, numberOf: (said: string) => string | undefined): AreaKind | undefined {
  if (/^\d+$/.test(code)) return code.length === 5 ? "postalCode" : undefined;
  if (numberOf(code) !== undefined) return "municipality";
  return areaKey({ kind: "address", code }) === null ? undefined : "address";
}

function codeOf(kind: AreaKind, code: string, numberOf: (said: string) => string | undefined): string {
  if (kind === "municipality") return numberOf(code) ?? code;
  return kind === "postalCode" ? restoredPostalCode(code) : code;
}

export type ReadArea = { area: ProductArea; key: string; issues: [] } | { issues: Issue[] };

/** An area as a row of a file says it, or what is wrong with it, each by its column. */
export function readAreaRow(
  { productAreas: words }: Words,
  cells: Readonly<Partial<Record<AreaColumn, string>>>,
  numberOf: (said: string) => string | undefined,
): ReadArea {
  const said = (name: AreaColumn) => (cells[name] ?? "").trim();
  const given = plainSpaces(said("code"));
  const kind = said("kind") === "" ? guessedKind(given, numberOf) : optionOf(areaKinds, words.kinds, said("kind"));
  const verdict = optionOf(areaVerdicts, words.verdicts, said("verdict"));
  const wrong = (path: AreaColumn, code: Issue["code"]): Issue => ({ path, code });
  const unsaid = [
    ...(given === "" ? [wrong("code", "REQUIRED")] : []),
    ...(kind || (given === "" && said("kind") === "")
      ? []
      : [wrong("kind", said("kind") === "" ? "REQUIRED" : "NOT_AN_OPTION")]),
    ...(verdict ? [] : [wrong("verdict", said("verdict") === "" ? "REQUIRED" : "NOT_AN_OPTION")]),
  ];
  const fee = (name: "connectFee" | "monthlyFee") =>
    said(name) === "" ? null : (parseMoney(said(name)) ?? said(name));
  const days = said("deliveryDays");
  const area: ProductArea = {
    kind: kind ?? "address",
    code: codeOf(kind ?? "address", given, numberOf),
    verdict: verdict ?? "served",
    note: said("note"),
    deliveryDays: days === "" ? null : /^-?\d+$/.test(days) ? Number(days) : Number.NaN,
    connectFee: fee("connectFee"),
    monthlyFee: fee("monthlyFee"),
  };
  const known = (code: string) => numberOf(code) === code;
  const issues = [...unsaid, ...checkArea(area, known).filter(({ path }) => path !== "code" || unsaid.length === 0)];
  const key = areaKey(area);
  return issues.length === 0 && key !== null ? { area, key, issues: [] } : { issues };
}

const text = (said: string): ExportCell => ({ kind: "text", text: said });
const number = (said: string | number | null): ExportCell =>
  said === null ? text("") : { kind: "number", number: Number(said) };

/** An area as a row of a file, which readAreaRow reads as the same. */
export function areaCells(
  { productAreas: words }: Words,
  area: ProductArea,
  municipality: string | null,
): ExportCell[] {
  const { kind, code, verdict, deliveryDays, connectFee, monthlyFee, note } = area;
  const fees = [number(deliveryDays), number(connectFee), number(monthlyFee)];
  return [text(words.kinds[kind]), text(municipality ?? code), text(words.verdicts[verdict]), ...fees, text(note)];
}
