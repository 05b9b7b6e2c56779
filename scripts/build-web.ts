import { defaultLanguage, type Language } from "@runko/domain/texts/languages";
import { statSync } from "node:fs";
import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "vite";
import fetchedFirst from "../web/fetched-first.json" with { type: "json" };
import { webConfig } from "../web/web-config.ts";
import { closureOf, entryOf, manifestOf, type Manifest } from "./first-load-closure.ts";

async function bundle(language: Language, outDir: string): Promise<void> {
  const config = webConfig(language);
  await build({
    configFile: false,
    ...config,
    build: { ...config.build, outDir, emptyOutDir: true },
    logLevel: "warn",
  });
}

/** The file with the letters of every page: without it all of a page is laid out twice, before and after it has come. */
const letters = /\/inter-latin\.woff2$/;

/** Says of each address that the server knows beforehand which files its page is made of. */
async function writeFetchedFirst(folder: string): Promise<void> {
  const manifest = JSON.parse(await readFile(join(folder, manifestOf(defaultLanguage)), "utf8")) as Manifest;
  const fonts = Object.entries(manifest).flatMap(([source, { file }]) => (letters.test(source) ? [file] : []));
  const sizeOf = (file: string) => statSync(join(folder, file)).size;
  // Whoever fetches six at a time has none of these left for the end.
  const largestFirst = (a: string, b: string) => sizeOf(b) - sizeOf(a);
  const files = Object.entries(fetchedFirst).map(([path, sources]) => [
    path,
    [...new Set([...entryOf(manifest), ...[...closureOf(manifest, sources), ...fonts].toSorted(largestFirst)])],
  ]);
  await writeFile(join(folder, "fetched-first.json"), JSON.stringify(Object.fromEntries(files)));
}

/** The web application for readers of these languages, in this folder; beside the default one stands another as `index.<language>.html`. */
export async function buildWeb(languages: readonly Language[], folder: string): Promise<void> {
  const placeOf = (language: Language) => (language === defaultLanguage ? folder : `${folder}-${language}`);
  await Promise.all(languages.map((language) => bundle(language, placeOf(language))));
  for (const language of languages) await writeFetchedFirst(placeOf(language));
  for (const language of languages) {
    const own = placeOf(language);
    if (own === folder) continue;
    await cp(join(own, "assets"), join(folder, "assets"), { recursive: true });
    await cp(join(own, "index.html"), join(folder, `index.${language}.html`));
    await cp(join(own, manifestOf(defaultLanguage)), join(folder, manifestOf(language)));
    await cp(join(own, "fetched-first.json"), join(folder, `fetched-first.${language}.json`));
    await rm(own, { recursive: true });
  }
}
