import { none, pagesOfModules, type Graph, type Page } from "./first-pages.ts";

type Row = {
  name: string;
  /** Whether a module is of this file by the pages that it is part of. */
  holds: (of: Readonly<Record<Page, boolean>>, id: string) => boolean;
  /** What only so many of the later pages and dialogs use, or more. */
  minShareCount?: number;
};

/** By this the bundler loads what is loaded later, the application first of all. */
const preloading = /vite\/preload-helper/;

const isOfStart: Row["holds"] = (of) => of.main || (of.shell && of.login);

/** Libraries that import nothing else of the start: of several files beside each other none is waited for long. */
const drawing = /\/node_modules\/(?:react|react-dom|scheduler)\//;
const routing = /\/node_modules\/(?:react-router|@tanstack\/[^/]+)\//;

/** A page's own, and apart from it what later pages load for themselves. */
const ofMany = 4;
const split = (row: Row): Row[] => [{ ...row, name: `${row.name}-widely`, minShareCount: ofMany }, row];

/**
 * What the first pages are made of, in few files instead of seventy: together they compress better. The first row that
 * holds has the module. A row says which pages a module is at least part of: what it imports is part of these too, so
 * that no file imports one below it.
 */
const firstChunks: readonly Row[] = [
  { name: "ahead", holds: (of, id) => of.ahead || preloading.test(id) },
  { name: "drawing", holds: (of, id) => isOfStart(of, id) && drawing.test(id) },
  { name: "routing", holds: (of, id) => isOfStart(of, id) && routing.test(id) },
  { name: "start", holds: isOfStart },
  { name: "page", holds: (of) => (of.shell && (of.public || of.entering)) || (of.work && (of.login || of.public)) },
  { name: "shell", holds: (of) => of.shell },
  { name: "asking", holds: (of) => (of.list && (of.login || of.public || of.entering)) || (of.document && of.login) },
  { name: "login", holds: (of) => of.login },
  { name: "entering", holds: (of) => of.entering },
  { name: "task", holds: (of) => of.work && of.list },
  { name: "facts", holds: (of) => of.work && of.document },
  { name: "work", holds: (of) => of.work },
  { name: "beside", holds: (of) => of.beside },
  { name: "forms", holds: (of) => of.writing && of.public },
  { name: "public", holds: (of) => of.public },
  { name: "found", holds: (of) => of.list && of.fronts },
  { name: "fronts", holds: (of) => of.fronts },
  { name: "reading", holds: (of) => of.list && of.document },
  { name: "list", holds: (of) => of.list },
  { name: "fields", holds: (of) => of.document && of.writing },
  { name: "document", holds: (of) => of.document },
  ...split({ name: "writing", holds: (of) => of.writing }),
  { name: "search", holds: (of) => of.search },
];

/** What so many of the pages and dialogs use that load when they are asked for is one file. */
const sharedBy = [10, 4, 3] as const;

function firstLoadChunks() {
  let pagesOf: ReturnType<typeof pagesOfModules> | undefined;
  const rowOf = (id: string, graph: Graph) => {
    pagesOf ??= pagesOfModules(graph);
    const of = pagesOf(id) ?? (preloading.test(id) ? none : undefined);
    return of && firstChunks.find(({ holds }) => holds(of, id))?.holds;
  };
  return firstChunks.map(({ name, holds, ...rest }, place) => ({
    ...rest,
    debugName: name,
    priority: firstChunks.length - place + sharedBy.length,
    name: (id: string, graph: Graph) => (rowOf(id, graph) === holds ? name : null),
  }));
}

/**
 * The files that the application is cut into: those of the first pages, then what many later ones share. What a module
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
