import { makeFormats, type Signs } from "../any-language/make-formats.ts";

/** How days, times and numbers are written in English in Finland: as inputs read them (0165). */
export const signs: Signs = { locale: "en", decimal: ".", minutes: ":", at: " ", euros: (amount) => `€${amount}` };

export const formats = makeFormats(signs);
