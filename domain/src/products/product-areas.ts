import { addressKey } from "../values/address-key.ts";
import { addressLimits, isPostalCode } from "../values/address.ts";
import { checkText } from "../values/check-text.ts";
import type { Issue } from "../values/issue.ts";
import { isMoney } from "../values/money.ts";
import { plainSpaces } from "../values/plain-spaces.ts";

/** From the widest to the narrowest, which wins (beyond D3). */
export const areaKinds = ["municipality", "postalCode", "address"] as const;
export type AreaKind = (typeof areaKinds)[number];

/** What a supplier says of an area: it delivers, does not, or must look on the spot. Source: beyond D3 */
export const areaVerdicts = ["served", "notServed", "survey"] as const;
export type AreaVerdict = (typeof areaVerdicts)[number];

/** What a supplier says of one area of its product; null of days and fees is as for the product. */
export type ProductArea = {
  kind: AreaKind;
  /** The number of a municipality, a postal code, or an address as `Hämeenkatu 12 B, 33100`. */
  code: string;
  verdict: AreaVerdict;
  note: string;
  deliveryDays: number | null;
  connectFee: string | null;
  monthlyFee: string | null;
};

/** Of a product, and of those that are said by one change; more at once come by a file (0196). */
export const areaLimits = { areas: 50_000, atOnce: 5000, note: 200, deliveryDays: 999, code: 300 } as const;

const address =
  /^(?<streetName>.*\D)[ ](?<streetNumber>[0-9][0-9–-]{0,9})[ ]?(?<streetLetter>[A-Za-zÅÄÖåäö]?),[ ]?(?<postalCode>[0-9]{5})(?: .*)?$/u;

/** What an area is equal to another by; null of a code that says none. */
export function areaKey({ kind, code }: Pick<ProductArea, "kind" | "code">): string | null {
  if (kind === "municipality") return /^[0-9]{3}$/.test(code) ? code : null;
  if (kind === "postalCode") return isPostalCode(code) ? code : null;
  const parts = address.exec(plainSpaces(code))?.groups;
  return parts && Object.values(parts).every(({ length }) => length <= addressLimits.streetName)
    ? addressKey(parts)
    : null;
}

type Placed = Pick<ProductArea, "kind" | "code">;

/** The one order of areas: by kind, then by what they are. */
export const byArea = (one: Placed, other: Placed): number =>
  areaKinds.indexOf(one.kind) - areaKinds.indexOf(other.kind) || (one.code < other.code ? -1 : 1);

const ofKind = {
  municipality: "UNKNOWN_MUNICIPALITY",
  postalCode: "INVALID_POSTAL_CODE",
  address: "INVALID_ADDRESS",
} as const;

function checkTerms({ deliveryDays, connectFee, monthlyFee }: ProductArea): Issue[] {
  const fees = { connectFee, monthlyFee };
  const wrong = (["connectFee", "monthlyFee"] as const).filter((name) => fees[name] !== null && !isMoney(fees[name]));
  const issues: Issue[] = wrong.map((name) => ({ path: name, code: "INVALID_MONEY" }));
  if (deliveryDays === null) return issues;
  const days = "deliveryDays";
  if (!Number.isInteger(deliveryDays)) return [...issues, { path: days, code: "INVALID_INTEGER" }];
  if (deliveryDays < 0) return [...issues, { path: days, code: "NUMBER_TOO_SMALL", params: { min: 0 } }];
  if (deliveryDays <= areaLimits.deliveryDays) return issues;
  return [...issues, { path: days, code: "NUMBER_TOO_LARGE", params: { max: areaLimits.deliveryDays } }];
}

/** What is wrong with one area, by its fields; `known` tells the numbers of municipalities. */
export function checkArea(area: ProductArea, known: (municipality: string) => boolean): Issue[] {
  const key = areaKey(area);
  const wrong = key === null || (area.kind === "municipality" && !known(key));
  const code: Issue[] = wrong ? [{ path: "code", code: ofKind[area.kind] }] : [];
  return [...code, ...checkText("note", area.note, false, areaLimits.note), ...checkTerms(area)];
}

/** What is wrong with the areas of a product, each at its own path; `known` tells the numbers of municipalities. */
export function checkAreas(
  { areas }: { areas: readonly ProductArea[] },
  known: (municipality: string) => boolean,
): Issue[] {
  const { atOnce: max } = areaLimits;
  if (areas.length > max) return [{ path: "areas", code: "TOO_MANY", params: { max } }];
  const said = new Set<string>();
  return areas.flatMap((area, index): Issue[] => {
    const key = `${area.kind} ${areaKey(area)}`;
    const own = checkArea(area, known);
    const isTwice = said.has(key) && own.every(({ path }) => path !== "code");
    said.add(key);
    const issues: Issue[] = isTwice ? [{ path: "code", code: "DUPLICATE" }, ...own] : own;
    return issues.map((issue) => ({ ...issue, path: `areas.${index}.${issue.path}` }));
  });
}

/** The areas with these added, each in the place of one that was said of the same before. */
export function withAreas(areas: readonly ProductArea[], added: readonly ProductArea[]): ProductArea[] {
  const keyed = [...areas, ...added].map((area) => [`${area.kind} ${areaKey(area) ?? area.code}`, area] as const);
  return [...new Map(keyed).values()].toSorted(byArea);
}

/** The areas of one list that the other does not have alike. */
export function otherAreas(areas: readonly ProductArea[], than: readonly ProductArea[]): ProductArea[] {
  const told = new Set(than.map((area) => toldOf(area)));
  return areas.filter((area) => !told.has(toldOf(area)));
}

const toldOf = ({ kind, code, verdict, note, deliveryDays, connectFee, monthlyFee }: ProductArea): string =>
  JSON.stringify([kind, code, verdict, note, deliveryDays, connectFee, monthlyFee]);
