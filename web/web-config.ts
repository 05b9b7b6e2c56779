import react from "@vitejs/plugin-react";
import { defaultLanguage, type Language } from "@runko/domain/texts/languages";
import { textsFor } from "@runko/domain/texts/texts-for";
import { join } from "node:path";
import type { Plugin, UserConfig } from "vite";
import { chunkGroups } from "./chunk-groups.ts";
import { lazySources } from "./lazy-sources.ts";

const server = `http://127.0.0.1:${process.env["PORT"] ?? "3000"}`;
const folder = join(import.meta.dirname, "../domain/src/texts");

/** Puts the catalogue of a language in the place of the Finnish one, and its words into the page that starts the application. */
function spokenIn(language: Language): Plugin {
  const { formats, startPage } = textsFor(language);
  const words: Readonly<Record<string, string>> = { lang: formats.locale, ...startPage };
  return {
    name: "language",
    enforce: "pre",
    resolveId: (source, importer) =>
      source.startsWith("./fi/") && importer?.startsWith(folder)
        ? join(folder, source.replace("/fi/", `/${language.toLowerCase()}/`))
        : null,
    transformIndexHtml: (html) => html.replaceAll(/%(\w+)%/g, (whole, name: string) => words[name] ?? whole),
  };
}

/** How the web application is built for readers of one language. */
export const webConfig = (language: Language = defaultLanguage): UserConfig => ({
  root: import.meta.dirname,
  plugins: [spokenIn(language), react(), lazySources()],
  build: {
    manifest: true,
    sourcemap: false,
    // Fonts and pictures stay files: the content security policy allows no data: URL for them.
    assetsInlineLimit: 0,
    // The polyfill is for browsers without module preload; the build's target has it everywhere.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // The first load says which files each later page is made of: without their names it is 2.4 kB smaller.
        chunkFileNames: "assets/[hash].js",
        codeSplitting: { groups: chunkGroups() },
      },
    },
  },
  server: {
    host: "127.0.0.1",
    port: 5173,
    strictPort: true,
    proxy: { "/api": server, "/state.json": server },
  },
});
