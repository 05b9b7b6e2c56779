import { defaultLanguage, type Language } from "@runko/domain/texts/languages";
import { cp, rm } from "node:fs/promises";
import { join } from "node:path";
import { build } from "vite";
import { webConfig } from "../web/web-config.ts";
import { manifestOf } from "./first-load-closure.ts";

async function bundle(language: Language, outDir: string): Promise<void> {
  const config = webConfig(language);
  await build({
    configFile: false,
    ...config,
    build: { ...config.build, outDir, emptyOutDir: true },
    logLevel: "warn",
  });
}

/** The web application for readers of these languages, in this folder; beside the default one stands another as `index.<language>.html`. */
export async function buildWeb(languages: readonly Language[], folder: string): Promise<void> {
  const placeOf = (language: Language) => (language === defaultLanguage ? folder : `${folder}-${language}`);
  await Promise.all(languages.map((language) => bundle(language, placeOf(language))));
  for (const language of languages) {
    const own = placeOf(language);
    if (own === folder) continue;
    await cp(join(own, "assets"), join(folder, "assets"), { recursive: true });
    await cp(join(own, "index.html"), join(folder, `index.${language}.html`));
    await cp(join(own, manifestOf(defaultLanguage)), join(folder, manifestOf(language)));
    await rm(own, { recursive: true });
  }
}
