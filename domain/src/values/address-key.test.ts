import { expect, test } from "vitest";
import { addressKey } from "./address-key.ts";

const at = (streetName: string, streetNumber = "5", streetLetter = "", postalCode = "00100") =>
  addressKey({ streetName, streetNumber, streetLetter, postalCode });

test("an address has one key however it is written", () => {
  expect(at("Mannerheimintie", "12", "A")).toBe("mannerheimintie|12 a|00100");
  for (const same of [at("MANNERHEIMINT.", "12 A"), at(" mannerheimintie ", "12a"), at("Mannerheimintie.", "12", "a")])
    expect(same).toBe("mannerheimintie|12 a|00100");
  expect(at("Ala-Kulmank.")).toBe(at("Ala Kulmankatu"));
});

test("what a street is shortened to is written out, in both languages, joined and apart", () => {
  const same: [string, string][] = [
    ["Hämeenk.", "Hämeenkatu"],
    ["HÄMEENK.,", "hämeenkatu"],
    ["Ratat.", "Ratatie"],
    ["Annag.", "Annagatan"],
    ["Mannerheimv.", "Mannerheimvägen"],
    ["Eino Leinon k.", "Eino Leinon katu"],
    ["Kalle-Päätalon-t.", "Kalle Päätalon tie"],
    ["Norra v.", "Norra vägen"],
  ];
  for (const [short, long] of same) expect(at(short)).toBe(at(long));
});

test("an initial is no abbreviation, nor is the letter of a house", () => {
  expect(at("K. Kivikatu")).not.toBe(at("Katu Kivikatu"));
  expect(at("Anna K. Kivikatu")).not.toBe(at("Anna Katu Kivikatu"));
  expect(at("V. Auerin k.")).toBe(at("V Auerin katu"));
  for (const letter of ["K", "T", "G", "V"])
    for (const house of [at("Satu", "12", `${letter}.`), at("Satu", `12 ${letter}.`)])
      expect(house).toBe(at("Satu", "12", letter));
});

test("what differs has another, letters with marks too", () => {
  const keys = [at("Satu"), at("Sätu"), at("Satu", "6"), at("Satu", "5", "B"), at("Satu", "5", "", "00110")];
  keys.push(at("Satu", "12-14"), at("Satu", "1214"), at("K. Kivikatu"));
  expect(new Set(keys).size).toBe(keys.length);
});

test("the apartment is left out, and without a street or a code there is none", () => {
  expect(addressKey({ streetName: "Satu", streetNumber: "5", apartment: "34", postalCode: "00100" })).toBe(at("Satu"));
  expect([at("", "5"), at(" . "), at("Satu", "5", "", "")]).toEqual([null, null, null]);
});
