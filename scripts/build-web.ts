import { defaultLanguage, type Language } from "@runko/domain/texts/languages";
import { cp, rm } from "node:fs/promises";
import { join } from "node:path";
import { build } from "vite";
import { webConfig } from "../web/web-config.ts";

async function bundle(language: Language, outDir: string): Promise<void> {
  const config = webConfig(language);
  await build({
    configFile: false,
    ...config,
    build: { ...config.build, outDir, emptyOutDir: true },
    logLevel: "warn",
  });
}

/** The web application for readers of one language, in this folder; beside the default one stands another as `index.<language>.html`. */
export async function buildWeb(language: Language, folder: string): Promise<void> {
  if (language === defaultLanguage) return await bundle(language, folder);
  const own = `${folder}-${language}`;
  await bundle(language, own);
  await cp(join(own, "assets"), join(folder, "assets"), { recursive: true });
  await cp(join(own, "index.html"), join(folder, `index.${language}.html`));
  await rm(own, { recursive: true });
}
