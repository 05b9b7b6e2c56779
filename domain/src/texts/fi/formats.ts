import { makeFormats, type Signs } from "../any-language/make-formats.ts";

/** How a Finn writes days, times and numbers. */
export const signs: Signs = {
  locale: "fi",
  decimal: ",",
  minutes: ".",
  at: " klo ",
  euros: (amount) => `${amount}\u00a0€`,
};

export const formats = makeFormats(signs);
