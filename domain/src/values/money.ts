import { plainSpaces } from "./plain-spaces.ts";

const canonical = /^(?:0|[1-9][0-9]{0,9})\.[0-9]{2}$/;
const typed = /^([0-9]{1,10}|[0-9]{1,3}(?: [0-9]{3}){1,3})(?:[.,]([0-9]{1,2}))?$/;

/** Whether the text is euros as the API sends them: `"120.50"`, up to ten digits before the point (D-7). */
export function isMoney(text: string): boolean {
  return canonical.test(text);
}

const plainEuros = (euros: string): string => euros.replaceAll(" ", "").replace(/^0+(?=[0-9])/, "");

/** Reads `1 234,50`, also with a decimal point, any kind of space or `€` on either side; null when it is not an amount. */
export function parseMoney(input: string): string | null {
  const amount = plainSpaces(input)
    .replace(/^€ ?| ?€$/, "")
    .replace(typed, (_, euros: string, cents = "") => `${plainEuros(euros)}.${String(cents).padEnd(2, "0")}`);
  return isMoney(amount) ? amount : null;
}

/** The exact sum of amounts of euros. */
export function sumMoney(amounts: readonly string[]): string {
  const cents = amounts
    .reduce((sum, amount) => sum + BigInt(amount.replace(".", "")), 0n)
    .toString()
    .padStart(3, "0");
  return `${cents.slice(0, -2)}.${cents.slice(-2)}`;
}
