import { catalogueOf, type Catalogue } from "./catalogue.ts";
import * as pseudoLanguage from "./en-xa/index.ts";
import * as en from "./en/index.ts";
import * as fi from "./fi/index.ts";
import { defaultLanguage, isLanguage, type Language } from "./languages.ts";
import * as sv from "./sv/index.ts";

const catalogues: Record<Language, Catalogue> = {
  fi: catalogueOf(fi),
  sv: catalogueOf(sv),
  en: catalogueOf(en),
  "en-XA": catalogueOf(pseudoLanguage),
};

/** The catalogue of a reader's language; of one whose language nobody knows that of the house. */
export const textsFor = (language: string | null | undefined): Catalogue =>
  catalogues[isLanguage(language) ? language : defaultLanguage];

/** What is written down for whoever reads it later, such as in logs. */
export const portalTexts = textsFor(defaultLanguage);
