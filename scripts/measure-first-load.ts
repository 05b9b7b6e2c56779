import { shippedLanguages } from "@runko/domain/texts/languages";
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { pages } from "../web/first-pages.ts";
import { root } from "./build-stamp.mjs";
import { ensureBuild } from "./ensure-build.mjs";
import { closureOf, manifestOf, widestOf, type Manifest } from "./first-load-closure.ts";

const limit = 190_000;
/** Of the pages that are opened most from mails and bookmarks, with the shell round them. */
const limitsBehind: Record<string, number> = { "/:area/documents": 295_000, "/:area/documents/:id": 305_000 };
/** Of what the login fetches once it is painted: the ways in, the languages, the latest news. */
const limitBesideLogin = 10_000;
/** Of a page, each a round trip on a line that carries six at a time. */
const widest = 36;
const dist = join(root, "web/dist");

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, "utf8")) as T;
}

await ensureBuild();
const routes = readJson<Record<string, string[]>>(join(root, "web/first-load.json"));
const fetchedFirst = readJson<Record<string, string[]>>(join(root, "web/fetched-first.json"));
const measured = [
  ...Object.entries(routes),
  ...Object.keys(limitsBehind).map((route): [string, string[]] => [route, fetchedFirst[route] ?? []]),
];

const sentOf = (file: string, ending: ".br" | ".gz" | "") =>
  statSync(join(dist, existsSync(join(dist, file + ending)) ? file + ending : file)).size;
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

const measures = shippedLanguages.flatMap((language) => {
  const manifest = readJson<Manifest>(join(dist, manifestOf(language)));
  return measured.map(([route, sources]) => ({ language, manifest, route, sources }));
});

for (const { language, manifest, route, sources } of measures) {
  // Files of chunks are called by what is in them alone; the manifest knows their names.
  const nameOf = new Map(Object.values(manifest).map(({ file, name }) => [file, name]));
  const files = closureOf(manifest, sources);
  const sizes = files.map((file) => ({
    file,
    brotli: sentOf(file, ".br"),
    gzip: sentOf(file, ".gz"),
    plain: sentOf(file, ""),
  }));
  const sum = (encoding: "brotli" | "gzip" | "plain") => sizes.reduce((total, size) => total + size[encoding], 0);
  const most = limitsBehind[route] ?? limit;
  const verdict = sum("gzip") <= most ? "within" : "OVER";
  console.log(
    `${language} ${route}: ${files.length} files, sent as ${kB(sum("brotli"))} brotli or ${kB(sum("gzip"))} gzip ` +
      `of ${kB(sum("plain"))}; gzip is ${verdict} ${most / 1000} kB`,
  );
  if (sum("gzip") > most) process.exitCode = 1;
  if (sum("gzip") <= most && !process.argv.includes("--files")) continue;
  for (const { file, brotli, gzip } of sizes.toSorted((a, b) => b.gzip - a.gzip))
    console.log(`  ${kB(brotli).padStart(9)} ${kB(gzip).padStart(9)} ${file} ${nameOf.get(file) ?? ""}`);
}

for (const language of shippedLanguages) {
  const manifest = readJson<Manifest>(join(dist, manifestOf(language)));
  const before = new Set(closureOf(manifest, routes["/login"] ?? []));
  const later = closureOf(
    manifest,
    pages.entering.map((page) => `src/${page}`),
  ).filter((file) => !before.has(file));
  const gzip = later.reduce((total, file) => total + sentOf(file, ".gz"), 0);
  console.log(
    `${language} beside /login: ${later.length} files, ${kB(gzip)} gzip; at most ${limitBesideLogin / 1000} kB`,
  );
  if (gzip > limitBesideLogin) process.exitCode = 1;
}

for (const language of shippedLanguages) {
  const { source, files } = widestOf(readJson<Manifest>(join(dist, manifestOf(language))));
  console.log(`${language}: no page is made of more than ${files} files (${source}); at most ${widest}`);
  if (files > widest) process.exitCode = 1;
}
