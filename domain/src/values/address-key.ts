import type { Address } from "./address.ts";

const spaces = /[\u00a0\u2007\u2009\u202f\t\-–—/]/g;
const punctuation = /[ .,;:'"’´`()]+/g;

/** A part in the one way in which it is compared: in lower case, its abbreviations written out, without punctuation. */
function partOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(spaces, " ")
    .replaceAll(/([^ .]{2})k\.( |$)/g, "$1katu$2")
    .replaceAll(/([^ .]{2})t\.( |$)/g, "$1tie$2")
    .replaceAll(punctuation, " ")
    .replaceAll(/^ | $/g, "");
}

/**
 * What is equal of two ways of writing an address, the apartment left out; null without a street or a postal code. The
 * database does the same by `address_key`.
 */
export function addressKey(address: Address): string | null {
  const street = partOf(address.streetName ?? "");
  const postal = partOf(address.postalCode ?? "");
  if (street === "" || postal === "") return null;
  const house = partOf(`${address.streetNumber ?? ""} ${address.streetLetter ?? ""}`);
  return `${street}|${house.replaceAll(/([0-9])([a-zåäö])/g, "$1 $2")}|${postal}`;
}
