import { chosenLanguage, languageCookie } from "@runko/domain/texts/chosen-language";
import { texts } from "@runko/domain/texts/texts";

/** Tells the browser to speak a language from now on, and fetches the page anew in it. */
export function speakLanguage(language: string): void {
  document.cookie = languageCookie(language);
  location.reload();
}

/** Shows the portal in the language of its reader from now on; a page that was told so and speaks another has no such words. */
export function followLanguage({ language, languages }: { language: string; languages: readonly string[] }): void {
  if (language === texts.formats.locale || !languages.includes(language)) return;
  if (chosenLanguage(document.cookie) !== language) speakLanguage(language);
}
