import type { Address } from "./address.ts";

const spaces = /[\u00a0\u2007\u2009\u202f\t\-–—/,;:'"’´`()]/g;
const between = /[ .]+/g;

/** How the last word of a street is shortened, in Finnish and in Swedish. */
const abbreviations = { k: "katu", t: "tie", g: "gatan", v: /vägen/.source } as const;

/** After a word of its own (`Eino Leinon k.`) it is an abbreviation at the end only: elsewhere it is the letter of a name. */
const written = Object.entries(abbreviations).map(
  ([letter, word]) => [new RegExp(`([^ .]{2}( +(?=${letter}\\. *$))?)${letter}\\.( |$)`, "g"), `$1${word}$3`] as const,
);

const spaced = (text: string): string => text.toLowerCase().replaceAll(spaces, " ");
const joined = (text: string): string => text.replaceAll(between, " ").replaceAll(/^ | $/g, "");

/** A part in the one way in which it is compared: in lower case, without punctuation. */
const partOf = (text: string): string => joined(spaced(text));

/** A street likewise, its abbreviations written out. */
const streetOf = (text: string): string =>
  joined(written.reduce((street, [short, long]) => street.replaceAll(short, long), spaced(text)));

/**
 * What is equal of two ways of writing an address, the apartment left out; null without a street or a postal code. The
 * database does the same by `address_key`.
 */
export function addressKey(address: Address): string | null {
  const street = streetOf(address.streetName ?? "");
  const postal = partOf(address.postalCode ?? "");
  if (street === "" || postal === "") return null;
  const house = partOf(`${address.streetNumber ?? ""} ${address.streetLetter ?? ""}`);
  return `${street}|${house.replaceAll(/([0-9])([a-zåäö])/g, "$1 $2")}|${postal}`;
}
