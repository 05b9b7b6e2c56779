import type { Catalogue } from "@runko/domain/texts/catalogue";
import { chosenLanguage, pageLanguageHeader } from "@runko/domain/texts/chosen-language";
import { languageAsked, type Language } from "@runko/domain/texts/languages";
import { textsFor } from "@runko/domain/texts/texts-for";
import type { FastifyRequest } from "fastify";
import type { Config } from "../../config/config.ts";
import type { App } from "./typed-app.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** What the reader has chosen, once it is known who reads. */
    ownLanguage: string | null;
    /** What the calling page speaks, else what the browser was told to speak, else the reader's own language, else what is accepted best; of those offered. */
    readonly language: Language;
    /** The words of that language. */
    readonly texts: Catalogue;
  }
}

/** Lets every request tell in which language it is answered. */
export function addReaderLanguage(app: App, { languages }: Pick<Config, "languages">): void {
  app.decorateRequest("ownLanguage", null);
  app.decorateRequest("language", {
    getter(this: FastifyRequest): Language {
      const told = [this.headers[pageLanguageHeader], chosenLanguage(this.headers.cookie ?? ""), this.ownLanguage];
      const chosen = told.flatMap((one) => languages.find((language) => language === one) ?? []);
      return chosen[0] ?? languageAsked(this.headers["accept-language"], languages);
    },
  });
  app.decorateRequest("texts", {
    getter(this: FastifyRequest): Catalogue {
      return textsFor(this.language);
    },
  });
}
