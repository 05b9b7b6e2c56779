import { existsSync } from "node:fs";
import { join } from "node:path";

type Imports = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] };
type Graph = { getModuleInfo(id: string): Imports | null };

function source(path: string): string {
  const file = join(import.meta.dirname, "src", path);
  if (!existsSync(file)) throw new Error(`The first load is made of ${path}, which is not there.`);
  return file;
}

/** What a library's index names and only pages behind the first one use. */
const isOfPages = (id: string) =>
  /\/@tanstack\/.+\/(?:infiniteQueryObserver|queriesObserver|useInfiniteQuery|useQueries)\.js$/.test(id);

/** Every page takes its own texts; they follow the modules that name them. */
const isCode = (id: string) => !id.includes("/domain/src/texts/") && !/\.css$|^\0/.test(id) && !isOfPages(id);

/** What these modules import statically, they themselves left out: each stays where its address finds it. */
function importsOf(ids: readonly string[], graph: Graph): Set<string> {
  const found = new Set<string>();
  const waiting = [...ids];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) {
      if (found.has(next) || !isCode(next)) continue;
      found.add(next);
      waiting.push(next);
    }
  }
  return found;
}

const firstChunks = ["start", "page", "shell", "common", "login", "public", "front", "work"] as const;
type Chunk = (typeof firstChunks)[number];

/** What so many of the pages and dialogs use that load when they are asked for is one file. */
const sharedBy = [30, 10, 4, 3] as const;

function chunksOf(graph: Graph): (id: string) => Chunk | undefined {
  const main = importsOf([source("main.tsx")], graph);
  const login = importsOf([source("routes/login-route.tsx")], graph);
  const publicRoutes = source("routes/public-routes.ts");
  const publicPages = importsOf(
    [publicRoutes, ...(graph.getModuleInfo(publicRoutes)?.dynamicallyImportedIds ?? [])],
    graph,
  );
  const shell = importsOf([source("routes/shell-route.tsx")], graph);
  const front = importsOf([source("documents/document-type-selection-page.tsx")], graph);
  const work = importsOf([source("documents/front/subscribers-work.tsx")], graph);
  return (id) => {
    const inShell = shell.has(id) || (front.has(id) && !id.includes("/web/src/documents/"));
    if (main.has(id) || (inShell && login.has(id))) return "start";
    if (inShell) return publicPages.has(id) ? "page" : "shell";
    if (work.has(id) && (login.has(id) || publicPages.has(id))) return "common";
    if (login.has(id)) return "login";
    if (publicPages.has(id)) return "public";
    if (front.has(id)) return "front";
    return work.has(id) ? "work" : undefined;
  };
}

/**
 * What the first page behind the login is made of, in few files instead of seventy: together they compress better.
 * No page loads by it what only another needs: `start` is of every page, `page` of the public ones too.
 */
function firstLoadChunks() {
  let chunkOf: ReturnType<typeof chunksOf> | undefined;
  return firstChunks.map((chunk, place) => ({
    debugName: chunk,
    priority: firstChunks.length - place + sharedBy.length,
    name: (id: string, graph: Graph) => {
      chunkOf ??= chunksOf(graph);
      return chunkOf(id) === chunk ? chunk : null;
    },
  }));
}

/**
 * The files that the application is cut into: those of the first load, then what many later pages share. What a module
 * imports is used by as many as itself, so that a file imports none that imports it.
 */
export const chunkGroups = () => [
  ...firstLoadChunks(),
  ...sharedBy.map((minShareCount, place) => ({
    name: `shared-by-${minShareCount}`,
    priority: sharedBy.length - place,
    minShareCount,
  })),
];
