import { placeWarningsOf, type KnownPlace, type PlaceWarning } from "../availability/availability.ts";
import { checkAddress, normalizeAddress, type Address } from "../values/address.ts";
import type { Issue } from "../values/issue.ts";
import { writtenPlace } from "../values/postal-place.ts";

/** How an address was found, in the words of the standard. */
export type ValidationResult = "success" | "partial" | "fail";

/** For so many days an address that was validated is told again and may be named in an order. */
export const validatedDays = 30;

export type ValidatedAddress = {
  result: ValidationResult;
  /** The address in its right form, where nothing is wrong with it. */
  valid: Address | null;
  /** It with the names that its postal code has, where its own is another or none. */
  alternatives: Address[];
  /** What it lacks, each by the name of the part. */
  lacks: Issue[];
  warnings: PlaceWarning[];
};

/** Of an address that lacks a part the rest may be right; what is too long or no text is no address. */
const isLack = ({ code }: Issue): boolean => code === "REQUIRED" || code === "INVALID_POSTAL_CODE";

/** What no address of ours may be. */
export const brokenParts = (address: Address): Issue[] =>
  checkAddress(address, { path: "", required: true }).filter((issue) => !isLack(issue));

/** What in a place of a delivery is wrong; of Åland it is only worth knowing. */
const faults = new Set<PlaceWarning>(["unknownCode", "notInhabited", "otherPlace"]);

/** What the portal knows of an address: its postal code and the place of it. The street nobody has looked up. Source: beyond D1, D5 */
export function validateAddress(given: Address, place: KnownPlace | null): ValidatedAddress {
  const address = normalizeAddress(given);
  const lacks = checkAddress(address, { path: "", required: true }).filter(isLack);
  const warnings = placeWarningsOf(address, place);
  const isRight = lacks.length === 0 && !warnings.some((warning) => faults.has(warning));
  const result = place === null ? "fail" : isRight ? "success" : "partial";
  const names = place ? [...new Set([place.name, place.nameSv].map(writtenPlace))] : [];
  const isNamed = address.postalPlace !== undefined && !warnings.includes("otherPlace");
  return {
    result,
    valid: isRight && place ? { ...address, postalPlace: writtenPlace(address.postalPlace ?? "") } : null,
    alternatives: isNamed ? [] : names.map((postalPlace) => ({ ...address, postalPlace })),
    lacks,
    warnings,
  };
}
