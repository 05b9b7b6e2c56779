import type { Address } from "../values/address.ts";
import { plainSpaces } from "../values/plain-spaces.ts";

const streetPattern =
  /^(?<streetName>\D.*?)\s+(?<streetNumber>\d+(?:\s?[-–/]\s?\d+)?)(?:\s?(?<streetLetter>\p{L})(?=\s|$))?(?:\s+(?<apartment>\S.*))?$/u;
const tailPattern = /^(?<postalCode>\d{1,5})(?:\s+(?<postalPlace>\S.*))?$/u;

/** A postal code whose zeros a spreadsheet took: `100` is `00100`. What is no such number stays as it is. */
export const restoredPostalCode = (text: string): string => (/^\d{1,4}$/.test(text) ? text.padStart(5, "0") : text);

/** `Hämeenkatu 12 B 34`, with or without `, 33100 Tampere`, by the parts of an address. */
export function readAddressLine(line: string): Address {
  const [street = "", ...rest] = plainSpaces(line)
    .split(",")
    .map((part) => part.trim());
  const tail = tailPattern.exec(rest.join(" "))?.groups ?? {};
  const parts = streetPattern.exec(street)?.groups ?? { streetName: street };
  return { ...parts, ...tail };
}
