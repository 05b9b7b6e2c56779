import { makeFormats, type Signs } from "../any-language/make-formats.ts";

/** How Swedish in Finland writes days, times and numbers. */
export const signs: Signs = {
  locale: "sv",
  decimal: ",",
  minutes: ".",
  at: " kl. ",
  euros: (amount) => `${amount}\u00a0€`,
};

export const formats = makeFormats(signs);
