import type { DocumentFields } from "../documents/document-fields-schema.ts";
import { isEmptyAddress, normalizeAddress, type Address, type AddressPart } from "../values/address.ts";
import type { Issue } from "../values/issue.ts";
import type { PlaceRole } from "./field-places.ts";
import { asList, asObject, firstObject, pointerTo, textOf, type JsonObject } from "./json-shapes.ts";

const placeRoles = ["targetAddress", "otherEndAddress", "billingAddress"] as const satisfies readonly PlaceRole[];

/** The parts of an address by the names of TM Forum; an apartment is a sub-address. Source: beyond A7 */
const partNames = {
  streetName: "streetName",
  streetNumber: "streetNr",
  streetLetter: "streetNrSuffix",
  postalCode: "postcode",
  postalPlace: "city",
} as const satisfies Partial<Record<AddressPart, string>>;
type NamedPart = keyof typeof partNames;
const namedParts = Object.keys(partNames) as NamedPart[];

const apartmentType = "apartment";

/** Where a part of an address stands in a GeographicAddress, as a JSON pointer. */
export const addressPartPath = (part: string): string =>
  part === "apartment" ? "/geographicSubAddress" : pointerTo("", partNames[part as NamedPart]);

/** An address of ours as a GeographicAddress. */
export function writeAddress(address: Address): JsonObject {
  const said = normalizeAddress(address);
  return {
    "@type": "GeographicAddress",
    ...Object.fromEntries(namedParts.flatMap((part) => (said[part] ? [[partNames[part], said[part]]] : []))),
    country: "FI",
    ...(said.apartment && {
      geographicSubAddress: [{ subUnitType: apartmentType, subUnitNumber: said.apartment }],
    }),
  };
}

/** The addresses of a document as places, each with its role. */
export function writePlaces(
  fields: Pick<DocumentFields, PlaceRole>,
  roles: readonly PlaceRole[] = placeRoles,
): JsonObject[] {
  return roles.flatMap((role) => {
    const address = fields[role];
    return !address || isEmptyAddress(address) ? [] : [{ role, ...writeAddress(address) }];
  });
}

/** By which names our country is known. */
const finland: ReadonlySet<string> = new Set(["FI", "FIN"]);

/** Reads a GeographicAddress; a number stands for its text, anything else is refused. */
export function readAddress(given: JsonObject, pointer: string): { address: Address; issues: Issue[] } {
  const issues: Issue[] = [];
  const text = (value: unknown, ...at: string[]): string | undefined => {
    const read = textOf(value ?? undefined);
    if (read === undefined && value !== undefined && value !== null)
      issues.push({ path: pointerTo(pointer, ...at), code: "INVALID_VALUE" });
    return read;
  };
  const parts = namedParts.flatMap((part) => {
    const value = text(given[partNames[part]], partNames[part]);
    return value === undefined ? [] : [[part, value] as const];
  });
  const apartment = text(firstObject(given.geographicSubAddress)?.subUnitNumber, "geographicSubAddress");
  const country = text(given.country, "country")?.trim().toUpperCase();
  if (country !== undefined && !finland.has(country))
    issues.push({ path: pointerTo(pointer, "country"), code: "NOT_AN_OPTION" });
  return { address: { ...Object.fromEntries(parts), ...(apartment !== undefined && { apartment }) }, issues };
}

const ofSubAddress: ReadonlySet<string> = new Set(["id", "name", "subUnitType", "subUnitNumber"]);
const ofPlace: ReadonlySet<string> = new Set([
  "id",
  "href",
  "name",
  "role",
  "country",
  "geographicSubAddress",
  ...Object.values(partNames),
]);

const isSaid = (value: unknown): boolean => value !== undefined && value !== null && value !== "";

/** What an object says beside what is read of it: an address without it would be another. */
const unread = (object: JsonObject, known: ReadonlySet<string>, pointer: string): Issue[] =>
  Object.entries(object)
    .filter(([name, value]) => !name.startsWith("@") && !known.has(name) && isSaid(value))
    .map(([name]) => {
      const params = { name, known: [...known].join(", ") };
      return { path: pointerTo(pointer, name), code: "UNKNOWN_FIELD", params };
    });

function unreadOfPlace(place: JsonObject, pointer: string): Issue[] {
  const [first, ...others] = asList(place.geographicSubAddress);
  const at = pointerTo(pointer, "geographicSubAddress");
  return [
    ...unread(place, ofPlace, pointer),
    ...unread(asObject(first) ?? {}, ofSubAddress, pointerTo(at, 0)),
    ...others.map((_, index): Issue => ({ path: pointerTo(at, index + 1), code: "NOT_WRITABLE" })),
  ];
}

/** A place that names an address validated earlier, by its id alone. */
export type PlaceReference = { role: PlaceRole; id: string; pointer: string };

export type ReadPlaces = {
  fields: Pick<DocumentFields, PlaceRole>;
  references: PlaceReference[];
  issues: Issue[];
};

/** The addresses that places give, by their roles; those given by reference are left to be found. */
export function readPlaces(given: unknown, pointer: string): ReadPlaces {
  const read: ReadPlaces = { fields: {}, references: [], issues: [] };
  for (const [index, one] of asList(given).entries()) {
    const [place, at] = [asObject(one) ?? {}, pointerTo(pointer, index)];
    const role = placeRoles.find((known) => known === place.role);
    if (!role) {
      const code = place.role === undefined ? "REQUIRED" : "NOT_AN_OPTION";
      read.issues.push({ path: pointerTo(at, "role"), code, params: { known: placeRoles.join(", ") } });
      continue;
    }
    const { address, issues } = readAddress(place, at);
    read.issues.push(...issues, ...unreadOfPlace(place, at));
    if (isEmptyAddress(address) && typeof place.id === "string")
      read.references.push({ role, id: place.id, pointer: pointerTo(at, "id") });
    else read.fields[role] = address;
  }
  return read;
}
