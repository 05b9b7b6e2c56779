import type { Issue } from "./issue.ts";
import { plainSpaces } from "./plain-spaces.ts";
import { isBlank, isStorableText } from "./text.ts";

/** Longest text of each part, in characters. Source: specification §5 */
export const addressLimits = {
  streetName: 255,
  streetNumber: 16,
  streetLetter: 4,
  apartment: 16,
  postalCode: 16,
  postalPlace: 255,
} as const;

export type AddressPart = keyof typeof addressLimits;
export const addressParts = Object.keys(addressLimits) as AddressPart[];
export const mandatoryAddressParts: readonly AddressPart[] = [
  "streetName",
  "streetNumber",
  "postalCode",
  "postalPlace",
];

/** An address as it is typed or stored; which parts must be there is said by `checkAddress`. */
export type Address = { [Part in AddressPart]?: string | null | undefined };

/** Whether the text is a Finnish postal code: exactly five digits. */
export function isPostalCode(text: string): boolean {
  return /^[0-9]{5}$/.test(text);
}

/** Whether no part says anything. */
export function isEmptyAddress(address: Address | null | undefined): boolean {
  return !address || addressParts.every((part) => isBlank(address[part]));
}

/** The parts that say something, with plain spaces. */
export function normalizeAddress(address: Address): { [Part in AddressPart]?: string } {
  const said = addressParts.map((part) => [part, plainSpaces(address[part] ?? "")] as const);
  return Object.fromEntries(said.filter(([, text]) => text !== ""));
}

/** One line: `Hämeenkatu 12 B 34, 33100 Tampere`. */
export function formatAddress(address: Address): string {
  const said = normalizeAddress(address);
  const joined = (parts: AddressPart[]) => parts.flatMap((part) => said[part] ?? []).join(" ");
  const lines = [
    joined(["streetName", "streetNumber", "streetLetter", "apartment"]),
    joined(["postalCode", "postalPlace"]),
  ];
  return lines.filter((line) => line !== "").join(", ");
}

/** Broken rules of an address, one at most for each part; an optional address may be left wholly empty. */
export function checkAddress(
  address: Address | null | undefined,
  { path, required }: { path: string; required: boolean },
): Issue[] {
  if (!required && isEmptyAddress(address)) return [];
  return addressParts.flatMap((part): Issue[] => {
    const text = address?.[part]?.trim() ?? "";
    const partPath = path === "" ? part : `${path}.${part}`;
    if (text === "") {
      if (!mandatoryAddressParts.includes(part)) return [];
      return [{ path: partPath, code: required ? "REQUIRED" : "ADDRESS_INCOMPLETE" }];
    }
    if (text.length > addressLimits[part]) {
      return [{ path: partPath, code: "TOO_LONG", params: { max: addressLimits[part] } }];
    }
    if (part === "postalCode" && !isPostalCode(text)) return [{ path: partPath, code: "INVALID_POSTAL_CODE" }];
    return isStorableText(text) ? [] : [{ path: partPath, code: "INVALID_VALUE" }];
  });
}
