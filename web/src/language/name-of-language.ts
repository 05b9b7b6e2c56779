import { isLanguage, languageNames } from "@runko/domain/texts/languages";

/** What a language calls itself. */
export const nameOfLanguage = (language: string): string => (isLanguage(language) ? languageNames[language] : language);
