import { postalPlaces } from "../data/postal-places.ts";
import { streetNames } from "../data/street-names.ts";
import { chance, int, pick, type Random } from "../chance/random.ts";

export type MadeAddress = {
  streetName: string;
  streetNumber: string;
  streetLetter?: string;
  apartment?: string;
  postalCode: string;
  postalPlace: string;
};

export const municipalities: readonly string[] = Object.keys(streetNames);

/** A street, a number and a postal code of this municipality. */
export function makeAddress(random: Random, municipality: string): MadeAddress {
  const [, postalCode, postalPlace] = pick(
    random,
    postalPlaces.filter(([of]) => of === municipality),
  );
  const inStairs = chance(random, 0.3);
  return {
    streetName: pick(random, streetNames[municipality] ?? []),
    streetNumber: String(int(random, 1, chance(random, 0.7) ? 38 : 140)),
    ...(inStairs ? { streetLetter: pick(random, ["A", "B", "C", "D"]) } : {}),
    ...(inStairs && chance(random, 0.7) ? { apartment: String(int(random, 1, 64)) } : {}),
    postalCode,
    postalPlace,
  };
}
