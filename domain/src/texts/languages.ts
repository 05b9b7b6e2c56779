/** Languages that the portal can speak, by BCP 47; `en-XA`, CLDR's name for it, is the pseudo-language of tests. */
export const languages = ["fi", "sv", "en", "en-XA"] as const;
export type Language = (typeof languages)[number];

/** What each calls itself. */
export const languageNames: Readonly<Record<Language, string>> = {
  fi: "Suomi",
  sv: "Svenska",
  en: "English",
  "en-XA": "⟦Þšéúđó⟧",
};

/** Those that a portal offers unless its settings say otherwise. */
export const shippedLanguages: readonly Language[] = ["fi", "sv", "en"];

/** For readers of whom nothing is known. */
export const defaultLanguage: Language = "fi";

export const isLanguage = (text: unknown): text is Language => languages.some((language) => language === text);

type Range = { tag: string; quality: number };

function readRange(text: string): Range {
  const [tag = "", ...params] = text.split(";").map((part) => part.trim().toLowerCase());
  const quality = params.find((param) => param.startsWith("q="))?.slice(2);
  return { tag, quality: quality === undefined ? 1 : Number(quality) };
}

const matches = (tag: string, language: Language): boolean =>
  tag === "*" || tag === language.toLowerCase() || tag.split("-")[0] === language.toLowerCase();

/** The best of the offered languages for an `Accept-Language` header (RFC 9110 §12.5.4). */
export function languageAsked(header: string | undefined, offered: readonly Language[]): Language {
  const ranges = (header ?? "")
    .slice(0, 300)
    .split(",")
    .map(readRange)
    .filter(({ quality }) => quality > 0)
    .toSorted((one, other) => other.quality - one.quality);
  for (const { tag } of ranges) {
    const language = offered.find((each) => matches(tag, each));
    if (language) return language;
  }
  return offered[0] ?? defaultLanguage;
}
