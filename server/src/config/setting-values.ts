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
