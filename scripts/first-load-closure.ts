import { defaultLanguage, type Language } from "@runko/domain/texts/languages";

/** What the build of the page of a language is made of, in the folder of the build. */
export const manifestOf = (language: Language): string =>
  language === defaultLanguage ? ".vite/manifest.json" : `.vite/manifest.${language}.json`;

export type Manifest = Record<
  string,
  { file: string; name?: string; isEntry?: boolean; isDynamicEntry?: boolean; imports?: string[] }
>;

/** What the entry starts as soon as it has asked who reads. */
const application = "src/main.tsx";

/**
 * JavaScript files that a browser loads before it can paint: the entry, the application, the named lazy sources, and what they import
 * statically. Throws when a named source has no chunk of its own, for then the measure would say too little.
 */
export function closureOf(manifest: Manifest, sources: string[]): string[] {
  return importedBy(manifest, [...entriesOf(manifest), application, ...sources]);
}

/** The JavaScript files that ask who reads, before the application is here. */
export const entryOf = (manifest: Manifest): string[] => importedBy(manifest, entriesOf(manifest));

function entriesOf(manifest: Manifest): string[] {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  if (entries.length === 0) throw new Error("The manifest has no entry.");
  return entries;
}

function importedBy(manifest: Manifest, keys: string[]): string[] {
  const seen = new Set<string>();
  const waiting = [...keys];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    if (seen.has(key)) continue;
    const chunk = manifest[key];
    if (!chunk) throw new Error(`web/first-load.json names ${key}, which the build has no chunk for.`);
    seen.add(key);
    waiting.push(...(chunk.imports ?? []));
  }
  return [...new Set([...seen].map((key) => manifest[key]?.file ?? ""))].filter((file) => file.endsWith(".js"));
}

/** The lazy source that the most JavaScript files are loaded for before it runs, and how many these are. */
export function widestOf(manifest: Manifest): { source: string; files: number } {
  const lazy = Object.keys(manifest).filter((key) => manifest[key]?.isDynamicEntry);
  const counted = lazy.map((source) => ({ source, files: closureOf(manifest, [source]).length }));
  return counted.toSorted((a, b) => b.files - a.files)[0] ?? { source: "", files: 0 };
}
