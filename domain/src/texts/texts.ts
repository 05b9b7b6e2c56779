import { fi } from "./fi/index.ts";

/** What a catalogue holds; another language is another one of these. */
export type Catalogue = typeof fi;

const catalogues = { fi } as const satisfies Record<string, Catalogue>;

export type Locale = keyof typeof catalogues;
export const defaultLocale: Locale = "fi";

/** Everything that a user of the portal reads. */
export const texts: Catalogue = catalogues[defaultLocale];
