import { isIP } from "node:net";
import { z } from "zod";

const ON = new Set(["1", "true", "on", "yes"]);
const OFF = new Set(["0", "false", "off", "no"]);

/** The message of each of these schemas is what was expected, to stand after "Setting NAME: expected". */
export function wholeNumber(min: number, max: number) {
  const expected = `a whole number between ${min} and ${max}`;
  return z
    .string()
    .regex(/^\d{1,15}$/, expected)
    .transform(Number)
    .refine((value) => value >= min && value <= max, expected);
}

export function onOrOff() {
  return z
    .string()
    .toLowerCase()
    .refine((value) => ON.has(value) || OFF.has(value), "on or off")
    .transform((value) => ON.has(value));
}

const isNetwork = (text: string): boolean => {
  const [address = "", bits, ...more] = text.split("/");
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return most > 0 && more.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most));
};

/** Addresses, networks and their well-known names, separated by commas. */
export function networks() {
  const names = ["loopback", "linklocal", "uniquelocal"];
  return z
    .string()
    .transform((value) => value.split(",").map((part) => part.trim()))
    .refine(
      (parts) => parts.every((part) => names.includes(part) || isNetwork(part)),
      `addresses, networks as 10.0.0.0/8, ${names.join(", ")}, separated by commas`,
    );
}

/** Some of the values, separated by commas. */
export function someOf<Value extends string>(values: readonly Value[]) {
  const isValue = (part: string): part is Value => values.some((value) => value === part);
  return z
    .string()
    .transform((text) => text.split(",").map((part) => part.trim()))
    .refine((parts): parts is Value[] => parts.every(isValue), `some of ${values.join(", ")}, separated by commas`);
}

export function oneOf<const T extends readonly string[]>(values: T) {
  return z.enum(values, `one of ${values.join(", ")}`);
}

export function matching(pattern: RegExp, expected: string) {
  return z.string().regex(pattern, expected);
}

/** An address with one of the schemes, each written with its colon ("https:"). */
export function urlOf(schemes: readonly string[], expected: string) {
  return z.string().refine((value) => URL.canParse(value) && schemes.includes(new URL(value).protocol), expected);
}
