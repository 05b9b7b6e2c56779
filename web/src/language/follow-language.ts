import { chosenLanguage, languageCookie } from "@runko/domain/texts/chosen-language";
import { texts } from "@runko/domain/texts/texts";

/** Shows the portal in the language of its reader from now on; a page that was told so and speaks another has no such words. */
export function followLanguage({ language, languages }: { language: string; languages: readonly string[] }): void {
  if (language === texts.formats.locale || !languages.includes(language)) return;
  if (chosenLanguage(document.cookie) === language) return;
  document.cookie = languageCookie(language);
  location.reload();
}
