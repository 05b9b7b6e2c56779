const numberText = /^\(?(?:\+|0)[\d ()/.-]+$/;
const fewestDigits = 7;
const finnishDigits = 9;
const mostDigits = 15;

/** The digits that every spelling of a phone number has: without 0, 00 or the +358 of Finland before them. */
export function nationalDigits(text: string): string | undefined {
  if (!numberText.test(text)) return undefined;
  const digits = text.replaceAll(/\D/g, "");
  if (digits.length < fewestDigits) return undefined;
  const national = /^\(?(?:\+|00)/.test(text) ? digits.replace(/^(?:00)?3580?/, "") : digits.replace(/^0/, "");
  return national.length < fewestDigits ? undefined : national;
}

const postalCode = /^0\d{4}$/;
const numberPart = /^[\d()/.-]*\d[\d()/.-]*$/;
const goesOn = (part: string) => numberPart.test(part) && !postalCode.test(part);

/** Whether nothing more belongs to a phone number: a Finnish one has nine digits after its 0. */
const isWhole = (text: string) =>
  (nationalDigits(text)?.length ?? 0) >= (/^\(?(?:\+|00)(?!358)/.test(text) ? mostDigits : finnishDigits);

/** How many of these parts, from the first on, are one phone number; one when they are none. */
function partsOfPhone([first = "", ...rest]: readonly string[]): number {
  if (postalCode.test(first)) return 1;
  let phone = first;
  let length = 1;
  for (const part of rest) {
    if (!goesOn(part) || isWhole(phone)) break;
    phone = `${phone} ${part}`;
    length += 1;
  }
  return nationalDigits(phone) === undefined ? 1 : length;
}

/** Parts between spaces, those of a phone number as one. */
export function joinPhones(parts: readonly string[]): string[] {
  if (parts.length === 0) return [];
  const length = partsOfPhone(parts);
  return [parts.slice(0, length).join(" "), ...joinPhones(parts.slice(length))];
}
